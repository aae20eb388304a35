import L10nEmission
import L10nLanguage

extension SwiftWriter {
  /// Writes an expression that formats a number as Foundation does in a format, in `_locale`.
  ///
  /// - Parameters:
  ///   - type: the number's type.
  ///   - value: writes the number.
  mutating func number(
    _ format: NumberFormat, _ type: ArgumentType, _ value: (_ writer: inout SwiftWriter) -> Void
  ) {
    if format.style == .spellout || format.style == .ordinal {
      code(format.style == .ordinal ? "_ruled(.ordinal, " : "_ruled(.spellOut, ")
      value(&self)
      return code(")")
    }
    style(format, type)
    code(".format(")
    if case .increment(let step, _) = format.precision, step > 0 {
      code("_stepped(")
      operand(type, value)
      code(", by: ")
      number(step)
      rounding(format)
      code(")")
    } else {
      operand(type, value)
    }
    code(")")
  }

  /// Writes a number, a whole one as `Decimal`, whose styles have all formats.
  private mutating func operand(_ type: ArgumentType, _ value: (_ writer: inout SwiftWriter) -> Void) {
    guard type.isWhole else { return value(&self) }
    code("Decimal(")
    value(&self)
    code(")")
  }

  private mutating func style(_ format: NumberFormat, _ type: ArgumentType) {
    code(type == .double ? "FloatingPointFormatStyle<Double>" : "Decimal.FormatStyle")
    switch format.style {
    case .decimal, .integer, .spellout, .ordinal: code("(locale: _locale)")
    case .percent: code(".Percent(locale: _locale)")
    case .currency(let currency, let width):
      code(".Currency(code: ")
      literal(currency)
      code(", locale: _locale)")
      switch width {
      case .narrow: code(".presentation(.narrow)")
      case .short: break
      case .isoCode: code(".presentation(.isoCode)")
      case .fullName: code(".presentation(.fullName)")
      }
    }
    notation(format)
    let isStepped = if case .increment(let step, _) = format.precision, step > 0 { true } else { false }
    // A percent style multiplies by 100 unless a scale is set; steps are of the number as it is shown.
    if isStepped ? format.style == .percent : format.scale != (format.style == .percent ? 100 : 1) {
      code(".scale(")
      number(isStepped ? 1 : format.scale)
      code(")")
    }
    if format.grouping == .never { code(".grouping(.never)") }
    sign(format)
    if format.alwaysShowsDecimalSeparator { code(".decimalSeparator(strategy: .always)") }
    if format.rounding != .toNearestOrEven {
      code(".rounded(rule: ")
      rule(format.rounding)
      code(", increment: nil)")
    }
    precision(format)
  }

  private mutating func notation(_ format: NumberFormat) {
    switch (format.notation, format.style) {
    // With a currency, only the latest systems have it.
    case (.standard, _), (.compactShort, .currency): break
    case (.compactShort, _): code(".notation(.compactName)")
    case (.scientific, _): code(".notation(.scientific)")
    }
  }

  private mutating func sign(_ format: NumberFormat) {
    let isCurrency = if case .currency = format.style { true } else { false }
    switch format.sign {
    case .automatic: break
    case .accounting: if isCurrency { code(".sign(strategy: .accounting)") }
    case .never: code(".sign(strategy: .never)")
    case .always(let includingZero), .accountingAlways(let includingZero):
      let isAccounting = if case .accountingAlways = format.sign { true } else { false }
      code(isAccounting && isCurrency ? ".sign(strategy: .accountingAlways(" : ".sign(strategy: .always(")
      code(isCurrency ? "showZero: " : "includingZero: ")
      code(includingZero ? "true))" : "false))")
    }
  }

  private mutating func precision(_ format: NumberFormat) {
    switch format.precision {
    case .automatic: break
    case .significant(let minimum, let maximum):
      code(".precision(.significantDigits(")
      digits(max(minimum, maximum == nil ? 1 : 0), maximum)
      code("))")
    case .fraction(let minimum, let maximum): fraction(minimum, maximum, format)
    case .increment(_, let digits): fraction(digits, digits, format)
    }
  }

  private mutating func fraction(_ minimum: Int, _ maximum: Int?, _ format: NumberFormat) {
    guard format.minimumIntegerDigits != 1 || format.maximumIntegerDigits != nil else {
      code(".precision(.fractionLength(")
      digits(max(minimum, 0), maximum)
      return code("))")
    }
    code(".precision(.integerAndFractionLength(integerLimits: ")
    digits(max(format.minimumIntegerDigits, 0), format.maximumIntegerDigits)
    code(", fractionLimits: ")
    digits(max(minimum, 0), maximum)
    code("))")
  }

  private mutating func digits(_ minimum: Int, _ maximum: Int?) {
    number(Double(minimum))
    code("...")
    if let maximum { number(Double(max(minimum, maximum))) }
  }

  private mutating func rounding(_ format: NumberFormat) {
    if format.scale != 1 {
      code(", scale: ")
      number(format.scale)
    }
    if format.rounding != .toNearestOrEven {
      code(", rule: ")
      rule(format.rounding)
    }
  }

  private mutating func rule(_ rule: FloatingPointRoundingRule) {
    switch rule {
    case .toNearestOrEven: code(".toNearestOrEven")
    case .toNearestOrAwayFromZero: code(".toNearestOrAwayFromZero")
    case .up: code(".up")
    case .down: code(".down")
    case .towardZero: code(".towardZero")
    case .awayFromZero: code(".awayFromZero")
    @unknown default: code(".toNearestOrEven")
    }
  }
}
