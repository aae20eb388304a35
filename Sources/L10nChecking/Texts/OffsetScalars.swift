/// The scalars of a text with their offsets, for looking at the surroundings of a position.
struct OffsetScalars {
  private let scalars: [Unicode.Scalar]
  private let offsets: [Int]

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
    var offset = 0
    offsets =
      scalars.map { scalar in
        defer { offset += UTF8.width(scalar) }
        return offset
      } + [text.utf8.count]
  }

  var count: Int { scalars.count }

  /// The scalar at an index, or `nil` outside the text.
  subscript(index: Int) -> Unicode.Scalar? {
    scalars.indices.contains(index) ? scalars[index] : nil
  }

  subscript(range: Range<Int>) -> ArraySlice<Unicode.Scalar> {
    scalars[range.clamped(to: scalars.indices)]
  }

  /// Returns the offset of the scalar at an index in UTF-8 bytes, or the end of the text for larger indexes.
  func offset(at index: Int) -> Int {
    offsets[min(max(0, index), scalars.count)]
  }

  func firstIndex(from start: Int, where isWanted: (Unicode.Scalar) -> Bool) -> Int? {
    scalars[min(start, scalars.count)...].firstIndex(where: isWanted)
  }
}
