import L10nLanguage

/// What a bundle has at the key of a message, with the place of every text.
public enum BundleMessage: Sendable, Hashable {
  /// One text.
  case text(BundleText)
  /// A list message.
  case list([BundleText])
  /// A plural map over `count`, in CLDR's order of categories.
  case pluralMap([Variant])

  /// One category of a plural map.
  public struct Variant: Sendable, Hashable {
    /// The category that its key names.
    public var category: PluralCategory
    /// Where the key stands.
    public var keyPlace: Place
    /// What it writes.
    public var text: BundleText
  }

  /// The message without its places.
  public var stored: StoredMessage {
    switch self {
    case .text(let text): .text(text.text)
    case .list(let items): .list(items.map(\.text))
    case .pluralMap(let variants): .pluralMap(variants.map { .init(category: $0.category, text: $0.text.text) })
    }
  }

  /// Its texts in order.
  public var texts: [BundleText] {
    switch self {
    case .text(let text): [text]
    case .list(let items): items
    case .pluralMap(let variants): variants.map(\.text)
    }
  }

  /// Whether every text is empty: nothing was translated yet.
  public var isEmpty: Bool {
    switch self {
    case .text(let text): text.text.isEmpty
    case .list(let items): !items.isEmpty && items.allSatisfy(\.text.isEmpty)
    case .pluralMap(let variants): variants.allSatisfy(\.text.text.isEmpty)
    }
  }
}
