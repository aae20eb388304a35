import L10nLanguage

extension NumberFormat {
  /// The function that writes a number in this format, or `nil` if MessageFormat 2 has none.
  var messageFormat2Function: MessageFormat2.Function? {
    let function: NumberFunction
    switch style {
    case .decimal: function = .number
    case .integer: function = .integer
    case .percent: function = .percent
    case .currency: function = .currency
    case .spellout, .ordinal: return nil
    }
    let options = currencyOptions + precisionOptions(function) + otherOptions
    let values = Dictionary(options.map { ($0.0.rawValue, $0.1) }) { $1 }
    // Reading the options shows whether they say all of the format.
    guard (try? NumberFormat(function, values)) == self else { return nil }
    return .init(function.rawValue, options: options.map { .init($0.0.rawValue, .literal(.init($0.1))) })
  }

  private var currencyOptions: [(NumberOption, String)] {
    guard case .currency(let code, let width) = style else { return [] }
    let display: [(NumberOption, String)] =
      switch width {
      case .short: []
      case .narrow: [(.currencyDisplay, "narrowSymbol")]
      case .isoCode: [(.currencyDisplay, "code")]
      case .fullName: [(.currencyDisplay, "name")]
      }
    return [(.currency, code)] + display + (sign == .accounting ? [(.currencySign, "accounting")] : [])
  }

  private func precisionOptions(_ function: NumberFunction) -> [(NumberOption, String)] {
    switch precision {
    case .automatic: return []
    case .fraction(let minimum, let maximum) where function == .currency:
      return minimum == maximum ? [(.fractionDigits, "\(minimum)")] : []
    case .fraction(let minimum, let maximum):
      let usual = max(function == .number ? 3 : 0, minimum)
      let lower: [(NumberOption, String)] = minimum > 0 ? [(.minimumFractionDigits, "\(minimum)")] : []
      return lower + (maximum.map { $0 == usual ? [] : [(.maximumFractionDigits, "\($0)")] } ?? [])
    case .significant(let minimum, let maximum):
      let lower: [(NumberOption, String)] =
        minimum > 1 || maximum == nil ? [(.minimumSignificantDigits, "\(minimum)")] : []
      return lower + (maximum.map { [(.maximumSignificantDigits, "\($0)")] } ?? [])
    case .increment(let step, let digits):
      guard (0...9).contains(digits) else { return [] }
      let units = (0..<digits).reduce(step) { value, _ in value * 10 }
      return [
        (.minimumFractionDigits, "\(digits)"), (.maximumFractionDigits, "\(digits)"),
        (.roundingIncrement, NumberText.plain(units.rounded())),
      ]
    }
  }

  private var otherOptions: [(NumberOption, String)] {
    var options: [(NumberOption, String)] = []
    if minimumIntegerDigits != 1 { options.append((.minimumIntegerDigits, "\(minimumIntegerDigits)")) }
    if grouping == .never { options.append((.useGrouping, "never")) }
    switch sign {
    case .automatic, .accounting, .accountingAlways: break
    case .always(let includingZero): options.append((.signDisplay, includingZero ? "always" : "exceptZero"))
    case .never: options.append((.signDisplay, "never"))
    }
    if rounding != .toNearestOrEven, let mode = Self.roundingRules.first(where: { $0.value == rounding })?.key {
      options.append((.roundingMode, mode))
    }
    return options
  }
}
