import CatalogTestSupport

@testable import L10nCatalog
@testable import L10nChecking
@testable import L10nText

/// A rule that requires replacements in texts, with any id.
struct ReplacingRule: WordingRule {
  var id = RuleID.yamlSyntax
  let defaultSeverity = Severity.warning
  let summary = ""
  let explanation = ""
  let example = RuleExample(flagged: [:], finding: "", fixed: [:])
  let traits = TextTraits.text
  /// Returns the ranges to replace in a text, in UTF-8 bytes, with their replacements.
  let replacements: @Sendable (String) -> [(range: Range<Int>, replacement: String)]

  /// Returns a rule that replaces every occurrence of a text, a few in each text at a time.
  static func replacing(_ old: String, by new: String, id: RuleID = .yamlSyntax) -> ReplacingRule {
    ReplacingRule(id: id) { text in
      let bytes = Array(text.utf8)
      let wanted = Array(old.utf8)
      return bytes.indices.filter { bytes[$0...].starts(with: wanted) }.prefix(CheckedText.findingLimit).map {
        ($0..<$0 + wanted.count, new)
      }
    }
  }

  func check(_ wording: Wording, _ reporter: inout Reporter) {
    for (range, replacement) in replacements(wording.text.text) {
      reporter.report(
        id, StatedFacts(sentence: "replace by '\(replacement)'"), at: wording.spot(at: range.lowerBound),
        of: wording.subject,
        fix: wording.fix(range, with: replacement))
    }
  }
}
