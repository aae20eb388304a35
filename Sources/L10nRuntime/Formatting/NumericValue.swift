import Foundation

/// The value of a numeric argument.
enum NumericValue: Sendable, Hashable {
  /// A whole number, whatever type it came in.
  case int(Int)
  /// A decimal fraction.
  case decimal(Decimal)
  /// What `Decimal` doesn't hold: infinities, no number, negative zero and the very large or small.
  case double(Double)

  /// The value of an argument; nil where that isn't a number.
  init?(_ argument: MessageArgument) {
    switch argument {
    case .int(let value): self = .int(value)
    case .double(let value): self.init(value)
    case .decimal(let value): self = value.isNaN ? .double(.nan) : .decimal(value)
    case .string, .date: return nil
    }
  }

  /// A binary fraction as the shortest decimal one that reads back the same, which is how ICU takes it, too.
  init(_ value: Double) {
    if let whole = Int(exactly: value), value.sign == .plus || whole != 0 {
      self = .int(whole)
    } else if (1e-30..<1e30).contains(value.magnitude), let decimal = Decimal(string: value.description) {
      self = .decimal(decimal)
    } else {
      self = .double(value)
    }
  }

  /// The value as a decimal fraction; nil where `Decimal` doesn't hold it.
  var decimal: Decimal? {
    switch self {
    case .int(let value): Decimal(value)
    case .decimal(let value): value
    case .double: nil
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

  /// Whether this is exactly the number that a message names.
  func equals(_ other: Double) -> Bool {
    switch self {
    case .int(let value): Double(exactly: value) == other
    case .decimal(let value): NumericValue(other).decimal == value
    case .double(let value): value == other
    }
  }

  /// What is left when a plural's offset is taken off.
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
