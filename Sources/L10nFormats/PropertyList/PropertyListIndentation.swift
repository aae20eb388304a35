import L10nText

/// The indentation of the tags of a property list. Lines inside of a string are part of it.
struct PropertyListIndentation {
  /// A tag or a comment that is the first one of its line.
  private struct Line {
    /// The white space above which it begins.
    var margin: Range<Int>
    /// The number of dictionaries and arrays that it is in.
    var depth: Int
  }

  private let bytes: [UInt8]
  private var lines: [Line] = []
  private var depth = 0
  private var isInLeaf = false

  /// Returns a file in which each level is indented as most are.
  static func unified(in bytes: [UInt8]) -> [UInt8] {
    var reader = PropertyListIndentation(bytes: bytes)
    guard XMLEventReader.read(bytes, { reader.take($0) }) == nil else { return bytes }
    return TextEdit.apply(reader.edits, to: bytes, in: 0..<bytes.count)
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func take(_ event: XMLEventReader.Event) -> Bool {
    switch event {
    case .start(let name, _, let range):
      if name != "plist" { begin(at: range.lowerBound) }
      if name == "dict" || name == "array" { depth += 1 }
      isInLeaf = name == "key" || PropertyListReader.leaves.contains(name)
    case .end(let name, let range):
      if name == "dict" || name == "array" { depth -= 1 }
      if !isInLeaf, name != "plist" { begin(at: range.lowerBound) }
      isInLeaf = false
    case .comment(let range): if !isInLeaf { begin(at: range.lowerBound) }
    case .text, .declarations, .entity: break
    }
    return true
  }

  private mutating func begin(at index: Int) {
    guard let margin = bytes.margin(before: index) else { return }
    lines.append(Line(margin: margin, depth: depth))
  }

  private var edits: [TextEdit] {
    let top = lines.first { $0.depth == 0 }.map { text($0.margin) } ?? ""
    let indentations = lines.filter { $0.depth == 1 }.map { text($0.margin) }
      .filter { $0.hasPrefix(top) && $0.count > top.count }.map { String($0.dropFirst(top.count)) }
    guard let indentation = Majority.style(of: indentations, preferring: ["\t"]) else { return [] }
    return lines.compactMap { line in
      let margin = top + String(repeating: indentation, count: line.depth)
      guard line.depth > 0, text(line.margin) != margin else { return nil }
      return TextEdit(range: line.margin, replacement: Array(margin.utf8))
    }
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
