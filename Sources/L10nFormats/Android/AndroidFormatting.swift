import L10nText

/// Formats an Android resource file: its resources in the order of the source language, and one indentation.
enum AndroidFormatting {
  static func formatted(_ bytes: [UInt8], by order: SourceOrder) -> FormattedFile {
    var file = FormattedFile(bytes, arranging: AndroidReader.keyedText(of: bytes, repeated: true), by: order)
    file.bytes = indented(file.bytes)
    return file
  }

  /// Returns a file in which the lines of resources are indented as most are.
  private static func indented(_ bytes: [UInt8]) -> [UInt8] {
    var reader = AndroidReader(bytes: bytes, written: bytes)
    guard reader.readFile() == nil else { return bytes }
    let margins = reader.extents.resources.compactMap { bytes.margin(before: $0.tag) }
    let texts = margins.map { String(decoding: bytes[$0], as: UTF8.self) }
    guard let common = Majority.style(of: texts, preferring: ["    ", "  "]) else { return bytes }
    let edits = zip(margins, texts).filter { $1 != common }
      .map { TextEdit(range: $0.0, replacement: Array(common.utf8)) }
    return TextEdit.apply(edits, to: bytes, in: 0..<bytes.count)
  }
}
