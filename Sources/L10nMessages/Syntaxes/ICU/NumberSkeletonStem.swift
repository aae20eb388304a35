import L10nLanguage

/// A part of a number skeleton, long or concise: its meaning, or the reason why it isn't supported (ICU User Guide,
/// "Number Skeletons").
enum NumberSkeletonStem {
  case notation(NumberFormat.Notation)
  case percent
  case currency(String)
  /// An explicit absence of units: `base-unit`.
  case noUnit
  case currencyWidth(NumberFormat.CurrencyWidth)
  case precision(NumberFormat.Precision)
  case rounding(FloatingPointRoundingRule)
  case integerDigits(minimum: Int, maximum: Int?)
  case grouping(NumberFormat.Grouping)
  case sign(NumberFormat.Sign)
  case decimalSeparator(isAlwaysShown: Bool)
  case scale(Double)
  /// `%x100`, which combines two stems.
  case scaledPercent
  /// A stem that ICU supports and Foundation doesn't, with advice.
  case unsupported(String)

  /// Reads a part. Returns `nil` if ICU doesn't know it either.
  init?(_ text: String) {
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    let (name, option) = (String(parts.first ?? ""), parts.count > 1 ? String(parts[1]) : nil)
    let stem = option.map { Self.stem(name, option: $0) } ?? (Self.named[name] ?? Self.digits(name))
    guard let stem = stem ?? Self.unsupported[name].map(Self.unsupported) else { return nil }
    self = stem
  }
}

// MARK: - Stems without an option

extension NumberSkeletonStem {
  private static let named: [String: NumberSkeletonStem] = [
    "compact-short": .notation(.compactShort), "K": .notation(.compactShort),
    "scientific": .notation(.scientific), "E0": .notation(.scientific),
    "notation-simple": .notation(.standard),
    "base-unit": .noUnit,
    "percent": .percent, "%": .percent, "%x100": .scaledPercent,
    "unit-width-narrow": .currencyWidth(.narrow), "unit-width-short": .currencyWidth(.short),
    "unit-width-iso-code": .currencyWidth(.isoCode), "unit-width-full-name": .currencyWidth(.fullName),
    "precision-integer": .precision(.fraction(minimum: 0, maximum: 0)),
    "precision-unlimited": .precision(.fraction(minimum: 0, maximum: nil)),
    "precision-currency-standard": .precision(.automatic),
    "rounding-mode-ceiling": .rounding(.up), "rounding-mode-floor": .rounding(.down),
    "rounding-mode-down": .rounding(.towardZero), "rounding-mode-up": .rounding(.awayFromZero),
    "rounding-mode-half-even": .rounding(.toNearestOrEven),
    "rounding-mode-half-up": .rounding(.toNearestOrAwayFromZero),
    "group-off": .grouping(.never), ",_": .grouping(.never), "group-auto": .grouping(.automatic),
    "sign-auto": .sign(.automatic), "sign-never": .sign(.never), "+_": .sign(.never),
    "sign-always": .sign(.always(includingZero: true)), "+!": .sign(.always(includingZero: true)),
    "sign-except-zero": .sign(.always(includingZero: false)), "+?": .sign(.always(includingZero: false)),
    "sign-accounting": .sign(.accounting), "()": .sign(.accounting),
    "sign-accounting-always": .sign(.accountingAlways(includingZero: true)),
    "()!": .sign(.accountingAlways(includingZero: true)),
    "sign-accounting-except-zero": .sign(.accountingAlways(includingZero: false)),
    "()?": .sign(.accountingAlways(includingZero: false)),
    "decimal-auto": .decimalSeparator(isAlwaysShown: false),
    "decimal-always": .decimalSeparator(isAlwaysShown: true),
  ]

  /// Advice on skeleton stems that Foundation can't express.
  private static let unsupported: [String: String] = {
    let grouping = "the language decides; use group-off for none"
    let rounding = "use ceiling, floor, up, down, half-even or half-up"
    let width = "use narrow, short, iso-code or full-name"
    let unit = "insert the unit as text"
    let digits = "the user's own settings choose the digits"
    let negative = "leave it out, or use sign-except-zero"
    return [
      "compact-long": "use compact-short", "KK": "use compact-short",
      "engineering": "use scientific", "scientific": "it takes no option",
      "permille": "use percent", "measure-unit": unit, "per-measure-unit": unit, "unit": unit, "usage": unit,
      "precision-currency-cash": "use precision-currency-standard",
      "rounding-mode-half-down": rounding, "rounding-mode-half-odd": rounding, "rounding-mode-half-ceiling": rounding,
      "rounding-mode-half-floor": rounding, "rounding-mode-unnecessary": rounding,
      "group-min2": grouping, ",?": grouping, "group-on-aligned": grouping, ",!": grouping,
      "group-thousands": grouping,
      "latin": digits, "numbering-system": digits,
      "integer-width-trunc": "use integer-width with a number of digits",
      "unit-width-formal": width, "unit-width-variant": width, "unit-width-hidden": width,
      "sign-negative": negative, "+-": negative, "sign-accounting-negative": negative, "()-": negative,
    ]
  }()

