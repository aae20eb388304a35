public import L10nAllLanguages
public import L10nMessages

/// A message with its values: the text, the parts that it is put together from, and the problems that were found.
public struct MessageFormat2Output: Sendable, Hashable {
  /// The parts in order.
  public var parts: [Part]
  /// The problems in the order in which they were found. A part with a problem has a fallback text.
  public var problems: [FormattingProblem]

  /// The text, in which markup is nothing.
  public var text: String { parts.map(\.text).joined() }

  /// A part of a formatted message.
  public enum Part: Sendable, Hashable {
    /// Text of the message.
    case text(String)
    /// A character that isolates a value from the direction of the text around it (UAX #9, section 2.4).
    case isolation(Character)
    /// The value of a placeholder.
    case value(Value)
    /// Markup.
    case markup(Markup)
    /// The text in place of a value that can't be formatted: `$name` in `{$name}`.
    case fallback(String)

    /// The text of the part.
    public var text: String {
      switch self {
      case .text(let text): text
      case .isolation(let character): String(character)
      case .value(let value): value.text
      case .markup: ""
      case .fallback(let source): "{\(source)}"
      }
    }
  }

  /// A formatted value.
  public struct Value: Sendable, Hashable {
    /// The type: `string`, `number`, `datetime`, or that of a function of a registry.
    public var type: String
    /// The text.
    public var text: String
    /// The parts of the text, if the type has any.
    public var pieces: [Piece]
    /// The option `u:id`.
    public internal(set) var id: String?
    /// The direction.
    public internal(set) var direction = TextDirection.unknown

    /// Creates a value. The formatter sets its id and its direction.
    public init(type: String, text: String, pieces: [Piece] = []) {
      self.type = type
      self.text = text
      self.pieces = pieces
    }
  }

  /// A part of a formatted value.
  public struct Piece: Sendable, Hashable {
    /// The type, such as `integer`.
    public var type: String
    /// The text.
    public var text: String

    /// Creates a part.
    public init(type: String, text: String) {
      self.type = type
      self.text = text
    }
  }

  /// Markup with its options.
  public struct Markup: Sendable, Hashable {
    /// The kind of markup.
    public var kind: MessageFormat2.Markup.Kind
    /// The name.
    public var name: String
    /// The option `u:id`.
    public var id: String?
    /// The other options.
    public var options: [String: String]
  }
}
