public import L10nLanguage

/// The message of a key in a bundle, before parsing. A text is a string, or a string with its place in a file.
public enum MessageTexts<Text> {
  /// One text.
  case text(Text)
  /// A list message, with a text for each item.
  case list([Text])
  /// A plural map over `count`, with a text for each category, in CLDR's order of categories.
  case pluralMap([PluralVariant])

  /// A category of a plural map with its text.
  public struct PluralVariant {
    /// The category's keyword in the bundle.
    public var category: PluralCategory
    /// Its text.
    public var text: Text

    /// Creates a variant.
    public init(category: PluralCategory, text: Text) {
      self.category = category
      self.text = text
    }
  }

  /// Returns the message with each text transformed.
  @inlinable
  package func map<Other>(_ transform: (Text) -> Other) -> MessageTexts<Other> {
    switch self {
    case .text(let text): .text(transform(text))
    case .list(let items): .list(items.map(transform))
    case .pluralMap(let variants):
      .pluralMap(variants.map { .init(category: $0.category, text: transform($0.text)) })
    }
  }

  /// The number of its texts.
  @inlinable
  package var count: Int {
    switch self {
    case .text: 1
    case .list(let items): items.count
    case .pluralMap(let variants): variants.count
    }
  }

  /// A text by its index, from 0 to below ``count``. Most messages have only one text, for which ``texts`` would create
  /// an array.
  @inlinable
  package subscript(index: Int) -> Text {
    switch self {
    case .text(let text): text
    case .list(let items): items[index]
    case .pluralMap(let variants): variants[index].text
    }
  }

  /// Its texts in order.
  @inlinable
  package var texts: [Text] { (0..<count).map { self[$0] } }

  /// Returns a Boolean value indicating whether all of its texts satisfy `isNothing`. A list without items doesn't.
  @inlinable
  package func isNothingBut(_ isNothing: (Text) -> Bool) -> Bool {
    switch self {
    case .text(let text): isNothing(text)
    case .list(let items): !items.isEmpty && items.allSatisfy(isNothing)
    case .pluralMap(let variants): variants.allSatisfy { isNothing($0.text) }
    }
  }

  /// A Boolean value indicating whether it is a list.
  @inlinable
  package var isList: Bool {
    if case .list = self { true } else { false }
  }
}

extension MessageTexts: Sendable where Text: Sendable {}
extension MessageTexts: Equatable where Text: Equatable {}
extension MessageTexts: Hashable where Text: Hashable {}
extension MessageTexts.PluralVariant: Sendable where Text: Sendable {}
extension MessageTexts.PluralVariant: Equatable where Text: Equatable {}
extension MessageTexts.PluralVariant: Hashable where Text: Hashable {}

/// A bundle's message for one key, before parsing.
public typealias StoredMessage = MessageTexts<String>
