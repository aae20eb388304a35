/// A string, number or word of a JSON file, key or value.
struct JSONText: EditableText {
  let offset: Int
  let text: String
  let isQuoted: Bool
  /// A Boolean value indicating whether it is the key of an object's member.
  var isKey = false

  func editor(in bytes: [UInt8], lines: LineTable) -> any TextEditor {
    JSONTextEditor(self, in: bytes, at: lines.byteOffset(atScalar: offset, in: bytes))
  }
}

extension JSONText {
  /// All of a file in order.
  static func texts(in bytes: [UInt8]) -> [JSONText] {
    var texts: [JSONText] = []
    var index = 0
    var scalars = ScalarCounter()
    while index < bytes.count {
      let start = index
      switch bytes[index] {
      case UInt8(ascii: "\""):
        let (text, end) = JSONStringReader.string(of: bytes[start...])
        index = end
        guard let text else { continue }
        let next = bytes[end...].first { $0 > UInt8(ascii: " ") }
        texts.append(
          JSONText(
            offset: scalars.count(before: start, in: bytes), text: text, isQuoted: true,
            isKey: next == UInt8(ascii: ":")))
      case let byte where JSONWord.isOfWord(byte):
        while index < bytes.count, JSONWord.isOfWord(bytes[index]) { index += 1 }
        let text = String(decoding: bytes[start..<index], as: UTF8.self)
        texts.append(JSONText(offset: scalars.count(before: start, in: bytes), text: text, isQuoted: false))
      default: index += 1
      }
    }
    return texts
  }
}
