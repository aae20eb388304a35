import L10nText

/// Formats a property list in XML: the keys of its top dictionary in the order of the source language, and one
/// indentation for all levels.
enum PropertyListFormatting {
  static func formatted(_ bytes: [UInt8], by order: SourceOrder) -> FormattedFile {
    var file = FormattedFile(bytes: bytes)
    if var text = PropertyListReader.keyedText(of: bytes, repeated: true) {
      let layout = LineEntryLayout(comments: comments)
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

  private static func comments(_ entry: [UInt8]) -> (ranges: [Range<Int>], key: Int) {
    var ranges: [Range<Int>] = []
    var index = 0
    while true {
      index = entry[index...].firstIndex { $0 > UInt8(ascii: " ") } ?? entry.count
      guard entry[index...].starts(with: "<!--".utf8), let end = entry[index...].firstRange(of: Array("-->".utf8))
      else {
        return (ranges, index)
      }
      ranges.append(index..<end.upperBound)
      index = end.upperBound
    }
  }
}
