import CatalogTestSupport
import Testing

@testable import L10nCatalog
@testable import L10nText

@Suite("platform-languages")
struct PlatformLanguagesTests {
  @Test("languages of one platform only are reported, but not other names of one language")
  func languages() {
    let strings = "<resources><string name=\"a\">A</string></resources>"
    var bundles = MarkedBundles([
      "en.lproj/Localizable.strings": "a = \"A\";", "zh-Hans.lproj/Localizable.strings": "a = \"A\";",
      "he.lproj/Localizable.strings": "a = \"A\";", "ko.lproj/Localizable.strings": "a = \"A\";",
      "res/values/strings.xml": strings, "res/values-zh-rCN/strings.xml": strings,
      "res/values-iw/strings.xml": strings, "res/values-fr/strings.xml": strings,
    ])
    bundles.source = "en"
    bundles.sources = [ConfiguredSource(path: "res")]
    #expect(
      bundles.found(by: .platformLanguages) == [
        "l10n.yml:1:1 info: 'res' has no strings in ko, which the project has; translate them there, too",
        "l10n.yml:1:1 info: 'res' has strings in fr, which the project doesn't have; translate them here, too",
      ])
  }

  @Test("a language without a region is one with the region only if the platform doesn't have that one, too")
  func regions() {
    func found(_ folders: [String]) -> Int {
      let strings = "<resources><string name=\"a\">A</string></resources>"
      var bundles = MarkedBundles(
        ["en", "pt-BR"].map { ("\($0).lproj/Localizable.strings", "a = \"A\";") }
          + folders.map { ("res/\($0)/strings.xml", strings) })
      bundles.source = "en"
      bundles.sources = [ConfiguredSource(path: "res")]
      return bundles.found(by: .platformLanguages).count
    }
    #expect(found(["values", "values-pt"]) == 0)
    #expect(found(["values", "values-pt", "values-pt-rBR"]) == 1)
  }
}
