import L10nText

/// Reads a YAML file as texts below keys, each of which has whole lines.
struct YAMLKeyedText {
  private let bytes: [UInt8]
  private let lines: LineTable

  /// The separator of the entries.
  static let separator: [UInt8] = []

  /// Returns the file's texts, or `nil` if the file can't be read or its top mapping isn't a block mapping.
  ///
  /// - Parameter repeated: a Boolean value indicating whether a key may have several entries.
  static func read(_ bytes: [UInt8], repeated: Bool = false) -> KeyedText? {
    let bytes = closingLastLine(bytes)
    var document = YAMLDocumentReader.read(bytes)
    if repeated, !document.repetitions.isEmpty { document = YAMLDocumentReader.read(bytes, repeated: true) }
    guard document.isSound, document.repetitions.isEmpty, let root = document.root else { return nil }
    let reader = YAMLKeyedText(bytes: bytes, lines: LineTable(bytes))
    let end = reader.endOfDocument
    var text = reader.text(key: "", of: root, from: 0, to: end)
    text.tail = reader[end..<reader.lines.byteStarts.count]
    return text.entries == nil ? nil : text
  }

  /// Returns a file without keys, or `nil` if it has content.
  static func empty(_ bytes: [UInt8]) -> KeyedText? {
    let bytes = closingLastLine(bytes)
    let document = YAMLDocumentReader.read(bytes)
    guard document.isSound, let rest = withoutEmpty(document.root, in: bytes) else { return nil }
    let reader = YAMLKeyedText(bytes: rest, lines: LineTable(rest))
    let end = reader.endOfDocument
    return KeyedText(key: "", head: reader[0..<end], entries: [], tail: reader[end..<reader.lines.byteStarts.count])
  }

  /// Returns the file with a line end after its last line, so that lines can be added.
  private static func closingLastLine(_ bytes: [UInt8]) -> [UInt8] {
    guard let last = bytes.last, last != UInt8(ascii: "\n") else { return bytes }
    return bytes + (bytes.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n").utf8
  }

  /// Returns the lines of a key without its value, or `nil` if its value is anything other than nothing, `null` or an
  /// empty mapping.
  static func withoutEmptyValue(_ lines: [UInt8]) -> [UInt8]? {
    let document = YAMLDocumentReader.read(lines)
    guard document.isSound, let entry = document.root?.entries.first, document.root?.entries.count == 1,
      let rest = withoutEmpty(entry.value, in: lines)
    else { return nil }
    let table = LineTable(rest)
    let line = rest[table.byteRange(ofLine: table.line(atScalar: entry.keyOffset))]
    guard let key = KeyLine.key(line) else { return nil }
    // An anchor shifts the value's position.
    let next = line[(key.upperBound + 1)...].first { $0 > UInt8(ascii: " ") }
    return next == nil || next == UInt8(ascii: "#") ? rest : nil
  }

  /// Removes an empty node, or returns `nil` if it has content.
  private static func withoutEmpty(_ node: DocumentNode?, in bytes: [UInt8]) -> [UInt8]? {
    guard let node else { return bytes }
    let written: ArraySlice<UInt8>
    let start = LineTable(bytes).byteOffset(atScalar: node.offset, in: bytes)
    switch node.content {
    case .text(let text) where text.isNull: written = bytes[start...].prefix(text.text.utf8.count)
    case .mapping(let entries) where entries.isEmpty:
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "}")) else { return nil }
      written = bytes[start...end]
    case .text, .mapping, .list, .unread: return nil
    }
    var rest = bytes
    rest.removeSubrange(written.startIndex..<written.endIndex)
    // Nothing may be left of the value, or the rest would be read as one.
    let left = YAMLDocumentReader.read(rest)
    guard left.isSound, left.root.map({ $0.text == "" || $0.entries.first?.value.text == "" }) ?? true else {
      return nil
    }
    return rest
  }

  /// The number of the line that ends the document, `...`, or the number of lines. The lines after it aren't part of a
  /// text.
  private var endOfDocument: Int {
    let last = lines.byteStarts.indices.last { number in
      !line(number).allSatisfy { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    }
    guard let last, String(decoding: line(last).prefix(4), as: UTF8.self).trimmingEnd == "..." else {
      return lines.byteStarts.count
    }
    return last
  }

  /// Returns the text of a node in a range of lines.
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

  /// Returns the first line of each entry, including its comments, or `nil` if the entries don't begin on lines of
  /// their own.
  private func starts(ofEntriesOf node: DocumentNode, from first: Int, to end: Int) -> [Int]? {
    guard case .mapping(let entries) = node.content, !entries.isEmpty else { return nil }
    var starts: [Int] = []
    var limit = first
    for entry in entries {
      let (line, column) = lines.position(atScalar: entry.keyOffset)
      var start = line - 1
      guard start >= limit, start < end, let margin = margin(ofKeyAt: column - 1, in: self.line(start)) else {
        return nil
      }
      limit = start + 1
      // The comments above the first key may belong to the mapping's own key, or to the file.
      while !starts.isEmpty, start - 1 > (starts.last ?? 0), isComment(start - 1, column: margin) { start -= 1 }
      starts.append(start)
    }
    return starts
  }

  /// Returns the column in which an entry begins, which is that of its key or of the `?` that writers put before a long
  /// one; `nil` if something else is before the key.
  private func margin(ofKeyAt column: Int, in line: ArraySlice<UInt8>) -> Int? {
    if KeyLine.column(line) == column { return column }
    let space = UInt8(ascii: " ")
    guard let mark = line.firstIndex(where: { $0 != space }), line[mark] == UInt8(ascii: "?"),
      case let before = line[mark...].prefix(line.startIndex + column - mark).dropFirst(), !before.isEmpty,
      before.allSatisfy({ $0 == space })
    else { return nil }
    return mark - line.startIndex
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

extension String {
  fileprivate var trimmingEnd: Substring {
    lastIndex { !$0.isWhitespace }.map { self[...$0] } ?? ""
  }
}
