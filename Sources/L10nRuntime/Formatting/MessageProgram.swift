import L10nLanguage

/// A message loaded for formatting: arguments by number, text as bytes, no tree to walk.
///
/// All references between its parts are numbers that ``ProgramBuilder`` created, so each is within its array.
final class MessageProgram: Sendable {
  /// One step of writing a message.
  enum Instruction: Sendable {
    /// Writes bytes of ``literals``.
    case text(start: Int, end: Int)
    /// Writes an argument the way its type is written in the language.
    case localized(argument: Int)
    /// Writes an argument in one of ``formats``.
    case formatted(argument: Int, format: Int)
    /// Continues in a branch of one of ``plurals``.
    case plural(Int)
    /// Continues in a branch of one of ``selects``.
    case select(Int)
    /// Writes the number of the innermost plural.
    case pluralNumber
    /// Writes the form of one of ``particles`` that fits the text written so far.
    case particle(Int)
  }

  /// A choice by a number.
  struct Plural: Sendable {
    var argument: Int
    var kind: PluralKind
    var offset: Double
    /// The range of its branches for exact numbers in ``exactBranches``.
    var exact: Range<Int>
    /// The block of each category, in CLDR's order; `other`'s for those that the message doesn't have.
    var blocks: Blocks
  }

  /// The branch of a plural for one number.
  struct ExactBranch: Sendable {
    var value: Double
    var block: Int
  }

  /// One block for each plural category.
  struct Blocks: Sendable {
    var zero, one, two, few, many, other: Int
  }

  /// A choice by a word.
  struct Select: Sendable {
    var argument: Int
    /// The range of its keywords in ``keywords``.
    var keywords: Range<Int>
    var other: Int
  }

  /// The instructions of all blocks.
  let instructions: FixedArray<Instruction>
  /// The instructions of each block: the message itself or a branch.
  let blocks: FixedArray<Range<Int>>
  /// The block of the message itself.
  let main: Int
  let literals: FixedArray<UInt8>
  let plurals: FixedArray<Plural>
  let exactBranches: FixedArray<ExactBranch>
  let selects: FixedArray<Select>
  let keywords: [(keyword: String, block: Int)]
  let formats: [ArgumentFormat]
  let particles: [KoreanParticle]
  /// The arguments' names, written for arguments that a caller left out.
  let argumentNames: [String]
  /// The plural rules of the message's language; `nil` for an unknown language, which has only `other`.
  let rules: PluralRules?

  init(_ builder: borrowing ProgramBuilder, main: Int) {
    instructions = FixedArray(builder.instructions)
    blocks = FixedArray(builder.blocks)
    self.main = main
    literals = FixedArray(builder.literals)
    plurals = FixedArray(builder.plurals)
    exactBranches = FixedArray(builder.exactBranches)
    selects = FixedArray(builder.selects)
    keywords = builder.keywords
    formats = builder.formats
    particles = builder.particles
    argumentNames = builder.argumentNames
    rules = builder.rules
  }

  deinit {
    instructions.deallocate()
    blocks.deallocate()
    literals.deallocate()
    plurals.deallocate()
    exactBranches.deallocate()
    selects.deallocate()
  }
}
