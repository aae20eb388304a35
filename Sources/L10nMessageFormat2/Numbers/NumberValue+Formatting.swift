import Foundation
import L10nLanguage
import L10nMessages

extension NumberValue {
  func formatted() -> MessageFormat2Output.Value {
    let text = attributedText(written)
    let pieces = text.runs.map { run in
      MessageFormat2Output.Piece(type: pieceType(run), text: String(text[run.range].characters))
    }
    return .init(type: "number", text: String(text.characters), pieces: pieces)
  }

  /// The type of a part, by the names of ECMA-402.
  private func pieceType(_ run: AttributedString.Runs.Run) -> String {
    switch run.numberSymbol {
    case .groupingSeparator: return "group"
    case .decimalSeparator: return "decimal"
    case .sign: return number.isNegative ? "minusSign" : "plusSign"
    case .percent: return "percentSign"
    case .currency: return "currency"
    case nil: break
    @unknown default: break
    }
    switch run.numberPart {
    case .integer: return "integer"
    case .fraction: return "fraction"
    case nil: return "literal"
    @unknown default: return "literal"
    }
  }

  private func attributedText(_ written: DecimalNumber) -> AttributedString {
    let locale = Locale(identifier: language.description)
    let value = written.decimal
    let precision = precision(of: written)
    let grouping = grouping(of: written)
    switch style {
    case .decimal, .integer:
      return Decimal.FormatStyle(locale: locale).precision(precision).grouping(grouping).sign(strategy: sign).attributed
        .format(value)
    case .percent:
      return Decimal.FormatStyle.Percent(locale: locale).precision(precision).grouping(grouping).sign(strategy: sign)
        .scale(1).attributed.format(value)
    case .currency:
      guard let presentation else {
        return Decimal.FormatStyle(locale: locale).precision(precision).grouping(grouping).attributed.format(value)
      }
      return Decimal.FormatStyle.Currency(code: currencyCode, locale: locale)
        .precision(precision).grouping(grouping).presentation(presentation)
        .sign(strategy: option(.currencySign) == "accounting" ? .accounting : .automatic).attributed.format(value)
    }
  }

  // MARK: Options as Foundation's types

  private func precision(of written: DecimalNumber) -> NumberFormatStyleConfiguration.Precision {
    let fraction = written.fractionDigits
    let minimum = option(.minimumIntegerDigits).flatMap { Int($0) } ?? 1
    return .integerAndFractionLength(integerLimits: minimum..., fractionLimits: fraction...fraction)
  }

  /// Foundation has no style that always groups; `always` is as usual in the language.
  private func grouping(of written: DecimalNumber) -> NumberFormatStyleConfiguration.Grouping {
    switch option(.useGrouping) {
    case "never": .never
    case "min2" where written.integerDigits < 5: .never
    default: .automatic
    }
  }

  private var sign: NumberFormatStyleConfiguration.SignDisplayStrategy {
    switch option(.signDisplay) {
    case "always": .always(includingZero: true)
    case "exceptZero": .always(includingZero: false)
    case "never": .never
    default: .automatic
    }
  }

  /// The form of the currency, or `nil` for none.
  private var presentation: CurrencyFormatStyleConfiguration.Presentation? {
    switch option(.currencyDisplay) {
    case "narrowSymbol": .narrow
    case "name": .fullName
    case "code": .isoCode
    case "never": nil
    default: .standard
    }
  }
}
