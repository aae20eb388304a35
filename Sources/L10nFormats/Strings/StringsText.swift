import L10nText

/// A value of a `.strings` file.
struct StringsText: EditableText {
  let offset: Int
  let text: String

  func editor(in bytes: [UInt8], lines: LineTable) -> any TextEditor {
    let start = lines.byteOffset(atScalar: offset, in: bytes)
    return EscapedTextEditor<StringsStringReader>(
      text: text, bytes: bytes, start: start, closing: StringsStringReader.isQuote(bytes[start]) ? 1 : 0,
      refusal: "the string can't be written in another way here; put it in double quotes",
      written: StringsString.escaped)
  }

  /// Returns all values of a file without errors, in order, except keys that are their own values.
  static func values(in bytes: [UInt8]) -> [StringsText] {
    guard let root = StringsReader.read(bytes).root else { return [] }
    return root.entries.compactMap { entry in
      guard let text = entry.value.text, entry.value.offset != entry.keyOffset else { return nil }
      return StringsText(offset: entry.value.offset, text: text)
    }.sorted { $0.offset < $1.offset }
  }

  /// Returns all keys of a file without errors, in order.
  static func keys(in bytes: [UInt8]) -> [StringsText] {
    (StringsReader.read(bytes).root?.entries ?? []).map { StringsText(offset: $0.keyOffset, text: $0.key) }
      .sorted { $0.offset < $1.offset }
  }
}
