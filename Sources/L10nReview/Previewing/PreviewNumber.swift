import L10nLanguage

/// A number in previews: exact, in ASCII digits, without separators between thousands.
struct PreviewNumber: Sendable, Hashable {
  /// The number times ten to the power of ``fractionDigits``.
  private var units: Int
  private var fractionDigits: Int

  /// Creates a whole number, or one whose last digits are a fraction.
  init(_ units: Int, fractionDigits: Int = 0) {
    self.units = units
    self.fractionDigits = fractionDigits
  }

  /// Parses a number such as `-4.5`; returns `nil` for any other notation and for more digits than examples need.
  init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    guard text.utf8.count <= 15, let whole = parts.first,
      Self.isDigits(whole.first == Self.minus ? whole.dropFirst() : whole)
    else { return nil }
    let fraction = parts.count == 2 ? parts[1] : ""[...].utf8
    guard parts.count == 1 || Self.isDigits(fraction) else { return nil }
    guard let units = Int(String(decoding: Array(whole) + Array(fraction), as: UTF8.self)) else { return nil }
    self.units = units
    fractionDigits = fraction.count
  }

  /// The digits, with a minus sign and a decimal point if necessary.
  var text: String {
    let digits = String(units.magnitude)
    let padded = String(repeating: "0", count: max(0, fractionDigits + 1 - digits.utf8.count)) + digits
    let whole = padded.dropLast(fractionDigits)
    return (units < 0 ? "-" : "") + whole + (fractionDigits > 0 ? "." + padded.suffix(fractionDigits) : "")
  }

  /// A Boolean value indicating whether it is below zero.
  var isNegative: Bool { units < 0 }
  /// A Boolean value indicating whether it is zero.
  var isZero: Bool { units == 0 }

  /// The number without its sign.
  var magnitude: PreviewNumber {
    var number = self
    // A parsed number is never the least integer, whose magnitude doesn't fit in an `Int`.
    number.units = Int(clamping: units.magnitude)
    return number
  }

  /// The number without its fraction, rounded towards zero.
  var whole: Int { units / Self.power(fractionDigits) }

  /// Returns a Boolean value indicating whether this is the number in a message.
  func equals(_ other: Double) -> Bool {
    Double(units) / Double(Self.power(fractionDigits)) == other
  }

  /// Returns the rest after subtracting a whole number; for a value that isn't a number, the value itself.
  func subtracting(_ offset: Double) -> PreviewNumber {
    guard let whole = Int(exactly: offset) else { return self }
    var number = self
    let (product, overflowed) = whole.multipliedReportingOverflow(by: Self.power(fractionDigits))
    let (difference, underflowed) = units.subtractingReportingOverflow(product)
    if !overflowed, !underflowed { number.units = difference }
    return number
  }

  /// Returns the number times a whole number, or the number itself if the factor isn't whole.
  func multiplied(by factor: Double) -> PreviewNumber {
    guard let whole = Int(exactly: factor) else { return self }
    var number = self
    let (product, overflowed) = units.multipliedReportingOverflow(by: whole)
    if !overflowed { number.units = product }
    return number.trimmed(to: 0)
  }

  /// Returns the number with a largest number of fraction digits, rounded half to even, and a smallest one.
  func rounded(_ minimum: Int, _ maximum: Int?) -> PreviewNumber {
    let maximum = max(maximum ?? fractionDigits, 0)
    var number = self
    if number.fractionDigits > maximum {
      let divisor = Self.power(number.fractionDigits - maximum)
      let (quotient, rest) = number.units.quotientAndRemainder(dividingBy: divisor)
      let twice = rest.magnitude * 2
      let isUp = twice > divisor.magnitude || twice == divisor.magnitude && !quotient.isMultiple(of: 2)
      number.units = quotient + (isUp ? (number.units < 0 ? -1 : 1) : 0)
      number.fractionDigits = maximum
    }
    return number.trimmed(to: minimum)
  }

  /// Returns the plural category of the number as it is written: with at most three fraction digits.
  func category(_ rules: PluralRules, _ kind: PluralKind) -> PluralCategory {
    PluralOperands(rounded(0, 3).text).map { rules.category($0, kind) } ?? .other
  }

  /// Returns the number without zeros at the end, except for a smallest number of fraction digits.
  private func trimmed(to minimum: Int) -> PreviewNumber {
    var number = self
    while number.fractionDigits > max(minimum, 0), number.units.isMultiple(of: 10) {
      number.units /= 10
      number.fractionDigits -= 1
    }
    while number.fractionDigits < min(minimum, Self.mostDigits) {
      let (product, overflowed) = number.units.multipliedReportingOverflow(by: 10)
      guard !overflowed else { break }
      number.units = product
      number.fractionDigits += 1
    }
    return number
  }

  private static let minus = UInt8(ascii: "-")
  /// The largest power of ten that fits in an `Int`.
  private static let mostDigits = 18

  private static func isDigits(_ bytes: some Collection<UInt8>) -> Bool {
    !bytes.isEmpty && bytes.allSatisfy { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
  }

  private static func power(_ exponent: Int) -> Int {
    (0..<max(0, min(exponent, mostDigits))).reduce(1) { power, _ in power * 10 }
  }
}
