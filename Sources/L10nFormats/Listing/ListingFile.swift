import L10nText

/// The text of a listing's file, without the white space around it.
struct ListingFile: EditableText, TextEditor {
  let text: String
  /// The bytes of the text in the file.
  let range: Range<Int>
  private let bytes: [UInt8]

  /// - Parameter bytes: UTF-8 without a byte-order mark.
  init(_ bytes: [UInt8]) {
    let start = bytes.firstIndex { !Self.isSpace($0) } ?? bytes.count
    let end = bytes.lastIndex { !Self.isSpace($0) }.map { $0 + 1 } ?? start
    range = start..<end
    text = String(decoding: bytes[range], as: UTF8.self)
    self.bytes = bytes
  }

  /// The number of scalars before the text, all of which are ASCII.
  var offset: Int { range.lowerBound }

  /// Ruby's `String#strip` removes these, and none that aren't ASCII.
  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) || byte == 0 }

  // MARK: Editing

  let refusal = "the text would begin or end with white space, which isn't uploaded; edit it by hand"

  func editor(in bytes: [UInt8], lines: LineTable) -> any TextEditor { self }

  func changes(_ replacements: [TextReplacement], besides made: [TextChange]) -> [TextChange]? {
    let changes =
      made
      + replacements.map { replacement in
        let part = replacement.range.lowerBound + range.lowerBound..<replacement.range.upperBound + range.lowerBound
        return TextChange(
          replacement: replacement, edit: TextEdit(range: part, replacement: Array(replacement.replacement.utf8)))
      }
    return changes.areRead(as: text, in: 0..<bytes.count, of: bytes) { ListingFile($0).text } ? changes : nil
  }
}
