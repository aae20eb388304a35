/// A value for an argument of a message.
///
/// ```swift
/// L10n.text(forKey: "store.reviews", arguments: ["count": 3, "name": "하연주"])
/// ```
public enum MessageArgument: Sendable, Hashable {
  /// A text, or the keyword of a `select`.
  case string(String)
  /// A whole number.
  case int(Int)
  /// A binary fraction.
  case double(Double)
  /// A decimal fraction, such as an amount of money; never goes through `Double`.
  case decimal(Decimal)
  /// A moment, written in the time zone of ``LanguagePreferences/timeZone``.
  case date(Date)
  /// A whole number of 64 bits on all systems, for amounts of data.
  case int64(Int64)
  /// A list of texts.
  case list([String])
  /// Two moments and the time between them, written in the same time zone.
  case interval(Range<Date>)
  /// A span of time.
  case duration(Duration)
}

extension MessageArgument: ExpressibleByStringInterpolation {
  /// A text.
  public init(stringLiteral value: String) {
    self = .string(value)
  }
}

extension MessageArgument: ExpressibleByIntegerLiteral {
  /// A whole number.
  public init(integerLiteral value: Int) {
    self = .int(value)
  }
}

extension MessageArgument: ExpressibleByFloatLiteral {
  /// A binary fraction.
  public init(floatLiteral value: Double) {
    self = .double(value)
  }
}
