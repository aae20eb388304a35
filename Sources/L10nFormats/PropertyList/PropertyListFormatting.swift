import L10nText

/// Formats a property list in XML: the keys of its top dictionary in the order of the source language, and one
/// indentation for all levels.
enum PropertyListFormatting {
  static func formatted(_ bytes: [UInt8], by order: SourceOrder) -> FormattedFile {
    var file = FormattedFile(bytes: bytes)
    if var text = PropertyListReader.keyedText(of: bytes, repeated: true) {
      let layout = LineEntryLayout(comments: XMLMark.comments)
      var arrangement = EntryArrangement(order, layout)
      arrangement.arrange(&text)
      file.unmoved = arrangement.unmoved
      file.bytes = text.bytes(separator: layout.separator)
    } else if let index = order.firstOutOfOrder(in: 0..<bytes.count) {
      file.unmoved.append(.init(index: index, reason: "these keys aren't on lines of their own; move them by hand"))
    }
    file.bytes = PropertyListIndentation.unified(in: file.bytes)
    return file
  }
}