  /// Reads stems that count digits: `.00##`, `@@#`, `000`, `EE0`.
  private static func digits(_ text: String) -> NumberSkeletonStem? {
    switch text.first {
    case ".": fractionDigits(text.dropFirst())
    case "@": significantDigits(text[...])
    case "0": countedZeros(text[...]).map { .integerDigits(minimum: $0, maximum: nil) }
    case "E" where text.last == "0": .unsupported("of exponents, only `E0` is")
    default: nil
    }
  }

  private static func fractionDigits(_ digits: Substring) -> NumberSkeletonStem? {
    let minimum = digits.prefix { $0 == "0" }.count
    let rest = digits.dropFirst(minimum)
    if isUnlimited(rest) { return .precision(.fraction(minimum: minimum, maximum: nil)) }
    return maximum(minimum, rest).map { .precision(.fraction(minimum: minimum, maximum: $0)) }
  }

  private static func significantDigits(_ digits: Substring) -> NumberSkeletonStem? {
    let minimum = digits.prefix { $0 == "@" }.count
    let rest = digits.dropFirst(minimum)
    if isUnlimited(rest) { return .precision(.significant(minimum: minimum, maximum: nil)) }
    return maximum(minimum, rest).map { .precision(.significant(minimum: minimum, maximum: $0)) }
  }

  /// Older versions of ICU wrote `+` instead of `*`.
  private static func isUnlimited(_ rest: Substring) -> Bool {
    rest == "*" || rest == "+"
  }

  private static func maximum(_ minimum: Int, _ optional: Substring) -> Int? {
    let maximum = minimum + optional.count
    return optional.allSatisfy { $0 == "#" } && maximum <= NumberFormat.mostDigits ? maximum : nil
  }

  private static func countedZeros(_ digits: Substring) -> Int? {
    digits.allSatisfy { $0 == "0" } && digits.count <= NumberFormat.mostDigits ? digits.count : nil
  }
}

// MARK: - Stems with an option

extension NumberSkeletonStem {
  private static func stem(_ name: String, option: String) -> NumberSkeletonStem? {
    switch name {
    case "currency": currencyCode(option).map(Self.currency)
    case "precision-increment": increment(option).map(Self.precision)
    case "integer-width": integerWidth(option[...])
    case "scale": plainNumber(option, signed: true).map(Self.scale)
    case _ where name.hasPrefix(".") || name.hasPrefix("@") || name == "precision-integer":
      .unsupported("write the part before the slash only")
    default: nil
    }
  }

  private static func currencyCode(_ option: String) -> String? {
    guard option.utf8.count == 3,
      option.unicodeScalars.allSatisfy({ ("A"..."Z").contains($0) || ("a"..."z").contains($0) })
    else { return nil }
    return option.uppercased()
  }

  private static func increment(_ option: String) -> NumberFormat.Precision? {
    guard let step = plainNumber(option, signed: false), step > 0 else { return nil }
    let fraction = option.split(separator: ".", omittingEmptySubsequences: false).dropFirst().first ?? ""
    return fraction.count <= NumberFormat.mostDigits ? .increment(step: step, fractionDigits: fraction.count) : nil
  }

  private static func integerWidth(_ option: Substring) -> NumberSkeletonStem? {
    guard let first = option.first else { return nil }
    if first == "+" || first == "*" {
      return countedZeros(option.dropFirst()).map { .integerDigits(minimum: $0, maximum: nil) }
    }
    let optional = option.prefix { $0 == "#" }.count
    guard let minimum = countedZeros(option.dropFirst(optional)), minimum + optional <= NumberFormat.mostDigits else {
      return nil
    }
    return .integerDigits(minimum: minimum, maximum: minimum + optional)
  }

  private static func plainNumber(_ text: String, signed: Bool) -> Double? {
    let allowed = signed ? "0123456789.-+eE" : "0123456789."
    guard text.allSatisfy(allowed.contains), let number = Double(text), number.isFinite else { return nil }
    return number
  }
}
