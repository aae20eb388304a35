import Testing

@testable import L10nGenCore

@Suite("system-missing")
struct SystemMissingTests {
  @Test("a language without a string is found at the string, and only by this rule")
  func missing() {
    let bundles = MarkedBundles([
      "ko.lproj/InfoPlist.strings": "CFBundleName = \"다봄\"; ❶NSCameraUsageDescription = \"사진\";",
      "en.lproj/InfoPlist.strings": "CFBundleName = \"DABOM\";", "ko.lproj/Localizable.strings": "a = \"가\";",
      "en.lproj/Localizable.strings": "a = \"A\";",
    ])
    #expect(
      bundles.found(by: .systemMissing) == [
        "❶ warning: 'NSCameraUsageDescription' is missing in en, so the system shows it in the development language; add it"
      ])
    #expect(bundles.found(by: .missingKey) == [])
  }

  @Test("the app's name may be missing, unless most languages translate it")
  func names() {
    func found(_ japanese: String) -> [String] {
      MarkedBundles([
        "ko.lproj/InfoPlist.strings": "❶CFBundleName = \"DABOM\";",
        "ja.lproj/InfoPlist.strings": "CFBundleName = \"\(japanese)\";",
        "ko.lproj/Localizable.strings": "a = \"가\";", "en.lproj/Localizable.strings": "a = \"A\";",
        "ja.lproj/Localizable.strings": "a = \"あ\";",
      ]).found(by: .systemMissing)
    }
    #expect(found("DABOM") == [])
    #expect(found("ダボム").map { $0.prefix(1) } == ["❶"])
  }

  @Test("the development language may have its strings in Info.plist")
  func source() {
    let bundles = MarkedBundles([
      "ko.lproj/Localizable.strings": "a = \"가\";", "en.lproj/Localizable.strings": "a = \"A\";",
      "ja.lproj/Localizable.strings": "a = \"あ\";", "en.lproj/InfoPlist.strings": "❶CFBundleName = \"DABOM\";",
    ])
    #expect(bundles.found(by: .extraKey) == [])
    #expect(bundles.found(by: .systemMissing).map(\.first) == ["❶"])
  }
}
