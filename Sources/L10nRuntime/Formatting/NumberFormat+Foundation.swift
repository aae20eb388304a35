import Foundation
import L10nLanguage

extension NumberFormat {
  /// Returns a number as Foundation writes it in this format, in digits even if the format spells it out.
  func text(_ value: NumericValue, in locale: Locale) -> String {
    if let stepped = stepped(value) { return text(stepped, scale: 1, in: locale) }
    return text(value, scale: scale, in: locale)
  }

  private func text(_ value: NumericValue, scale: Double, in locale: Locale) -> String {
    switch value {
    case .int(let value): text(Decimal(value), scale: scale, in: locale)
    case .decimal(let value): text(value, scale: scale, in: locale)
    // Foundation passes it to ICU unchanged. `Decimal` can't represent all binary fractions.
    case .double(let value): text(value, scale: scale, in: locale)
    }
  }

  private func text(_ value: Decimal, scale: Double, in locale: Locale) -> String {
    switch style {
    case .decimal, .integer, .spellout, .ordinal:
      shaped(noted(Decimal.FormatStyle(locale: locale)), scale, foundationSign).format(value)
    case .percent:
      shaped(noted(Decimal.FormatStyle.Percent(locale: locale)), scale, foundationSign).format(value)
    case .currency(let code, let width):
      shaped(
        noted(.init(code: code, locale: locale).presentation(foundationPresentation(width))), scale,
        foundationCurrencySign
      ).format(value)
    }
  }

  private func text(_ value: Double, scale: Double, in locale: Locale) -> String {
    switch style {
    case .decimal, .integer, .spellout, .ordinal:
      shaped(noted(FloatingPointFormatStyle<Double>(locale: locale)), scale, foundationSign).format(value)
    case .percent:
      shaped(noted(FloatingPointFormatStyle<Double>.Percent(locale: locale)), scale, foundationSign).format(value)
    case .currency(let code, let width):
      shaped(
        noted(.init(code: code, locale: locale).presentation(foundationPresentation(width))), scale,
        foundationCurrencySign
      ).format(value)
    }
  }

  /// Applies the settings that all of Foundation's styles have.
  private func shaped<Style: FoundationNumberStyle>(
    _ style: Style, _ scale: Double, _ sign: Style.SignStrategy
  ) -> Style {
    // Percent styles multiply by 100 unless a scale is set.
    let shaped = style.scale(scale).grouping(foundationGrouping).sign(strategy: sign)
      .rounded(rule: rounding, increment: nil)
      .decimalSeparator(strategy: alwaysShowsDecimalSeparator ? .always : .automatic)
    guard let precision = foundationPrecision else { return shaped }
    return shaped.precision(precision)
  }
}

// MARK: - Notations

extension NumberFormat {
  private func noted<Style: FoundationNotationStyle>(_ style: Style) -> Style {
    switch notation {
    case .standard: style
    case .compactShort: style.notation(.compactName)
    case .scientific: style.notation(.scientific)
    }
  }

  private func noted(_ style: Decimal.FormatStyle.Currency) -> Decimal.FormatStyle.Currency {
    if notation == .compactShort, #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      style.notation(.compactName)
    } else {
      style
    }
  }

  private func noted(_ style: FloatingPointFormatStyle<Double>.Currency) -> FloatingPointFormatStyle<Double>.Currency {
    if notation == .compactShort, #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      style.notation(.compactName)
    } else {
      style
    }
  }
}

// MARK: - The parts of a format as Foundation's types

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

  /// Returns the scaled value rounded to the step of the format, or `nil` if there is nothing to round. Foundation
  /// can't combine a step with a precision, and takes only whole steps for decimal fractions.
  private func stepped(_ value: NumericValue) -> NumericValue? {
    guard case .increment(let step, _) = precision, step > 0 else { return nil }
    if let value = value.decimal, let scale = NumericValue(scale).decimal, let step = NumericValue(step).decimal,
      [value, scale, step].allSatisfy(Self.isMultiplied)
    {
      return Self.stepped(value * scale, by: step, rounding)
    }
    let count = (value.double * scale / step).rounded(rounding)
    // Numbers as large as that have nothing to round.
    return count.magnitude < 0x1p53 ? .double(count * step) : nil
  }

  private static func stepped(
    _ value: Decimal, by step: Decimal, _ rounding: FloatingPointRoundingRule
  ) -> NumericValue {
    var quotient = value / step
    var count = Decimal()
    NSDecimalRound(&count, &quotient, 0, rounding.forDecimal(negative: value < 0))
    // A negative number rounds to negative zero, which no decimal fraction can represent.
    return count == 0 && value < 0 ? .double(-0.0) : .decimal(count * step)
  }

  /// Returns a Boolean value indicating whether `Decimal` can multiply and divide three such numbers. On Linux, it traps
  /// if the result is too small.
  private static func isMultiplied(_ value: Decimal) -> Bool {
    value == 0 || (smallestFactor...largestFactor).contains(value.magnitude)
  }

  private static let smallestFactor = Decimal(sign: .plus, exponent: -20, significand: 1)
  private static let largestFactor = Decimal(sign: .plus, exponent: 30, significand: 1)

  private static func digits(_ minimum: Int, _ maximum: Int) -> ClosedRange<Int> {
    let minimum = max(minimum, 0)
    return minimum...max(maximum, minimum)
  }
}

extension FloatingPointRoundingRule {
  /// Returns the same rule for `Decimal`, which has modes for up and down but not for towards zero.
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
