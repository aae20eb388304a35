import L10nCatalog
import L10nText

/// `duplicate-key`: one key written twice.
struct DuplicateKey: BundleProblemRule {
  let id = RuleID.duplicateKey
  let defaultSeverity = Severity.error

  func report(_ problem: BundleProblem, to reporter: inout Reporter) {
    if case .copiedFile(let original) = problem.kind {
      reporter.report(id, CopiedFile(original: original), of: problem, severity: .warning)
    }
    if case .replacedTable(let catalog) = problem.kind {
      reporter.report(id, ReplacedTable(catalog: catalog), of: problem, severity: .warning)
    }
    guard case .duplicateKey(let path, let written, let first, let shown) = problem.kind else { return }
    let repeated = RepeatedText(key: written, shown: shown)
    reporter.report(
      id, repeated, of: problem, key: path, severity: shown == .any ? .warning : nil,
      related: [.init(place: first, words: "the first '\(repeated.plainKey)'")])
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

/// A table in two formats.
private struct ReplacedTable: Facts {
  var catalog: String

  var values: KeyValuePairs<FactName, String?> { [.problem: "table", .expected: catalog] }
  var sentence: String {
    "this table isn't read in any language, because '\(catalog)' has it, and Xcode builds no app with both; delete its "
      + "files in the folders of languages, or the catalog"
  }
}

/// A text that hides another one with the same key, or is hidden by it.
private struct RepeatedText: Facts {
  /// The key as in the file; the whole path if it is in two files.
  var key: String
  var shown: BundleProblem.Repetition

  /// The key without the quotes that a key with dots has as a segment of a path.
  var plainKey: String {
    guard let path = KeySegment.split(key), path.count == 1 else { return key }
    return path[0].isEmpty ? key : path[0]
  }

  var values: KeyValuePairs<FactName, String?> { [.found: key] }
  var sentence: String {
    let consequence =
      switch shown {
      case .first: "and this text is never shown"
      case .last: "and the first text is never shown"
      case .any: "with the same text"
      }
    return "the key '\(plainKey)' is defined twice, \(consequence); remove one of the two"
  }
}
