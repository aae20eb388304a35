import L10nText

/// The differences between two versions of a text, line by line, so that an editor keeps its marks and cursors.
enum LineEdits {
  /// Returns the edits that make one text of another.
  static func edits(from old: [UInt8], to new: [UInt8]) -> [TextEdit] {
    let (oldLines, newLines) = (lines(of: old), lines(of: new))
    guard oldLines.count == newLines.count else { return edit(0..<old.count, in: old, to: new[...]) }
    return zip(oldLines, newLines).flatMap { line, newLine in
      old[line].elementsEqual(new[newLine]) ? [] : edit(line, in: old, to: new[newLine])
    }
  }

  /// Returns the ranges of the lines, with their ends.
  private static func lines(of text: [UInt8]) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    while start < text.count {
      let end = text[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? text.count
      lines.append(start..<end)
      start = end
    }
    return lines
  }

  /// Returns the edit of what differs between a range and its new content.
  private static func edit(_ range: Range<Int>, in old: [UInt8], to new: ArraySlice<UInt8>) -> [TextEdit] {
    let part = old[range]
    var before = zip(part, new).prefix { $0 == $1 }.count
    // An edit doesn't divide a character.
    while before > 0, isInsideCharacter(part, before) || isInsideCharacter(new, before) { before -= 1 }
    var after = zip(part.dropFirst(before).reversed(), new.dropFirst(before).reversed()).prefix { $0 == $1 }.count
    while after > 0, isInsideCharacter(part, part.count - after) { after -= 1 }
    let changed = range.lowerBound + before..<range.upperBound - after
    guard !changed.isEmpty || new.count > before + after else { return [] }
    return [TextEdit(range: changed, replacement: Array(new.dropFirst(before).dropLast(after)))]
  }

  private static func isInsideCharacter(_ text: ArraySlice<UInt8>, _ offset: Int) -> Bool {
    offset < text.count && text[text.startIndex + offset] & 0xC0 == 0x80
  }
}
