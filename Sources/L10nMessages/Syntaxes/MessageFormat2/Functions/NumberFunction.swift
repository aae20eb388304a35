/// A function of numbers (LDML 48 part 9, "Numeric Value Selection and Formatting").
package enum NumberFunction: String, Sendable, CaseIterable {
  case number, integer, offset, percent, currency

  /// The options of a value, and what is wrong with them.
  package struct Options: Sendable {
    /// The valid options by name, with those of the operand.
    package var values: [String: String]
    /// A Boolean value indicating whether the value can select a variant.
    package var selects: Bool
    /// The mistakes.
    package var mistakes: [MessageFormat2.OptionMistake]
  }

  /// Returns the options of a value.
  ///
  /// - Parameters:
  ///   - given: those of the expression.
  ///   - inherited: those of the operand.
  package func options(_ given: [String: MessageFormat2.OptionValue], inherited: [String: String]) -> Options {
    let inherited = inherited.filter { !discarded.contains($0.key) }
    var options = Options(values: inherited, selects: true, mistakes: [])
    for option in NumberOption.allCases where option.isOption(of: self) {
      guard let value = given[option.rawValue] else { continue }
      if let mistake = mistake(in: option, value, inherited) {
        options.mistakes.append(.init(option: option.rawValue, explanation: mistake))
      } else {
        options.values[option.rawValue] = value.text
      }
    }
    decideSelection(given, inherited, &options)
    return options
  }

  /// Returns the number that the function `offset` adds, or `nil` if its options don't have exactly one.
  package static func offset(_ given: [String: MessageFormat2.OptionValue]) -> Int? {
    let sizes = ["add": 1, "subtract": -1].compactMap { name, sign in given[name].map { ($0.text, sign) } }
    guard sizes.count == 1, let (text, sign) = sizes.first, let text, NumberOption.isDigitSize(text) else { return nil }
    return Int(text).map { $0 * sign }
  }

  /// The reason why ``offset(_:)`` has no number.
  package static let offsetMistake = "`:offset` needs either `add` or `subtract` with a number below 100"

  /// The names of the options.
  package var optionNames: [String] {
    let names = NumberOption.allCases.filter { $0.isOption(of: self) }.map(\.rawValue)
    return self == .offset ? ["add", "subtract"] : names
  }

  /// The options that a value doesn't take over from its operand.
  private var discarded: Set<String> {
    switch self {
    case .number, .offset, .currency: []
    case .integer: ["minimumFractionDigits", "maximumFractionDigits", "minimumSignificantDigits"]
    case .percent: ["minimumIntegerDigits", "roundingIncrement", "select"]
    }
  }

  private func mistake(
    in option: NumberOption, _ value: MessageFormat2.OptionValue, _ inherited: [String: String]
  ) -> String? {
    if option == .select, !value.isLiteral { return "`select` needs a literal, so that translators know the keys" }
    if option == .currency, inherited[option.rawValue] != nil {
      return "The amount already has a currency; delete `currency`"
    }
    if let text = value.text, option.allows(text) { return nil }
    return "`\(option.rawValue)` needs \(option.requirement)"
  }

  /// Decides whether the value can select. Its keys have to be known from the expression, so it can't if `select` comes
  /// from elsewhere.
  private func decideSelection(
    _ given: [String: MessageFormat2.OptionValue], _ inherited: [String: String], _ options: inout Options
  ) {
    switch self {
    case .currency: options.selects = false
    case .percent: break
    case .number, .integer, .offset:
      let option = NumberOption.select.rawValue
      if given[option] != nil, self != .offset {
        options.selects = !options.mistakes.contains { $0.option == option } || given[option]?.isLiteral == true
      } else if inherited[option] != nil {
        options.selects = false
        options.mistakes.append(
          .init(option: option, explanation: "`select` isn't taken over from a variable; write it here"))
      }
    }
  }
}
