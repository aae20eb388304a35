package import L10nText

/// A text of a file, key or value, that can be changed where it stands.
package protocol EditableText {
  /// The start of the text, including its quote, in scalars from the start of the file.
  var offset: Int { get }
  var text: String { get }

  /// An editor of the text.
  func editor(in bytes: [UInt8], lines: LineTable) -> any TextEditor
}

/// Changes one text of a file where it stands.
package protocol TextEditor {
  /// The changes that replace parts of the text, with those that were made of it before, or `nil` if the text, written
  /// as it is, can't hold what it would say then.
  func changes(_ replacements: [TextReplacement], besides made: [TextChange]) -> [TextChange]?

  /// The reason why a change can't be made, and what to do, to follow "not fixed, since".
  var refusal: String { get }

  /// Returns the ways to write another text in its place, the best first; none if it can't be written.
  func replacing(_ text: String, with new: String) -> [[TextEdit]]
}

extension TextEditor {
  func replacing(_ text: String, with new: String) -> [[TextEdit]] {
    let whole = TextReplacement(range: 0..<text.utf8.count, replacement: new)
    return changes([whole], besides: []).map { [$0.map(\.edit)] } ?? []
  }
}

/// A part of a text and what stands there instead.
package struct TextReplacement: Equatable {
  /// The range to replace, in UTF-8 bytes of the text.
  package var range: Range<Int>
  var replacement: String

  package init(range: Range<Int>, replacement: String) {
    self.range = range
    self.replacement = replacement
  }

  /// A text with replacements that are in order and overlap nowhere.
  package static func apply(_ replacements: [TextReplacement], to text: String) -> [UInt8] {
    let bytes = Array(text.utf8)
    return TextEdit.apply(
      replacements.map { TextEdit(range: $0.range, replacement: Array($0.replacement.utf8)) }, to: bytes,
      in: 0..<bytes.count)
  }
}

/// A replacement, and the edit of the file that makes it.
package struct TextChange: Equatable {
  package var replacement: TextReplacement
  package var edit: TextEdit
}

extension [TextChange] {
  /// Returns a Boolean value indicating whether a text with the changes made is read as they want it.
  ///
  /// - Parameters:
  ///   - text: what it says without them.
  ///   - extent: where it stands in the file, its quotes included.
  ///   - read: reads such a part of a file, or `nil` if that isn't one text.
  func areRead(
    as text: String, in extent: Range<Int>, of bytes: [UInt8], by read: ([UInt8]) -> String?
  ) -> Bool {
    let edits = map(\.edit)
    guard !edits.haveOverlap else { return false }
    let wanted = TextReplacement.apply(map(\.replacement), to: text)
    return read(TextEdit.apply(edits, to: bytes, in: extent))?.utf8.elementsEqual(wanted) == true
  }
}
