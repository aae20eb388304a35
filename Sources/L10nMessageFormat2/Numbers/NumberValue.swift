import L10nAllLanguages
import Foundation
import L10nLanguage
import L10nMessages

/// A value of the functions of numbers.
struct NumberValue: FunctionValue {
  var style: Style
  var number: DecimalNumber
  /// The valid options by name.
  var options: [String: String]
  let language: LanguageTag
  /// A Boolean value indicating whether the value can select a variant.
  var selects = false

  enum Style {
    case decimal, integer, percent, currency
  }

  init(style: Style, number: DecimalNumber, options: [String: String] = [:], language: LanguageTag) {
    self.style = style
    self.number = number
    self.options = options
    self.language = language
  }

  var argument: ArgumentValue { .string(number.text) }
  var direction: TextDirection { TextDirection(of: language) }
  var selector: (any VariantSelector)? { selects ? NumberSelector(self) : nil }

  func option(_ option: NumberOption) -> String? { options[option.rawValue] }

  private func digits(_ option: NumberOption) -> Int? { options[option.rawValue].flatMap { Int($0) } }

  // MARK: Rounding

  /// The number as it is written: multiplied, rounded, and with zeros at the end.
  var written: DecimalNumber {
    let value = scaled
    let limits = fractionLimits
    var written = rounded(value, limits)
    if option(.trailingZeroDisplay) == "stripIfInteger", written.isInteger { written.removeFinalZeros(downTo: 0) }
    return written
  }

  /// The number by which the value selects: a percentage is one of hundredths.
  var scaled: DecimalNumber { style == .percent ? number.times(powerOfTen: 2) : number }

  private func rounded(_ value: DecimalNumber, _ limits: ClosedRange<Int>) -> DecimalNumber {
    let mode = option(.roundingMode).flatMap(DecimalNumber.RoundingMode.init) ?? .halfExpand
    func byFraction() -> DecimalNumber {
      var result = value.rounded(places: limits.upperBound, step: digits(.roundingIncrement) ?? 1, mode)
      result.removeFinalZeros(downTo: limits.lowerBound)
      result.addZeros(upTo: limits.lowerBound)
      return result
    }
    let (minimum, maximum) = (digits(.minimumSignificantDigits), digits(.maximumSignificantDigits))
    guard minimum != nil || maximum != nil else { return byFraction() }
    let fewest = max(minimum ?? 1, 1)
    let most = max(maximum ?? Self.mostSignificantDigits, fewest)
    let places = most - 1 - (value.isZero ? 0 : value.magnitude)
    switch option(.roundingPriority) {
    case "morePrecision" where places < limits.upperBound: return byFraction()
    case "lessPrecision" where places > limits.upperBound: return byFraction()
    default: break
    }
    var result = value.rounded(places: places, mode)
    let zeros = fewest - 1 - (result.isZero ? 0 : result.magnitude)
    result.removeFinalZeros(downTo: zeros)
    result.addZeros(upTo: zeros)
    return result
  }

  /// The number of significant digits without an option, as in ECMA-402.
  private static let mostSignificantDigits = 21

  private var fractionLimits: ClosedRange<Int> {
    let usual = usualFractionLimits
    let (minimum, maximum) = (digits(.minimumFractionDigits), digits(.maximumFractionDigits))
    if style == .integer || style == .currency { return usual }
    let lower = minimum ?? min(usual.lowerBound, maximum ?? usual.lowerBound)
    return lower...max(lower, maximum ?? usual.upperBound)
  }

  private var usualFractionLimits: ClosedRange<Int> {
    switch style {
    case .decimal: return 0...3
    case .integer, .percent: return 0...0
    case .currency:
      let count = digits(.fractionDigits) ?? currencyFractionDigits
      return count...count
    }
  }

  /// The currency, or an empty text.
  var currencyCode: String { option(.currency)?.uppercased() ?? "" }

  /// The number of digits that the currency has after the decimal separator.
  private var currencyFractionDigits: Int {
    let style = Decimal.FormatStyle.Currency(code: currencyCode, locale: Locale(identifier: language.description))
    let text = style.attributed.format(0)
    return text.runs.filter { $0.numberPart == .fraction }.reduce(0) { $0 + text[$1.range].characters.count }
  }
}
