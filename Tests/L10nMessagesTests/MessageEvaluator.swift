import Foundation

@testable import L10nLanguage
@testable import L10nMessages

/// Formats a pattern in English or Korean with Foundation, so that parsing can be compared with ICU by the results.
struct MessageEvaluator {
  let language: String
  let number: Double
  let words = ["name": "하연주", "g": "female", "x": "a"]

  func text(of pattern: MessagePattern, hash: Double? = nil) -> String {
    pattern.elements.map { element in
      switch element {
      case .text(let text): return text.string
      case .pluralNumber: return written(hash ?? .nan, .number)
      case .placeholder(let hole): return text(of: hole)
      case .plural(let choice): return text(of: choice)
      case .select(let choice):
        let branch =
          choice.branches.first { $0.keyword == words[choice.argument] }
          ?? choice.branches.first { $0.keyword == "other" }
        return branch.map { text(of: $0.pattern) } ?? ""
      case .particle: return ""
      }
    }.joined()
  }

  private func text(of hole: Placeholder) -> String {
    if hole.argument == "n" {
      if case .number(let format) = hole.format { return written(number, format) }
      return written(number, .number)
    }
    return words[hole.argument] ?? "{\(hole.argument)}"
  }

  private func text(of choice: PluralChoice) -> String {
    guard choice.argument == "n" else { return "{\(choice.argument)}" }
    let value = number - choice.offset
    let branch =
      choice.branches.first { $0.selector == .exactly(number) }
      ?? choice.branches.first { $0.selector == .category(category(value, choice.kind)) }
      ?? choice.branches.first { $0.selector == .category(.other) }
    return branch.map { text(of: $0.pattern, hash: value) } ?? ""
  }

  /// Returns the category by CLDR's rules for the two languages.
  private func category(_ value: Double, _ kind: PluralKind) -> PluralCategory {
    let size = abs(value)
    guard language == "en", size == size.rounded() else { return .other }
    guard kind == .ordinal else { return size == 1 ? .one : .other }
    let (ones, hundreds) = (size.truncatingRemainder(dividingBy: 10), size.truncatingRemainder(dividingBy: 100))
    switch ones {
    case 1 where hundreds != 11: return .one
    case 2 where hundreds != 12: return .two
    case 3 where hundreds != 13: return .few
    default: return .other
    }
  }

  private func written(_ value: Double, _ format: NumberFormat) -> String {
    let locale = Locale(identifier: language)
    var (value, format) = (value, format)
    if case .increment(let step, let digits) = format.precision {
      // Foundation's currency style doesn't support an increment together with a number of digits.
      value = (value * format.scale / step).rounded(format.rounding) * step
      format.scale = 1
      format.precision = .fraction(minimum: digits, maximum: digits)
    }
    switch format.style {
    case .spellout, .ordinal:
      let formatter = NumberFormatter()
      formatter.locale = locale
      formatter.numberStyle = format.style == .ordinal ? .ordinal : .spellOut
      return formatter.string(from: NSNumber(value: value)) ?? ""
    case .decimal, .integer:
      var style = FloatingPointFormatStyle<Double>(locale: locale)
        .grouping(format.grouping == .never ? .never : .automatic)
        .decimalSeparator(strategy: format.alwaysShowsDecimalSeparator ? .always : .automatic)
        .scale(format.scale).sign(strategy: sign(format)).notation(notation(format))
        .rounded(rule: format.rounding)
      if let precision = precision(format) { style = style.precision(precision) }
      return style.format(value)
    case .percent:
      var style = FloatingPointFormatStyle<Double>.Percent(locale: locale)
        .grouping(format.grouping == .never ? .never : .automatic)
        .decimalSeparator(strategy: format.alwaysShowsDecimalSeparator ? .always : .automatic)
        .scale(format.scale).sign(strategy: sign(format)).notation(notation(format))
        .rounded(rule: format.rounding)
      if let precision = precision(format) { style = style.precision(precision) }
      return style.format(value)
    case .currency(let code, let width):
      var style = FloatingPointFormatStyle<Double>.Currency(code: code, locale: locale)
        .grouping(format.grouping == .never ? .never : .automatic)
        .decimalSeparator(strategy: format.alwaysShowsDecimalSeparator ? .always : .automatic)
        .scale(format.scale).presentation(presentation(width)).notation(notation(format))
        .rounded(rule: format.rounding)
      switch format.sign {
      case .automatic: break
      case .always(let zero): style = style.sign(strategy: .always(showZero: zero))
      case .never: style = style.sign(strategy: .never)
      case .accounting: style = style.sign(strategy: .accounting)
      case .accountingAlways(let zero): style = style.sign(strategy: .accountingAlways(showZero: zero))
      }
      if let precision = precision(format) { style = style.precision(precision) }
      return style.format(value)
    }
  }

  private func sign(_ format: NumberFormat) -> NumberFormatStyleConfiguration.SignDisplayStrategy {
    switch format.sign {
    case .always(let includingZero): .always(includingZero: includingZero)
    case .never: .never
    default: .automatic
    }
  }

  private func notation(_ format: NumberFormat) -> NumberFormatStyleConfiguration.Notation {
    switch format.notation {
    case .standard: .automatic
    case .compactShort: .compactName
    case .scientific: .scientific
    }
  }

  private func presentation(_ width: NumberFormat.CurrencyWidth) -> CurrencyFormatStyleConfiguration.Presentation {
    switch width {
    case .narrow: .narrow
    case .short: .standard
    case .isoCode: .isoCode
    case .fullName: .fullName
    }
  }

  private func precision(_ format: NumberFormat) -> NumberFormatStyleConfiguration.Precision? {
    let integers = format.minimumIntegerDigits...(format.maximumIntegerDigits ?? 999)
    switch format.precision {
    case .automatic:
      return format.minimumIntegerDigits == 1 && format.maximumIntegerDigits == nil ? nil : .integerLength(integers)
    case .fraction(let minimum, let maximum):
      return .integerAndFractionLength(integerLimits: integers, fractionLimits: minimum...(maximum ?? 999))
    case .significant(let minimum, let maximum): return .significantDigits(minimum...(maximum ?? 999))
    case .increment: return nil
    }
  }
}
