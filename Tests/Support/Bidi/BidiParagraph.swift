/// A paragraph of text as the Unicode Bidirectional Algorithm (UAX #9) lays it out on one line: a reference for tests,
/// written rule by rule.
public struct BidiParagraph: Sendable {
  /// The direction of a paragraph.
  public enum Direction: Sendable {
    case leftToRight, rightToLeft
    /// That of the first strong character outside of isolates (P2, P3).
    case automatic
  }

  /// The embedding level of the paragraph.
  public let level: Int
  /// The level of each character, or `nil` if X9 removes it.
  public let levels: [Int?]
  private let scalars: [Unicode.Scalar]

  /// Lays a text out.
  public init(_ text: String, _ direction: Direction = .automatic) {
    let scalars = Array(text.unicodeScalars)
    self.init(scalars, classes: scalars.map(BidiClass.init), direction)
  }

  init(_ scalars: [Unicode.Scalar], classes: [BidiClass], _ direction: Direction) {
    self.scalars = scalars
    let pairs = BidiIsolatePairs(classes)
    let level =
      switch direction {
      case .leftToRight: 0
      case .rightToLeft: 1
      case .automatic: pairs.firstStrongLevel(in: classes.indices) ?? 0
      }
    var explicit = BidiExplicitLevels(classes, pairs, level)
    explicit.resolve()
    var levels = explicit.levels
    for sequence in BidiRunSequence.all(explicit, pairs, paragraph: level) {
      var types = BidiTypes(sequence, scalars: scalars, explicit.classes)
      types.resolveWeak()
      types.resolveBrackets()
      types.resolveNeutral()
      for (position, index) in sequence.indexes.enumerated() { levels[index] = types.level(at: position) }
    }
    self.level = level
    self.levels = Self.resettingSpaces(levels, classes, paragraph: level)
  }

  /// Gives separators, and white space before them and at the end, the level of the paragraph (L1).
  private static func resettingSpaces(_ levels: [Int?], _ classes: [BidiClass], paragraph: Int) -> [Int?] {
    var levels = levels
    var isReset = true
    for index in classes.indices.reversed() {
      switch classes[index] {
      case .b, .s: isReset = true
      case .ws, .lri, .rli, .fsi, .pdi: break
      case let removed where removed.isRemoved: continue
      default: isReset = false
      }
      if isReset { levels[index] = paragraph }
    }
    return levels
  }

  /// The indexes of the characters from left to right (L2).
  public var order: [Int] {
    var order = levels.indices.filter { levels[$0] != nil }
    let highest = levels.compactMap(\.self).max() ?? 0
    for level in stride(from: highest, through: 1, by: -1) {
      var start = 0
      while start < order.count {
        guard levels[order[start]] ?? 0 >= level else {
          start += 1
          continue
        }
        var end = start
        while end < order.count, levels[order[end]] ?? 0 >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }

  /// What users see from left to right: the characters in visual order, brackets mirrored (L4), without characters that
  /// have no shape.
  public var shown: String {
    var shown = String.UnicodeScalarView()
    for index in order where scalars[index].properties.generalCategory != .format {
      shown.append((levels[index] ?? 0) % 2 == 1 ? BidiBrackets.mirrored(scalars[index]) : scalars[index])
    }
    return String(shown)
  }
}
