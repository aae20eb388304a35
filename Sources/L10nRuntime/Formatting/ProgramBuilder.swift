import L10nLanguage

/// Collects the parts of a ``MessageProgram`` while a program is read.
struct ProgramBuilder: ~Copyable {
  let argumentNames: [String]
  let rules: PluralRules?
  private(set) var instructions: [MessageProgram.Instruction] = []
  private(set) var blocks: [Range<Int>] = []
  private(set) var literals: [UInt8] = []
  private(set) var plurals: [MessageProgram.Plural] = []
  private(set) var exactBranches: [MessageProgram.ExactBranch] = []
  private(set) var selects: [MessageProgram.Select] = []
  private(set) var keywords: [(keyword: String, block: Int)] = []
  private(set) var formats: [ArgumentFormat] = []
  private(set) var particles: [KoreanParticle] = []

  init(argumentNames: [String], rules: PluralRules?) {
    self.argumentNames = argumentNames
    self.rules = rules
  }

  /// Reads the steps of a block, up to the step that ends it or to the end of the program. It recurses as deep as the
  /// program, which the reader limits.
  ///
  /// - Returns: the number of the block, and the step that ended it.
  mutating func block(
    _ reader: inout ProgramReader
  ) throws(ProgramReader.Malformed) -> (block: Int, end: ProgramStep?) {
    var block: [MessageProgram.Instruction] = []
    var end: ProgramStep?
    reading: while let step = try reader.next() {
      switch step {
      case .text(let text): block.append(literal(text))
      case .argument(let name, let format): block.append(argument(name, format))
      case .plural(let name, let kind, let offset): block.append(try plural(name, kind, offset: offset, &reader))
      case .select(let name): block.append(try select(name, &reader))
      case .pluralNumber: block.append(.pluralNumber)
      case .particle(let particle):
        particles.append(particle)
        block.append(.particle(particles.count - 1))
      case .branch, .exactBranch, .keyword, .endOfChoice, .item:
        end = step
        break reading
      }
    }
    return (add(block), end)
  }

  /// The message's text if it is the same for all arguments, or `nil` if it depends on any.
  var plainText: String? {
    let isPlain = instructions.allSatisfy { if case .text = $0 { true } else { false } }
    return isPlain ? String(decoding: literals, as: UTF8.self) : nil
  }

  private mutating func add(_ block: [MessageProgram.Instruction]) -> Int {
    let start = instructions.count
    instructions += block
    blocks.append(start..<instructions.count)
    return blocks.count - 1
  }

  private mutating func argument(_ name: String, _ format: ArgumentFormat) -> MessageProgram.Instruction {
    guard let argument = number(of: name) else { return unfilled(name) }
    if case .localized = format { return .localized(argument: argument) }
    formats.append(format)
    return .formatted(argument: argument, format: formats.count - 1)
  }

  private mutating func plural(
    _ name: String, _ kind: PluralKind, offset: Double, _ reader: inout ProgramReader
  ) throws(ProgramReader.Malformed) -> MessageProgram.Instruction {
    var exact: [MessageProgram.ExactBranch] = []
    var categories: [(category: PluralCategory, block: Int)] = []
    var next = try reader.next()
    while let step = next, step.isBranchOfPlural {
      let (block, end) = try block(&reader)
      if case .branch(let category) = step { categories.append((category, block)) }
      if case .exactBranch(let value) = step { exact.append(MessageProgram.ExactBranch(value: value, block: block)) }
      next = end
    }
    guard let argument = number(of: name) else { return unfilled(name) }
    let start = exactBranches.count
    exactBranches += exact
    // A message without `other` is malformed; it writes nothing in that case.
    let other = categories.first { $0.category == .other }?.block ?? add([])
    func branch(_ category: PluralCategory) -> Int {
      categories.first { $0.category == category }?.block ?? other
    }
    let blocks = MessageProgram.Blocks(
      zero: branch(.zero), one: branch(.one), two: branch(.two), few: branch(.few), many: branch(.many), other: other)
    plurals.append(
      MessageProgram.Plural(
        argument: argument, kind: kind, offset: offset, exact: start..<exactBranches.count, blocks: blocks))
    return .plural(plurals.count - 1)
  }

  private mutating func select(
    _ name: String, _ reader: inout ProgramReader
  ) throws(ProgramReader.Malformed) -> MessageProgram.Instruction {
    var branches: [(keyword: String, block: Int)] = []
    var next = try reader.next()
    while case .keyword(let keyword)? = next {
      let (block, end) = try block(&reader)
      branches.append((keyword, block))
      next = end
    }
    guard let argument = number(of: name) else { return unfilled(name) }
    let start = keywords.count
    keywords += branches
    let other = branches.first { $0.keyword == "other" }?.block ?? add([])
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
}

extension ProgramStep {
  fileprivate var isBranchOfPlural: Bool {
    switch self {
    case .branch, .exactBranch: true
    default: false
    }
  }
}
