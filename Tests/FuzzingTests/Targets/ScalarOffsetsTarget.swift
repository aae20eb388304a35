@testable import L10nFormats
@testable import L10nText

/// The places of characters in the texts of a YAML file: each place has its character.
enum ScalarOffsetsTarget {
  static func violations(_ input: [UInt8]) -> [String] {
    guard case .utf8(let text) = TextDecoding.decode(input) else { return [] }
    let document = YAMLDocumentReader.read(text)
    guard let root = document.root else { return [] }
    var check = Check(document.bytes)
    check.visit(root)
    return check.violations
  }

  private struct Check {
    private let bytes: [UInt8]
    private let file: [Unicode.Scalar]
    private let lines: LineTable
    private var known: Set<Int> = []
    private(set) var violations: [String] = []

    init(_ bytes: [UInt8]) {
      self.bytes = bytes
      file = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
      lines = LineTable(bytes)
    }

    mutating func visit(_ node: DocumentNode) {
      // Aliases refer to nodes that have already been visited.
      guard known.count < 2_000 else { return }
      switch node.content {
      case .text(let scalar): if known.insert(node.offset).inserted { check(scalar, at: node.offset) }
      case .unread: break
      case .list(let items): if known.insert(-node.offset - 1).inserted { for item in items { visit(item) } }
      case .mapping(let pairs):
        guard known.insert(-node.offset - 1).inserted else { return }
        for pair in pairs { visit(pair.value) }
      }
    }

    private mutating func check(_ scalar: DocumentText, at start: Int) {
      guard 0...file.count ~= start else { return violations.append("a text at \(start) of \(file.count)") }
      var offset = 0
      var last = -1
      // Finding a place requires walking from the start of the text.
      for character in scalar.text.unicodeScalars.prefix(400) {
        let place = place(toOffset: offset, of: scalar, at: start)
        if place <= last { violations.append("\(character.debugDescription) at \(place), not after \(last)") }
        if !isWritten(character, at: place, scalar.style) {
          violations.append("\(character.debugDescription) isn't at \(place), in \(scalar.text.debugDescription)")
        }
        last = place
        offset += UTF8.width(character)
      }
      let end = place(toOffset: scalar.text.utf8.count, of: scalar, at: start)
      if !(start...file.count ~= end) { violations.append("a text's end at \(end) of \(file.count)") }
    }

    private func place(toOffset offset: Int, of scalar: DocumentText, at start: Int) -> Int {
      let source = bytes[min(lines.byteOffset(atScalar: start, in: bytes), bytes.count)...]
      return start + ScalarOffsets.distance(toOffset: offset, of: scalar.text, style: scalar.style, in: source)
    }

    /// Returns a Boolean value indicating whether the file has a character of a text at a place, in any spelling.
    private func isWritten(_ character: Unicode.Scalar, at place: Int, _ style: ScalarStyle) -> Bool {
      guard file.indices.contains(place) else { return false }
      if file[place] == "\\", style == .doubleQuoted { return character == escaped(at: place + 1) }
      if Self.breaks.contains(file[place]) {
        // Folded to a space, or written as a line feed.
        return character == file[place] || character == "\n" || character == " "
      }
      return character == file[place]
    }

    private static let breaks: Set<Unicode.Scalar> = ["\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"]

    /// Returns the character of an escape sequence (YAML 1.1, section 5.7).
    private func escaped(at place: Int) -> Unicode.Scalar? {
      guard file.indices.contains(place) else { return nil }
      switch file[place] {
      case "x": return code(2, at: place + 1)
      case "u": return code(4, at: place + 1)
      case "U": return code(8, at: place + 1)
      case let letter: return Self.escapes[letter]
      }
    }

    private func code(_ digits: Int, at place: Int) -> Unicode.Scalar? {
      let text = file.dropFirst(place).prefix(digits).map { String($0) }.joined()
      return UInt32(text, radix: 16).flatMap(Unicode.Scalar.init)
    }

    private static let escapes: [Unicode.Scalar: Unicode.Scalar] = [
      "0": "\0", "a": "\u{7}", "b": "\u{8}", "t": "\t", "\t": "\t", "n": "\n", "v": "\u{B}", "f": "\u{C}", "r": "\r",
      "e": "\u{1B}", " ": " ", "\"": "\"", "/": "/", "\\": "\\", "N": "\u{85}", "_": "\u{A0}", "L": "\u{2028}",
      "P": "\u{2029}",
    ]
  }
}
