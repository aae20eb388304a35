/// A C conversion: `%.2f`, `%05d`, `%@` (ISO C 7.23.6.1 with Apple's `@`, `D`, `U`, `O`, `C`, `S`; in Ruby's syntax
/// with Ruby's `b`).
///
/// Digits, signs and the decimal point are those of C in any language. Only ``Flags/grouped`` requests the language's
/// own separators.
public struct PrintfConversion: Sendable, Equatable {
  /// The flags before the width.
  public var flags: Flags
  /// The minimum number of characters, padded with spaces or zeros, or `nil` if none is given.
  public var width: Int?
  /// The number of fraction digits of `e` and `f`, the number of significant digits of `g`, the minimum number of
  /// digits of integers, or the maximum number of characters of strings; `nil` if none is given.
  public var precision: Int?
  /// The length modifier, or `nil` if none is given. C needs it to find the argument, Swift doesn't.
  public var length: Length?
  /// The kind of value to write.
  public var specifier: Specifier
  /// A Boolean value indicating whether digits above 9, exponents and prefixes are capitals: `X`, `E`, `F`, `G`, `A`,
  /// `B`.
  public var isUppercase: Bool

  /// Creates a conversion.
  public init(
    _ specifier: Specifier, isUppercase: Bool = false, flags: Flags = .none, width: Int? = nil, precision: Int? = nil,
    length: Length? = nil
  ) {
    self.specifier = specifier
    self.isUppercase = isUppercase
    self.flags = flags
    self.width = width
    self.precision = precision
    self.length = length
  }

  /// The maximum width and precision: the number of characters that ISO C guarantees for any conversion (7.23.6.1,
  /// "Environmental limits"). A larger number is a mistake or an attack.
  package static let greatestWidth = 4095

  /// The type of the argument.
  public var argumentType: ArgumentType {
    switch specifier {
    case .object, .string, .character: .string
    case .decimal, .unsigned, .hexadecimal, .octal, .binary, .pointer: .int
    case .fixed, .scientific, .general, .hexadecimalFloat: .double
    }
  }
}

extension PrintfConversion {
  /// Returns a Boolean value indicating whether the conversion works with an argument of the type.
  package func accepts(_ type: ArgumentType) -> Bool {
    switch argumentType {
    case .string: true
    case .double: type.isNumber
    default: type.isWhole || type == .decimal
    }
  }
}

extension PrintfConversion {
  /// The flags of a conversion. The space isn't supported as a flag.
  ///
  /// An option set in the tool (`PrintfConversion+Flags.swift`), whose conformances would take 4 KB in each app.
  public struct Flags: Sendable, Equatable {
    /// One bit for each flag.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Returns a Boolean value indicating whether these are some of the flags.
    public func contains(_ flag: Flags) -> Bool {
      rawValue & flag.rawValue == flag.rawValue
    }

    /// No flag.
    public static let none = Flags(rawValue: 0)
    /// `-`: padding spaces follow the text instead of preceding it.
    public static let leftAligned = Flags(rawValue: 1 << 0)
    /// `+`: positive numbers have a sign.
    public static let signed = Flags(rawValue: 1 << 1)
    /// `0`: padded with zeros between the sign and the number.
    public static let zeroPadded = Flags(rawValue: 1 << 2)
    /// `#`: `0x` before hexadecimal numbers, a decimal point in all cases, and so on.
    public static let alternative = Flags(rawValue: 1 << 3)
    /// `'`: thousands are grouped according to the language.
    public static let grouped = Flags(rawValue: 1 << 4)
  }

  /// The length modifiers.
  public enum Length: Sendable {
    case hh, h, l, ll, q, L, z, t, j
  }

  /// The kind of value that a conversion writes. The letters are those of the lowercase form.
  public enum Specifier: Sendable {
    /// `@`: text.
    case object
    /// `s`, `S`: text.
    case string
    /// `c`, `C`: text of one character.
    case character
    /// `d`, `i`, `D`: a decimal integer.
    case decimal
    /// `u`, `U`: a decimal integer without a sign; a negative one as a 64-bit two's complement.
    case unsigned
    /// `x`, `X`: the same in base 16.
    case hexadecimal
    /// `o`, `O`: the same in base 8.
    case octal
    /// Ruby's `b`, `B`: in base 2.
    case binary
    /// `p`: in base 16 after `0x`.
    case pointer
    /// `f`, `F`: `1.50`.
    case fixed
    /// `e`, `E`: `1.5e+00`.
    case scientific
    /// `g`, `G`: ``fixed`` or ``scientific``, depending on the size.
    case general
    /// `a`, `A`: `0x1.8p+0`.
    case hexadecimalFloat
  }
}
