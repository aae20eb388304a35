/// Formats a JSON file: its keys in the order of the source language, and one indentation for all levels. An object on
/// one line stays there.
enum JSONFormatting {
  /// - Parameter keyedText: returns the file as texts below keys.
  static func formatted(
    _ bytes: [UInt8], by order: SourceOrder, _ keyedText: (JSONSource) -> KeyedText = { $0.keyedText() }
  ) -> FormattedFile {
    var file = FormattedFile(bytes: bytes)
    guard let source = JSONSource(bytes, repeated: true) else { return file }
    var text = keyedText(source)
    var arrangement = EntryArrangement(order, JSONEntryLayout())
    arrangement.arrange(&text)
    file.unmoved = arrangement.unmoved
    let arranged = text.bytes(separator: JSONSource.separator)
    file.bytes = JSONSource(arranged, repeated: true).map { JSONIndentation.unified(in: $0) } ?? arranged
    return file
  }
}

/// The members of objects, which are between commas.
private struct JSONEntryLayout: EntryLayout {
  let separator = JSONSource.separator

  func space(before entry: KeyedText) -> Int { entry.head.prefix { $0 <= UInt8(ascii: " ") }.count }
}
