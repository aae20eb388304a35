import L10nLanguage

extension PreviewNumber {
  /// Returns the number in one of ICU's formats, in digits and signs that most languages share: without separators
  /// between thousands, short forms or words, and with a currency's code.
  func text(as format: NumberFormat) -> String {
    let scaled = multiplied(by: format.scale)
    let number =
      switch format.precision {
      case .fraction(let minimum, let maximum): scaled.rounded(minimum, maximum)
      case .automatic, .significant, .increment: scaled
      }
    let digits = Self.padded(number.magnitude.text, to: format.minimumIntegerDigits)
    let signed = Self.sign(of: number, format.sign) + digits
    switch format.style {
    case .decimal, .integer, .spellout, .ordinal: return signed
    case .percent: return signed + "%"
    case .currency(let code, _): return "\(code) \(signed)"
    }
  }

  private static func sign(of number: PreviewNumber, _ sign: NumberFormat.Sign) -> String {
    switch sign {
    case .never: return ""
    case .automatic, .accounting: return number.isNegative ? "-" : ""
    case .always(let includingZero), .accountingAlways(let includingZero):
      if number.isNegative { return "-" }
      return number.isZero && !includingZero ? "" : "+"
    }
  }

  /// Returns the digits, padded with zeros to a number of digits before the decimal point.
  private static func padded(_ digits: String, to count: Int) -> String {
    let whole = digits.utf8.prefix { $0 != UInt8(ascii: ".") }.count
    if count == 0, digits.utf8.starts(with: "0.".utf8) { return String(digits.dropFirst()) }
    return String(repeating: "0", count: max(0, min(count, widest) - whole)) + digits
  }

  /// Returns the number in a conversion of C's; those with an exponent are written as plain numbers.
  func text(by conversion: PrintfConversion) -> String {
    switch conversion.specifier {
    case .fixed: Self.filled(rounded(conversion.precision ?? 6, conversion.precision ?? 6).text, conversion)
    case .scientific, .general, .hexadecimalFloat: Self.filled(text, conversion)
    case .hexadecimal: Self.filled(String(UInt(bitPattern: whole), radix: 16), conversion)
    case .octal: Self.filled(String(UInt(bitPattern: whole), radix: 8), conversion)
    case .binary: Self.filled(String(UInt(bitPattern: whole), radix: 2), conversion)
    case .pointer: Self.filled("0x" + String(UInt(bitPattern: whole), radix: 16), conversion)
    case .unsigned: Self.filled(String(UInt(bitPattern: whole)), conversion)
    case .decimal, .object, .string, .character: Self.filled(String(whole), conversion)
    }
  }

  /// Returns digits with the conversion's sign, padded to its width.
  private static func filled(_ digits: String, _ conversion: PrintfConversion) -> String {
    let isNegative = digits.utf8.first == UInt8(ascii: "-")
    let sign = isNegative ? "-" : conversion.flags.contains(.signed) ? "+" : ""
    let magnitude = String(isNegative ? digits.dropFirst() : digits[...])
    let missing = max(0, min(conversion.width ?? 0, widest) - sign.utf8.count - magnitude.utf8.count)
    if conversion.flags.contains(.leftAligned) { return sign + magnitude + String(repeating: " ", count: missing) }
    if conversion.flags.contains(.zeroPadded) { return sign + String(repeating: "0", count: missing) + magnitude }
    let text = String(repeating: " ", count: missing) + sign + magnitude
    return conversion.isUppercase ? text.uppercased() : text
  }

  /// The limit of zeros; a message could ask for a gigabyte of them.
  private static let widest = 1_000
}
