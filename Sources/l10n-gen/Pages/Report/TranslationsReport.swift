import L10nChecking
import L10nReview
import L10nText

/// Everything to show about a project's messages.
struct TranslationsReport {
  /// The messages, in the order of key paths.
  let messages: [MessageOverview]
  /// The findings of `check`.
  let outcome: CheckOutcome
  /// The files that couldn't be read.
  let unread: [FileSystem.Failure]
  /// The changes, if the report is a comparison.
  let changes: Changes?

  /// The findings that no message shows. Strings of a listing or of another platform may have the keys of messages.
  var findingsAlone: [Finding] {
    let shown = Dictionary(
      messages.map { ($0.key, $0.findings + $0.languages.flatMap(\.findings)) }
    ) { $0 + $1 }
    return outcome.findings.filter { finding in
      !(finding.key.flatMap { shown[$0] }?.contains(finding) ?? false)
    }
  }

  /// The changes since an older state.
  struct Changes {
    /// The name of the older state.
    let since: String
    /// The changes.
    let comparison: Comparison
  }
}
