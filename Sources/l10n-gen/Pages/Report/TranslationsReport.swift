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

  /// The changes since an older state.
  struct Changes {
    /// The name of the older state.
    let since: String
    /// The changes.
    let comparison: Comparison
  }
}
