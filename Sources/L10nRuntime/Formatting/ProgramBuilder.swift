import L10nLanguage
import L10nMessages

/// Collects the parts of a ``MessageProgram`` while a pattern is compiled.
struct ProgramBuilder {
  let argumentNames: [String]
  let rules: PluralRules?
  let localizesPlainNumbers: Bool
  private(set) var instructions: [MessageProgram.Instruction] = []
  private(set) var blocks: [Range<Int>] = []
  private(set) var literals: [UInt8] = []
  private(set) var plurals: [MessageProgram.Plural] = []
  private(set) var exactBranches: [MessageProgram.ExactBranch] = []
  private(set) var selects: [MessageProgram.Select] = []
  private(set) var keywords: [(keyword: String, block: Int)] = []
  private(set) var numberFormats: [NumberFormat] = []
  private(set) var dateFormats: [DateFormat] = []
  private(set) var conversions: [PrintfConversion] = []
  private(set) var particles: [KoreanParticle] = []

  init(argumentNames: [String], rules: PluralRules?, localizesPlainNumbers: Bool) {
    self.argumentNames = argumentNames
    self.rules = rules
    self.localizesPlainNumbers = localizesPlainNumbers
  }

  /// Compiles a pattern and returns the number of its block. It recurses as deep as the pattern, which the parser
  /// limits.
  mutating func block(_ pattern: MessagePattern) -> Int {
    var block: [MessageProgram.Instruction] = []
    for element in pattern.elements { block.append(instruction(element)) }
    let start = instructions.count
    instructions += block
    blocks.append(start..<instructions.count)
    return blocks.count - 1
  }

  private mutating func instruction(_ element: MessagePattern.Element) -> MessageProgram.Instruction {
    switch element {
    case .text(let text): literal(text.string)
    case .placeholder(let placeholder): instruction(placeholder)
    case .plural(let choice): instruction(choice)
    case .select(let choice): instruction(choice)
    case .pluralNumber: .pluralNumber
    case .particle(let particle): .particle(Self.append(particle, to: &particles))
    }
  }

  private mutating func instruction(_ placeholder: Placeholder) -> MessageProgram.Instruction {
    guard let argument = number(of: placeholder.argument) else { return unfilled(placeholder.argument) }
    switch placeholder.format {
    case .plain: return .plain(argument: argument)
    case .number(let format): return .number(argument: argument, format: Self.append(format, to: &numberFormats))
    case .date(let style): return .date(argument: argument, format: Self.append(.date(style), to: &dateFormats))
    case .time(let style): return .date(argument: argument, format: Self.append(.time(style), to: &dateFormats))
    case .conversion(let conversion):
      return .conversion(argument: argument, conversion: Self.append(conversion, to: &conversions))
    }
  }

  private mutating func instruction(_ choice: PluralChoice) -> MessageProgram.Instruction {
    guard let argument = number(of: choice.argument) else { return unfilled(choice.argument) }
    var exact: [MessageProgram.ExactBranch] = []
    var categories: [PluralCategory: Int] = [:]
    for branch in choice.branches {
      let block = block(branch.pattern)
      switch branch.selector {
      case .exactly(let value): exact.append(MessageProgram.ExactBranch(value: value, block: block))
      case .category(let category): categories[category] = categories[category] ?? block
      }
    }
    let start = exactBranches.count
    exactBranches += exact
    // A message without `other` is malformed; it writes nothing in that case.
    let other = categories[.other] ?? block(MessagePattern())
    let blocks = MessageProgram.Blocks(
      zero: categories[.zero] ?? other, one: categories[.one] ?? other, two: categories[.two] ?? other,
      few: categories[.few] ?? other, many: categories[.many] ?? other, other: other)
    plurals.append(
      MessageProgram.Plural(
        argument: argument, kind: choice.kind, offset: choice.offset, exact: start..<exactBranches.count,
        blocks: blocks))
    return .plural(plurals.count - 1)
  }

  private mutating func instruction(_ choice: SelectChoice) -> MessageProgram.Instruction {
    guard let argument = number(of: choice.argument) else { return unfilled(choice.argument) }
    let branches = choice.branches.map { (keyword: $0.keyword, block: block($0.pattern)) }
    let start = keywords.count
    keywords += branches
    let other = branches.first { $0.keyword == "other" }?.block ?? block(MessagePattern())
    selects.append(
      MessageProgram.Select(argument: argument, keywords: start..<keywords.count, other: other))
    return .select(selects.count - 1)
  }

  /// Returns an argument that the signature doesn't have, as ICU writes one that wasn't passed.
  private mutating func unfilled(_ name: String) -> MessageProgram.Instruction {
    literal("{\(name)}")
  }

  private mutating func literal(_ text: String) -> MessageProgram.Instruction {
    let start = literals.count
    literals += text.utf8
    return .text(start: start, end: literals.count)
  }

  private func number(of name: String) -> Int? {
    argumentNames.firstIndex(of: name)
  }

  private static func append<Part>(_ part: Part, to parts: inout [Part]) -> Int {
    parts.append(part)
    return parts.count - 1
  }
}
