/// The state of a string that isn't final, as named in `metadata.yml` and in formats with states.
package enum TranslationState: String, Sendable, Hashable, CaseIterable {
  /// Somebody should review it, because the source has changed, for example.
  case needsReview = "needs-review"
  /// A machine translated it.
  case machineTranslated = "machine-translated"
  /// Nobody translated it yet.
  case new
  /// No code uses it any more.
  case stale
  /// The string is final, even if its file or a more general entry has another state.
  case final

  /// Returns the least final state of a message's texts, or `nil` if all are final.
  package static func leastFinal(of states: [TranslationState]) -> TranslationState? {
    [.new, .needsReview, .machineTranslated, .stale].first(where: states.contains)
  }
}
