import L10nText

/// The white space of a JSON file: that at the beginning of lines, and that around colons.
struct JSONIndentation {
  private let source: JSONSource
  /// The white space of a level.
  private let indentation: String
  /// The characters between a key and its value.
  private let colon: String
  private var edits: [TextEdit] = []

  /// Returns a file in which each level is indented as most are, with colons as most are written.
  static func unified(in source: JSONSource) -> [UInt8] {
    var gaps = Gaps()
    gaps.collect(from: source.root, in: source.bytes, margin: "")
    guard let indentation = Majority.style(of: gaps.indentations, preferring: ["  "]) else { return source.bytes }
    var layout = JSONIndentation(
      source: source, indentation: indentation,
      colon: Majority.style(of: gaps.colons, preferring: [": "]) ?? ": ")
    layout.indent(source.root, margin: Gaps.margin(at: source.root.range.lowerBound, in: source.bytes) ?? "")
    return TextEdit.apply(layout.edits, to: source.bytes, in: 0..<source.bytes.count)
  }

  private init(source: JSONSource, indentation: String, colon: String) {
    self.source = source
    self.indentation = indentation
    self.colon = colon
  }

  /// - Parameter margin: the white space at the beginning of the line in which the value begins.
  private mutating func indent(_ node: JSONSource.Node, margin: String) {
    let (starts, values) = node.items
    guard let first = starts.first else { return }
    let isOpen = source.bytes[node.range.lowerBound..<first].contains(UInt8(ascii: "\n"))
    let inner = isOpen ? margin + indentation : margin
    var end = node.range.lowerBound + 1
    for (index, value) in values.enumerated() {
      beginLine(in: end..<starts[index], with: inner)
      writeColon(afterKeyAt: starts[index], before: value.range.lowerBound)
      indent(value, margin: inner)
      end = value.range.upperBound
    }
    beginLine(in: end..<node.range.upperBound - 1, with: margin)
  }

  /// Replaces the white space at the beginning of the line in which a range ends.
  private mutating func beginLine(in range: Range<Int>, with margin: String) {
    guard let lineEnd = source.bytes[range].lastIndex(of: UInt8(ascii: "\n")) else { return }
    replace(lineEnd + 1..<range.upperBound, with: margin)
  }

  /// Writes the colon of a member; the item of an array, whose value begins where it does, has none.
  private mutating func writeColon(afterKeyAt start: Int, before value: Int) {
    guard start < value else { return }
    let end = JSONStringReader.read(source.bytes[start...]).end
    if !source.bytes[end..<value].contains(UInt8(ascii: "\n")) { replace(end..<value, with: colon) }
  }

  private mutating func replace(_ range: Range<Int>, with text: String) {
    guard !source.bytes[range].elementsEqual(text.utf8) else { return }
    edits.append(TextEdit(range: range, replacement: Array(text.utf8)))
  }
}

/// The white space that a file has.
private struct Gaps {
  private(set) var indentations: [String] = []
  private(set) var colons: [String] = []

  mutating func collect(from node: JSONSource.Node, in bytes: [UInt8], margin: String) {
    let (starts, values) = node.items
    guard let first = starts.first else { return }
    let isOpen = bytes[node.range.lowerBound..<first].contains(UInt8(ascii: "\n"))
    if isOpen, let inner = Self.margin(at: first, in: bytes), inner.count > margin.count, inner.hasPrefix(margin) {
      indentations.append(String(inner.dropFirst(margin.count)))
    }
    var inner = margin
    for (start, value) in zip(starts, values) {
      if start < value.range.lowerBound {
        let colon = bytes[JSONStringReader.read(bytes[start...]).end..<value.range.lowerBound]
        if !colon.contains(UInt8(ascii: "\n")) { colons.append(String(decoding: colon, as: UTF8.self)) }
      }
      inner = Self.margin(at: start, in: bytes) ?? inner
      collect(from: value, in: bytes, margin: inner)
    }
  }

  /// Returns the white space before a byte if it is the first one of its line, or `nil`.
  static func margin(at index: Int, in bytes: [UInt8]) -> String? {
    bytes.margin(before: index).map { String(decoding: bytes[$0], as: UTF8.self) }
  }
}

extension JSONSource.Node {
  /// The members of an object or the items of an array, with the index at which each begins.
  fileprivate var items: (starts: [Int], values: [JSONSource.Node]) {
    switch content {
    case .object(let members): (members.map(\.start), members.map(\.value))
    case .array(let items): (items.map(\.range.lowerBound), items)
    case .string, .word: ([], [])
    }
  }
}
