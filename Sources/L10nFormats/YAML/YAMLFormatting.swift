import L10nText

/// Formats a YAML file: its keys in the order of the source language, one indentation for all levels, and one kind of
/// quotes where both can be written without escapes.
enum YAMLFormatting {
  static func formatted(_ bytes: [UInt8], by order: SourceOrder) -> FormattedFile {
    var file = FormattedFile(bytes: bytes)
    if var text = YAMLKeyedText.read(bytes, repeated: true) {
      var arrangement = EntryArrangement(order, YAMLEntryLayout(bytes))
      arrangement.arrange(&text)
      file.unmoved = arrangement.unmoved
      YAMLIndentation(of: text)?.apply(to: &text)
      file.bytes = text.bytes(separator: YAMLKeyedText.separator)
      // The last line of the keyed text is always closed.
      if let last = bytes.last, last != UInt8(ascii: "\n"), file.bytes.last == UInt8(ascii: "\n") {
        file.bytes.removeLast()
      }
    } else if let index = order.firstOutOfOrder(in: 0..<bytes.count) {
      file.unmoved.append(.init(index: index, reason: "these keys aren't on lines of their own; move them by hand"))
    }
    file.bytes = YAMLQuotes.unified(in: file.bytes)
    return file
  }
}
