/// The levels that explicit formatting characters give to a paragraph (X1 to X9).
struct BidiExplicitLevels {
  /// The classes after overrides.
  private(set) var classes: [BidiClass]
  /// The levels; `nil` for characters that X9 removes.
  private(set) var levels: [Int?]
  private let original: [BidiClass]
  private let pairs: BidiIsolatePairs
  private let paragraph: Int
  private var stack: [Status]
  private var overflowIsolates = 0
  private var overflowEmbeddings = 0
  private var validIsolates = 0

  private struct Status {
    var level: Int
    var override: BidiClass?
    var isIsolate = false
  }

  /// The maximum level (BD2).
  private static let deepest = 125

  init(_ classes: [BidiClass], _ pairs: BidiIsolatePairs, _ paragraph: Int) {
    self.classes = classes
    original = classes
    levels = Array(repeating: paragraph, count: classes.count)
    self.pairs = pairs
    self.paragraph = paragraph
    stack = [Status(level: paragraph)]
  }

  mutating func resolve() {
    for index in original.indices {
      switch original[index] {
      case .rle: embed(at: index, isOdd: true)
      case .lre: embed(at: index, isOdd: false)
      case .rlo: embed(at: index, isOdd: true, .r)
      case .lro: embed(at: index, isOdd: false, .l)
      case .rli: isolate(at: index, isOdd: true)
      case .lri: isolate(at: index, isOdd: false)
      case .fsi: isolate(at: index, isOdd: pairs.firstStrongLevel(in: pairs.content(ofIsolateAt: index)) == 1)
      case .pdi: endIsolate(at: index)
      case .pdf: endEmbedding(at: index)
      case .bn: levels[index] = nil
      case .b: levels[index] = paragraph
      default: place(index)
      }
    }
  }

  private var last: Status { stack[stack.count - 1] }

  private func next(isOdd: Bool) -> Int {
    isOdd ? (last.level + 1) | 1 : (last.level + 2) & ~1
  }

  /// X5a to X5c and X6: the level of the last entry, and its override.
  private mutating func place(_ index: Int) {
    levels[index] = last.level
    if let override = last.override { classes[index] = override }
  }

  /// X2 to X5.
  private mutating func embed(at index: Int, isOdd: Bool, _ override: BidiClass? = nil) {
    levels[index] = nil
    let level = next(isOdd: isOdd)
    if level <= Self.deepest, overflowIsolates == 0, overflowEmbeddings == 0 {
      stack.append(Status(level: level, override: override))
    } else if overflowIsolates == 0 {
      overflowEmbeddings += 1
    }
  }

  /// X5a to X5c.
  private mutating func isolate(at index: Int, isOdd: Bool) {
    place(index)
    let level = next(isOdd: isOdd)
    if level <= Self.deepest, overflowIsolates == 0, overflowEmbeddings == 0 {
      validIsolates += 1
      stack.append(Status(level: level, isIsolate: true))
    } else {
      overflowIsolates += 1
    }
  }

  /// X6a.
  private mutating func endIsolate(at index: Int) {
    if overflowIsolates > 0 {
      overflowIsolates -= 1
    } else if validIsolates > 0 {
      overflowEmbeddings = 0
      while !last.isIsolate { stack.removeLast() }
      stack.removeLast()
      validIsolates -= 1
    }
    place(index)
  }

  /// X7.
  private mutating func endEmbedding(at index: Int) {
    levels[index] = nil
    guard overflowIsolates == 0 else { return }
    if overflowEmbeddings > 0 {
      overflowEmbeddings -= 1
    } else if !last.isIsolate, stack.count > 1 {
      stack.removeLast()
    }
  }
}
