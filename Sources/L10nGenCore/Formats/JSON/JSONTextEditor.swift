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
    let places = EscapedPlaces(ofJSON: bytes[start...])
    let changes = made + places.changes(replacements, written: JSONString.escaped)
    let extent = start..<min(places.endIndex + 1, bytes.count)
    let isRead = changes.areRead(as: text.text, in: extent, of: bytes) { JSONStringReader.text(of: $0[...]) }
    return isRead ? changes : nil
  }
}
