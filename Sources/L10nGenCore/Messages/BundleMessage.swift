import L10nLanguage

/// The message of a bundle at a key, with the place of every text.
package enum BundleMessage: Sendable, Hashable {
  /// One text.
  case text(BundleText)
  /// A list message.
  case list([BundleText])
  /// A plural map over `count`, in CLDR's order of categories.
  case pluralMap([Variant])

  /// One category of a plural map.
  package struct Variant: Sendable, Hashable {
    /// The category that its key names.
    package var category: PluralCategory
    /// The place where the key stands.
    package var keyPlace: Place
    /// The written text.
    package var text: BundleText
  }

  /// The message without its places.
  package var stored: StoredMessage {
    switch self {
    case .text(let text): .text(text.text)
    case .list(let items): .list(items.map(\.text))
    case .pluralMap(let variants): .pluralMap(variants.map { .init(category: $0.category, text: $0.text.text) })
    }
  }

  /// Its texts in order.
  package var texts: [BundleText] {
    switch self {
    case .text(let text): [text]
    case .list(let items): items
    case .pluralMap(let variants): variants.map(\.text)
    }
  }

  /// A Boolean value indicating whether it is a list.
  var isList: Bool {
    if case .list = self { true } else { false }
  }

  /// A Boolean value indicating whether every text is empty: nothing was translated yet.
  package var isEmpty: Bool {
    switch self {
    case .text(let text): text.text.isEmpty
    case .list(let items): !items.isEmpty && items.allSatisfy(\.text.isEmpty)
    case .pluralMap(let variants): variants.allSatisfy(\.text.text.isEmpty)
    }
  }
}
