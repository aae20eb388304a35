import L10nText

/// Formats a PO file: its entries in the order of the source language. Their texts stay as they are written.
enum POFormatting {
  static func formatted(_ bytes: [UInt8], by order: SourceOrder) -> FormattedFile {
    var file = FormattedFile(bytes: bytes)
    guard var text = POReader.keyedText(of: bytes, repeated: true) else { return file }
    var arrangement = EntryArrangement(order, LineEntryLayout(comments: comments))
    arrangement.arrange(&text)
    file.unmoved = arrangement.unmoved
    file.bytes = text.bytes(separator: POFormat().separator)
    return file
  }

  private static func comments(_ entry: [UInt8]) -> (ranges: [Range<Int>], key: Int) {
    guard let found = POScanner(entry).entries.first else { return ([], entry.count) }
    return (found.comments.map(\.range), found.keywordStart(in: entry))
  }
}
