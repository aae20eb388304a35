import L10nLanguage
import L10nMessages

/// Shortens messages for comments, and decodes the escapes that only literals need.
///
/// A line has no line feed and nothing else that could end a comment or deceive people who read it; decoding
/// doesn't add any of that.
enum CommentText {
  /// The number of scalars that are shown.
  private static let limit = 100

  /// Appends as much of a message as is shown, and a bit more, which shows that it continues, with escapes.
  static func append(_ message: StoredMessage, to line: inout [UInt8]) {
    switch message {
    case .text(let text): RowLine.append(beginning(of: text), to: &line)
    case .list(let items):
      for item in items.prefix(limit + 1) {
        line += separator
        RowLine.append(beginning(of: item), to: &line)
      }
    case .pluralMap(let variants):
      for variant in variants {
        line += separator + variant.category.rawValue.utf8 + colon
        RowLine.append(beginning(of: variant.text), to: &line)
      }
    }
  }

  /// Returns as much of a text as is shown, and a bit more, which shows that it continues.
  static func beginning(of text: String) -> String {
    // No scalar has more than four bytes.
    text.utf8.count <= limit * 4 ? text : String(Substring(text.unicodeScalars.prefix(limit + 1)))
  }

  /// Returns the part of a line to show, or `nil` to show all of it.
  static func shortened(_ line: ArraySlice<UInt8>) -> [UInt8]? {
    guard line.count > limit || line.withUnsafeBufferPointer(RowLine.hasEscape) else { return nil }
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
  /// An escape before each item of a list and each form of a plural map.
  private static let separator = Array("\\,".utf8)
  /// An escape after the category of a form.
  private static let colon = Array("\\=".utf8)

  private static let escapes: [(written: [UInt8], shown: [UInt8], isBetween: Bool)] = [
    (Array("\\5c".utf8), Array("\\".utf8), false), (Array("\\22".utf8), Array("\"".utf8), false),
    (separator, Array(" | ".utf8), true), (colon, Array(": ".utf8), false),
  ]
}
