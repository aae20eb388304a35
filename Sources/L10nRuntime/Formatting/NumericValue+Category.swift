import L10nLanguage

extension NumericValue {
  /// Returns the plural category of the number as it is written: with at most three fraction digits.
  func category(_ rules: PluralRules, _ kind: PluralKind) -> PluralCategory {
    if case .int(let value) = self { return rules.category(value, kind) }
    guard let rounded, let operands = PluralOperands(rounded.text) else { return rules.category(double, kind) }
    return rules.category(operands, kind)
  }
}
