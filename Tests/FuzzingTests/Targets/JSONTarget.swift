@testable import L10nFormats
@testable import L10nText

/// A JSON file: each character of its strings is at the reported place, and each string can be changed separately.
enum JSONTarget {
  static func violations(_ input: [UInt8]) -> [String] {
    guard case .utf8(let text) = TextDecoding.decode(input) else { return [] }
    let document = JSONDocumentReader.read(text)
    guard document.isSound, let root = document.root else { return [] }
    var violations: [String] = []
    let lines = LineTable(document.bytes)
    let texts = JSONText.texts(in: document.bytes)
    for text in texts.prefix(200) where text.isQuoted {
      let start = lines.byteOffset(atScalar: text.offset, in: document.bytes)
      let places = EscapedPlaces(document.bytes[start...], as: JSONStringReader.self)
      violations += misplaced(in: text.text, places, document.bytes)
      let written = document.bytes[start...places.endIndex]
      if JSONStringReader.text(of: written) != text.text { violations.append("\(text.text) isn't read at its place") }
    }
    let values = values(of: root)
    let known = Set(texts.map(\.offset))
    if !values.allSatisfy({ known.contains($0.offset) }) { violations.append("a value isn't among the file's texts") }
    for value in values.prefix(20) { violations += harm(of: changing(value, in: document, lines), value, document) }
    return violations
  }

  /// Returns the characters of a string that aren't at their places.
  private static func misplaced(in text: String, _ places: EscapedPlaces, _ bytes: [UInt8]) -> [String] {
    var offset = 0
    var violations: [String] = []
    for scalar in text.unicodeScalars.prefix(400) {
      let index = places.index(ofOffset: offset)
      let isThere = bytes[index] == UInt8(ascii: "\\") || bytes[index...].starts(with: Array(String(scalar).utf8))
      if !isThere { violations.append("\(scalar.debugDescription) isn't at byte \(index)") }
      offset += UTF8.width(scalar)
    }
    return violations
  }

  private static func values(of node: DocumentNode) -> [(offset: Int, text: String)] {
    switch node.content {
    case .text(let text): text.map.isQuoted ? [(node.offset, text.text)] : []
    case .unread: []
    case .list(let items): items.flatMap(values)
    case .mapping(let pairs): pairs.flatMap { values(of: $0.value) }
    }
  }

  /// Returns the file with marks around a value's text.
  private static func changing(
    _ value: (offset: Int, text: String), in document: BundleDocument, _ lines: LineTable
  ) -> [UInt8]? {
    let editor = JSONText(offset: value.offset, text: value.text, isQuoted: true)
      .editor(in: document.bytes, lines: lines)
    let end = value.text.utf8.count
    let replacements = [
      TextReplacement(range: 0..<0, replacement: "\"가\\"), TextReplacement(range: end..<end, replacement: "\n\u{1}"),
    ]
    guard let changes = editor.changes(end == 0 ? [replacements[0]] : replacements, besides: []) else { return nil }
    return TextEdit.apply(changes.map(\.edit), to: document.bytes, in: 0..<document.bytes.count)
  }

  private static func harm(
    of bytes: [UInt8]?, _ value: (offset: Int, text: String), _ document: BundleDocument
  ) -> [String] {
    guard let bytes else { return ["\(value.text) can't be changed"] }
    let wanted = "\"가\\" + value.text + (value.text.isEmpty ? "" : "\n\u{1}")
    let isSame = document.isSame(as: JSONDocumentReader.read(bytes), with: [value.offset: wanted])
    return isSame ? [] : ["changing \(value.text) changes something else"]
  }
}
