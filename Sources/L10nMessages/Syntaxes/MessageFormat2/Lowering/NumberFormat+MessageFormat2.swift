import L10nLanguage

extension NumberFormat {
  /// Creates the format of a function of numbers with valid options. Throws what can't be written in apps.
  ///
  /// Without the option `roundingMode`, numbers are rounded as in the other syntaxes, half to even.
  init(_ function: NumberFunction, _ options: [String: String]) throws(MessageFormat2Lowering.Unsupported) {
    switch function {
    case .number, .offset: self = .number
    case .integer: self = .integer
    case .percent: self = .percent
    case .currency:
      self.init(style: try Self.currency(options), precision: .automatic)
      if options["currencySign"] == "accounting" { sign = .accounting }
    }
    func text(_ option: NumberOption) -> String? { options[option.rawValue] }
    try setPrecision(function, text)
    if let digits = text(.minimumIntegerDigits).flatMap({ Int($0) }) { minimumIntegerDigits = digits }
    switch text(.useGrouping) {
    case "never": grouping = .never
    case "min2": throw .init("`useGrouping=min2` can't be written in apps; delete it", option: .useGrouping)
    default: break
    }
    switch text(.signDisplay) {
    case "always": sign = .always(includingZero: true)
    case "exceptZero": sign = .always(includingZero: false)
    case "never": sign = .never
    default: break
    }
    if text(.trailingZeroDisplay) == "stripIfInteger" {
      throw .init("`trailingZeroDisplay` can't be written in apps; delete it", option: .trailingZeroDisplay)
    }
    if let mode = text(.roundingMode) {
      guard let rule = Self.roundingRules[mode] else {
        throw .init("`roundingMode=\(mode)` can't be written in apps; write `halfExpand`", option: .roundingMode)
      }
      rounding = rule
    }
  }

  private static func currency(_ options: [String: String]) throws(MessageFormat2Lowering.Unsupported) -> Style {
    guard let code = options["currency"]?.uppercased() else {
      throw .init("`:currency` needs a currency, such as `currency=EUR`", option: .currency)
    }
    switch options["currencyDisplay"] {
    case "narrowSymbol": return .currency(code: code, width: .narrow)
    case "code": return .currency(code: code, width: .isoCode)
    case "name": return .currency(code: code, width: .fullName)
    case "never": throw .init("`currencyDisplay=never` can't be written in apps; delete it", option: .currencyDisplay)
    default: return .currency(code: code, width: .short)
    }
  }

  private mutating func setPrecision(
    _ function: NumberFunction, _ text: (NumberOption) -> String?
  ) throws(MessageFormat2Lowering.Unsupported) {
    func digits(_ option: NumberOption) -> Int? { text(option).flatMap { Int($0) } }
    let significant = (digits(.minimumSignificantDigits), digits(.maximumSignificantDigits))
    let fraction =
      function == .currency
      ? (digits(.fractionDigits), digits(.fractionDigits))
      : (digits(.minimumFractionDigits), digits(.maximumFractionDigits))
    if significant.0 != nil || significant.1 != nil {
      if let priority = text(.roundingPriority), priority != "auto" {
        throw .init("`roundingPriority` can't be written in apps; delete it", option: .roundingPriority)
      }
      let minimum = max(significant.0 ?? 1, 1)
      precision = .significant(minimum: minimum, maximum: significant.1.map { max($0, minimum) })
      return
    }
    if fraction.0 != nil || fraction.1 != nil, function != .integer {
      let usual = function == .percent ? 0 : 3
      let minimum = fraction.0 ?? 0
      precision = .fraction(minimum: minimum, maximum: max(fraction.1 ?? usual, minimum))
    }
    if let step = digits(.roundingIncrement), step > 1 {
      guard case .fraction(let minimum, let maximum?) = precision, minimum == maximum,
        let value = Double("\(step)e-\(maximum)")
      else {
        throw .init(
          "`roundingIncrement` needs the same `minimumFractionDigits` and `maximumFractionDigits` in apps",
          option: .roundingIncrement)
      }
      precision = .increment(step: value, fractionDigits: maximum)
    }
  }

  /// The rules of Swift by the modes of the option `roundingMode`.
  static let roundingRules: [String: FloatingPointRoundingRule] = [
    "ceil": .up, "floor": .down, "expand": .awayFromZero, "trunc": .towardZero,
    "halfExpand": .toNearestOrAwayFromZero, "halfEven": .toNearestOrEven,
  ]
}
