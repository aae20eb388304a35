import Foundation
import L10nLanguage

extension PrintfConversion {
  /// Returns a value as C writes it, or `nil` if it isn't of a type that this conversion takes.
  func text(_ argument: MessageArgument, in locale: FormattingLocale) -> String? {
    switch specifier {
    case .object, .string, .character:
      padded(cut(Self.plainText(argument, in: locale)))
    case .decimal, .unsigned, .hexadecimal, .octal, .binary, .pointer:
      NumericValue(argument).flatMap(Self.integer).map { integerText($0, in: locale) }
    case .fixed, .scientific, .general, .hexadecimalFloat:
      NumericValue(argument).map { fractionText($0, in: locale) }
    }
  }

  /// Returns an argument as text, independent of the language except for dates, lists and spans of time.
  static func plainText(_ argument: MessageArgument, in locale: FormattingLocale) -> String {
    switch argument {
    case .string(let text): text
    case .int(let value): String(value)
    case .double(let value): value.description
    case .decimal(let value): value.description
    case .date(let date): locale.text(date, as: .dateAndTime)
    case .int64(let value): String(value)
    case .list: locale.styled.text(argument, as: .list(ListStyle())) ?? ""
    case .interval: locale.styled.text(argument, as: .interval(.medium)) ?? ""
    case .duration: locale.styled.text(argument, as: .duration(.wide)) ?? ""
    }
  }

  /// Returns the whole part of a number, or `nil` if it doesn't fit in an `Int`.
  private static func integer(_ value: NumericValue) -> Int? {
    switch value {
    case .int(let value): value
    case .decimal, .double: Int(exactly: value.double.rounded(.towardZero))
    }
  }

  private func integerText(_ value: Int, in locale: FormattingLocale) -> String {
    let unsigned = UInt(bitPattern: value)
    switch specifier {
    case .decimal where flags.contains(.grouped):
      return number(digits: grouped(value.magnitude, in: locale), isNegative: value < 0)
    case .decimal: return number(digits: String(value.magnitude), isNegative: value < 0)
    case .hexadecimal: return number(digits: String(unsigned, radix: 16), prefix: value == 0 ? "" : "0x")
    case .octal: return number(digits: String(unsigned, radix: 8), prefix: value == 0 ? "" : "0")
    case .binary: return number(digits: String(unsigned, radix: 2), prefix: value == 0 ? "" : "0b")
    case .pointer: return padded("0x" + String(unsigned, radix: 16))
    default: return number(digits: String(unsigned))
    }
  }

  private func grouped(_ magnitude: UInt, in locale: FormattingLocale) -> String {
    NumberFormat.integer.text(.decimal(Decimal(magnitude)), in: locale.locale)
  }

  /// Puts sign, prefix and zeros before the digits of an integer.
  private func number(digits: String, isNegative: Bool = false, prefix: String = "") -> String {
    // A precision of 0 writes no digit for zero (ISO C 7.23.6.1).
    var digits = precision == 0 && digits == "0" ? "" : digits
    digits = Self.zeros((precision ?? 1) - digits.count) + digits
    let sign = isNegative ? "-" : flags.contains(.signed) && specifier == .decimal ? "+" : ""
    let head = sign + (flags.contains(.alternative) ? prefix : "")
    if flags.contains(.zeroPadded), !flags.contains(.leftAligned), precision == nil {
      digits = Self.zeros((width ?? 0) - head.count - digits.count) + digits
    }
    let text = head + digits
    return padded(isUppercase ? text.uppercased() : text)
  }

  private func fractionText(_ value: NumericValue, in locale: FormattingLocale) -> String {
    if specifier == .fixed, flags.contains(.grouped) {
      let digits = Self.limited(precision) ?? 6
      let format = NumberFormat(
        precision: .fraction(minimum: digits, maximum: digits),
        sign: flags.contains(.signed) ? .always(includingZero: true) : .automatic)
      return padded(format.text(value, in: locale.locale))
    }
    if specifier == .fixed, case .decimal(let decimal) = value { return padded(fixedText(decimal)) }
    return String(format: cFormat, locale: nil, value.double)
  }

  /// The conversion in C's syntax, built only from checked parts.
  private var cFormat: String {
    var format = "%"
    if flags.contains(.leftAligned) { format += "-" }
    if flags.contains(.signed) { format += "+" }
    if flags.contains(.zeroPadded) { format += "0" }
    if flags.contains(.alternative) { format += "#" }
    if let width = Self.limited(width) { format += String(width) }
    if let precision = Self.limited(precision) { format += ".\(precision)" }
    let letter =
      switch specifier {
      case .scientific: "e"
      case .general: "g"
      case .hexadecimalFloat: "a"
      default: "f"
      }
    return format + (isUppercase ? letter.uppercased() : letter)
  }

  /// Returns a decimal fraction with as many digits as the precision says, rounded half to even, and never converted to
  /// binary.
  private func fixedText(_ value: Decimal) -> String {
    let scale = Self.limited(precision) ?? 6
    var exact = value.magnitude
    var rounded = Decimal()
    NSDecimalRound(&rounded, &exact, scale, .bankers)
    let parts = Substring(rounded.description).parts(separatedBy: UInt8(ascii: "."))
    let whole = parts.first.map(String.init) ?? "0"
    let fraction = parts.count > 1 ? String(parts[1]) : ""
    let point = scale > 0 || flags.contains(.alternative) ? "." : ""
    let digits = whole + point + fraction + Self.zeros(scale - fraction.count)
    let sign = value < 0 ? "-" : flags.contains(.signed) ? "+" : ""
    guard flags.contains(.zeroPadded), !flags.contains(.leftAligned) else { return sign + digits }
    return sign + Self.zeros((Self.limited(width) ?? 0) - sign.count - digits.count) + digits
  }

  private func cut(_ text: String) -> String {
    precision.map { String(text.prefix(max($0, 0))) } ?? text
  }

  private func padded(_ text: String) -> String {
    let missing = (Self.limited(width) ?? 0) - text.count
    guard missing > 0 else { return text }
    let spaces = String(repeating: " ", count: missing)
    return flags.contains(.leftAligned) ? text + spaces : spaces + text
  }

  private static func zeros(_ count: Int) -> String {
    String(repeating: "0", count: max(0, min(count, widest)))
  }

  private static func limited(_ count: Int?) -> Int? {
    count.map { max(0, min($0, widest)) }
  }

  /// A message could ask for a gigabyte of spaces; no text needs more than this.
  private static let widest = 1_000
}
