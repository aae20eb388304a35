/// The format of a number in `{n, number, …}`: an ICU number style or skeleton that Foundation's number format styles
/// also support (ICU User Guide, "Number Skeletons"); or that of `{n, spellout}` and `{n, ordinal}`.
public struct NumberFormat: Sendable, Equatable {
  /// The kind of number.
  public var style: Style
  /// The notation: all digits, compact or with an exponent.
  public var notation: Notation
  /// The number of digits to write, and the rounding increment.
  public var precision: Precision
  /// The minimum number of digits before the decimal separator, padded with zeros; 1 by default, 0 writes `.5`.
  public var minimumIntegerDigits: Int
  /// The maximum number of digits before the decimal separator, or `nil` for no limit. Higher digits are cut off.
  public var maximumIntegerDigits: Int?
  /// Separators between thousands.
  public var grouping: Grouping
  /// The numbers that get a sign.
  public var sign: Sign
  /// A Boolean value indicating whether the decimal separator is written even without a fraction.
  public var alwaysShowsDecimalSeparator: Bool
  /// The factor that the value is first multiplied by: 100 for the `percent` style, 1 for the skeleton `::percent`.
  public var scale: Double
  /// The rounding rule for digits that aren't written; half to even by default.
  public var rounding: FloatingPointRoundingRule {
    get { storedRounding.rule }
    set { storedRounding = Rounding(newValue) }
  }
  // The standard library's type may get more cases, so that the size of a value with it is only known at run time.
  private var storedRounding: Rounding

  /// Creates a format; without arguments, the format of `{n, number}`.
  public init(
    style: Style = .decimal, notation: Notation = .standard, precision: Precision = .fraction(minimum: 0, maximum: 3),
    minimumIntegerDigits: Int = 1, maximumIntegerDigits: Int? = nil, grouping: Grouping = .automatic,
    sign: Sign = .automatic, alwaysShowsDecimalSeparator: Bool = false, scale: Double = 1,
    rounding: FloatingPointRoundingRule = .toNearestOrEven
  ) {
    self.style = style
    self.notation = notation
    self.precision = precision
    self.minimumIntegerDigits = minimumIntegerDigits
    self.maximumIntegerDigits = maximumIntegerDigits
    self.grouping = grouping
    self.sign = sign
    self.alwaysShowsDecimalSeparator = alwaysShowsDecimalSeparator
    self.scale = scale
    storedRounding = Rounding(rounding)
  }

  /// `{n, number}`: at most 3 fraction digits.
  public static let number = NumberFormat()
  /// `{n, number, integer}`: no fraction digits, and the argument is an `Int`.
  public static let integer = NumberFormat(style: .integer, precision: .fraction(minimum: 0, maximum: 0))
  /// `{n, number, percent}`: 0.25 is 25%, no fraction digits.
  public static let percent = NumberFormat(
    style: .percent, precision: .fraction(minimum: 0, maximum: 0), scale: 100)
  /// `{n, spellout}`: in words.
  public static let spellout = NumberFormat(style: .spellout)
  /// `{n, ordinal}`: as a position in an order; the argument is an `Int`.
  public static let ordinal = NumberFormat(style: .ordinal)

  /// The maximum number of digits in an ICU skeleton.
  package static let mostDigits = 999

  /// A Boolean value indicating whether the message asks for a whole number.
  public var isOfWholeNumber: Bool { style == .integer || style == .ordinal }
}

extension NumberFormat {
  /// A kind of number.
  public enum Style: Sendable, Equatable {
    /// A plain number.
    case decimal
    /// Written like ``decimal``, but the message requires a whole number (`integer`).
    case integer
    /// A number with the language's percent sign; ``NumberFormat/scale`` determines whether 0.25 or 25 is a quarter.
    case percent
    /// An amount of money.
    /// - Parameters:
    ///   - code: three uppercase letters (ISO 4217).
    ///   - width: the form of the currency's name.
    case currency(code: String, width: CurrencyWidth)
    /// A number in words, such as `twenty-one` or `이십일`, by the language's own rules; the rest of the format is
    /// ignored.
    case spellout
    /// A position in an order, such as `21st` or `21번째`, by the language's own rules; the rest of the format is
    /// ignored.
    case ordinal
  }

  /// The form of the currency's name in an amount.
  public enum CurrencyWidth: Sendable, Hashable {
    /// The shortest symbol: `$` (`unit-width-narrow`; Foundation's `.narrow`).
    case narrow
    /// The language's usual symbol: `US$` (`unit-width-short`; Foundation's `.standard`).
    case short
    /// `USD` (`unit-width-iso-code`).
    case isoCode
    /// `US dollars` (`unit-width-full-name`).
    case fullName
  }

  /// The notation: all digits, compact or with an exponent.
  public enum Notation: Sendable, Hashable {
    /// All digits.
    case standard
    /// `1.2K`, `1.2만`, `₩1.2만` (`compact-short`; Foundation's `.compactName`). With a currency, systems before macOS 15
    /// and iOS 18 write the number in full.
    case compactShort
    /// `1.2E3`; never with a currency.
    case scientific
  }

  /// The number of digits to write, and the rounding increment.
  public enum Precision: Sendable, Equatable {
    /// The precision of the notation or the currency: two digits in compact notation, cents for dollars, none for won.
    case automatic
    /// Digits after the decimal separator, without a maximum if it is `nil`.
    case fraction(minimum: Int, maximum: Int?)
    /// Digits from the first nonzero one on, without a maximum if it is `nil`.
    case significant(minimum: Int, maximum: Int?)
    /// A multiple of `step`, with at least as many fraction digits as the step has in the skeleton.
    case increment(step: Double, fractionDigits: Int)
  }

  /// Separators between thousands.
  public enum Grouping: Sendable, Hashable {
    /// According to the language.
    case automatic
    /// None.
    case never
  }

  /// The numbers that get a sign.
  public enum Sign: Sendable, Equatable {
    /// On negative numbers.
    case automatic
    /// On all numbers; `includingZero` determines whether zero is one of them.
    case always(includingZero: Bool)
    /// On none: the absolute value.
    case never
    /// In accounting style, which in many languages puts negative amounts in brackets; only with a currency.
    case accounting
    /// In accounting style, with a plus sign on positive amounts; only with a currency.
    case accountingAlways(includingZero: Bool)
  }

  /// The rounding rules of the standard library.
  private enum Rounding {
    case toNearestOrAwayFromZero, toNearestOrEven, up, down, towardZero, awayFromZero

    init(_ rule: FloatingPointRoundingRule) {
      self =
        switch rule {
        case .toNearestOrAwayFromZero: .toNearestOrAwayFromZero
        case .up: .up
        case .down: .down
        case .towardZero: .towardZero
        case .awayFromZero: .awayFromZero
        default: .toNearestOrEven
        }
    }

    var rule: FloatingPointRoundingRule {
      switch self {
      case .toNearestOrAwayFromZero: .toNearestOrAwayFromZero
      case .toNearestOrEven: .toNearestOrEven
      case .up: .up
      case .down: .down
      case .towardZero: .towardZero
      case .awayFromZero: .awayFromZero
      }
    }
  }
}
