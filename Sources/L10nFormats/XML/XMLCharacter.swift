/// A character of the text of an XML file, which may be written as a reference.
struct XMLCharacter {
  /// The character, or `nil` if a reference means none.
  let scalar: Unicode.Scalar?
  let range: Range<Int>
  let isReference: Bool

  /// Reads the character at an index, or returns `nil` if there is none because a tag, a comment, the mark of a section
  /// or the end of the bytes is there.
  ///
  /// - Parameter hasMarkup: a Boolean value indicating whether the bytes are those of a file, and not of a text.
  init?(in bytes: ArraySlice<UInt8>, at index: Int, isInSection: Bool, hasMarkup: Bool = true) {
    guard index < bytes.endIndex else { return nil }
    let byte = bytes[index]
    if !hasMarkup {
      // Each byte is of a character.
    } else if isInSection {
      if byte == UInt8(ascii: "]"), bytes[index...].starts(with: XMLMark.sectionEnd) { return nil }
    } else if byte == UInt8(ascii: "<") {
      return nil
    } else if byte == UInt8(ascii: "&") {
      let end: Int
      (scalar, end) = XMLStringReader.reference(in: bytes, at: index)
      range = index..<end
      isReference = true
      return
    }
    isReference = false
    let width =
      switch byte {
      case 0..<0x80: 1
      case 0x80..<0xE0: 2
      case 0xE0..<0xF0: 3
      default: 4
      }
    range = index..<min(index + width, bytes.endIndex)
    scalar =
      byte < 0x80
      ? Unicode.Scalar(byte) : String(decoding: bytes[range], as: UTF8.self).unicodeScalars.first
  }

  /// A Boolean value indicating whether it is white space in C.
  var isSpace: Bool { scalar.map { $0 == " " || ("\t"..."\r").contains($0) } ?? false }
}
