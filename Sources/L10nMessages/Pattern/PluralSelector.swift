public import L10nLanguage

/// The condition under which a branch of a plural is used.
public enum PluralSelector: Sendable, Hashable {
  /// The argument equals the number.
  case exactly(Double)
  /// The language's rules put the number into this category.
  case category(PluralCategory)
}
