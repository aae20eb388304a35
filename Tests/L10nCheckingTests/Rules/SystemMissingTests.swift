import CatalogTestSupport
import Testing

@testable import L10nText

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

  @Test("a reason for a permission that only build settings give is found there")
  func buildSettings() {
    let bundles = MarkedBundles([
      "ko.lproj/InfoPlist.strings": "NSCameraUsageDescription = \"사진\";",
      "en.lproj/InfoPlist.strings": "NSCameraUsageDescription = \"Photos\";",
      "project.pbxproj":
        "INFOPLIST_KEY_NSCameraUsageDescription = \"Photos\";\n  ❶INFOPLIST_KEY_NSFaceIDUsageDescription = \"To unlock\";\n",
    ])
    #expect(
      bundles.found(by: .systemMissing) == [
        "❶ warning: 'NSFaceIDUsageDescription' isn't in the table InfoPlist, so the system shows this string in every "
          + "language; add it there"
      ])
    #expect(bundles.found(by: .systemLanguages) == [])
  }

  @Test("a string without a reason in the settings or the file is found, unless another file may have it")
  func withoutReason() {
    func found(_ settings: String) -> [String] {
      MarkedBundles([
        "ko.lproj/InfoPlist.strings": "❶NSCameraUsageDescription = \"사진\";",
        "en.lproj/InfoPlist.strings": "NSCameraUsageDescription = \"Photos\";", "project.pbxproj": settings,
      ]).found(by: .systemMissing)
    }
    #expect(found("GENERATE_INFOPLIST_FILE = YES;\n").map(\.first) == ["❶"])
    #expect(found("INFOPLIST_KEY_NSCameraUsageDescription = \"Photos\";\n") == [])
    #expect(found("INFOPLIST_FILE = App/Info.plist;\n") == [])
  }
}
