/// A string, number or word of a JSON file, key or value.
struct JSONText: EditableText {
  let offset: Int
  let text: String
  let isQuoted: Bool

  func editor(in bytes: [UInt8], lines: LineTable) -> any TextEditor {
    JSONTextEditor(self, in: bytes, at: lines.byteOffset(atScalar: offset, in: bytes))
  }
}

extension JSONText {
  /// All of a file in order.
  static func texts(in bytes: [UInt8]) -> [JSONText] {
    var texts: [JSONText] = []
    var index = 0
    var scalars = 0
    /// Counts the characters up to an index, which is never before the last one.
    var counted = 0
    func offset(at index: Int) -> Int {
      scalars += bytes[counted..<index].reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
      counted = index
      return scalars
    }
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        let start = index
        let end = JSONPlaces(of: bytes[start...]).endIndex
        index = min(end + 1, bytes.count)
        guard let text = JSONStringReader.text(of: bytes[start..<index]) else { continue }
        texts.append(JSONText(offset: offset(at: start), text: text, isQuoted: true))
      case let byte where JSONDocumentReader.isOfWord(byte):
        let start = index
        while index < bytes.count, JSONDocumentReader.isOfWord(bytes[index]) { index += 1 }
        let text = String(decoding: bytes[start..<index], as: UTF8.self)
        texts.append(JSONText(offset: offset(at: start), text: text, isQuoted: false))
      default: index += 1
      }
    }
    return texts
  }
}
