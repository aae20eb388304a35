import L10nLanguage

extension PlaceholderFormat {
  /// Returns the words after an argument's name (`ArgumentFormat.init(reading:)`).
  ///
  /// - Parameter localized: whether a number in a plain placeholder is formatted according to the language.
  func programWords(localized: Bool) -> [String] {
    switch self {
    case .plain: localized ? [] : ["plain"]
    case .number(let format): format.programWords
    case .date(let style): ["date", style.programWord]
    case .time(let style): ["time", style.programWord]
    case .conversion(let conversion): [conversion.programWord]
    case .styled(let style): style.programWords
    }
  }
}

extension DateStyle {
  /// The word after `date` or `time`.
  var programWord: String {
    switch self {
    case .short: "short"
    case .medium: "medium"
    case .long: "long"
    case .full: "full"
    case .skeleton(let fields): "::\(fields)"
    }
  }
}

extension PrintfConversion {
  /// The conversion as C writes it, without a length, which Swift doesn't need.
  fileprivate var programWord: String {
    var word = "%"
    let signs: [(Flags, String)] = [
      (.leftAligned, "-"), (.signed, "+"), (.zeroPadded, "0"), (.alternative, "#"), (.grouped, "'"),
    ]
    for (flag, sign) in signs where flags.contains(flag) { word += sign }
    if let width, width > 0 { word += String(width) }
    if let precision { word += ".\(precision)" }
    return word + (isUppercase ? letter.uppercased() : letter)
  }

  private var letter: String {
    switch specifier {
    case .object: "@"
    case .string: "s"
    case .character: "c"
    case .decimal: "d"
    case .unsigned: "u"
    case .hexadecimal: "x"
    case .octal: "o"
    case .binary: "b"
    case .pointer: "p"
    case .fixed: "f"
    case .scientific: "e"
    case .general: "g"
    case .hexadecimalFloat: "a"
    }
  }
}

extension NumberFormat {
  /// The style, and the words in which the format differs from the style's usual one (`NumberFormat.init(reading:)`).
  var programWords: [String] {
    let (usual, words) = usualFormat
    var options = [widthWord, notation == usual.notation ? nil : notationWord]
    options.append(precision == usual.precision ? nil : precisionWord)
    if minimumIntegerDigits != 1 || maximumIntegerDigits != nil {
      options.append("w\(minimumIntegerDigits)" + (maximumIntegerDigits.map { "-\($0)" } ?? ""))
    }
    options.append(grouping == .never ? "ungrouped" : nil)
    options.append(signWord)
    options.append(alwaysShowsDecimalSeparator ? "point" : nil)
    options.append(scale == usual.scale ? nil : "x\(scale.programText)")
    options.append(roundingWord)
    return words + options.compactMap(\.self)
  }

  /// The usual format of the style, and its words.
  private var usualFormat: (NumberFormat, words: [String]) {
    switch style {
    case .decimal: (.number, ["number"])
    case .integer: (.integer, ["integer"])
    case .percent: (.percent, ["percent"])
    case .spellout: (.spellout, ["spellout"])
    case .ordinal: (.ordinal, ["ordinal"])
    case .currency(let code, _): (NumberFormat(style: style, precision: .automatic), ["currency", code])
    }
  }

  private var widthWord: String? {
    guard case .currency(_, let width) = style else { return nil }
    return switch width {
    case .short: nil
    case .narrow: "narrow"
    case .isoCode: "iso"
    case .fullName: "name"
    }
  }

  private var notationWord: String? {
    switch notation {
    case .standard: nil
    case .compactShort: "compact"
    case .scientific: "scientific"
    }
  }

  private var precisionWord: String {
    switch precision {
    case .automatic: "automatic"
    case .fraction(let minimum, let maximum): ".\(Self.limits(minimum, maximum))"
    case .significant(let minimum, let maximum): "@\(Self.limits(minimum, maximum))"
    case .increment(let step, let digits): "/\(step.programText):\(digits)"
    }
  }

  private static func limits(_ minimum: Int, _ maximum: Int?) -> String {
    maximum == minimum ? "\(minimum)" : "\(minimum)-\(maximum.map(String.init) ?? "")"
  }

  private var signWord: String? {
    switch sign {
    case .automatic: nil
    case .always(let includingZero): includingZero ? "signed" : "signed-nonzero"
    case .never: "unsigned"
    case .accounting: "accounting"
    case .accountingAlways(let includingZero): includingZero ? "accounting-signed" : "accounting-signed-nonzero"
    }
  }

  private var roundingWord: String? {
    switch rounding {
    case .up: "up"
    case .down: "down"
    case .towardZero: "to-zero"
    case .awayFromZero: "from-zero"
    case .toNearestOrAwayFromZero: "half-from-zero"
    default: nil
    }
  }
}

extension Double {
  /// The shortest text that reads back the same, without a fraction for a whole number.
  var programText: String { Int(exactly: self).map(String.init) ?? description }
}
