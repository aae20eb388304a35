import CatalogTestSupport
import L10nMessages
import Testing

@testable import L10nCatalog
@testable import L10nChecking
@testable import L10nText

@Suite("outdated")
struct OutdatedTests {
  /// Returns the findings of the rule as `key language: old → new`.
  private func findings(_ before: HandMadeCatalog, _ after: HandMadeCatalog) -> [String] {
    Checker([Outdated(since: EarlierSources(before.catalog))], options: CheckingOptions()).findings(in: after.catalog)
      .map { finding in
        let values = Dictionary(finding.facts.values.map { ($0.key.rawValue, $0.value ?? "") }) { first, _ in first }
        return "\(finding.key ?? "") \(finding.language ?? ""): \(values["found"] ?? "") → \(values["expected"] ?? "")"
      }
  }

  private let before = HandMadeCatalog().adding("en", ["a": "Delete list"]).adding("de", ["a": "Liste löschen"])
    .adding("fr", ["a": "Supprimer la liste"])

  @Test("a translation that didn't follow its source is reported, with both texts")
  func reported() {
    let after = HandMadeCatalog().adding("en", ["a": "Delete account"]).adding("de", ["a": "Konto löschen"])
      .adding("fr", ["a": "Supprimer la liste"])
    #expect(findings(before, after) == ["a fr: Delete list → Delete account"])
  }

  @Test("nothing is reported if only the writing changed, if nothing changed, or without an older catalog")
  func unchanged() {
    let after = HandMadeCatalog().adding("en", ["a": "Delete List."]).adding("de", ["a": "Liste löschen"])
    #expect(findings(before, after) == [])
    #expect(findings(before, before) == [])
    #expect(Checker([Outdated()], options: CheckingOptions()).findings(in: after.catalog).isEmpty)
  }

  @Test("a translation that is new, empty, gone or not wanted isn't reported")
  func noTranslation() {
    let after = HandMadeCatalog().adding("en", ["a": "Delete account"]).adding("de", ["a": ""])
      .adding("ja", ["a": "リストを削除"])
    #expect(findings(before, after) == [])
    let kept = HandMadeCatalog().adding("en", ["a": "Delete account"]).adding("de", ["a": "Liste löschen"])
    #expect(findings(before, kept) == ["a de: Delete list → Delete account"])
    #expect(findings(before, kept.describing("a") { $0.isTranslatable = false }) == [])
    #expect(findings(before, kept.describing("a") { $0.ignored = ["de": ["outdated"]] }) == [])
  }

  @Test("a translation that was marked, and is final now, was reviewed")
  func reviewed() {
    let marked = before.describing("a") { $0.states = ["de": .needsReview] }
    let after = HandMadeCatalog().adding("en", ["a": "Delete account"]).adding("de", ["a": "Liste löschen"])
    #expect(findings(marked, after) == [])
    #expect(findings(marked, after.describing("a") { $0.states = ["de": .needsReview] }).count == 1)
    #expect(findings(before, after.describing("a") { $0.states = ["de": .needsReview] }).count == 1)
  }

  @Test("a renamed message is compared with its former key")
  func renamed() {
    let after = HandMadeCatalog().adding("en", ["b": "Delete account"]).adding("de", ["b": "Liste löschen"])
    #expect(findings(before, after) == [])
    #expect(findings(before, after.renaming("b", from: "a")) == ["b de: Delete list → Delete account"])
  }
}
