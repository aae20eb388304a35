import L10nCatalog
import L10nText

/// `duplicate-key`: one key written twice.
struct DuplicateKey: BundleProblemRule {
  let id = RuleID.duplicateKey
  let defaultSeverity = Severity.error
  var summary: String {
    "a key is written twice in one mapping, or in two files of one language"
  }
  var explanation: String {
    """
    Neither YAML nor JSON defines which of the two counts, and programs differ. l10n-gen uses the first one, so the \
    second, usually the one edited last, is never shown. Of a key in a '.strings' file or another property list, \
    Apple's systems and l10n-gen use the last text. If both have the same text, nothing is lost, and it is a warning.

    A file with the name of a copy next to its original, such as 'store 2.yml' next to 'store.yml', isn't read, and is \
    one warning.
    """
  }
  var example: RuleExample {
    RuleExample(
      flagged: ["ko.yml": "title: 매장\nempty: 없음\ntitle: 가게\n"],
      finding: "the key 'title' is defined twice, and this text is never shown; remove one of the two",
      fixed: ["ko.yml": "title: 가게\nempty: 없음\n"])
  }

  func report(_ problem: BundleProblem, to reporter: inout Reporter) {
    if case .copiedFile(let original) = problem.kind {
      reporter.report(id, CopiedFile(original: original), of: problem, severity: .warning)
    }
    guard case .duplicateKey(let path, let written, let first, let shown) = problem.kind else { return }
    reporter.report(
      id, RepeatedText(key: written, shown: shown), of: problem, key: path,
      severity: shown == .any ? .warning : nil,
      related: [.init(place: first, words: "the first '\(written)'")])
  }
}

/// A file whose name is a file manager's name for a copy.
private struct CopiedFile: Facts {
  var original: String

  var values: KeyValuePairs<FactName, String?> { [.problem: "copy", .expected: original] }
  var sentence: String {
    "this file isn't read, because its name is that of a copy of '\(original)'; delete or rename it"
  }
}

/// A text that hides another one with the same key, or is hidden by it.
private struct RepeatedText: Facts {
  /// The key as in the file; the whole path if it is in two files.
  var key: String
  var shown: BundleProblem.Repetition

  var values: KeyValuePairs<FactName, String?> { [.found: key] }
  var sentence: String {
    let consequence =
      switch shown {
      case .first: "and this text is never shown"
      case .last: "and the first text is never shown"
      case .any: "with the same text"
      }
    return "the key '\(key)' is defined twice, \(consequence); remove one of the two"
  }
}
