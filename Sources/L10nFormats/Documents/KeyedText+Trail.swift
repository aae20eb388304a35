/// The empty lines and comments after a text of a file of lines, which separate it from the next one.
extension KeyedText {
  /// Removes and returns the empty lines and comments at its end, unless they are part of a text.
  ///
  /// - Parameter margin: the greatest column of a comment that doesn't belong to the text, from 0.
  mutating func removeTrail(margin: Int) -> [UInt8] {
    if let last = entries?.indices.last { return entries?[last].removeTrail(margin: margin) ?? [] }
    guard !keepsEmptyLines else { return [] }
    var start = head.count
    while let line = Self.line(before: start, in: head), line.lowerBound > 0, Self.isOfTrail(head[line], margin) {
      start = line.lowerBound
    }
    defer { head.removeSubrange(start...) }
    return Array(head[start...])
  }

  /// Adds the trail of a removed text. Its empty lines aren't needed if there are some already.
  mutating func keepTrail(of removed: KeyedText, margin: Int) {
    var (own, removed) = (self, removed)
    let trail = removed.removeTrail(margin: margin)
    let isEmpty = trail.allSatisfy { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    if !isEmpty || own.removeTrail(margin: margin).isEmpty { append(trail) }
  }

  private mutating func append(_ lines: [UInt8]) {
    if let last = entries?.indices.last {
      entries?[last].append(lines)
    } else if !keepsEmptyLines {
      head += lines
    }
  }

  /// A Boolean value indicating whether the value may be a text that includes the empty lines at its end: `|+`.
  private var keepsEmptyLines: Bool {
    zip(head, head.dropFirst()).contains {
      ($0 == UInt8(ascii: "|") || $0 == UInt8(ascii: ">")) && $1 == UInt8(ascii: "+")
    }
  }

  /// Returns the range of the line that ends at an index, with its line end, or `nil` at the start.
  private static func line(before end: Int, in bytes: [UInt8]) -> Range<Int>? {
    guard end > 0 else { return nil }
    let start = bytes[..<(end - 1)].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return start..<end
  }

  private static func isOfTrail(_ line: ArraySlice<UInt8>, _ margin: Int) -> Bool {
    let content = line.drop { $0 == UInt8(ascii: " ") }
    switch content.first {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return content.startIndex == line.startIndex
    case UInt8(ascii: "#"): return content.startIndex - line.startIndex <= margin
    default: return false
    }
  }
}
