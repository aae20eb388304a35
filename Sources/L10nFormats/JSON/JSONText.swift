import L10nText

/// A string, number or word of a JSON file, as a key or a value.
struct JSONText: EditableText {
  let offset: Int
  let text: String
  let isQuoted: Bool
  /// A Boolean value indicating whether it is the key of an object's member.
  var isKey = false

  func editor(in bytes: [UInt8], lines: LineTable) -> any TextEditor {
    editor(in: bytes, lines: lines, written: JSONString.escaped)
  }

  /// - Parameter written: returns a text as written between quotes.
  func editor(in bytes: [UInt8], lines: LineTable, written: @escaping (String) -> String) -> any TextEditor {
    EscapedTextEditor<JSONStringReader>(
      text: text, bytes: bytes, start: lines.byteOffset(atScalar: offset, in: bytes), closing: 1, isEditable: isQuoted,
      refusal: isQuoted
        ? "the string can't be written in another way here; edit it by hand"
        : "only a text in quotes can be changed; put it in quotes",
      written: written)
  }
}

extension JSONText {
  /// Returns all texts of a file in order.
  static func texts(in bytes: [UInt8]) -> [JSONText] {
    var texts: [JSONText] = []
    var index = 0
    var scalars = ScalarCounter()
    while index < bytes.count {
      let start = index
      switch bytes[index] {
      case UInt8(ascii: "\""):
        let string = JSONStringReader.read(bytes[start...])
        index = string.end
        guard let text = string.soundText else { continue }
        let next = bytes[string.end...].first { $0 > UInt8(ascii: " ") }
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
