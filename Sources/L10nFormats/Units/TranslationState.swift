/// The state of a string that isn't final, as `metadata.yml` and files in formats with states name it.
package enum TranslationState: String, Sendable, Hashable, CaseIterable {
  /// Somebody is to look at it again, because the source has changed, for example.
  case needsReview = "needs-review"
  /// A machine translated it.
  case machineTranslated = "machine-translated"
  /// Nobody translated it yet.
  case new
  /// No code uses it any more.
  case stale
  /// It is final, whatever its file or a more general entry says.
  case final

  /// Returns the state of a message whose texts have states, or `nil` if all are final.
  package static func leastFinal(of states: [TranslationState]) -> TranslationState? {
    [.new, .needsReview, .machineTranslated, .stale].first(where: states.contains)
  }
}
