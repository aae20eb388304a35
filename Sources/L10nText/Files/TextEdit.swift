/// A replacement of some of a file's bytes.
package struct TextEdit: Hashable {
  /// The range to replace; empty for an insertion.
  package var range: Range<Int>
  package var replacement: [UInt8]

  package init(range: Range<Int>, replacement: [UInt8]) {
    self.range = range
    self.replacement = replacement
  }

  /// Returns a part of some bytes with edits applied. The edits must be inside the part, in order, and must not
  /// overlap.
  package static func apply(_ edits: [TextEdit], to bytes: [UInt8], in part: Range<Int>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(part.count)
    var end = part.lowerBound
    for edit in edits {
      result += bytes[end..<edit.range.lowerBound]
      result += edit.replacement
      end = edit.range.upperBound
    }
    return result + bytes[end..<part.upperBound]
  }
}

extension [TextEdit] {
  /// A Boolean value indicating whether two of the edits, which are in order, overlap.
  package var haveOverlap: Bool { zip(self, dropFirst()).contains { $0.range.upperBound > $1.range.lowerBound } }
}
