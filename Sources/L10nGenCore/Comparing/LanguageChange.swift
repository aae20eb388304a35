/// What changed about a language.
package struct LanguageChange: Sendable, Hashable {
  /// Its tag, as the newer state writes it where both have it.
  package var name: String
  /// How much of the source it had, or `nil` if it wasn't there.
  package var before: LanguageCoverage?
  /// How much of the source it has, or `nil` if it is gone.
  package var after: LanguageCoverage?
  /// The number of messages it has a text for and didn't have before.
  package var added = 0
  /// The number of messages it had a text for and no longer has.
  package var removed = 0
  /// The number of messages it says in other words.
  package var reworded = 0
  /// Its index among the languages of the older state.
  var indexBefore: Int?
  /// Its index among the languages of the newer state.
  var indexAfter: Int?
}
