/// Changes a string with escapes in its file.
struct EscapedTextEditor<Reader: EscapedStringReader>: TextEditor {
  let text: String
  let bytes: [UInt8]
  /// The byte at which it begins.
  let start: Int
  /// The number of bytes of the closing quote.
  var closing = 0
  /// A Boolean value indicating whether a text in this style can be changed.
  var isEditable = true
  let refusal: String
  /// Returns a text in the format's spelling.
  let written: (String) -> String

  func changes(_ replacements: [TextReplacement], besides made: [TextChange]) -> [TextChange]? {
    guard isEditable else { return nil }
    let places = EscapedPlaces(bytes[start...], as: Reader.self)
    let changes = made + places.changes(replacements, written: written)
    let extent = start..<min(places.endIndex + closing, bytes.count)
    return changes.areRead(as: text, in: extent, of: bytes) { Reader.text(of: $0[...]) } ? changes : nil
  }
}
