import L10nLanguage
import L10nMessages

/// The message that a program was written from, so that it can be compared.
struct ReadProgram {
  /// Returns the meaning of a program, with texts without places.
  static func meaning(of line: [UInt8], localizesPlainNumbers: Bool) throws -> MessageMeaning {
    try line.withUnsafeBufferPointer { bytes in
      var program = ReadProgram(reader: ProgramReader(bytes), localizesPlainNumbers: localizesPlainNumbers)
      var patterns: [MessagePattern] = []
      let isList = program.reader.isList
      var (pattern, end) = try program.block()
      if !isList { patterns = [pattern] }
      while end != nil {
        (pattern, end) = try program.block()
        patterns.append(pattern)
      }
      return MessageMeaning(patterns: patterns, isList: isList, localizesPlainNumbers: localizesPlainNumbers)
    }
  }

  private var reader: ProgramReader
  let localizesPlainNumbers: Bool

  /// Reads up to a step that ends a block, or to the end.
  private mutating func block() throws -> (MessagePattern, end: ProgramStep?) {
    var elements: [MessagePattern.Element] = []
    while let step = try reader.next() {
      switch step {
      case .text(let text): elements.append(.text(LiteralText(text)))
      case .argument(let name, let format):
        elements.append(.placeholder(Placeholder(argument: name, format: placeholderFormat(format), range: 0..<0)))
      case .pluralNumber: elements.append(.pluralNumber(0..<0))
      case .particle(let particle): elements.append(.particle(particle))
      case .plural(let argument, let kind, let offset):
        var choice = PluralChoice(argument: argument, kind: kind, offset: offset, branches: [], range: 0..<0)
        var next = try reader.next()
        while let selector = next?.selector {
          let (pattern, end) = try block()
          choice.branches.append(.init(selector: selector, pattern: pattern, range: 0..<0))
          next = end
        }
        elements.append(.plural(choice))
      case .select(let argument):
        var choice = SelectChoice(argument: argument, branches: [], range: 0..<0)
        var next = try reader.next()
        while case .keyword(let keyword)? = next {
          let (pattern, end) = try block()
          choice.branches.append(.init(keyword: keyword, pattern: pattern, range: 0..<0))
          next = end
        }
        elements.append(.select(choice))
      case .branch, .exactBranch, .keyword, .endOfChoice, .item: return (MessagePattern(elements), step)
      }
    }
    return (MessagePattern(elements), nil)
  }

  private func placeholderFormat(_ format: ArgumentFormat) -> PlaceholderFormat {
    switch format {
    // Verbatim numbers in a message that localizes them are a mistake, which a comparison finds.
    case .localized: localizesPlainNumbers ? .plain : .number(.spellout)
    case .verbatim: localizesPlainNumbers ? .number(.spellout) : .plain
    case .number(let format): .number(format)
    case .date(let style): .date(style)
    case .time(let style): .time(style)
    case .conversion(let conversion): .conversion(conversion)
    case .styled(let style): .styled(style)
    }
  }
}

extension ProgramStep {
  /// The condition of a branch of a plural.
  fileprivate var selector: PluralSelector? {
    switch self {
    case .branch(let category): .category(category)
    case .exactBranch(let number): .exactly(number)
    default: nil
    }
  }
}
