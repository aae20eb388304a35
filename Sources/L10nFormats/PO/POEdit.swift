import L10nText

/// Edits of texts and flags in PO files.
enum POEdit {
  /// Returns the edit that writes another text in the place of one.
  ///
  /// - Parameter range: the old text, from its first quote to its last one.
  static func edit(
    of range: Range<Int>, keyword: String, to new: String, isWrapped: Bool, in bytes: [UInt8]
  ) -> TextEdit {
    let lines = POString.lines(keyword, new, isWrapped: isWrapped)
    let written = lines.joined(separator: lineEnd(of: bytes)).dropFirst(keyword.count + 1)
    return TextEdit(range: range, replacement: Array(written.utf8))
  }

  static func lineEnd(of bytes: [UInt8]) -> String {
    guard let lineFeed = bytes.firstIndex(of: UInt8(ascii: "\n")), lineFeed > 0 else { return "\n" }
    return bytes[lineFeed - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
  }

  /// Returns the edit that marks an entry as one to review, or that removes the mark; `nil` if nothing changes.
  static func edit(of entry: POEntry, isFuzzy: Bool, in bytes: [UInt8]) -> TextEdit? {
    let line = entry.comments.first { comment in
      comment.kind == UInt8(ascii: ",") && (isFuzzy || POFlags([comment.text(in: bytes)]).isFuzzy)
    }
    guard let line else {
      guard isFuzzy else { return nil }
      // Flags come after the other comments, except for the previous text.
      let previous = entry.comments.first { $0.kind == UInt8(ascii: "|") }?.range.lowerBound
      let place = previous ?? entry.keywordStart(in: bytes)
      return TextEdit(range: place..<place, replacement: Array("#, \(POFlags.fuzzy)\(lineEnd(of: bytes))".utf8))
    }
    let flags = POFlags([line.text(in: bytes)])
    guard flags.isFuzzy != isFuzzy else { return nil }
    let others = flags.names.filter { $0 != POFlags.fuzzy }
    let new = isFuzzy ? [POFlags.fuzzy] + others : others
    guard new.isEmpty else {
      return TextEdit(range: line.range, replacement: Array("#, \(new.joined(separator: ", "))".utf8))
    }
    let end = bytes[line.range.upperBound...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? line.range.upperBound
    return TextEdit(range: line.range.lowerBound..<end, replacement: [])
  }
}
