package import L10nCatalog

/// A change of a language.
package struct LanguageChange: Sendable, Hashable {
  /// Its tag, in the newer state's spelling if both states have it.
  package var name: String
  /// Its coverage before, or `nil` if the language wasn't there.
  package var before: LanguageCoverage?
  /// Its coverage now, or `nil` if the language was removed.
  package var after: LanguageCoverage?
  /// The number of messages for which it has a text now, but didn't before.
  package var added = 0
  /// The number of messages for which it had a text, but doesn't any more.
  package var removed = 0
  /// The number of messages whose text changed.
  package var reworded = 0
  /// Its index among the languages of the older state.
  var indexBefore: Int?
  /// Its index among the languages of the newer state.
  var indexAfter: Int?
}
