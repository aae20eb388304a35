import Testing

@testable import L10nSwiftCode

@Suite("Reading an Xcode project")
struct XcodeProjectFileTests {
  @Test(
    "the development region is a language",
    arguments: [
      ("developmentRegion = en;", "en"), ("developmentRegion = \"zh-Hans\";", "zh-Hans"),
      ("developmentRegion=ko;", "ko"), ("developmentRegion = English;", "en"), ("developmentRegion = Base;", nil),
      ("", nil),
    ])
  func developmentRegion(text: String, expected: String?) {
    #expect(XcodeProjectFile(Array("{ \(text) knownRegions = (ja, Base); }".utf8)).developmentRegion == expected)
  }

  @Test("the plugin is found, also in packages")
  func plugin() {
    #expect(XcodeProjectFile(Array("productName = \"plugin:L10nBuildPlugin\";".utf8)).usesPlugin)
    #expect(!XcodeProjectFile([]).usesPlugin)
    #expect(PackageManifest(Array(".plugin(name: \"L10nBuildPlugin\", package: \"x\")".utf8)).usesPlugin)
  }

  @Test("the language of a package's resources is found")
  func package() {
    #expect(PackageManifest(Array("defaultLocalization: \"ko\",".utf8)).defaultLocalization == "ko")
    #expect(PackageManifest(Array("name: \"x\"".utf8)).defaultLocalization == nil)
  }

  @Test(
    "the macros for lookups are found in build settings",
    arguments: [
      ("LOCALIZED_STRING_MACRO_NAMES = Localized;", ["Localized"]),
      ("LOCALIZED_STRING_MACRO_NAMES = (NSLocalizedString, \"Text_\");", ["NSLocalizedString", "Text_"]),
      ("LOCALIZED_STRING_MACRO_NAMES = \"A B\";", ["A", "B"]), ("", []),
    ])
  func lookupMacros(text: String, expected: [String]) {
    #expect(XcodeProjectFile(Array("{ \(text) }".utf8)).lookupMacros == Set(expected))
  }
}
