import Foundation

/// The value of a numeric argument.
enum NumericValue: Sendable, Hashable {
  /// A whole number, whatever type it came in.
  case int(Int)
  /// A decimal fraction.
  case decimal(Decimal)
  /// A binary fraction, or what is no number.
  case double(Double)

  /// The value of an argument, or `nil` if that isn't a number.
  init?(_ argument: MessageArgument) {
    switch argument {
    case .int(let value): self = .int(value)
    case .double(let value): self.init(value)
    case .decimal(let value): self = value.isNaN ? .double(.nan) : .decimal(value)
    case .string, .date: return nil
    }
  }

  /// A binary fraction; negative zero is not the integer.
  init(_ value: Double) {
    if let whole = Int(exactly: value), value.sign == .plus || whole != 0 {
      self = .int(whole)
    } else {
      self = .double(value)
    }
  }

  /// The value as a decimal fraction, for a binary one the shortest that reads back the same, as ICU takes it, or `nil`
  /// if `Decimal` doesn't hold it: infinities, no number, negative zero and the very large or small.
  var decimal: Decimal? {
    switch self {
    case .int(let value): Decimal(value)
    case .decimal(let value): value
    case .double(let value): (1e-30..<1e30).contains(value.magnitude) ? Decimal(string: value.description) : nil
    }
  }

  /// The nearest binary fraction.
  var double: Double {
    switch self {
    case .int(let value): Double(value)
    case .decimal(let value): NSDecimalNumber(decimal: value).doubleValue
    case .double(let value): value
    }
  }

  /// Returns a Boolean value indicating whether this is exactly the number that a message names.
  func equals(_ other: Double) -> Bool {
    switch self {
    case .int(let value): Double(exactly: value) == other
    case .decimal(let value): NumericValue(other).decimal == value
    case .double(let value): value == other
    }
  }

  /// Returns the rest after subtracting a plural's offset.
  func subtracting(_ offset: Double) -> NumericValue {
    if offset == 0 { return self }
    if case .int(let value) = self, let whole = Int(exactly: offset) {
      let (difference, overflowed) = value.subtractingReportingOverflow(whole)
      if !overflowed { return .int(difference) }
    }
    if let decimal, let subtrahend = NumericValue(offset).decimal { return .decimal(decimal - subtrahend) }
    return .double(double - offset)
  }
}
