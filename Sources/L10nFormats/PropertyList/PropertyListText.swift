import L10nText

/// A string of a property list in XML.
struct PropertyListText: EditableText {
  let offset: Int
  let text: String

  func editor(in bytes: [UInt8], lines: LineTable) -> any TextEditor {
    let start = lines.byteOffset(atScalar: offset, in: bytes)
    return EscapedTextEditor<XMLStringReader>(
      text: text, bytes: bytes, start: start,
      // An empty element, `<string/>`, can't contain a text.
      isEditable: !bytes[..<start].suffix(2).elementsEqual("/>".utf8),
      refusal:
        "the string can't be written in another way here; write it between <string> and </string>, without CDATA",
      written: XMLStringReader.escaped)
  }
}

extension PropertyListText {
  /// Returns all texts of a file in order, without keys.
  static func texts(in document: BundleDocument) -> [PropertyListText] {
    // Texts in binary form have no positions.
    document.bytes.isEmpty ? [] : (document.root?.propertyListTexts ?? []).sorted { $0.offset < $1.offset }
  }

  /// Returns the keys of the top dictionary in order.
  static func keys(in document: BundleDocument) -> [PropertyListText] {
    document.bytes.isEmpty
      ? []
      : (document.root?.entries ?? []).map { PropertyListText(offset: $0.keyOffset, text: $0.key) }
        .sorted { $0.offset < $1.offset }
  }
}

extension DocumentNode {
  fileprivate var propertyListTexts: [PropertyListText] {
    switch content {
    case .text(let text): [PropertyListText(offset: offset, text: text.text)]
    case .list(let items): items.flatMap(\.propertyListTexts)
    case .mapping(let entries):
      // The types of variables aren't texts.
      entries.filter { !$0.key.hasPrefix("NSStringFormat") }.flatMap(\.value.propertyListTexts)
    case .unread: []
    }
  }
}
