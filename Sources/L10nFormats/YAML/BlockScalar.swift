import L10nText

/// A block scalar in its file, for replacing its text (YAML 1.2.2, section 8.1).
struct BlockScalar {
  /// The bytes of the scalar, from its indicator to the end of its last line that isn't blank, without that line's end.
  private let range: Range<Int>
  /// The rest of the line after the indicators: spaces and a comment.
  private let comment: ArraySlice<UInt8>
  private let lineBreak: [UInt8]
  private let margin: [UInt8]
  /// The number of spaces by which its lines are indented more than the collection around it.
  private let ownIndentation: Int
  /// The number of characters in its longest line, without its indentation.
  private let width: Int
  /// A Boolean value indicating whether no line end follows it.
  private let isAtEnd: Bool

  /// Creates the block scalar, or returns `nil` if the scalar has another style.
  init?(_ scalar: FileScalar, in bytes: [UInt8], lines: LineTable) {
    guard scalar.style == .literal || scalar.style == .folded else { return nil }
    let start = lines.byteOffset(atScalar: scalar.offset, in: bytes)
    let layout = BlockLayout(of: scalar, in: bytes[start...], lines: lines)
    lineBreak = Array(layout.lineBreak.prefix { $0 != UInt8(ascii: " ") })
    let first = lines.line(atScalar: scalar.offset)
    let parent = bytes[lines.byteRange(ofLine: first)].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-") }
    // A text that has only line breaks shows no indentation.
    margin = layout.indentation > 0 ? Array(layout.lineBreak.dropFirst(lineBreak.count)) : Array(parent) + "  ".utf8
    // The collection is indented as far as its key or, if it is a list, as its last dash.
    let dash = parent.lastIndex(of: UInt8(ascii: "-"))
    let isItem = bytes[parent.endIndex..<start].isEmpty
    ownIndentation = margin.count - (isItem ? dash.map { $0 - parent.startIndex } ?? 0 : parent.count)

    let header = bytes[start...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    comment = header.dropFirst().drop { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || "+-".utf8.contains($0) }
    var end = header.endIndex
    var width = 0
    for line in (first + 1)..<max(first + 1, lines.byteStarts.count) {
      let text = bytes[lines.byteRange(ofLine: line)]
      let content = text.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
      let spaces = content.prefix { $0 == UInt8(ascii: " ") }.count
      if spaces == content.count { continue }
      guard spaces >= margin.count else { break }
      end = content.endIndex
      width = max(width, String(decoding: content.dropFirst(margin.count), as: UTF8.self).unicodeScalars.count)
    }
    range = start..<end
    self.width = width
    isAtEnd = end == bytes.count
  }

  /// Returns the ways to replace its text, the best first: in its own style, line by line, and in double quotes.
  func replacing(_ style: ScalarStyle, with text: String) -> [[TextEdit]] {
    let styles: [ScalarStyle] = style == .folded ? [.folded, .literal] : [.literal]
    let blocks = styles.compactMap { block(of: text, $0) }
    let quoted = Array(YAMLText.written(text).utf8) + (comment.contains(UInt8(ascii: "#")) ? comment : [])
    return (blocks + [quoted]).map { [TextEdit(range: range, replacement: $0)] }
  }

  /// Returns the text as a block, or `nil` if its end depends on the lines after the block.
  private func block(of text: String, _ style: ScalarStyle) -> [UInt8]? {
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Array.init)
    let isClosed = lines.last?.isEmpty == true
    let content = isClosed ? lines.dropLast() : lines[...]
    guard let last = content.last, !last.isEmpty else { return nil }
    var header = [UInt8(ascii: style == .folded ? ">" : "|")]
    if content.first(where: { !$0.isEmpty })?.first == UInt8(ascii: " ") {
      guard 1...9 ~= ownIndentation else { return nil }
      header += String(ownIndentation).utf8
    }
    if !isClosed { header.append(UInt8(ascii: "-")) }
    let written = style == .folded ? folded(content) : Array(content)
    let body = written.flatMap { $0.isEmpty ? lineBreak : lineBreak + margin + $0 }
    return header + comment + body + (isClosed && isAtEnd ? lineBreak : [])
  }

  /// Returns the lines of a folded block: a line break of the text becomes two, except next to a line that begins with
  /// space.
  private func folded(_ lines: ArraySlice<[UInt8]>) -> [[UInt8]] {
    var result: [[UInt8]] = []
    var previous: [UInt8]?
    for line in lines {
      if let before = previous, !line.isEmpty {
        if !before.beginsWithSpace, !line.beginsWithSpace { result.append([]) }
      }
      if !line.isEmpty { previous = line }
      result += line.beginsWithSpace ? [line] : wrapped(line)
    }
    return result
  }

  /// Returns a line in parts that aren't longer than the block's lines, as far as it has spaces.
  private func wrapped(_ line: [UInt8]) -> [[UInt8]] {
    var parts: [[UInt8]] = []
    var count = 0
    for word in line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false) {
      let length = String(decoding: word, as: UTF8.self).unicodeScalars.count
      // A line that begins or ends with a space would be read differently.
      let isBreakable = !word.isEmpty && parts.last?.last != UInt8(ascii: " ")
      if let last = parts.indices.last, !(isBreakable && count + 1 + length > width) {
        parts[last] += [UInt8(ascii: " ")] + word
        count += 1 + length
      } else {
        parts.append(Array(word))
        count = length
      }
    }
    return parts
  }
}

extension [UInt8] {
  fileprivate var beginsWithSpace: Bool { first == UInt8(ascii: " ") || first == UInt8(ascii: "\t") }
}
