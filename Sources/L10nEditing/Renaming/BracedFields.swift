import L10nFormats
import L10nText

/// The fields of a metadata entry that are in braces: `store.title: { description: Title, max-width: 20 }`.
struct BracedFields {
  private let text: [UInt8]
  /// The opening brace and the closing one, in bytes.
  private let braces: Range<Int>

  /// Creates the fields of an entry; returns `nil` if they aren't in braces.
  init?(of entry: DocumentEntry, in text: [UInt8]) {
    let start = LineTable(text).byteOffset(atScalar: entry.value.offset, in: text)
    let line = text[start...].firstIndex { $0 == UInt8(ascii: "\n") } ?? text.count
    guard start < text.count, text[start] == UInt8(ascii: "{"),
      let end = text[start..<line].lastIndex(of: UInt8(ascii: "}"))
    else { return nil }
    self.text = text
    braces = start..<end
  }

  /// Returns the file with one more field, after the others.
  func adding(_ name: String, _ value: String) -> [UInt8] {
    let end = endOfFields
    let separator = text[end - 1] == UInt8(ascii: "{") ? " " : ", "
    return TextEdit.apply(
      [TextEdit(range: end..<end, replacement: Array("\(separator)\(name): \(value)".utf8))], to: text,
      in: 0..<text.count)
  }

  /// Returns the file without the last field, whose key begins at a byte, or `nil` if it is the only one.
  func removingLast(at key: Int) -> [UInt8]? {
    guard braces.contains(key), let comma = text[braces.lowerBound..<key].lastIndex(of: UInt8(ascii: ",")) else {
      return nil
    }
    return TextEdit.apply([TextEdit(range: comma..<endOfFields, replacement: [])], to: text, in: 0..<text.count)
  }

  /// The byte after the last field.
  private var endOfFields: Int {
    let last = text[braces].lastIndex { $0 != UInt8(ascii: " ") } ?? braces.lowerBound
    return last + 1
  }
}
