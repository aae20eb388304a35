import L10nMessages
import L10nText

/// The strings that a message is composed of, joined in one row, so that one number is a position in any of them.
struct ComposedStrings {
  /// The starts of the strings: in the row, and in scalars from the start of their file.
  private var starts: [(row: Int, file: Int)] = []
  private var end = 0

  /// Adds a string and returns the position of its first byte in the row.
  package mutating func add(_ node: DocumentNode) -> Int {
    starts.append((end, node.offset))
    defer { end += (node.text?.utf8.count ?? 0) + 1 }
    return end
  }

  /// Returns the strings that the parts of a text come from.
  ///
  /// - Parameters:
  ///   - text: the message in ICU's syntax.
  ///   - pattern: the message, with positions in the row.
  ///   - syntax: the syntax of the strings.
  func composedText(
    _ text: String, of pattern: MessagePattern, in syntax: MessageSyntax = .printf
  ) -> ComposedText {
    var parts: [ComposedText.Part] = []
    collect(MessageSyntax.icu.parse(text).pattern, pattern.joiningTexts, &parts)
    return ComposedText(syntax: syntax, parts: parts)
  }

  /// Compares the printed text with the pattern it was printed from, which differ only in their positions.
  private func collect(_ printed: MessagePattern, _ pattern: MessagePattern, _ parts: inout [ComposedText.Part]) {
    for (new, old) in zip(printed.elements, pattern.elements) {
      switch (new, old) {
      case (.text(let new), .text(let old)):
        guard !old.range.isEmpty, let (string, start) = place(old.range.lowerBound) else { continue }
        for (offset, oldOffset) in zip(new.offsets, old.offsets) {
          addByte(at: offset, of: string, at: start + oldOffset - old.range.lowerBound, &parts)
        }
      case (.placeholder(let new), .placeholder(let old)): add(new.range, from: old.range, &parts)
      case (.pluralNumber(let new), .pluralNumber(let old)): add(new, from: old, &parts)
      case (.plural(let new), .plural(let old)):
        for (new, old) in zip(new.branches, old.branches) { collect(new.pattern, old.pattern, &parts) }
      case (.select(let new), .select(let old)):
        for (new, old) in zip(new.branches, old.branches) { collect(new.pattern, old.pattern, &parts) }
      default: break
      }
    }
  }

  private func add(_ range: Range<Int>, from old: Range<Int>, _ parts: inout [ComposedText.Part]) {
    guard let (string, start) = place(old.lowerBound) else { return }
    parts.append(.init(range: range, string: string, start: start, isVerbatim: false))
  }

  /// Adds a byte, to the last part if it follows in both texts.
  private func addByte(at offset: Int, of string: Int, at start: Int, _ parts: inout [ComposedText.Part]) {
    if let last = parts.last, last.isVerbatim, last.string == string, last.range.upperBound == offset,
      last.start + last.range.count == start
    {
      parts[parts.count - 1].range = last.range.lowerBound..<offset + 1
    } else {
      parts.append(.init(range: offset..<offset + 1, string: string, start: start, isVerbatim: true))
    }
  }

  private func place(_ offset: Int) -> (string: Int, start: Int)? {
    guard let start = starts[..<starts.partitioningIndex { $0.row > offset }].last else { return nil }
    return (start.file, offset - start.row)
  }
}
