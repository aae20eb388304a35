/// The isolate initiators of a paragraph with the characters that end them (BD9).
struct BidiIsolatePairs {
  /// The index of the matching PDI of an isolate initiator.
  private(set) var end: [Int: Int] = [:]
  /// The index of the initiator that a PDI matches.
  private(set) var start: [Int: Int] = [:]
  private let classes: [BidiClass]

  init(_ classes: [BidiClass]) {
    self.classes = classes
    var open: [Int] = []
    for (index, type) in classes.enumerated() {
      if type.isIsolateInitiator { open.append(index) }
      if type == .b { open = [] }
      if type == .pdi, let initiator = open.popLast() {
        end[initiator] = index
        start[index] = initiator
      }
    }
  }

  /// Returns the level that the first strong character outside of isolates gives to a text, if it has one (P2, P3).
  func firstStrongLevel(in range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      switch classes[index] {
      case .l: return 0
      case .r, .al: return 1
      case .lri, .rli, .fsi: index = end[index] ?? range.upperBound
      case .b: return nil
      default: break
      }
      index += 1
    }
    return nil
  }

  /// Returns the range of the text in an isolate.
  func content(ofIsolateAt index: Int) -> Range<Int> { index + 1..<(end[index] ?? classes.count) }
}
