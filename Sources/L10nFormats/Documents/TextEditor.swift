package import L10nText

/// A key or value of a file that can be changed in place.
package protocol EditableText {
  /// The start of the text, including its quote, in scalars from the start of the file.
  var offset: Int { get }
  var text: String { get }

  /// Returns an editor of the text.
  func editor(in bytes: [UInt8], lines: LineTable) -> any TextEditor
}

/// Changes one text of a file in place.
package protocol TextEditor {
  /// Returns the changes for replacing parts of the text, together with the changes so far, or `nil` if the text can't
  /// have the new content in its style.
  func changes(_ replacements: [TextReplacement], besides made: [TextChange]) -> [TextChange]?

  /// The reason why a change can't be made, and what to do, to be written after "not fixed, since".
  var refusal: String { get }

  /// Returns the ways to replace the text by another one, the best first, or none if it can't be written.
  func replacing(_ text: String, with new: String) -> [[TextEdit]]
}

extension TextEditor {
  func replacing(_ text: String, with new: String) -> [[TextEdit]] {
    let whole = TextReplacement(range: 0..<text.utf8.count, replacement: new)
    return changes([whole], besides: []).map { [$0.map(\.edit)] } ?? []
  }
}

/// A part of a text and its replacement.
package struct TextReplacement: Equatable {
  /// The range to replace, in UTF-8 bytes of the text.
  package var range: Range<Int>
  var replacement: String

  package init(range: Range<Int>, replacement: String) {
    self.range = range
    self.replacement = replacement
  }

  /// Returns a text with replacements, which must be in order and must not overlap.
  package static func apply(_ replacements: [TextReplacement], to text: String) -> [UInt8] {
    let bytes = Array(text.utf8)
    return TextEdit.apply(
      replacements.map { TextEdit(range: $0.range, replacement: Array($0.replacement.utf8)) }, to: bytes,
      in: 0..<bytes.count)
  }
}

/// A replacement, and the edit of the file for it.
package struct TextChange: Equatable {
  package var replacement: TextReplacement
  package var edit: TextEdit
}

extension [TextChange] {
  /// Returns a Boolean value indicating whether the changed text reads back as intended.
  ///
  /// - Parameters:
  ///   - text: the text without the changes.
  ///   - extent: its range in the file, including its quotes.
  ///   - read: reads such a part of a file, or returns `nil` if that isn't one text.
  func areRead(
    as text: String, in extent: Range<Int>, of bytes: [UInt8], by read: ([UInt8]) -> String?
  ) -> Bool {
    let edits = map(\.edit)
    guard !edits.haveOverlap else { return false }
    let wanted = TextReplacement.apply(map(\.replacement), to: text)
    return read(TextEdit.apply(edits, to: bytes, in: extent))?.utf8.elementsEqual(wanted) == true
  }
}
