/// A value of a `.strings` file.
struct StringsText: EditableText {
  let offset: Int
  let text: String

  func editor(in bytes: [UInt8], lines: LineTable) -> any TextEditor {
    StringsTextEditor(text, in: bytes, at: lines.byteOffset(atScalar: offset, in: bytes))
  }

  /// All values of a file without errors, in order; those that keys stand for as well are left out.
  static func values(in bytes: [UInt8]) -> [StringsText] {
    guard let root = StringsReader.read(bytes).root else { return [] }
    return root.entries.compactMap { entry in
      guard let text = entry.value.text, entry.value.offset != entry.keyOffset else { return nil }
      return StringsText(offset: entry.value.offset, text: text)
    }.sorted { $0.offset < $1.offset }
  }
}

/// Changes a value where it stands in its file.
private struct StringsTextEditor: TextEditor {
  private let text: String
  private let bytes: [UInt8]
  /// The byte at which it begins.
  private let start: Int

  init(_ text: String, in bytes: [UInt8], at start: Int) {
    self.text = text
    self.bytes = bytes
    self.start = start
  }

  let refusal = "the string can't be written in another way here; put it in double quotes"

  func changes(_ replacements: [TextReplacement], besides made: [TextChange]) -> [TextChange]? {
    let places = EscapedPlaces(ofStrings: bytes[start...])
    let changes = made + places.changes(replacements, written: StringsString.escaped)
    let isQuoted = StringsStringReader.isQuote(bytes[start])
    let extent = start..<min(places.endIndex + (isQuoted ? 1 : 0), bytes.count)
    let isRead = changes.areRead(as: text, in: extent, of: bytes) { written in
      let result = StringsStringReader.read(written[...])
      return result.end == written.count && result.mistake == nil ? result.text : nil
    }
    return isRead ? changes : nil
  }
}
