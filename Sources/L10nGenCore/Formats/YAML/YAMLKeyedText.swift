/// Reads a YAML file as texts below keys, each of which has whole lines.
struct YAMLKeyedText {
  private let bytes: [UInt8]
  private let lines: LineTable

  /// The separator of the entries.
  static let separator: [UInt8] = []

  /// Returns the file's texts, or `nil` if the file can't be read or its top mapping isn't written in lines.
  static func read(_ bytes: [UInt8]) -> KeyedText? {
    var bytes = bytes
    // So that something can follow the last line.
    if let last = bytes.last, last != UInt8(ascii: "\n") { bytes.append(UInt8(ascii: "\n")) }
    let document = YAMLDocumentReader.read(bytes)
    guard document.isSound, document.repetitions.isEmpty, let root = document.root else { return nil }
    let reader = YAMLKeyedText(bytes: bytes, lines: LineTable(bytes))
    let text = reader.text(key: "", of: root, from: 0, to: reader.lines.byteStarts.count)
    return text.entries == nil ? nil : text
  }

  /// The text of a node in a range of lines.
  private func text(key: String, of node: DocumentNode, from first: Int, to end: Int) -> KeyedText {
    guard let starts = starts(ofEntriesOf: node, from: first, to: end) else {
      return KeyedText(key: key, head: self[first..<end])
    }
    let ends = starts.dropFirst() + [end]
    let entries = zip(node.entries, zip(starts, ends)).map { entry, lines in
      text(key: entry.key, of: entry.value, from: lines.0, to: lines.1)
    }
    return KeyedText(key: key, head: self[first..<starts[0]], entries: entries)
  }

  /// The first line of each entry, that of its comments if it has some, or `nil` if the entries don't begin in lines of
  /// their own.
  private func starts(ofEntriesOf node: DocumentNode, from first: Int, to end: Int) -> [Int]? {
    guard case .mapping(let entries) = node.content, !entries.isEmpty else { return nil }
    var starts: [Int] = []
    var limit = first
    for entry in entries {
      let (line, column) = lines.position(atScalar: entry.keyOffset)
      var start = line - 1
      guard start >= limit, start < end, KeyLine.column(self.line(start)) == column - 1 else { return nil }
      limit = start + 1
      // The comments above the first key may be of the mapping's own key, or of the file.
      while !starts.isEmpty, start - 1 > (starts.last ?? 0), isComment(start - 1, column: column - 1) { start -= 1 }
      starts.append(start)
    }
    return starts
  }

  private func isComment(_ line: Int, column: Int) -> Bool {
    let bytes = self.line(line)
    guard bytes.count > column else { return false }
    return bytes.prefix(column).allSatisfy { $0 == UInt8(ascii: " ") }
      && bytes[bytes.startIndex + column] == UInt8(ascii: "#")
  }

  private func line(_ number: Int) -> ArraySlice<UInt8> { bytes[lines.byteRange(ofLine: number)] }

  private subscript(range: Range<Int>) -> [UInt8] {
    guard !range.isEmpty else { return [] }
    let end = range.upperBound < lines.byteStarts.count ? lines.byteStarts[range.upperBound] : bytes.count
    return Array(bytes[lines.byteStarts[range.lowerBound]..<end])
  }
}
