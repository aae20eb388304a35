/// A parsed message: what to write, piece by piece. All three syntaxes parse to this one tree.
///
/// Offsets count UTF-8 bytes of the text that was parsed.
public struct MessagePattern: Sendable, Hashable {
  /// The pieces in the order they are written.
  public var elements: [Element]

  /// Creates a pattern of the given pieces.
  public init(_ elements: [Element] = []) {
    self.elements = elements
  }

  /// One piece of a message.
  public enum Element: Sendable, Hashable {
    /// Text as it is written out, quoting and escapes undone.
    case text(LiteralText)
    /// A hole that an argument fills.
    case placeholder(Placeholder)
    /// Branches chosen by a number.
    indirect case plural(PluralChoice)
    /// Branches chosen by a word.
    indirect case select(SelectChoice)
    /// ICU's `#`: the value of the innermost plural, less its offset; with where it stands, in UTF-8 bytes.
    case pluralNumber(Range<Int>)
    /// A Korean both-form such as `을(를)`, resolved by the sound written before it.
    case particle(KoreanParticle)
  }
}

/// A hole in a message that one argument fills.
public struct Placeholder: Sendable, Hashable {
  /// The argument's name; `arg1`, `arg2`, … in the positional printf syntax.
  public var argument: String
  /// The way the argument is written.
  public var format: PlaceholderFormat
  /// The range of the placeholder in the parsed text, delimiters included, in UTF-8 bytes.
  public var range: Range<Int>

  /// Creates a placeholder.
  public init(argument: String, format: PlaceholderFormat, range: Range<Int>) {
    self.argument = argument
    self.format = format
    self.range = range
  }
}

/// The way a placeholder writes its argument.
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
}
