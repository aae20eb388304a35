import TestSupport

@testable import L10nLanguage
@testable import L10nMessages

/// Random patterns that a parser could produce, full of characters with a meaning in the syntaxes.
struct RandomPattern {
  let syntax: MessageSyntax
  var random: SplitMix

  private static let words = [
    "'", "''", "{", "}", "#", "%", "%%", "|", "<", ">", "a", "s", "매장", " ", "{x}", "%{x}", "%<x>d", "'{", "}'", "50% ",
    "\n",
    "\u{301}", "1", "$", "@", "d", "\\", "\"", "'#'",
  ]

  mutating func message() -> MessagePattern { pattern(depth: 0, isInPlural: false) }

  private mutating func pattern(depth: Int, isInPlural: Bool) -> MessagePattern {
    var pieces = PatternBuilder()
    for _ in 0..<Int.random(in: 0...5, using: &random) {
      switch Int.random(in: 0..<8, using: &random) {
      case 0..<4: pieces.add(.words(Self.words.randomElement(using: &random) ?? ""))
      case 4, 5: pieces.add(.placeholder(placeholder()))
      case 6 where syntax == .icu && isInPlural: pieces.add(.numberSign)
      case 7 where syntax == .icu && depth < 3: pieces.add(choice(depth: depth + 1))
      default: break
      }
    }
    return pieces.finish()
  }

  private mutating func placeholder() -> Placeholder {
    switch syntax {
    case .icu:
      let name = ["name", "n", "0", "12", "이름", "a_b"].randomElement(using: &random) ?? "n"
      return Placeholder(argument: name, format: icuFormat(), range: 0..<0)
    case .ruby:
      let isPlain = Bool.random(using: &random)
      let name = (isPlain ? ["name", "a|b", "0", "N_1"] : ["name", "n"]).randomElement(using: &random) ?? "n"
      return Placeholder(argument: name, format: isPlain ? .plain : .conversion(conversion()), range: 0..<0)
    case .printf, .messageFormat2, .verbatim, .flutter, .flutterQuoting, .i18next:
      let number = Int.random(in: 1...3, using: &random)
      return Placeholder(argument: "arg\(number)", format: .conversion(conversion()), range: 0..<0)
    }
  }

  private mutating func conversion() -> PrintfConversion {
    let ruby: [PrintfConversion.Specifier] = [
      .string, .character, .decimal, .unsigned, .hexadecimal, .octal, .binary, .fixed,
    ]
    let apple: [PrintfConversion.Specifier] = [
      .object, .string, .character, .decimal, .unsigned, .hexadecimal, .octal, .pointer, .fixed, .scientific, .general,
      .hexadecimalFloat,
    ]
    let specifier = (syntax == .ruby ? ruby : apple).randomElement(using: &random) ?? .string
    var flags: PrintfConversion.Flags = []
    for flag in [.leftAligned, .signed, .zeroPadded, .alternative] as [PrintfConversion.Flags]
    where specifier != .object && Int.random(in: 0..<5, using: &random) == 0 { flags.insert(flag) }
    let hasCapitals = [.hexadecimal, .scientific, .general, .hexadecimalFloat].contains(specifier)
    return PrintfConversion(
      specifier, isUppercase: hasCapitals && Bool.random(using: &random), flags: flags,
      width: Bool.random(using: &random) ? nil : Int.random(in: 1...40, using: &random),
      precision: Bool.random(using: &random) ? nil : Int.random(in: 0...9, using: &random),
      length: syntax == .ruby || Bool.random(using: &random)
        ? nil : ([.hh, .h, .l, .ll, .q, .L, .z, .t, .j] as [PrintfConversion.Length]).randomElement(using: &random))
  }

  private mutating func icuFormat() -> PlaceholderFormat {
    switch Int.random(in: 0..<11, using: &random) {
    case 10: .styled(argumentStyle())
    case 8: .number(.spellout)
    case 9: .number(.ordinal)
    case 0: .number(.number)
    case 1: .number(.integer)
    case 2: .number(.percent)
    case 3: .number(numberFormat())
    case 4: .date([.short, .medium, .long, .full, .skeleton("yMMMd")].randomElement(using: &random) ?? .medium)
    case 5: .time([.short, .medium, .skeleton("jm")].randomElement(using: &random) ?? .medium)
    default: .plain
    }
  }

