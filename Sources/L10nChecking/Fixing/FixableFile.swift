package import L10nFormats
package import L10nText

/// A bundle's file, split into texts that can be changed.
package struct FixableFile {
  package let input: InputFile
  /// The file with each of its strings separate.
  package let document: BundleDocument
  package let lines: LineTable
  /// Its texts in order, including keys.
  package let texts: [any EditableText]

  /// Reads a file; returns `nil` for one with errors, because the effect of a change would be unknown.
  ///
  /// - Parameter content: the file's content, if it is known.
  package init?(_ input: InputFile, _ content: FileContent? = nil) {
    guard let (format, document) = Self.soundDocument(content ?? FileContent(of: input), of: input) else { return nil }
    self.input = input
    self.document = document
    lines = LineTable(document.bytes)
    texts = format.editableTexts(in: document.bytes)
  }

  /// Returns the number of the text that begins at a position, in scalars from the start of the file. Texts keep their
  /// numbers when they change.
  package func number(ofTextAt offset: Int) -> Int? {
    let number = texts.partitioningIndex { $0.offset >= offset }
    return number < texts.count && texts[number].offset == offset ? number : nil
  }

  /// Returns the file with edits applied, or `nil` if two of them overlap.
  package func bytes(with edits: [TextEdit]) -> [UInt8]? {
    let edits = edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
    guard !edits.haveOverlap else { return nil }
    let text = TextEdit.apply(edits, to: document.bytes, in: 0..<document.bytes.count)
    return input.encoded(text)
  }

  /// Returns the content of new bytes if it is the same, except for the given texts, by their positions in this file;
  /// `nil` otherwise.
  ///
  /// - Parameter keepingStyle: a Boolean value indicating whether the new texts must be written in the style of the old
  ///   ones, with quotes for example.
  package func content(
    of bytes: [UInt8], with texts: [Int: String], keepingStyle: Bool = true
  ) -> FileContent? {
    var input = input
    input.bytes = bytes
    let content = FileContent(of: input)
    guard let (_, new) = Self.soundDocument(content, of: input),
      document.isSame(as: new, with: texts, keepingStyle: keepingStyle)
    else { return nil }
    return content
  }

  private static func soundDocument(
    _ content: FileContent, of input: InputFile
  ) -> (format: any BundleFormat, document: BundleDocument)? {
    guard let format = input.format, case .document(let document) = content, document.isSound,
      input.encoded(document.bytes) == input.bytes
    else { return nil }
    return (format, format.readStrings(document.bytes) ?? document)
  }
}
