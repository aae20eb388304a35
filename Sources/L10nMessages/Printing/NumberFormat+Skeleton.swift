import L10nLanguage

extension NumberFormat {
  /// The type of the argument in a placeholder with this format.
  var icuType: String {
    switch self {
    case .spellout: "spellout"
    case .ordinal: "ordinal"
    default: "number"
    }
  }

  /// The style of a placeholder with this format, empty for none, or `nil` if there is no such style (ICU User Guide,
  /// "Number Skeletons").
  var icuStyle: String? {
    switch self {
    case .number, .spellout, .ordinal: ""
    case .integer: "integer"
    case .percent: "percent"
    default: skeleton
    }
  }

  private var skeleton: String? {
    let stems = [notationStem, unitStem, precisionStem, roundingStem, widthStem, groupingStem, signStem, scaleStem]
    var skeleton = "::" + stems.filter { !$0.isEmpty }.joined(separator: " ")
    if alwaysShowsDecimalSeparator { skeleton += (skeleton == "::" ? "" : " ") + "decimal-always" }
    // An empty skeleton needs a part that changes nothing.
    if skeleton == "::" { skeleton = "::group-auto" }
    let read = MessageSyntax.icu.parse("{n, number, \(skeleton)}")
    guard read.problems.isEmpty, case .placeholder(let hole)? = read.pattern.elements.first,
      hole.format == .number(self)
    else { return nil }
    return skeleton
  }

  private var notationStem: String {
    switch notation {
    case .standard: ""
    case .compactShort: "compact-short"
    case .scientific: "scientific"
    }
  }

  private var unitStem: String {
    switch style {
    case .decimal, .integer, .spellout, .ordinal: ""
    case .percent: "percent"
    case .currency(let code, let width):
      switch width {
      case .short: "currency/\(code)"
      case .narrow: "currency/\(code) unit-width-narrow"
      case .isoCode: "currency/\(code) unit-width-iso-code"
      case .fullName: "currency/\(code) unit-width-full-name"
      }
    }
  }

  private var precisionStem: String {
    func digits(_ sign: Character, _ minimum: Int, _ maximum: Int?) -> String {
      let required = String(repeating: sign, count: min(max(0, minimum), NumberFormat.mostDigits + 1))
      guard let maximum else { return required + "*" }
      return required + String(repeating: "#", count: min(max(0, maximum - minimum), NumberFormat.mostDigits + 1))
    }
    switch precision {
    case .automatic: return ""
    case .fraction(0, 0): return "precision-integer"
    // The default if the skeleton has no precision.
    case .fraction(0, 6) where isWithoutCurrency && notation != .compactShort: return ""
    case .fraction(let minimum, let maximum): return "." + digits("0", minimum, maximum)
    case .significant(let minimum, let maximum): return digits("@", minimum, maximum)
    case .increment(let step, let count): return "precision-increment/" + Self.decimal(step, fractionDigits: count)
    }
  }

  private var isWithoutCurrency: Bool {
    if case .currency = style { false } else { true }
  }

  /// Returns a number with the given count of fraction digits, or with more if the number has more.
  private static func decimal(_ number: Double, fractionDigits: Int) -> String {
    let text = NumberText.plain(number)
    let written = text.split(separator: ".", omittingEmptySubsequences: false)
    let missing = fractionDigits - (written.count > 1 ? written[1].count : 0)
    guard (1...NumberFormat.mostDigits).contains(missing) else { return text }
    return text + (written.count > 1 ? "" : ".") + String(repeating: "0", count: missing)
  }

  private var roundingStem: String {
    switch rounding {
    case .toNearestOrEven: ""
    case .up: "rounding-mode-ceiling"
    case .down: "rounding-mode-floor"
    case .towardZero: "rounding-mode-down"
    case .awayFromZero: "rounding-mode-up"
    case .toNearestOrAwayFromZero: "rounding-mode-half-up"
    @unknown default: ""
    }
  }

  private var widthStem: String {
    if minimumIntegerDigits == 1, maximumIntegerDigits == nil { return "" }
    let zeros = String(repeating: "0", count: min(max(0, minimumIntegerDigits), NumberFormat.mostDigits + 1))
    guard let maximumIntegerDigits else { return "integer-width/+" + zeros }
    let optional = min(max(0, maximumIntegerDigits - minimumIntegerDigits), NumberFormat.mostDigits + 1)
    return "integer-width/" + String(repeating: "#", count: optional) + zeros
  }

  private var groupingStem: String { grouping == .never ? "group-off" : "" }

  private var signStem: String {
    switch sign {
    case .automatic: ""
    case .always(let includingZero): includingZero ? "sign-always" : "sign-except-zero"
    case .never: "sign-never"
    case .accounting: "sign-accounting"
    case .accountingAlways(let includingZero): includingZero ? "sign-accounting-always" : "sign-accounting-except-zero"
    }
  }

  private var scaleStem: String { scale == 1 ? "" : "scale/\(NumberText.plain(scale))" }
}

extension DateStyle {
  /// The part after `date` or `time` in ICU's syntax.
  var icuStyle: String {
    switch self {
    case .short: ", short"
    case .medium: ""
    case .long: ", long"
    case .full: ", full"
    case .skeleton(let fields): ", ::\(fields)"
    }
  }
}
