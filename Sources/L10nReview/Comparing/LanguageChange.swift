package import L10nCatalog

/// A change of a language.
package struct LanguageChange: Sendable, Hashable {
  /// Its tag, as the newer state writes it where both have it.
  package var name: String
  /// Its coverage before, or `nil` if the language wasn't there.
  package var before: LanguageCoverage?
  /// Its coverage now, or `nil` if the language was removed.
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
