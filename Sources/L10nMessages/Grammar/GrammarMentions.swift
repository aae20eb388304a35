/// The names of grammar attributes in a text that aren't in attributes, such as those of a broken `^[item(inflect: true)`.
/// They show what was meant; brackets and carets without them are text.
struct GrammarMentions {
  private(set) var faults: [(fault: GrammarMarkup.Fault, offset: Int)] = []

  init(in bytes: [UInt8], _ scan: GrammarMarkup.BracketScan, hole: UInt8) {
    var unclosed = scan.unclosed.filter(\.hasCaret)[...]
    /// The ones before the current name that no earlier name explains.
    var passed: [GrammarMarkup.BracketScan.Bracket] = []
    var explained: Set<Int> = []
    let read = scan.spans.map(\.attributes).sorted { $0.lowerBound < $1.lowerBound }
    var next = 0
    for offset in Self.mentions(in: bytes) {
      while next < read.count, read[next].upperBound <= offset { next += 1 }
      if next < read.count, read[next].contains(offset) { continue }
      while let bracket = unclosed.first, bracket.offset < offset { passed.append(unclosed.removeFirst()) }
      guard let parenthesis = Self.parenthesis(before: offset, in: bytes) else { continue }
      let before = Self.end(ofSpacesBefore: parenthesis.lowerBound, in: bytes)
      if before > 0, bytes[before - 1] == UInt8(ascii: "]") {
        guard let bracket = scan.pairs[before - 1], explained.insert(before - 1).inserted else { continue }
        if !bracket.hasCaret {
          faults.append((.noCaret, bracket.offset))
        } else if before < parenthesis.lowerBound || parenthesis.count > 1 {
          faults.append((.detachedAttributes, before))
        } else {
          faults.append((.unclosedAttributes, parenthesis.lowerBound))
        }
      } else if let bracket = passed.popLast() {
        faults.append((.unclosedText, bracket.offset))
      }
    }
    let unmentioned = scan.pairs.filter { $1.hasCaret && !explained.contains($0) }
    if !unmentioned.isEmpty {
      /// For each position, the number of placeholders before it.
      let holes = bytes.reduce(into: [0]) { $0.append($0[$0.count - 1] + ($1 == hole ? 1 : 0)) }
      // A caret and brackets around words are text, such as a regular expression.
      for (end, bracket) in unmentioned where holes[end] > holes[bracket.content] {
        faults.append((.noAttributes, bracket.offset))
      }
    }
    faults.sort { $0.offset < $1.offset }
  }

  /// Returns the positions of names of attributes with a colon after them, in order.
  private static func mentions(in bytes: [UInt8]) -> [Int] {
    var found: [Int] = []
    var index = 0
    while index < bytes.count {
      let end = bytes[index...].firstIndex { !isLetter($0) } ?? bytes.count
      guard end > index else {
        index += 1
        continue
      }
      if end - index <= 32, isColon(in: bytes, at: end),
        GrammarMarkup.attributeNames.contains(String(decoding: bytes[index..<end], as: UTF8.self))
      {
        found.append(index)
      }
      index = end
    }
    return found
  }

  private static func isLetter(_ byte: UInt8) -> Bool { 0x41...0x5A ~= byte || 0x61...0x7A ~= byte }

  /// Returns a Boolean value indicating whether a colon is at a position, perhaps a full-width one.
  private static func isColon(in bytes: [UInt8], at index: Int) -> Bool {
    bytes[index...].prefix(1).elementsEqual(":".utf8) || bytes[index...].prefix(3).elementsEqual("：".utf8)
  }

  /// Returns the range of the parenthesis before a name, which may be a full-width one.
  private static func parenthesis(before offset: Int, in bytes: [UInt8]) -> Range<Int>? {
    let end = end(ofSpacesBefore: offset, in: bytes)
    if bytes[..<end].suffix(1).elementsEqual("(".utf8) { return end - 1..<end }
    return bytes[..<end].suffix(3).elementsEqual("（".utf8) ? end - 3..<end : nil
  }

  private static func end(ofSpacesBefore offset: Int, in bytes: [UInt8]) -> Int {
    var end = offset
    while end > 0, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
    return end
  }
}
