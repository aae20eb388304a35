/// A bundle's message for one key, before parsing.
public enum StoredMessage: Sendable, Hashable {
  /// One text.
  case text(String)
  /// A list message: one text an item.
  case list([String])
  /// A plural map over `count`, one text a category, in CLDR's order of categories.
  case pluralMap([PluralVariant])

  /// One category of a plural map with its text.
  public struct PluralVariant: Sendable, Hashable {
    /// The category's keyword in the bundle.
    public var category: PluralCategory
    /// Its text.
    public var text: String

    /// Creates a variant.
    public init(category: PluralCategory, text: String) {
      self.category = category
      self.text = text
    }
  }
}
