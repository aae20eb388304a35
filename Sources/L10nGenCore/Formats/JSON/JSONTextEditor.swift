/// Changes a string where it stands in its file.
struct JSONTextEditor: TextEditor {
  private let text: JSONText
  private let bytes: [UInt8]
  /// The byte at which it begins.
  private let start: Int

  /// An editor of a text that begins at a byte of its file.
  init(_ text: JSONText, in bytes: [UInt8], at start: Int) {
    self.text = text
    self.bytes = bytes
    self.start = start
  }

  var refusal: String {
    text.isQuoted
      ? "the string can't be written in another way here; edit it by hand"
      : "only a text in quotes can be changed; put it in quotes"
  }

  func changes(_ replacements: [TextReplacement], besides made: [TextChange]) -> [TextChange]? {
    guard text.isQuoted else { return nil }
    let places = JSONPlaces(of: bytes[start...])
    let changes =
      made
      + replacements.map { replacement in
        let range =
          places.index(ofOffset: replacement.range.lowerBound)..<places.index(ofOffset: replacement.range.upperBound)
        return TextChange(
          replacement: replacement, edit: TextEdit(range: range, replacement: Self.written(replacement.replacement)))
      }
    let extent = start..<min(places.endIndex + 1, bytes.count)
    let isRead = changes.areRead(as: text.text, in: extent, of: bytes) { JSONStringReader.text(of: $0[...]) }
    return isRead ? changes : nil
  }

  /// A text between quotes. What JSON lets stand as it is does so.
  private static func written(_ text: String) -> [UInt8] {
    text.unicodeScalars.flatMap { scalar -> [UInt8] in
      switch scalar {
      case "\"": return Array("\\\"".utf8)
      case "\\": return Array("\\\\".utf8)
      case "\u{8}": return Array("\\b".utf8)
      case "\u{C}": return Array("\\f".utf8)
      case "\n": return Array("\\n".utf8)
      case "\r": return Array("\\r".utf8)
      case "\t": return Array("\\t".utf8)
      // U+2028 ends a line in JavaScript, and Xcode escapes it.
      case "\u{0}"..."\u{1F}", "\u{2028}":
        return Array(("\\u" + scalar.hexadecimal(digits: 4)).utf8)
      default: return Array(String(scalar).utf8)
      }
    }
  }
}
