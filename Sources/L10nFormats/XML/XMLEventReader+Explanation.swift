import CExpat

extension XMLEventReader.Failure {
  /// Returns the mistake and how to fix it, in one sentence without a final full stop.
  package func explanation(in bytes: [UInt8]) -> String {
    if isConflict(in: bytes) { return DocumentProblem.conflictMarker }
    switch code {
    case XML_ERROR_INVALID_TOKEN, XML_ERROR_PARTIAL_CHAR:
      return MistakenCharacters.noSuchSign
    case XML_ERROR_SYNTAX: return "text isn't allowed outside the root element; remove it"
    case XML_ERROR_TAG_MISMATCH: return "this end tag doesn't match the open element; close that element first"
    case XML_ERROR_NO_ELEMENTS: return "the file ends before its elements do; add the missing end tags"
    case XML_ERROR_UNCLOSED_TOKEN: return "this tag or comment is never closed; add its end"
    case XML_ERROR_UNCLOSED_CDATA_SECTION: return "this section is never closed; add ']]>'"
    case XML_ERROR_JUNK_AFTER_DOC_ELEMENT:
      return "nothing can follow the end of the root element; remove it"
    case XML_ERROR_UNDEFINED_ENTITY: return MistakenCharacters.noSuchEntity
    case XML_ERROR_DUPLICATE_ATTRIBUTE: return "this tag has an attribute twice; remove one"
    case XML_ERROR_BAD_CHAR_REF: return MistakenCharacters.noCharacter
    default: return "this isn't well-formed XML (\(words)); correct it"
    }
  }

  /// Returns a Boolean value indicating whether a conflict marker is where the parser stopped, or looked like the
  /// beginning of a tag.
  private func isConflict(in bytes: [UInt8]) -> Bool {
    let line = bytes[..<index].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return ["<<<<<<<", "=======", ">>>>>>>", "|||||||"].contains { bytes[line...].starts(with: Array($0.utf8)) }
  }
}
