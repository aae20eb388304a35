import Foundation
import L10nLanguage

/// The value of a numeric argument.
enum NumericValue: Sendable, Equatable {
  /// A whole number of any type.
  case int(Int)
  /// A decimal fraction.
  case decimal(Decimal)
  /// A binary fraction, infinity or NaN.
  case double(Double)

  /// The value of an argument, or `nil` if that isn't a number.
  init?(_ argument: MessageArgument) {
    switch argument {
    case .int(let value): self = .int(value)
    case .int64(let value): self = Int(exactly: value).map { .int($0) } ?? .decimal(Decimal(value))
    case .double(let value): self.init(value)
    case .decimal(let value): self = value.isNaN ? .double(.nan) : .decimal(value)
    case .string, .date, .list, .interval, .duration: return nil
    }
  }

  /// Creates a value from a binary fraction; negative zero stays one.
  init(_ value: Double) {
    if let whole = Int(exactly: value), value.sign == .plus || whole != 0 {
      self = .int(whole)
    } else {
      self = .double(value)
    }
  }

  /// The value as a decimal fraction: for a binary fraction, the shortest that reads back the same, as in ICU. `nil` if
  /// `Decimal` can't represent it: infinities, NaN, negative zero and very large or small numbers.
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

  /// Returns a Boolean value indicating whether this is exactly the number in a message.
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

extension Decimal {
  /// The value as a whole number of 64 bits, or `nil` for fractions and larger numbers.
  var whole: Int64? {
    let text = description
    let isNegative = self < 0
    guard let magnitude = UInt64(digits: isNegative ? text.dropFirst() : text[...]) else { return nil }
    guard isNegative else { return Int64(exactly: magnitude) }
    return magnitude <= Int64.min.magnitude ? Int64(truncatingIfNeeded: 0 &- magnitude) : nil
  }
}
