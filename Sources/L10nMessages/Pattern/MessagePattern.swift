public import L10nLanguage

/// A parsed message as a sequence of pieces. All three syntaxes produce the same tree.
///
/// Offsets count UTF-8 bytes of the parsed text.
public struct MessagePattern: Sendable, Hashable {
  /// The pieces in the order in which they are written.
  public var elements: [Element]

  /// Creates a pattern from pieces.
  public init(_ elements: [Element] = []) {
    self.elements = elements
  }

  /// One piece of a message.
  public enum Element: Sendable, Hashable {
    /// Text in its final form, without quotes and escapes.
    case text(LiteralText)
    /// A placeholder for an argument.
    case placeholder(Placeholder)
    /// Branches chosen by a number.
    indirect case plural(PluralChoice)
    /// Branches chosen by a word.
    indirect case select(SelectChoice)
    /// ICU's `#`, with its place in UTF-8 bytes: the value of the innermost plural, minus its offset.
    case pluralNumber(Range<Int>)
    /// A Korean both-form such as `을(를)`, which is resolved by the sound before it.
    case particle(KoreanParticle)
  }
}

/// A placeholder for an argument of a message.
public struct Placeholder: Sendable, Hashable {
  /// The argument's name; `arg1`, `arg2`, … in the positional printf syntax.
  public var argument: String
  /// The format of the argument.
  public var format: PlaceholderFormat
  /// The range of the placeholder in the parsed text, including its delimiters, in UTF-8 bytes.
  public var range: Range<Int>

  /// Creates a placeholder.
  public init(argument: String, format: PlaceholderFormat, range: Range<Int>) {
    self.argument = argument
    self.format = format
    self.range = range
  }
}

/// The format in which a placeholder writes its argument.
public enum PlaceholderFormat: Sendable, Hashable {
  /// As text: `{name}`, `%{name}`.
  case plain
  /// As a number: `{n, number}` and its styles.
  indirect case number(NumberFormat)
  /// As a calendar date: `{d, date, long}`.
  case date(DateStyle)
  /// As a time of day: `{d, time, short}`.
  case time(DateStyle)
  /// By a C conversion: `%<price>.2f`, `%d`.
  indirect case conversion(PrintfConversion)
  /// In a style for a list, a span of time or an amount of data: `{items, list}`.
  indirect case styled(ArgumentStyle)
}
