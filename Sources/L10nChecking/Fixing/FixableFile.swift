package import L10nFormats
package import L10nText

/// A bundle's file, taken apart for its texts to be changed.
package struct FixableFile {
  package let input: InputFile
  /// The file with each of its strings by itself.
  package let document: BundleDocument
  package let lines: LineTable
  /// Its texts in order, keys among them.
  package let texts: [any EditableText]

  /// Reads a file; nil for one with errors, in which nobody can tell what a change would do.
  package init?(_ input: InputFile) {
    guard let (format, document) = Self.soundDocument(of: input) else { return nil }
    self.input = input
    self.document = document
    lines = LineTable(document.bytes)
    texts = format.editableTexts(in: document.bytes)
  }

  /// The number of the text that begins at a place, in scalars from the start of the file. A text keeps its number when
  /// texts change.
  package func number(ofTextAt offset: Int) -> Int? {
    let number = texts.partitioningIndex { $0.offset >= offset }
    return number < texts.count && texts[number].offset == offset ? number : nil
  }

  /// Returns the file with edits made, or `nil` if two of them are about the same characters.
  package func bytes(with edits: [TextEdit]) -> [UInt8]? {
    let edits = edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
    guard !edits.haveOverlap else { return nil }
    let text = TextEdit.apply(edits, to: document.bytes, in: 0..<document.bytes.count)
    return input.encoded(text)
  }

  /// Returns a Boolean value indicating whether other bytes in the file's place would be read as the same but for the
  /// texts that are given, by the places at which these begin in this file.
  ///
  /// - Parameter keepingStyle: whether these texts have to be written as the old ones are, with quotes for example.
  package func reads(_ bytes: [UInt8], with texts: [Int: String], keepingStyle: Bool = true) -> Bool {
    var input = input
    input.bytes = bytes
    return Self.soundDocument(of: input).map {
      document.isSame(as: $0.document, with: texts, keepingStyle: keepingStyle)
    } ?? false
  }

  private static func soundDocument(
    of input: InputFile
  ) -> (format: any BundleFormat, document: BundleDocument)? {
    guard let format = input.format, case .document(let document) = FileContent(of: input), document.isSound,
      input.encoded(document.bytes) == input.bytes
    else { return nil }
    return (format, format.readStrings(document.bytes) ?? document)
  }
}