  private mutating func argumentStyle() -> ArgumentStyle {
    switch Int.random(in: 0..<5, using: &random) {
    case 0:
      .list(
        ListStyle(
          [.and, .or, .unit].randomElement(using: &random) ?? .and,
          width: [.standard, .short, .narrow].randomElement(using: &random) ?? .standard))
    case 1: .relativeDate
    case 2: .interval([.short, .medium, .long, .full, .skeleton("yMMMd")].randomElement(using: &random) ?? .medium)
    case 3: .bytes([.file, .memory, .decimal, .binary].randomElement(using: &random) ?? .file)
    default: .duration([.wide, .short, .narrow, .time].randomElement(using: &random) ?? .wide)
    }
  }

  private mutating func numberFormat() -> NumberFormat {
    let isCurrency = Int.random(in: 0..<3, using: &random) == 0
    let isPercent = Int.random(in: 0..<3, using: &random) == 0
    var format = NumberFormat(precision: isCurrency ? .automatic : .fraction(minimum: 0, maximum: 6))
    if isPercent { format.style = .percent }
    if isPercent { format.scale = [1, 100].randomElement(using: &random) ?? 1 }
    if isCurrency {
      let width =
        [.narrow, .short, .isoCode, .fullName].randomElement(using: &random) ?? NumberFormat.CurrencyWidth.short
      format.style = .currency(code: "KRW", width: width)
      format.sign =
        [.automatic, .accounting, .accountingAlways(includingZero: false)].randomElement(using: &random) ?? .never
    } else {
      format.notation = [.standard, .standard, .scientific, .compactShort].randomElement(using: &random) ?? .standard
      if format.notation == .compactShort { format.precision = .automatic }
      format.sign = [.automatic, .never, .always(includingZero: true)].randomElement(using: &random) ?? .never
    }
    if Bool.random(using: &random) {
      let precisions: [NumberFormat.Precision] = [
        .fraction(minimum: 0, maximum: 0), .fraction(minimum: 2, maximum: 2), .fraction(minimum: 1, maximum: nil),
        .fraction(minimum: 0, maximum: nil), .fraction(minimum: 0, maximum: 2), .fraction(minimum: 2, maximum: 6),
        .significant(minimum: 2, maximum: 4), .significant(minimum: 1, maximum: nil),
        .increment(step: 0.05, fractionDigits: 2), .increment(step: 5, fractionDigits: 0),
        .increment(step: 0.5, fractionDigits: 3),
      ]
      format.precision = precisions.randomElement(using: &random) ?? .automatic
    }
    if case .significant = format.precision {
    } else if Bool.random(using: &random) {
      format.minimumIntegerDigits = Int.random(in: 0...3, using: &random)
      format.maximumIntegerDigits = Bool.random(using: &random) ? nil : 4
    }
    format.grouping = Bool.random(using: &random) ? .automatic : .never
    format.alwaysShowsDecimalSeparator = Bool.random(using: &random)
    format.rounding =
      [.toNearestOrEven, .up, .down, .towardZero, .awayFromZero, .toNearestOrAwayFromZero].randomElement(using: &random)
      ?? .up
    return format
  }

  private mutating func choice(depth: Int) -> MessagePattern.Element {
    let argument = ["n", "g"].randomElement(using: &random) ?? "n"
    if Bool.random(using: &random) {
      let branches = ["male", "매장", "other"].map { keyword in
        SelectChoice.Branch(keyword: keyword, pattern: pattern(depth: depth, isInPlural: false), range: 0..<0)
      }
      return .select(SelectChoice(argument: argument, branches: branches, range: 0..<0))
    }
    let selectors: [PluralSelector] = [.exactly(0), .exactly(1.5), .exactly(-3), .category(.one), .category(.other)]
    let branches = selectors.map { selector in
      PluralChoice.Branch(selector: selector, pattern: pattern(depth: depth, isInPlural: true), range: 0..<0)
    }
    return .plural(
      PluralChoice(
        argument: argument, kind: Bool.random(using: &random) ? .cardinal : .ordinal,
        offset: [0, 1, 2.5].randomElement(using: &random) ?? 0, branches: branches, range: 0..<0))
  }
}
