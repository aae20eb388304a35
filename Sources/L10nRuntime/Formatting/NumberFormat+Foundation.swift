import Foundation
import L10nLanguage

extension NumberFormat {
  /// A number as Foundation writes it in this format.
  func text(_ value: NumericValue, in locale: Locale) -> String {
    guard let decimal = value.decimal else { return text(undecimal: value.double, in: locale) }
    let scaled = stepped(decimal * Decimal(scale))
    switch style {
    case .decimal, .integer: return decimalStyle(locale).format(scaled)
    case .percent: return percentStyle(locale).format(scaled)
    case .currency(let code, let width): return currencyStyle(code, width, locale).format(scaled)
    }
  }

  /// Returns the text of a value that isn't a decimal fraction, such as an infinity; of the format only style and
  /// precision apply.
  private func text(undecimal value: Double, in locale: Locale) -> String {
    let precision = foundationPrecision ?? .fractionLength(0...3)
    switch style {
    case .decimal, .integer:
      return FloatingPointFormatStyle<Double>(locale: locale).precision(precision).format(value * scale)
    case .percent:
      let style = FloatingPointFormatStyle<Double>.Percent(locale: locale).precision(precision).scale(1)
      return style.format(value * scale)
    case .currency(let code, _):
      return FloatingPointFormatStyle<Double>.Currency(code: code, locale: locale).format(value * scale)
    }
  }

  private func decimalStyle(_ locale: Locale) -> Decimal.FormatStyle {
    var style = Decimal.FormatStyle(locale: locale)
      .grouping(foundationGrouping).sign(strategy: foundationSign).rounded(rule: rounding)
      .decimalSeparator(strategy: alwaysShowsDecimalSeparator ? .always : .automatic)
    if let precision = foundationPrecision { style = style.precision(precision) }
    switch notation {
    case .standard: return style
    case .compactShort: return style.notation(.compactName)
    case .scientific: return style.notation(.scientific)
    }
  }

  private func percentStyle(_ locale: Locale) -> Decimal.FormatStyle.Percent {
    // The value is scaled already.
    var style = Decimal.FormatStyle.Percent(locale: locale)
      .grouping(foundationGrouping).sign(strategy: foundationSign).rounded(rule: rounding).scale(1)
      .decimalSeparator(strategy: alwaysShowsDecimalSeparator ? .always : .automatic)
    if let precision = foundationPrecision { style = style.precision(precision) }
    switch notation {
    case .standard: return style
    case .compactShort: return style.notation(.compactName)
    case .scientific: return style.notation(.scientific)
    }
  }

  private func currencyStyle(
    _ code: String, _ width: CurrencyWidth, _ locale: Locale
  ) -> Decimal.FormatStyle.Currency {
    var style = Decimal.FormatStyle.Currency(code: code, locale: locale)
      .presentation(foundationPresentation(width)).grouping(foundationGrouping).sign(strategy: foundationCurrencySign)
      .rounded(rule: rounding).decimalSeparator(strategy: alwaysShowsDecimalSeparator ? .always : .automatic)
    if let precision = foundationPrecision { style = style.precision(precision) }
    if notation == .compactShort, #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      style = style.notation(.compactName)
    }
    return style
  }
}

// MARK: - The parts of a format in Foundation's words

extension NumberFormat {
  private var foundationGrouping: NumberFormatStyleConfiguration.Grouping {
    switch grouping {
    case .automatic: .automatic
    case .never: .never
    }
  }

  private var foundationSign: NumberFormatStyleConfiguration.SignDisplayStrategy {
    switch sign {
    case .automatic, .accounting: .automatic
    case .always(let includingZero), .accountingAlways(let includingZero): .always(includingZero: includingZero)
    case .never: .never
    }
  }

  private var foundationCurrencySign: CurrencyFormatStyleConfiguration.SignDisplayStrategy {
    switch sign {
    case .automatic: .automatic
    case .always(let includingZero): .always(showZero: includingZero)
    case .never: .never
    case .accounting: .accounting
    case .accountingAlways(let includingZero): .accountingAlways(showZero: includingZero)
    }
  }

  private func foundationPresentation(_ width: CurrencyWidth) -> CurrencyFormatStyleConfiguration.Presentation {
    switch width {
    case .narrow: .narrow
    case .short: .standard
    case .isoCode: .isoCode
    case .fullName: .fullName
    }
  }

  private var foundationPrecision: NumberFormatStyleConfiguration.Precision? {
    switch precision {
    case .automatic: nil
    case .significant(let minimum, let maximum?):
      .significantDigits(Self.digits(minimum, maximum))
    case .significant(let minimum, nil):
      .significantDigits(max(minimum, 1)...)
    case .fraction(let minimum, let maximum?):
      foundationPrecision(fraction: Self.digits(minimum, maximum))
    case .fraction(let minimum, nil):
      foundationPrecision(fraction: max(minimum, 0)...)
    case .increment(_, let fractionDigits):
      foundationPrecision(fraction: Self.digits(fractionDigits, fractionDigits))
    }
  }

  private func foundationPrecision(
    fraction: some RangeExpression<Int>
  ) -> NumberFormatStyleConfiguration.Precision {
    if let maximumIntegerDigits {
      .integerAndFractionLength(
        integerLimits: Self.digits(minimumIntegerDigits, maximumIntegerDigits), fractionLimits: fraction)
    } else {
      .integerAndFractionLength(integerLimits: max(minimumIntegerDigits, 0)..., fractionLimits: fraction)
    }
  }

  /// The value rounded to the step of the format, which Foundation takes as a whole number only.
  private func stepped(_ value: Decimal) -> Decimal {
    guard case .increment(let step, _) = precision, let step = NumericValue(step).decimal, step > 0 else {
      return value
    }
    var quotient = value / step
    var rounded = Decimal()
    NSDecimalRound(&rounded, &quotient, 0, rounding.forDecimal(negative: value < 0))
    return rounded * step
  }

  private static func digits(_ minimum: Int, _ maximum: Int) -> ClosedRange<Int> {
    let minimum = max(minimum, 0)
    return minimum...max(maximum, minimum)
  }
}

extension FloatingPointRoundingRule {
  /// The same rule for `Decimal`, which knows up and down but not towards zero.
  func forDecimal(negative: Bool) -> NSDecimalNumber.RoundingMode {
    switch self {
    case .toNearestOrEven: .bankers
    case .toNearestOrAwayFromZero: .plain
    case .up: .up
    case .down: .down
    case .towardZero: negative ? .up : .down
    case .awayFromZero: negative ? .down : .up
    @unknown default: .bankers
    }
  }
}
