import L10nLanguage

/// Combines the parts of a number skeleton.
struct NumberSkeletonReader {
  private(set) var log: MessageProblemLog

  private var result = NumberFormat(precision: .automatic)
  private var currencyCode: String?
  private var currencyWidth = NumberFormat.CurrencyWidth.short
  /// The place of each setting.
  private var places: [Setting: Range<Int>] = [:]

  /// A setting of a number format, which a skeleton may have once.
  private enum Setting {
    case notation, unit, currencyWidth, precision, rounding, integerDigits, grouping, sign, decimalSeparator, scale
  }

  init(log: MessageProblemLog) {
    self.log = log
  }

  /// Reads a part.
  mutating func read(_ text: String, at range: Range<Int>) {
    switch NumberSkeletonStem(text) {
    case nil: log.error("`\(text)` is not part of a number skeleton", at: range)
    case .unsupported(let advice): log.error("`\(text)` can't be formatted by Foundation; \(advice)", at: range)
    case let stem?: apply(stem, text, at: range)
    }
  }

  private mutating func apply(_ stem: NumberSkeletonStem, _ text: String, at range: Range<Int>) {
    let settings = Self.settings(of: stem)
    guard settings.allSatisfy({ places[$0] == nil }) else {
      log.error("`\(text)` repeats or contradicts an earlier part of the skeleton", at: range)
      return
    }
    for setting in settings { places[setting] = range }
    switch stem {
    case .notation(let notation): result.notation = notation
    case .percent: result.style = .percent
    case .scaledPercent:
      result.style = .percent
      result.scale = 100
    case .currency(let code): currencyCode = code
    case .currencyWidth(let width): currencyWidth = width
    case .precision(let precision): result.precision = precision
    case .rounding(let rule): result.rounding = rule
    case .integerDigits(let minimum, let maximum):
      result.minimumIntegerDigits = minimum
      result.maximumIntegerDigits = maximum
    case .grouping(let grouping): result.grouping = grouping
    case .sign(let sign): result.sign = sign
    case .decimalSeparator(let isAlwaysShown): result.alwaysShowsDecimalSeparator = isAlwaysShown
    case .scale(let scale): result.scale = scale
    case .noUnit, .unsupported: break
    }
  }

  private static func settings(of stem: NumberSkeletonStem) -> [Setting] {
    switch stem {
    case .notation: [.notation]
    case .percent, .currency, .noUnit: [.unit]
    case .scaledPercent: [.unit, .scale]
    case .currencyWidth: [.currencyWidth]
    case .precision: [.precision]
    case .rounding: [.rounding]
    case .integerDigits: [.integerDigits]
    case .grouping: [.grouping]
    case .sign: [.sign]
    case .decimalSeparator: [.decimalSeparator]
    case .scale: [.scale]
    case .unsupported: []
    }
  }
}

// MARK: - Result

extension NumberSkeletonReader {
  /// Returns the format of all parts, and reports parts that conflict.
  mutating func finish() -> NumberFormat {
    if let currencyCode {
      result.style = .currency(code: currencyCode, width: currencyWidth)
      finishCurrency()
    } else {
      finishNumber()
    }
    if case .significant = result.precision, let range = places[.integerDigits] {
      log.error("Foundation can't combine significant digits with a number of integer digits", at: range)
    }
    return result
  }

  private mutating func finishCurrency() {
    guard result.notation == .scientific, let range = places[.notation] else { return }
    log.error("Foundation has no scientific notation for a currency", at: range)
    result.notation = .standard
  }

  private mutating func finishNumber() {
    if let range = places[.currencyWidth] {
      log.warning("The width of a unit has no effect without a currency", at: range)
    }
    if case .automatic = result.precision {
      if let range = places[.precision] {
        log.error("`precision-currency-standard` needs a currency, such as `currency/KRW`", at: range)
      }
      // ICU's default if the skeleton has no precision.
      if result.notation != .compactShort { result.precision = .fraction(minimum: 0, maximum: 6) }
    }
    // ICU has accounting patterns only for currencies, and writes all other numbers with plain signs.
    switch result.sign {
    case .accounting: result.sign = .automatic
    case .accountingAlways(let includingZero): result.sign = .always(includingZero: includingZero)
    default: break
    }
  }
}
