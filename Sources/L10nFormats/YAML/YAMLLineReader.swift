import L10nLanguage
import L10nText

/// Reads a file of block mappings without libyaml if lines have the simplest spelling: a key in letters, a colon and a
/// text on one line, plain or in quotes without escapes. Most lines of bundles do, and libyaml is several times slower
/// for them. Entries with any other spelling are passed to libyaml, one at a time.
///
/// If anything is in doubt, libyaml reads the whole file; mistakes above all, which are explained by where libyaml
/// stops. The tree, the positions and the styles are the same as libyaml's.
struct YAMLLineReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var builder = YAMLTreeBuilder()
  /// A position in the file with the number of scalars before it.
  private var counted = (bytes: 0, scalars: 0)
  /// The columns of the keys of all open mappings.
  private var columns: [Int] = []

  /// Thrown if libyaml has to read the whole file.
  private struct Doubt: Error {}

  /// Returns the builder with the whole file, or `nil` if libyaml has to read it.
  static func read(_ bytes: UnsafeBufferPointer<UInt8>) -> YAMLTreeBuilder? {
    var reader = YAMLLineReader(bytes: bytes)
    guard (try? reader.readAll()) != nil, reader.builder.problems.isEmpty else { return nil }
    return reader.builder
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  private mutating func readAll() throws(Doubt) {
    var line = try nextLine(from: 0)
    guard let first = line else { throw Doubt() }
    openMapping(at: first)
    while let current = line {
      closeMappings(deeperThan: current.column)
      guard columns.last == current.column else { throw Doubt() }
      let next = try nextLine(from: current.end + 1)
      line = next
      let isDeeper = next.map { $0.column > current.column } ?? false
      switch content(of: current) {
      case .text(let key, let text, let style, let start) where !isDeeper:
        try addKey(key, of: current)
        try add(text, style, from: start, column: current.column)
      case .key(let key) where isDeeper && next.map(isKeyLine) == true:
        try addKey(key, of: current)
        if let next { openMapping(at: next) }
        guard builder.offsetTooDeep == nil else { throw Doubt() }
      default: line = try readEntry(at: current, before: next)
      }
    }
    closeMappings(deeperThan: -1)
  }

  // MARK: Lines

  /// A line with content other than white space and a comment.
  private struct Line {
    var start: Int
    /// The index of the first byte that isn't a space.
    var first: Int
    /// The index of the line feed, or the end of the file.
    var end: Int

    var column: Int { first - start }
  }

  private enum Content {
    /// A key with a text, whose range includes its quotes.
    case text(key: Range<Int>, Range<Int>, ScalarStyle, start: Int)
    /// A key with nothing after its colon.
    case key(Range<Int>)
    case other
  }

  /// Returns the first line with content, starting at the beginning of a line.
  private func nextLine(from index: Int) throws(Doubt) -> Line? {
    var start = index
    while start < bytes.count {
      var first = start
      while first < bytes.count, bytes[first] == Self.space { first += 1 }
      let end = firstIndex(of: Self.lineFeed, or: Self.lineFeed, in: first..<bytes.count) ?? bytes.count
      if first < end {
        guard bytes[first] == UInt8(ascii: "#") else { return Line(start: start, first: first, end: end) }
        guard text(first..<end) != nil else { throw Doubt() }
      }
      start = end + 1
    }
    return nil
  }

  private func isKeyLine(_ line: Line) -> Bool {
    if case .other = content(of: line) { false } else { true }
  }

  private func content(of line: Line) -> Content {
    guard Self.isOfWord(bytes[line.first]) else { return .other }
    var colon = line.first + 1
    while colon < line.end, Self.isOfKey(bytes[colon]) { colon += 1 }
    guard colon < line.end, bytes[colon] == UInt8(ascii: ":"), colon - line.first <= Self.keyLimit else {
      return .other
    }
    let key = line.first..<colon
    var start = colon + 1
    while start < line.end, bytes[start] == Self.space { start += 1 }
    if start == line.end { return .key(key) }
    guard start > colon + 1 else { return .other }
    var end = line.end
    while bytes[end - 1] == Self.space { end -= 1 }
    switch bytes[start] {
    case UInt8(ascii: "\""): return quoted(key, start..<end, .doubleQuoted)
    case UInt8(ascii: "'"): return quoted(key, start..<end, .singleQuoted)
    case let byte where Self.isOfWord(byte) && isPlain(start..<end):
      return .text(key: key, start..<end, .plain, start: start)
    default: return .other
    }
  }

  private func quoted(_ key: Range<Int>, _ range: Range<Int>, _ style: ScalarStyle) -> Content {
    let quote = bytes[range.lowerBound]
    guard range.count > 1, bytes[range.upperBound - 1] == quote else { return .other }
    let text = range.lowerBound + 1..<range.upperBound - 1
    let ending = style == .doubleQuoted ? UInt8(ascii: "\\") : quote
    guard firstIndex(of: quote, or: ending, in: text) == nil else { return .other }
    return .text(key: key, text, style, start: range.lowerBound)
  }

  /// Returns a Boolean value indicating whether a plain text reaches to the end of its line: no colon or comment ends
  /// it.
  private func isPlain(_ range: Range<Int>) -> Bool {
    var start = range.lowerBound
    while let index = firstIndex(of: UInt8(ascii: ":"), or: UInt8(ascii: "#"), in: start..<range.upperBound) {
      switch bytes[index] {
      case UInt8(ascii: "#") where bytes[index - 1] == Self.space: return false
      case UInt8(ascii: ":") where index + 1 == range.upperBound || bytes[index + 1] == Self.space: return false
      default: start = index + 1
      }
    }
    return true
  }

  private func firstIndex(of first: UInt8, or second: UInt8, in range: Range<Int>) -> Int? {
    guard let base = bytes.baseAddress else { return nil }
    var index = range.lowerBound
    while true {
      index = EightBytes.indexAfterNothing(in: base, index..<range.upperBound) { bytes in
        bytes.find(first)
        bytes.find(second)
      }
      guard index < range.upperBound else { return nil }
      if bytes[index] == first || bytes[index] == second { return index }
      index += 1
    }
  }

  private static let space = UInt8(ascii: " ")
  private static let lineFeed = UInt8(ascii: "\n")
  /// The limit of a key's bytes. libyaml accepts no key of 1,024 characters or more.
  private static let keyLimit = 128

  /// Returns a Boolean value indicating whether a byte belongs to a character that always begins a key or a text.
  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), 0x80...: true
    default: false
    }
  }

  private static func isOfKey(_ byte: UInt8) -> Bool {
    isOfWord(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }

  // MARK: Nodes

  private mutating func openMapping(at line: Line) {
    columns.append(line.column)
    builder.mappingStart(anchor: nil, offset: scalars(before: line.first), isBlock: true)
  }

  private mutating func closeMappings(deeperThan column: Int) {
    while let last = columns.last, last > column {
      columns.removeLast()
      builder.collectionEnd()
    }
  }

  private mutating func addKey(_ key: Range<Int>, of line: Line) throws(Doubt) {
    try add(key, .plain, from: key.lowerBound, column: line.column)
  }

  /// - Parameter column: the key's column.
  private mutating func add(
    _ range: Range<Int>, _ style: ScalarStyle, from start: Int, column: Int
  ) throws(Doubt) {
    guard let text = text(range) else { throw Doubt() }
    let scalar = DocumentText(text: text, style: style)
    builder.scalar(scalar, anchor: nil, offset: scalars(before: start), column: column)
  }

  private mutating func scalars(before index: Int) -> Int {
    counted.scalars += UnsafeBufferPointer(rebasing: bytes[counted.bytes..<index]).scalarCount
    counted.bytes = index
    return counted.scalars
  }

  /// Returns some bytes as text, or `nil` if they aren't UTF-8 or have a character that is special in libyaml: a
  /// control character, a line break, a byte-order mark, or one that it refuses.
  private func text(_ range: Range<Int>) -> String? {
    let bytes = UnsafeBufferPointer(rebasing: bytes[range])
    guard !SpecialScalars.areIn(bytes) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    // Bytes that aren't UTF-8 were replaced.
    return text.utf8.count == bytes.count && !SpecialScalars.hasReplacement(text) ? text : nil
  }

  // MARK: Entries for libyaml

  /// Lets libyaml read an entry of the innermost mapping as a separate mapping: a line with the deeper ones after it,
  /// or with the items of a list, which may be in the same column.
  ///
  /// - Returns: the line after the entry.
  private mutating func readEntry(at line: Line, before next: Line?) throws(Doubt) -> Line? {
    guard !beginsFile(line) else { throw Doubt() }
    var next = next
    while let other = next,
      other.column > line.column || other.column == line.column && bytes[other.first] == UInt8(ascii: "-")
    {
      next = try nextLine(from: other.end + 1)
    }
    let start = scalars(before: line.first) - line.column
    let entry = UnsafeBufferPointer(rebasing: bytes[line.start..<(next?.start ?? bytes.count)])
    // After a '?', libyaml puts an empty value where the next key begins, which isn't this end.
    let doubtful = next == nil ? nil : entry.scalarCount
    var reader = YAMLEventReader(entry)
    var depth = 0
    var documents = 0
    var isKeyNext = false
    while case .success(let event) = reader.next() {
      switch event {
      case .end where documents == 1: return next
      case .documentStart: documents += 1
      case .mappingStart(let anchor, let offset, let isBlock) where depth == 0:
        guard anchor == nil, offset == line.column, isBlock else { throw Doubt() }
        depth = 1
        isKeyNext = true
      case .collectionEnd where depth == 1: depth = 0
      case .mappingStart, .sequenceStart:
        depth += 1
        builder.add(event, from: start)
        guard depth > 1, !isKeyNext, builder.offsetTooDeep == nil else { throw Doubt() }
      case .collectionEnd:
        depth -= 1
        builder.add(event, from: start)
      case .scalar(_, _, _, let offset, let column, _):
        guard depth > 0, offset != doubtful, !isKeyNext || column == line.column else { throw Doubt() }
        isKeyNext = false
        builder.add(event, from: start)
      case .alias(_, let offset):
        guard depth > 0, offset != doubtful, !isKeyNext else { throw Doubt() }
        builder.add(event, from: start)
      case .end: throw Doubt()
      case .other: break
      }
    }
    throw Doubt()
  }

  /// Returns a Boolean value indicating whether a line has a special meaning at the beginning of a file: with a
  /// directive, a byte-order mark, or a tag or an anchor, which would belong to the mapping.
  private func beginsFile(_ line: Line) -> Bool {
    switch bytes[line.first] {
    case UInt8(ascii: "!"), UInt8(ascii: "&"), UInt8(ascii: "%"): true
    case 0xEF: SpecialScalars.areIn(UnsafeBufferPointer(rebasing: bytes[line.first..<line.end].prefix(3)))
    default: false
    }
  }
}
