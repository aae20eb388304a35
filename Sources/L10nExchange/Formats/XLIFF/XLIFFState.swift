import L10nFormats

/// The state of a target in XLIFF 1.2 (section 2.4.1, `state` and `state-qualifier`).
enum XLIFFState {
  /// Returns the attributes of a target with a state, as Xcode writes them.
  static func attributes(of state: TranslationState?) -> String {
    switch state {
    case .new: #" state="new""#
    case .needsReview: #" state="needs-review-l10n""#
    case .machineTranslated: #" state="translated" state-qualifier="leveraged-mt""#
    case .stale, .final, nil: #" state="translated""#
    }
  }

  /// Returns the state that a target's attributes mean, or `nil` if it is final.
  static func state(_ attributes: [String: String]) -> TranslationState? {
    switch attributes["state"] {
    case "new", "needs-translation", "needs-l10n": .new
    case "needs-review-l10n", "needs-review-translation", "needs-review-adaptation", "needs-adaptation": .needsReview
    default: ["leveraged-mt", "mt-suggestion"].contains(attributes["state-qualifier"]) ? .machineTranslated : nil
    }
  }
}
