extension NumberFormat {
  /// Reads a format from its style and the words in which it differs from the style's usual format, or returns `nil` if
  /// they aren't one.
  ///
  /// | words | |
  /// |---|---|
  /// | `narrow`, `iso`, `name` | the width of a currency |
  /// | `compact`, `scientific` | the notation |
  /// | `automatic`; `.2`, `.0-3`, `.2-`; `@3`, `@1-3`, `@1-`; `/0.05:2` | the precision: fraction digits, significant digits; a step and its fraction digits |
  /// | `w2`, `w2-4` | the number of integer digits |
  /// | `ungrouped` | no separators between thousands |
  /// | `signed`, `signed-nonzero`, `unsigned`, `accounting`, `accounting-signed`, `accounting-signed-nonzero` | signs |
  /// | `point` | a decimal separator in any case |
  /// | `x100` | the factor |
  /// | `up`, `down`, `to-zero`, `from-zero`, `half-from-zero` | the rounding |
  init?(reading words: ArraySlice<String>) {
    guard let (format, options) = Self.usual(words) else { return nil }
    self = format
    for option in options {
      guard apply(option) else { return nil }
    }
  }

  /// Returns the usual format of a style, and the words after it.
  private static func usual(_ words: ArraySlice<String>) -> (NumberFormat, options: ArraySlice<String>)? {
    let rest = words.dropFirst()
    switch words.first {
    case "number": return (.number, rest)
    case "integer": return (.integer, rest)
    case "percent": return (.percent, rest)
    case "spellout": return (.spellout, rest)
    case "ordinal": return (.ordinal, rest)
    case "currency":
      guard let code = rest.first, code.utf8.count == 3, code.utf8.allSatisfy({ (0x41...0x5A).contains($0) }) else {
        return nil
      }
      return (NumberFormat(style: .currency(code: code, width: .short), precision: .automatic), rest.dropFirst())
    default: return nil
    }
  }

  /// Applies an option. Returns `false` if it isn't one.
  private mutating func apply(_ option: String) -> Bool {
    switch option {
    case "narrow": return apply(.narrow)
    case "iso": return apply(.isoCode)
    case "name": return apply(.fullName)
    case "compact": notation = .compactShort
    case "scientific": notation = .scientific
    case "automatic": precision = .automatic
    case "ungrouped": grouping = .never
    case "signed": sign = .always(includingZero: true)
    case "signed-nonzero": sign = .always(includingZero: false)
    case "unsigned": sign = .never
    case "accounting": sign = .accounting
    case "accounting-signed": sign = .accountingAlways(includingZero: true)
    case "accounting-signed-nonzero": sign = .accountingAlways(includingZero: false)
    case "point": alwaysShowsDecimalSeparator = true
    case "up": rounding = .up
    case "down": rounding = .down
    case "to-zero": rounding = .towardZero
    case "from-zero": rounding = .awayFromZero
    case "half-from-zero": rounding = .toNearestOrAwayFromZero
    default: return apply(number: option)
    }
    return true
  }

  private mutating func apply(_ width: CurrencyWidth) -> Bool {
    guard case .currency(let code, _) = style else { return false }
    style = .currency(code: code, width: width)
    return true
  }

  /// Applies an option with a number.
  private mutating func apply(number option: String) -> Bool {
    let rest = Substring(option.utf8.dropFirst())
    switch option.utf8.first {
    case UInt8(ascii: "."):
      guard let (minimum, maximum) = Self.limits(rest) else { return false }
      precision = .fraction(minimum: minimum, maximum: maximum)
    case UInt8(ascii: "@"):
      guard let (minimum, maximum) = Self.limits(rest) else { return false }
      precision = .significant(minimum: minimum, maximum: maximum)
    case UInt8(ascii: "/"):
      let parts = rest.parts(separatedBy: UInt8(ascii: ":"))
      guard parts.count == 2, let step = Double(finite: parts[0]), step > 0,
        let digits = Int(digits: parts[1], limit: Self.mostDigits)
      else { return false }
      precision = .increment(step: step, fractionDigits: digits)
    case UInt8(ascii: "w"):
      guard let (minimum, maximum) = Self.limits(rest + (rest.utf8.contains(UInt8(ascii: "-")) ? "" : "-")) else {
        return false
      }
      (minimumIntegerDigits, maximumIntegerDigits) = (minimum, maximum)
    case UInt8(ascii: "x"):
      guard let factor = Double(finite: rest) else { return false }
      scale = factor
    default: return false
    }
    return true
  }

  /// Reads `2`, which is both, `0-3`, or `2-` without a maximum.
  private static func limits(_ text: Substring) -> (minimum: Int, maximum: Int?)? {
    let parts = text.parts(separatedBy: UInt8(ascii: "-"))
    guard (1...2).contains(parts.count), let minimum = Int(digits: parts[0], limit: mostDigits) else { return nil }
    guard let last = parts.last, !last.isEmpty else { return (minimum, nil) }
    guard let maximum = Int(digits: last, limit: mostDigits), minimum <= maximum else { return nil }
    return (minimum, maximum)
  }
}
