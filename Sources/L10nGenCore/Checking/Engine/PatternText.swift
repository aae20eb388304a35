import L10nLanguage

/// What a pattern writes by itself: its text in UTF-8 with a byte for each hole, and where that stands in the bundle. The
/// texts of branches are texts of their own.
struct PatternText {
  /// Stands for a placeholder, a choice or `#`; UTF-8 has no such byte.
  static let hole: UInt8 = 0xFF

  /// The text, quoting and escapes undone.
  private(set) var bytes: [UInt8] = []
  /// What the holes are, in their order.
  private(set) var holes: [MessagePattern.Element] = []
  /// The choices among the holes, each with the texts of its branches.
  private(set) var choices: [[Branch]] = []
  /// Where each byte stands in the bundle's text.
  private var offsets: [Int] = []
  private var end = 0

  /// A branch of a choice.
  struct Branch {
    /// Whether it is for one number only: `=0`.
    var isExact: Bool
    var text: PatternText
  }

  /// The text of a pattern that was parsed from a bundle's text.
  init(_ pattern: MessagePattern, in text: BundleText) {
    self.init(pattern, in: Array(text.text.utf8), from: 0)
  }

  /// The parsers' limit on choices inside each other bounds the recursion.
  private init(_ pattern: MessagePattern, in written: [UInt8], from start: Int) {
    end = start
    for element in pattern.elements {
      switch element {
      case .text(let text): add(text, in: written)
      case .placeholder(let hole): add(element, hole.range)
      case .pluralNumber:
        let sign = written[min(end, written.count)...].firstIndex(of: UInt8(ascii: "#")) ?? end
        add(element, sign..<sign + 1)
      case .plural(let choice):
        add(element, choice.range)
        choices.append(
          choice.branches.map { branch in
            let isExact = if case .exactly = branch.selector { true } else { false }
            return Branch(isExact: isExact, text: Self.branch(branch.pattern, in: written, behind: branch.range))
          })
      case .select(let choice):
        add(element, choice.range)
        choices.append(
          choice.branches.map { branch in
            Branch(isExact: false, text: Self.branch(branch.pattern, in: written, behind: branch.range))
          })
      case .particle: break
      }
    }
  }

  /// The text of a branch, which begins at the first brace behind its selector.
  private static func branch(
    _ pattern: MessagePattern, in written: [UInt8], behind selector: Range<Int>
  ) -> PatternText {
    let brace = written[min(selector.upperBound, written.count)...].firstIndex(of: UInt8(ascii: "{"))
    return PatternText(pattern, in: written, from: (brace ?? selector.upperBound) + 1)
  }

  /// Adds text, passing what quotes or escapes it where it is written.
  private mutating func add(_ text: String, in written: [UInt8]) {
    for byte in text.utf8 {
      while end < written.count, written[end] != byte, Self.escapes.contains(written[end]) { end += 1 }
      bytes.append(byte)
      offsets.append(end)
      if end < written.count, written[end] == byte { end += 1 }
    }
  }

  private static let escapes: [UInt8] = [UInt8(ascii: "'"), UInt8(ascii: "%")]

  private mutating func add(_ element: MessagePattern.Element, _ range: Range<Int>) {
    bytes.append(Self.hole)
    offsets.append(range.lowerBound)
    holes.append(element)
    end = range.upperBound
  }

  /// Where a byte stands in the bundle's text, in UTF-8 bytes; the end where there are no more.
  func offset(at index: Int) -> Int {
    offsets.indices.contains(index) ? offsets[index] : end
  }

  /// Where some of the bytes stand; nil where quotes or escapes are among them.
  func range(_ indexes: Range<Int>) -> Range<Int>? {
    let range = offset(at: indexes.lowerBound)..<max(offset(at: indexes.lowerBound), offset(at: indexes.upperBound))
    return range.count == indexes.count ? range : nil
  }

  /// This text and those of all branches in it.
  var all: [PatternText] {
    [self] + choices.flatMap { $0.flatMap(\.text.all) }
  }
}

extension Wording {
  /// What the text writes, parsed, with its places.
  var patternText: PatternText { PatternText(pattern, in: text) }

  /// What the source's text writes.
  var sourcePatternText: PatternText? {
    source.map { source in
      PatternText(owner.syntax.parse(source.text, hasArguments: !owner.arguments.isEmpty).pattern, in: source)
    }
  }
}
