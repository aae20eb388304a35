import L10nLanguage

/// The options of `Intl.NumberFormat` (ECMA-402, section 15).
struct I18nextNumberOptions {
  private let options: [String: String]
  private let isCurrency: Bool

  /// - Parameter isCurrency: a Boolean value indicating whether the style is that of an amount of money.
  init(_ options: [String: String], isCurrency: Bool = false) {
    self.options = options
    self.isCurrency = isCurrency || options["style"] == "currency"
  }

  /// The format, or `nil` if Swift code can't write it.
  var format: NumberFormat? {
    let known: Set = [
      "style", "currency", "currencyDisplay", "notation", "useGrouping", "minimumFractionDigits",
      "maximumFractionDigits",
    ]
    guard Set(options.keys).isSubset(of: known), var format = style else { return nil }
    switch options["notation"] ?? "standard" {
    case "standard": break
    case "compact":
      format.notation = .compactShort
      format.precision = .automatic
    default: return nil
    }
    switch options["useGrouping"] ?? "true" {
    case "true", "auto": break
    case "false": format.grouping = .never
    default: return nil
    }
    guard let precision = precision(besides: format.precision) else { return nil }
    format.precision = precision
    let isWhole = format == NumberFormat(precision: .fraction(minimum: 0, maximum: 0))
    return isWhole ? .integer : format
  }

  private var style: NumberFormat? {
    if isCurrency {
      guard let code = options["currency"], code.utf8.count == 3, code.utf8.allSatisfy(ASCIISet.letters.contains) else {
        return nil
      }
      let width: NumberFormat.CurrencyWidth
      switch options["currencyDisplay"] ?? "symbol" {
      case "symbol": width = .short
      case "narrowSymbol": width = .narrow
      case "code": width = .isoCode
      case "name": width = .fullName
      default: return nil
      }
      return NumberFormat(style: .currency(code: code.uppercased(), width: width), precision: .automatic)
    }
    switch options["style"] ?? "decimal" {
    case "decimal": return .number
    case "percent": return .percent
    default: return nil
    }
  }

  /// Returns the precision, with the limit that isn't given set as JavaScript does, or `nil` if a limit isn't a number.
  private func precision(besides standard: NumberFormat.Precision) -> NumberFormat.Precision? {
    let (least, most) = (options["minimumFractionDigits"], options["maximumFractionDigits"])
    if least == nil, most == nil { return standard }
    // The standard of a currency is its own, two digits for most; that of compact numbers depends on the number.
    let usual: (least: Int, most: Int) =
      if case .fraction(let least, let most?) = standard { (least, most) } else { isCurrency ? (2, 2) : (0, 0) }
    let digits = [least, most].map { text in text.map { Int($0) ?? -1 } }
    guard digits.allSatisfy({ $0.map { (0...20).contains($0) } ?? true }) else { return nil }
    let minimum = digits[0] ?? min(usual.least, digits[1] ?? usual.least)
    let maximum = digits[1] ?? max(usual.most, minimum)
    return minimum <= maximum ? .fraction(minimum: minimum, maximum: maximum) : nil
  }

  // MARK: Writing

  /// Returns the ways in which a format may be written, one of which means the same if any does.
  static func candidates(_ format: NumberFormat) -> [String] {
    var options: [(name: String, value: String)] = []
    var isCurrency = false
    switch format.style {
    case .currency(let code, let width):
      isCurrency = true
      options.append(("currency", code))
      switch width {
      case .short: break
      case .narrow: options.append(("currencyDisplay", "narrowSymbol"))
      case .isoCode: options.append(("currencyDisplay", "code"))
      case .fullName: options.append(("currencyDisplay", "name"))
      }
    case .percent: options.append(("style", "percent"))
    case .decimal, .integer, .spellout, .ordinal: break
    }
    if format.notation == .compactShort { options.append(("notation", "compact")) }
    if format.grouping == .never { options.append(("useGrouping", "false")) }
    let plain = options
    if case .fraction(let least, let most?) = format.precision {
      if least > 0 || isCurrency { options.append(("minimumFractionDigits", String(least))) }
      options.append(("maximumFractionDigits", String(most)))
    }
    return [plain, options].map { options in
      if isCurrency, options.count == 1 { return "currency(\(options[0].value))" }
      let name = isCurrency ? "currency" : "number"
      return options.isEmpty
        ? name : "\(name)(\(options.map { "\($0.name): \($0.value)" }.joined(separator: "; ")))"
    }
  }
}
