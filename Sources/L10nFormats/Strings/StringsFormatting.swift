import L10nText

/// Formats a `.strings` file: its keys in the order of the source language, one indentation, and double quotes if most
/// strings have them.
enum StringsFormatting {
  static func formatted(_ bytes: [UInt8], by order: SourceOrder) -> FormattedFile {
    var file = FormattedFile(bytes: bytes)
    if var text = StringsReader.keyedText(of: bytes, repeated: true) {
      var arrangement = EntryArrangement(order, LineEntryLayout(comments: comments))
      arrangement.arrange(&text)
      file.unmoved = arrangement.unmoved
      file.bytes = text.bytes(separator: StringsFormat().separator)
    } else if let index = order.firstOutOfOrder(in: 0..<bytes.count) {
      file.unmoved.append(.init(index: index, reason: "these keys aren't on lines of their own; move them by hand"))
    }
    file.bytes = StringsStyle(file.bytes).unified
    return file
  }

  private static func comments(_ entry: [UInt8]) -> (ranges: [Range<Int>], key: Int) {
    let space = StringsSpace(entry, from: 0)
    return (space.comments.map(\.range), space.end)
  }
}

/// The way in which most strings of a `.strings` file are written.
private struct StringsStyle {
  private let bytes: [UInt8]
  private var edits: [TextEdit] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let entries = StringsReader.read(bytes).root?.entries ?? []
    let lines = LineTable(bytes)
    let keys = entries.map { lines.byteOffset(atScalar: $0.keyOffset, in: bytes) }
    let values = entries.filter { $0.value.offset != $0.keyOffset }
      .map { lines.byteOffset(atScalar: $0.value.offset, in: bytes) }
    indent(keys)
    quote(keys)
    quote(values)
    // Indentation is written before the quote at the same place.
    edits = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    .map(\.element)
  }

  var unified: [UInt8] { TextEdit.apply(edits, to: bytes, in: 0..<bytes.count) }

  /// Writes double quotes around strings that have others or none, if most have double quotes.
  private mutating func quote(_ strings: [Int]) {
    let quote = UInt8(ascii: "\"")
    let others = strings.filter { bytes[$0] != quote }
    guard others.count * 2 < strings.count else { return }
    for start in others {
      let end = StringsStringReader.read(bytes[start...]).end
      let isWord = StringsStringReader.isOfWord(bytes[start])
      let inner = isWord ? start..<end : start + 1..<end - 1
      guard !bytes[inner].contains(quote), !bytes[inner].contains(UInt8(ascii: "\\")) else { continue }
      edits.append(TextEdit(range: start..<inner.lowerBound, replacement: [quote]))
      edits.append(TextEdit(range: inner.upperBound..<end, replacement: [quote]))
    }
  }

  private mutating func indent(_ keys: [Int]) {
    let margins = keys.compactMap { bytes.margin(before: $0) }
    let texts = margins.map { String(decoding: bytes[$0], as: UTF8.self) }
    guard let common = Majority.style(of: texts, preferring: [""]) else { return }
    for (margin, text) in zip(margins, texts) where text != common {
      edits.append(TextEdit(range: margin, replacement: Array(common.utf8)))
    }
  }
}
