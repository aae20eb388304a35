import L10nAllLanguages
import L10nLanguage
import L10nMessages

/// The choice of a variant by a number (LDML 48 part 9, "Number Selection").
struct NumberSelector: VariantSelector {
  /// The number as a key.
  private let exact: String
  /// The plural category of the number as it is written, or `nil` if only numbers can be keys.
  private let category: PluralCategory?

  init(_ value: NumberValue) {
    var number = value.scaled
    number.removeFinalZeros(downTo: 0)
    exact = number.text
    let select = value.option(.select)
    if select == "exact" {
      category = nil
    } else if let operands = PluralOperands(value.written.text) {
      category = PluralRules(for: value.language).category(operands, select == "ordinal" ? .ordinal : .cardinal)
    } else {
      category = .other
    }
  }

  func matches(_ key: String) throws(FunctionFailure) -> Bool {
    if Self.isNumber(key) { return key == exact }
    guard let keyword = PluralCategory(rawValue: key) else {
      throw FunctionFailure(
        .badVariantKey, "`\(key)` isn't a number or a plural category; write zero, one, two, few, many or other")
    }
    return keyword == category
  }

  func isBetter(_ key: String, than other: String) -> Bool { Self.isNumber(key) && !Self.isNumber(other) }

  private static func isNumber(_ key: String) -> Bool { DecimalNumber(literal: key) != nil }
}
