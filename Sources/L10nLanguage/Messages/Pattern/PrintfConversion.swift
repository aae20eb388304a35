/// A C conversion: `%.2f`, `%05d`, `%@` (ISO C 7.23.6.1 with Apple's `@`, `D`, `U`, `O`, `C`, `S`; with Ruby's `b` in
/// that syntax).
///
/// Digits, signs and the decimal point are C's in any language; only ``Flags/grouped`` asks for the language's own
/// separators.
public struct PrintfConversion: Sendable, Hashable {
  /// The flags before the width.
  public var flags: Flags
  /// The least number of characters written, filled up with spaces or zeros, or `nil` if none is given.
  public var width: Int?
  /// Fraction digits of `e` and `f`, significant digits of `g`, least number of digits of integers, greatest number of
  /// characters of strings, or `nil` if none is given.
  public var precision: Int?
  /// The length modifier, which C needs to find the argument and Swift doesn't, or `nil` if none is given.
  public var length: Length?
  /// The kind of value that is written.
  public var specifier: Specifier
  /// A Boolean value indicating whether digits beyond 9, exponents and prefixes are in capitals: `X`, `E`, `F`, `G`,
  /// `A`, `B`.
  public var isUppercase: Bool

  /// Creates a conversion.
  public init(
    _ specifier: Specifier, isUppercase: Bool = false, flags: Flags = [], width: Int? = nil, precision: Int? = nil,
    length: Length? = nil
  ) {
    self.specifier = specifier
    self.isUppercase = isUppercase
    self.flags = flags
    self.width = width
    self.precision = precision
    self.length = length
  }

  /// The type of the argument it writes.
  public var argumentType: ArgumentType {
    switch specifier {
    case .object, .string, .character: .string
    case .decimal, .unsigned, .hexadecimal, .octal, .binary, .pointer: .int
    case .fixed, .scientific, .general, .hexadecimalFloat: .double
    }
  }
}

extension PrintfConversion {
  /// The flags of a conversion; a space is never one.
  public struct Flags: OptionSet, Sendable, Hashable {
    /// One bit for each flag.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// `-`: spaces go after the text, not before it.
    public static let leftAligned = Flags(rawValue: 1 << 0)
    /// `+`: positive numbers have a sign.
    public static let signed = Flags(rawValue: 1 << 1)
    /// `0`: filled up with zeros between the sign and the number.
    public static let zeroPadded = Flags(rawValue: 1 << 2)
    /// `#`: `0x` before hexadecimal numbers, a decimal point always, and so on.
    public static let alternative = Flags(rawValue: 1 << 3)
    /// `'`: thousands are grouped as in the language.
    public static let grouped = Flags(rawValue: 1 << 4)
  }

  /// The length modifiers.
  public enum Length: String, Sendable, Hashable, CaseIterable {
    case hh, h, l, ll, q, L, z, t, j
  }

  /// A kind of value that a conversion writes. The letters are those of the lowercase form.
  public enum Specifier: Sendable, Hashable {
    /// `@`: text.
    case object
    /// `s`, `S`: text.
    case string
    /// `c`, `C`: text of one character.
    case character
    /// `d`, `i`, `D`: a decimal integer.
    case decimal
    /// `u`, `U`: a decimal integer without sign, negative ones as 64 bits of two's complement.
    case unsigned
    /// `x`, `X`: likewise in base 16.
    case hexadecimal
    /// `o`, `O`: likewise in base 8.
    case octal
    /// Ruby's `b`, `B`: in base 2.
    case binary
    /// `p`: in base 16 after `0x`.
    case pointer
    /// `f`, `F`: `1.50`.
    case fixed
    /// `e`, `E`: `1.5e+00`.
    case scientific
    /// `g`, `G`: ``fixed`` or ``scientific``, whichever suits the size.
    case general
    /// `a`, `A`: `0x1.8p+0`.
    case hexadecimalFloat
  }
}
