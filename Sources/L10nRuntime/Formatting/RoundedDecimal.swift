import Foundation

/// A number as ICU's `number` writes it: at most three fraction digits, rounded half to even.
struct RoundedDecimal: Sendable {
  /// A Boolean value indicating whether a minus sign is written, even before a number rounded to zero.
  private(set) var isNegative: Bool
  /// The digits before the decimal separator.
  private(set) var whole: UInt
  /// The digits after it, as a number of thousandths.
  private(set) var thousandths: Int

  /// A whole number.
  init(_ value: Int) {
    isNegative = value < 0
    whole = value.magnitude
    thousandths = 0
  }

  /// Parses a number such as `-1234.5`; returns `nil` for any other notation and for numbers beyond 64 bits.
  init?(_ text: String) {
    var digits = Substring(text)
    isNegative = digits.first == "-"
    if isNegative { digits.removeFirst() }
    let parts = digits.parts(separatedBy: UInt8(ascii: "."), atMost: 2)
    guard let first = parts.first, let whole = UInt64(digits: first).flatMap({ UInt(exactly: $0) }) else { return nil }
    self.whole = whole
    thousandths = 0
    if parts.count == 2 {
      guard roundUp(parts[1]) else { return nil }
    }
  }

  /// The number without separators: `1234.5`.
  var text: String {
    let fraction = fractionDigits.map { String(UnicodeScalar($0)) }.joined()
    return (isNegative ? "-" : "") + String(whole) + (fraction.isEmpty ? "" : "." + fraction)
  }

  /// The digits after the decimal separator, as ASCII, without zeros at the end.
  var fractionDigits: [UInt8] {
    var rest = thousandths
    var digits: [UInt8] = []
    for place in [100, 10, 1] where rest > 0 {
      digits.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest / place))
      rest %= place
    }
    return digits
  }

  /// Sets the fraction; returns `false` if it isn't one or if rounding overflows.
  private mutating func roundUp(_ fraction: Substring) -> Bool {
    var place = 0
    var firstCut = 0
    var isMoreCut = false
    for byte in fraction.utf8 {
      guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte else { return false }
      let digit = Int(byte - UInt8(ascii: "0"))
      switch place {
      case 0..<3: thousandths = thousandths * 10 + digit
      case 3: firstCut = digit
      default: isMoreCut = isMoreCut || digit != 0
      }
      place += 1
    }
    while place < 3 {
      thousandths *= 10
      place += 1
    }
    guard firstCut > 5 || (firstCut == 5 && (isMoreCut || !thousandths.isMultiple(of: 2))) else { return true }
    thousandths += 1
    guard thousandths == 1_000 else { return true }
    thousandths = 0
    let (next, overflowed) = whole.addingReportingOverflow(1)
    whole = next
    return !overflowed
  }
}

extension NumericValue {
  /// The number rounded to three fraction digits, or `nil` if it is beyond 64 bits or isn't a number.
  var rounded: RoundedDecimal? {
    switch self {
    case .int(let value): RoundedDecimal(value)
    case .decimal(let value): RoundedDecimal(value.description)
    case .double(let value) where value.magnitude < 0.0005: RoundedDecimal(value.sign == .minus ? "-0" : "0")
    case .double(let value): RoundedDecimal(value.description)
    }
  }
}
