import Foundation

/// A number with all of its decimal digits, so that rounding is exact.
struct DecimalNumber: Sendable, Hashable {
  private(set) var isNegative: Bool
  /// The digits, 0 to 9, without zeros at the start; those after ``fractionDigits`` from the end are before the decimal
  /// separator.
  private(set) var digits: [UInt8]
  /// The number of digits after the decimal separator.
  private(set) var fractionDigits: Int

  /// The maximum number of digits on each side of the decimal separator. `Decimal` has a range of 128.
  private static let mostDigits = 100

  /// Creates a number from its digits.
  init(isNegative: Bool, digits: [UInt8], fractionDigits: Int) {
    self.isNegative = isNegative
    self.digits = Array(digits.drop { $0 == 0 })
    self.fractionDigits = fractionDigits
  }

  /// Parses a number literal (LDML 48 part 9, "Numeric Operands"). Returns `nil` for other texts, and for numbers that
  /// are too long.
  init?(literal: String) {
    guard literal.utf8.count <= 2 * Self.mostDigits, let match = literal.wholeMatch(of: Self.literal) else {
      return nil
    }
    let fraction = match.3 ?? ""
    var digits = (match.2 + fraction).utf8.map { $0 - UInt8(ascii: "0") }
    guard let exponent = match.4.map({ Int($0) }) ?? 0, (-Self.mostDigits...Self.mostDigits).contains(exponent) else {
      return nil
    }
    var fractionDigits = fraction.utf8.count - exponent
    if fractionDigits < 0 {
      digits += repeatElement(0, count: -fractionDigits)
      fractionDigits = 0
    }
    self.init(isNegative: !match.1.isEmpty, digits: digits, fractionDigits: fractionDigits)
    removeFinalZeros(downTo: 0)
    guard self.fractionDigits <= Self.mostDigits, self.digits.count - self.fractionDigits <= Self.mostDigits else {
      return nil
    }
  }

  // A regular expression isn't `Sendable`, but nothing changes this one.
  nonisolated(unsafe) private static let literal = /(-?)(0|[1-9][0-9]*)(?:\.([0-9]+))?(?:[eE]([-+]?[0-9]+))?/

  /// Creates the number of an argument. Returns `nil` for a value that isn't a number literal or a finite number.
  init?(_ argument: ArgumentValue) {
    switch argument {
    case .string(let text): self.init(literal: text)
    case .int(let value): self.init(literal: String(value))
    case .double(let value): self.init(literal: value.description)
    case .decimal(let value): self.init(literal: value.description)
    case .date, .other: return nil
    }
  }

  var isZero: Bool { digits.allSatisfy { $0 == 0 } }

  /// A Boolean value indicating whether all digits after the decimal separator are zeros.
  var isInteger: Bool { digits.suffix(fractionDigits).allSatisfy { $0 == 0 } }

  /// The number of digits before the decimal separator, without zeros at the start.
  var integerDigits: Int { max(digits.count - fractionDigits, 0) }

  /// The power of ten of the first digit.
  var magnitude: Int { digits.count - 1 - fractionDigits }

  /// The number in ASCII digits, with as many fraction digits as it has.
  var text: String {
    let zeros = [UInt8](repeating: 0, count: max(fractionDigits + 1 - digits.count, 0))
    let all = (zeros + digits).map { $0 + UInt8(ascii: "0") }
    let whole = String(decoding: all.dropLast(fractionDigits), as: UTF8.self)
    let fraction = String(decoding: all.suffix(fractionDigits), as: UTF8.self)
    return (isNegative && !isZero ? "-" : "") + whole + (fraction.isEmpty ? "" : "." + fraction)
  }

  /// The same for Foundation, which has 38 digits.
  var decimal: Decimal { Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")) ?? 0 }

  // MARK: Arithmetic

  /// Returns the number times a power of ten that is greater than 1.
  func times(powerOfTen power: Int) -> DecimalNumber {
    let zeros = max(power - fractionDigits, 0)
    return DecimalNumber(
      isNegative: isNegative, digits: digits + [UInt8](repeating: 0, count: zeros),
      fractionDigits: max(fractionDigits - power, 0))
  }

  /// Returns the sum with an integer, or `nil` if it is too large.
  func adding(_ other: Int) -> DecimalNumber? { DecimalNumber(.decimal(decimal + Decimal(other))) }

  /// Adds zeros after the decimal separator, up to a number of digits.
  mutating func addZeros(upTo count: Int) {
    guard count > fractionDigits else { return }
    digits += repeatElement(0, count: count - fractionDigits)
    if isZero { digits = [] }
    fractionDigits = count
  }

  /// Removes zeros at the end of the fraction while it has more than a number of digits.
  mutating func removeFinalZeros(downTo count: Int) {
    while fractionDigits > max(count, 0), digits.last ?? 0 == 0 {
      if !digits.isEmpty { digits.removeLast() }
      fractionDigits -= 1
    }
  }
}
