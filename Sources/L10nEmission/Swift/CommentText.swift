import L10nLanguage
import L10nMessages

/// Shortens messages for comments, and decodes the escapes that only literals and programs need.
///
/// A table's line has no line feed and nothing else that could end a comment or deceive people who read it; decoding
/// doesn't add any of that.
enum CommentText {
  /// The number of scalars that are shown.
  private static let limit = 100

  /// Returns as much of a message as is shown, and a bit more, which shows that it continues.
  static func beginning(of message: StoredMessage) -> StoredMessage {
    switch message {
    case .text(let text): .text(beginning(of: text))
    case .list(let items): .list(items.prefix(limit + 1).map(beginning))
    case .pluralMap(let variants):
      .pluralMap(variants.map { .init(category: $0.category, text: beginning(of: $0.text)) })
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

  private static let escapes: [(written: [UInt8], shown: [UInt8], isBetween: Bool)] = [
    (Array("\\5c".utf8), Array("\\".utf8), false), (Array("\\22".utf8), Array("\"".utf8), false),
    (Array("\\-".utf8), [], false), (Array("\\l".utf8), [], false), (Array("\\p".utf8), [], false),
    (Array("\\,".utf8), Array(" | ".utf8), true), (Array("\\=".utf8), Array(": ".utf8), false),
  ]
}
