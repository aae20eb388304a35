import CatalogTestSupport
import Testing

@testable import L10nText

@Suite("system-missing")
struct SystemMissingTests {
  @Test("a language without a string is reported at the string, and only by this rule")
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

  @Test("values that nobody sees may be missing, and in English a text of Info.plist that is English")
  func shownAnyway() {
    var bundles = MarkedBundles([
      "ja.lproj/InfoPlist.strings": "\"❶Shop catalog\" = \"カタログ\"; CFBundleDevelopmentRegion = \"ja\";",
      "ja.lproj/Localizable.strings": "a = \"あ\";", "en.lproj/Localizable.strings": "a = \"A\";",
      "ko.lproj/Localizable.strings": "a = \"가\";",
    ])
    bundles.source = "ja"
    bundles.languages = ["ja", "en", "ko"]
    #expect(bundles.found(by: .systemMissing).map { $0.contains("'Shop catalog' is missing in ko") } == [true])
  }

  @Test("the app's name may be missing, unless most languages translate it, each in its way")
  func names() {
    func found(_ names: KeyValuePairs<String, String>) -> [String] {
      var bundles = MarkedBundles([
        "ko.lproj/InfoPlist.strings": "❶CFBundleName = \"DABOM\";",
        "ja.lproj/InfoPlist.strings": "CFBundleName = \"\(names[0].value)\";",
        "ru.lproj/InfoPlist.strings": "CFBundleName = \"\(names[1].value)\";",
        "uk.lproj/InfoPlist.strings": "CFBundleName = \"\(names[2].value)\";",
        "ko.lproj/Localizable.strings": "a = \"가\";", "en.lproj/Localizable.strings": "a = \"A\";",
      ])
      bundles.languages = ["ko", "en", "ja", "ru", "uk"]
      return bundles.found(by: .systemMissing).map { String($0.prefix(1)) }
    }
    #expect(found(["ja": "ダボム", "ru": "Дабом", "uk": "Дабім"]) == ["❶"])
    #expect(found(["ja": "ダボム", "ru": "Дабом", "uk": "Дабом"]) == [])
    #expect(found(["ja": "ダボム", "ru": "DABOM", "uk": "DABOM"]) == [])
  }

  @Test("without the source's name, the most frequent one is the name that isn't translated")
  func nameWithoutSource() {
    let bundles = MarkedBundles([
      "ko.lproj/Localizable.strings": "a = \"가\";", "en.lproj/InfoPlist.strings": "CFBundleName = \"DABOM\";",
      "ja.lproj/InfoPlist.strings": "CFBundleName = \"DABOM\";", "fr.lproj/Localizable.strings": "a = \"A\";",
    ])
    #expect(bundles.found(by: .systemMissing) == [])
  }

  @Test("a table needs the languages that other tables near it have")
  func nearbyLanguages() {
    var bundles = MarkedBundles([
      "mac/ko.lproj/InfoPlist.strings": "❶NSCameraUsageDescription = \"사진\";",
      "mac/ko.lproj/Localizable.strings": "a = \"가\";", "mac/en.lproj/Localizable.strings": "a = \"A\";",
      "ios/ko.lproj/Localizable.strings": "b = \"가\";", "ios/en.lproj/Localizable.strings": "b = \"A\";",
      "ios/ja.lproj/Localizable.strings": "b = \"あ\";",
    ])
    bundles.source = "ko"
    let found = bundles.found(by: .systemMissing)
    #expect(found.count == 1)
    #expect(found.first?.contains("is missing in en") == true)
  }

  @Test("a table that Xcode copies as InfoPlist is read as one, and an empty key as none")
  func otherNames() {
    let bundles = MarkedBundles([
      "ko.lproj/AppPlist.strings": "❶NSCameraUsageDescription = \"사진\"; \"\" = \"빈\";",
      "ko.lproj/Localizable.strings": "a = \"가\";", "en.lproj/Localizable.strings": "a = \"A\";",
    ])
    #expect(bundles.found(by: .systemMissing).map(\.first) == ["❶"])
    #expect(bundles.found(by: .missingKey) == [])
  }

  @Test("a permission's reason that is only in build settings is found there")
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
