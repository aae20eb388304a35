package import L10nFormats

/// A change of the state of one language's string: reviewed, for example.
package struct StateChange: Sendable, Hashable {
  /// The key path of the message in the newer state.
  package var key: String
  /// The language's index in ``Comparison/languages``.
  package var language: Int
  /// The state before, or `nil` if the string was final or wasn't there.
  package var before: TranslationState?
  /// The state now, or `nil` if the string is final.
  package var after: TranslationState?
}
