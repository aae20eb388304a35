/// A string of a property list in XML.
struct PropertyListText: EditableText {
  let offset: Int
  let text: String

  func editor(in bytes: [UInt8], lines: LineTable) -> any TextEditor {
    PropertyListTextEditor(text, in: bytes, at: lines.byteOffset(atScalar: offset, in: bytes))
  }
}

extension PropertyListText {
  /// All texts of a file in order, without keys.
  static func texts(in document: BundleDocument) -> [PropertyListText] {
    // Texts in binary form have no places.
    document.bytes.isEmpty ? [] : (document.root?.propertyListTexts ?? []).sorted { $0.offset < $1.offset }
  }
}

extension DocumentNode {
  fileprivate var propertyListTexts: [PropertyListText] {
    switch content {
    case .text(let text): [PropertyListText(offset: offset, text: text.text)]
    case .list(let items): items.flatMap(\.propertyListTexts)
    case .mapping(let entries):
      // The types of variables aren't text.
      entries.filter { !$0.key.hasPrefix("NSStringFormat") }.flatMap(\.value.propertyListTexts)
    case .unread: []
    }
  }
}

/// Changes a string where it stands in its file.
private struct PropertyListTextEditor: TextEditor {
  private let text: String
  private let bytes: [UInt8]
  /// The byte at which it begins.
  private let start: Int

  init(_ text: String, in bytes: [UInt8], at start: Int) {
    self.text = text
    self.bytes = bytes
    self.start = start
  }

  let refusal =
    "the string can't be written in another way here; write it between <string> and </string>, without CDATA"

  func changes(_ replacements: [TextReplacement], besides made: [TextChange]) -> [TextChange]? {
    // An empty element, `<string/>`, has no place for a text.
    guard !bytes[..<start].suffix(2).elementsEqual("/>".utf8) else { return nil }
    let places = EscapedPlaces(ofXML: bytes[start...])
    let changes = made + places.changes(replacements, written: XMLStringReader.escaped)
    let isRead = changes.areRead(as: text, in: start..<places.endIndex, of: bytes) { written in
      let result = XMLStringReader.read(written[...])
      return result?.end == written.count ? result?.text : nil
    }
    return isRead ? changes : nil
  }
}
