package import L10nLanguage
package import L10nMessages
import L10nText

/// The largest number of columns of a message, for any choice by its arguments.
package struct ShownWidth {
  /// The widest line.
  package private(set) var widest = 0
  /// The branches with this width, from the outermost on, with their starts in the text.
  private(set) var branches: [(name: String, offset: Int)] = []
  /// The width if it is one line, or `nil` if every branch has line breaks.
  private var oneLine: Int? = 0
  /// The widths of the first and the last line if it has several, or `nil` if it never has.
  private var ends: (first: Int, last: Int)?
  /// A Boolean value indicating whether a tag is open.
  private var isInTag = false

  /// The widths of arguments that have an example.
  private let widths: [String: Int]

  /// The width of an argument without an example.
  static let argumentWidth = 4

  /// Creates the width of a pattern; arguments have the width of their examples.
  init(of pattern: MessagePattern, examples: [String: String]) {
    self.init(of: pattern, widths: Self.widths(of: examples))
  }

  /// Creates the width of a text in a language; in Korean, with its particles as in the runtime.
  package init(of pattern: MessagePattern, in tag: LanguageTag, examples: [String: String]) {
    self.init(of: pattern, in: tag, widths: Self.widths(of: examples))
  }

  /// Creates the width of a text with the widths of arguments, which are the same for all texts of a message.
  init(of pattern: MessagePattern, in tag: LanguageTag, widths: [String: Int]) {
    self.init(of: tag.language == "ko" ? pattern.markingKoreanParticles() : pattern, widths: widths)
  }

  private init(of pattern: MessagePattern, widths: [String: Int]) {
    self.widths = widths
    add(pattern, number: nil)
  }

  /// Returns the widths of arguments from their examples.
  static func widths(of examples: [String: String]) -> [String: Int] {
    examples.mapValues { ColumnWidth.columns(of: $0) }
  }

  /// Creates the width of nothing, to continue after another one.
  private init(after other: ShownWidth) {
    widths = other.widths
    isInTag = other.isInTag
  }

  /// Adds a pattern. The parsers' limit on nested choices limits the recursion.
  private mutating func add(_ pattern: MessagePattern, number: String?) {
    for element in pattern.elements {
      switch element {
      case .text(let text): add(text.string)
      case .placeholder(let hole): addArgument(hole.argument)
      case .pluralNumber: addArgument(number ?? "")
      case .particle(let particle):
        let forms = [particle.afterConsonant, particle.afterVowel]
        add(columns: forms.map { ColumnWidth.columns(of: $0) }.max() ?? 0)
      case .plural(let choice):
        let selectors = choice.branches.map { ($0.selector.description, $0.range.lowerBound, $0.pattern) }
        add(branches: selectors, number: choice.argument)
      case .select(let choice):
        add(branches: choice.branches.map { ($0.keyword, $0.range.lowerBound, $0.pattern) }, number: nil)
      }
    }
  }

  private mutating func add(branches: [(name: String, offset: Int, pattern: MessagePattern)], number: String?) {
    let measured = branches.map { branch in
      var measure = ShownWidth(after: self)
      measure.add(branch.pattern, number: number)
      measure.branches.insert((branch.name, branch.offset), at: 0)
      return measure
    }
    guard var whole = measured.first else { return }
    for measure in measured.dropFirst() {
      if measure.widest > whole.widest { (whole.widest, whole.branches) = (measure.widest, measure.branches) }
      whole.oneLine = Self.wider(whole.oneLine, measure.oneLine)
      whole.ends = Self.wider(whole.ends, measure.ends)
      whole.isInTag = measure.isInTag
    }
    append(whole)
  }

  /// Appends text, whose first line continues the last one.
  private mutating func append(_ next: ShownWidth) {
    let joined = (Self.wider(oneLine, ends?.last) ?? 0) + (Self.wider(next.oneLine, next.ends?.first) ?? 0)
    if max(joined, next.widest) > widest {
      widest = max(joined, next.widest)
      branches += next.branches
    }
    let brokenBefore = ends.flatMap { ends in next.oneLine.map { (ends.first, ends.last + $0) } }
    let brokenBehind = oneLine.flatMap { line in next.ends.map { (line + $0.first, $0.last) } }
    let brokenTwice = ends.flatMap { ends in next.ends.map { (ends.first, $0.last) } }
    ends = Self.wider(Self.wider(brokenBefore, brokenBehind), brokenTwice)
    oneLine = oneLine.flatMap { line in next.oneLine.map { line + $0 } }
    isInTag = next.isInTag
  }

  private static func wider(_ one: Int?, _ other: Int?) -> Int? {
    guard let one, let other else { return one ?? other }
    return max(one, other)
  }

  private static func wider(_ one: (first: Int, last: Int)?, _ other: (first: Int, last: Int)?) -> (
    first: Int, last: Int
  )? {
    guard let one, let other else { return one ?? other }
    return (max(one.first, other.first), max(one.last, other.last))
  }

  private mutating func addArgument(_ name: String) {
    guard !isInTag else { return }
    add(columns: widths[name] ?? Self.argumentWidth)
  }

  private mutating func add(columns: Int) {
    oneLine? += columns
    ends?.last += columns
    widest = max(widest, oneLine ?? 0, ends?.last ?? 0)
  }

  private mutating func addLineBreak() {
    ends = (Self.wider(oneLine, ends?.first) ?? 0, 0)
    oneLine = nil
  }

  private mutating func add(_ text: String) {
    var rest = text[...]
    while let character = rest.popFirst() {
      if isInTag {
        isInTag = character != ">"
      } else if character == "<", let next = rest.first, next == "/" || next.isLetter {
        isInTag = true
      } else if character.isNewline {
        addLineBreak()
      } else if character == "&", let end = Self.endOfEntity(rest) {
        rest = rest[end...]
        add(columns: 1)
      } else {
        add(columns: ColumnWidth.columns(of: character))
      }
    }
  }

  /// Returns the end of a character reference such as `&amp;`, after its `&`.
  private static func endOfEntity(_ text: Substring) -> Substring.Index? {
    let longest = 10
    guard let semicolon = text.prefix(longest).firstIndex(of: ";"), semicolon > text.startIndex,
      text[..<semicolon].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "#" })
    else { return nil }
    return text.index(after: semicolon)
  }
}

extension PluralSelector {
  fileprivate var description: String {
    switch self {
    case .category(let category): category.rawValue
    case .exactly(let number): "=" + (Int(exactly: number).map { String($0) } ?? String(number))
    }
  }
}
