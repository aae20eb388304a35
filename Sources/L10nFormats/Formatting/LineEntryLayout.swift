/// The entries of tables, each of which begins on a line of its own, below its comments.
struct LineEntryLayout: EntryLayout {
  let separator = Array("\n".utf8)
  /// Returns the ranges of the comments at the beginning of an entry, and the index of its key.
  let comments: ([UInt8]) -> (ranges: [Range<Int>], key: Int)

  func space(before entry: KeyedText) -> Int { emptyLines(before: entry) }

  /// The comments at the top of the file that an empty line separates from the first key are about the file.
  func separate(_ text: inout KeyedText, isWhole: Bool) {
    guard var entries = text.entries, let first = entries.first?.head else { return }
    let (ranges, key) = comments(first)
    let starts = ranges.dropFirst().map(\.lowerBound) + [key]
    let gap = zip(ranges, starts).map { $0.upperBound..<$1 }
      .last { gap in first[gap].count { $0 == UInt8(ascii: "\n") } > 1 }
    guard let gap, let lineEnd = first[gap].lastIndex(of: UInt8(ascii: "\n")) else { return }
    text.head += first[...lineEnd]
    entries[0].head.removeSubrange(...lineEnd)
    text.entries = entries
  }
}
