import L10nLanguage

/// Makes lines of tables fit for comments: short, and without the escapes that only literals and programs need.
///
/// A line holds no line feed and nothing else that could end a comment or deceive whoever reads it; what is undone here
/// brings nothing of that kind back.
enum CommentText {
  /// How many scalars are shown.
  private static let limit = 100

  /// What to show of a line.
  static func shown(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let isShown = line.count <= limit && !line.withUnsafeBufferPointer(TableLine.hasEscape)
    return isShown ? line : shortened(line)[...]
  }

  private static func shortened(_ line: ArraySlice<UInt8>) -> [UInt8] {
    var shown: [UInt8] = []
    var scalars = 0
    var rest = line
    while let byte = rest.first, scalars < limit || byte & 0xC0 == 0x80 {
      if byte == backslash, let escape = escapes.first(where: { rest.starts(with: $0.written) }) {
        rest = rest.dropFirst(escape.written.count)
        if escape.isBetween && shown.isEmpty { continue }
        shown += escape.shown
        scalars += escape.shown.count
      } else {
        if byte & 0xC0 != 0x80 { scalars += 1 }
        shown.append(byte)
        rest.removeFirst()
      }
    }
    while shown.last == UInt8(ascii: " ") { shown.removeLast() }
    return rest.isEmpty ? shown : shown + Array("…".utf8)
  }

  private static let backslash = UInt8(ascii: "\\")

  private static let escapes: [(written: [UInt8], shown: [UInt8], isBetween: Bool)] = [
    (Array("\\5c".utf8), Array("\\".utf8), false), (Array("\\22".utf8), Array("\"".utf8), false),
    (Array("\\-".utf8), [], false), (Array("\\l".utf8), [], false), (Array("\\p".utf8), [], false),
    (Array("\\,".utf8), Array(" | ".utf8), true), (Array("\\=".utf8), Array(": ".utf8), false),
  ]
}
