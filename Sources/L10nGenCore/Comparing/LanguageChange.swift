/// What changed about a language.
public struct LanguageChange: Sendable, Hashable {
  /// Its tag, as the newer state writes it where both have it.
  public var name: String
  /// How much of the source it had; nil where it wasn't there.
  public var before: LanguageCoverage?
  /// How much of the source it has; nil where it is gone.
  public var after: LanguageCoverage?
  /// How many messages it has a text for and hadn't.
  public var added = 0
  /// How many messages it had a text for and hasn't.
  public var removed = 0
  /// How many messages it says in other words.
  public var reworded = 0
  /// Its index among the languages of the older state.
  var indexBefore: Int?
  /// Its index among the languages of the newer state.
  var indexAfter: Int?
}
