/// An option of the functions of numbers.
package enum NumberOption: String, CaseIterable {
  case select, signDisplay, useGrouping, minimumIntegerDigits, minimumFractionDigits, maximumFractionDigits
  case minimumSignificantDigits, maximumSignificantDigits, trailingZeroDisplay, roundingPriority, roundingIncrement
  case roundingMode, currency, currencySign, currencyDisplay, fractionDigits

  /// Returns a Boolean value indicating whether a function has the option.
  package func isOption(of function: NumberFunction) -> Bool {
    switch function {
    case .number: ![.currency, .currencySign, .currencyDisplay, .fractionDigits].contains(self)
    case .integer:
      [.select, .signDisplay, .useGrouping, .minimumIntegerDigits, .maximumSignificantDigits].contains(self)
    case .offset: false
    case .percent:
      ![
        .select, .minimumIntegerDigits, .roundingIncrement, .currency, .currencySign, .currencyDisplay, .fractionDigits,
      ].contains(self)
    case .currency: ![.select, .signDisplay, .minimumFractionDigits, .maximumFractionDigits].contains(self)
    }
  }

  /// Returns a Boolean value indicating whether a text is a value of the option.
  package func allows(_ text: String) -> Bool {
    if let words { return words.contains(text) }
    switch self {
    case .currency:
      return text.utf8.count == 3 && text.unicodeScalars.allSatisfy { $0.isASCII && $0.properties.isAlphabetic }
    case .fractionDigits: return text == "auto" || Self.isDigitSize(text)
    default: return Self.isDigitSize(text)
    }
  }

  /// The values that the option takes, for a user to read.
  package var requirement: String {
    if let words { return words.map { "`\($0)`" }.joined(separator: ", ") }
    switch self {
    case .currency: return "three letters, such as `EUR`"
    case .fractionDigits: return "`auto` or a number below 100"
    default: return "a number below 100"
    }
  }

  /// Returns a Boolean value indicating whether a text is the value of a digit size option.
  package static func isDigitSize(_ text: String) -> Bool {
    guard let number = Int(text) else { return false }
    return (0...99).contains(number) && String(number) == text
  }

  private var words: [String]? {
    switch self {
    case .select: ["plural", "ordinal", "exact"]
    case .signDisplay: ["auto", "always", "exceptZero", "negative", "never"]
    case .useGrouping: ["auto", "always", "never", "min2"]
    case .trailingZeroDisplay: ["auto", "stripIfInteger"]
    case .roundingPriority: ["auto", "morePrecision", "lessPrecision"]
    case .roundingIncrement: Self.increments
    case .roundingMode: Self.roundingModes
    case .currencySign: ["accounting", "standard"]
    case .currencyDisplay: ["narrowSymbol", "symbol", "name", "code", "never"]
    case .minimumIntegerDigits, .minimumFractionDigits, .maximumFractionDigits, .minimumSignificantDigits,
      .maximumSignificantDigits, .currency, .fractionDigits:
      nil
    }
  }

  private static let roundingModes = [
    "ceil", "floor", "expand", "trunc", "halfCeil", "halfFloor", "halfExpand", "halfTrunc", "halfEven",
  ]

  private static let increments = [
    1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 2500, 5000,
  ].map { String($0) }
}
