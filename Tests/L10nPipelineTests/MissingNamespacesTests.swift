import CatalogTestSupport
import Testing

@testable import L10nChecking
@testable import L10nPipeline
@testable import L10nText

@Suite("Missing namespaces")
struct MissingNamespacesTests {
  private func folded(_ files: KeyValuePairs<String, String>) -> [String] {
    let bundles = MarkedBundles(files)
    return CheckOutcome(catalog: bundles.catalog, findings: bundles.findings).foldedFindings.map {
      "\($0.language ?? "") \($0.key ?? "") \($0.related.first?.location.line ?? 0)"
    }
  }

  @Test("a single finding is for all messages of a namespace, in each language without it")
  func folding() {
    let ko = "x: 1\nstore:\n  c: { d: 1, e: 2 }\n  a: 1\n"
    #expect(
      folded(["ko.yml": ko, "en.yml": "x: 1\n", "ja.yml": "x: 1\nstore: { a: 1 }\n"]) == ["en store 3", "ja store.c 3"])
  }

  @Test("a namespace with a single message, and messages outside all namespaces, are reported separately")
  func single() {
    #expect(
      folded(["ko.yml": "x: 1\ny: 2\nstore: { a: 1 }\n", "en.yml": "{}\n"]) == ["en store.a 3", "en x 1", "en y 2"])
  }
}
