/// Skips the space and comments between the parts of a `.strings` file.
package struct StringsSpace {
  /// The index after the space and comments.
  package private(set) var end: Int
  package private(set) var comments: [Comment] = []

  package struct Comment {
    /// The comment with its marks, in bytes.
    package var range: Range<Int>
    /// A Boolean value indicating whether it ends at the end of its line: `// …`.
    package var isOfLine: Bool
    /// A Boolean value indicating whether it has an end mark; without one, it reaches to the end of the file.
    package var isClosed = true
  }

  package init(_ bytes: [UInt8], from start: Int) {
    end = start
    while end < bytes.count {
      switch bytes[end] {
      case 0x09...0x0D, 0x20: end += 1
      case 0xE2 where Self.isSeparator(bytes, end): end += 3
      case UInt8(ascii: "/") where Self.has("/", in: bytes, at: end + 1):
        let start = end
        while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D, !Self.isSeparator(bytes, end) { end += 1 }
        comments.append(Comment(range: start..<end, isOfLine: true))
      case UInt8(ascii: "/") where Self.has("*", in: bytes, at: end + 1):
        let start = end
        end += 2
        while end < bytes.count, bytes[end] != UInt8(ascii: "*") || !Self.has("/", in: bytes, at: end + 1) { end += 1 }
        let isClosed = end < bytes.count
        end = min(end + 2, bytes.count)
        comments.append(Comment(range: start..<end, isOfLine: false, isClosed: isClosed))
      default: return
      }
    }
  }

  private static func has(_ character: Unicode.Scalar, in bytes: [UInt8], at index: Int) -> Bool {
    index < bytes.count && bytes[index] == UInt8(ascii: character)
  }

  /// Returns a Boolean value indicating whether U+2028 or U+2029 begins at an index.
  private static func isSeparator(_ bytes: [UInt8], _ index: Int) -> Bool {
    index + 2 < bytes.count && bytes[index] == 0xE2 && bytes[index + 1] == 0x80
      && (bytes[index + 2] == 0xA8 || bytes[index + 2] == 0xA9)
  }
}
