import CatalogTestSupport
import Testing

@testable import L10nCatalog
@testable import L10nText

@Suite("grammar-accessor")
struct GrammarAccessorTests {
  @Test("markup in any language is reported once, unless code can use a resource")
  func resources() {
    var bundles = MarkedBundles([
      "ko.yml": "a: \"{name} 준비됨\"\nb: \"^[b\"",
      "es.yml": "a: ❶\"{name} está ^[listo](agreeWithArgument: 1)\"\nb: \"[b](c)\"",
    ])
    #expect(
      bundles.found(by: .grammarAccessor) == [
        "❶ warning: the accessor returns plain text, so users see '^[…](…)'; write the string to one of 'tables' with "
          + "'resources: true' and use it by 'L10n.Resources', or write plural forms"
      ])
    bundles.tables = [
      SystemTable(
        path: "App/Grammar.xcstrings",
        keys: [.init(pattern: "a", glob: KeyGlob(segments: ["a"]), naming: .path, offset: 0)])
    ]
    bundles.tables[0].hasResources = true
    #expect(bundles.found(by: .grammarAccessor) == [])
  }
}
