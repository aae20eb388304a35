/// A bundle's file, taken apart for its texts to be changed.
struct FixableFile {
  let input: InputFile
  let document: YAMLDocumentReader.Document
  let lines: LineTable
  let scalars: [FileScalar]

  /// Reads a file; nil for one with errors, in which nobody can tell what a change would do.
  init?(_ input: InputFile) {
    guard let document = Self.soundDocument(of: input) else { return nil }
    self.input = input
    self.document = document
    lines = LineTable(document.bytes)
    scalars = FileScalar.scalars(of: document.bytes)
  }

  /// The number of the scalar that begins at a place, in scalars from the start of the file. A scalar keeps its number
  /// when texts change.
  func number(ofScalarAt offset: Int) -> Int? {
    var low = 0
    var high = scalars.count
    while low < high {
      let middle = (low + high) / 2
      if scalars[middle].offset < offset { low = middle + 1 } else { high = middle }
    }
    return low < scalars.count && scalars[low].offset == offset ? low : nil
  }

  /// The file with edits made, given in the order of their places.
  func bytes(with edits: [TextEdit]) -> [UInt8] {
    let text = TextEdit.apply(edits, to: document.bytes, in: 0..<document.bytes.count)
    return TextEncoding.encode(text, like: input.bytes)
  }

  /// Whether other bytes in the file's place would be read as the same but for the texts that are given, by the places at
  /// which these begin in this file.
  func reads(_ bytes: [UInt8], with texts: [Int: String]) -> Bool {
    var input = input
    input.bytes = bytes
    return Self.soundDocument(of: input).map { document.isSame(as: $0, with: texts) } ?? false
  }

  private static func soundDocument(of input: InputFile) -> YAMLDocumentReader.Document? {
    guard case .document(let document) = FileContent(of: input), document.problems.isEmpty, document.illFormed == nil,
      TextEncoding.encode(document.bytes, like: input.bytes) == input.bytes
    else { return nil }
    return document
  }
}
