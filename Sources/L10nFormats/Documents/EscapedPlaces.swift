import L10nText

/// The positions in a file of the characters of a text with escapes.
struct EscapedPlaces {
  private let source: ArraySlice<UInt8>
  /// The pieces of the text: where each begins, in UTF-8 bytes of the text, and its range in the file. The text of an
  /// escape is one character.
  private var pieces: [(offset: Int, range: Range<Int>, isEscape: Bool)] = []
  private var textLength = 0
  /// The position after the last character, which is that of the closing quote if there is one.
  private(set) var endIndex: Int

  /// - Parameters:
  ///   - source: the file's UTF-8 from the start of the text, including its quote.
  ///   - reader: the type that reads such texts.
  init<Reader: EscapedStringReader>(_ source: ArraySlice<UInt8>, as _: Reader.Type) {
    self.source = source
    endIndex = source.startIndex
    var reader = Reader(source)
    while true {
      endIndex = reader.index
      switch reader.next() {
      case .run(let range):
        pieces.append((textLength, range, false))
        textLength += range.count
      case .escape(let scalar, let range): addEscape(scalar, range)
      case .mistake(_, let range): addEscape("\u{FFFD}", range)
      case .end, .unclosed: return
      }
    }
  }

  private mutating func addEscape(_ scalar: Unicode.Scalar, _ range: Range<Int>) {
    pieces.append((textLength, range, true))
    textLength += UTF8.width(scalar)
  }

  /// Returns the position of the character with `offset` UTF-8 bytes of the text before it, or the end if there is
  /// none.
  func index(ofOffset offset: Int) -> Int {
    guard offset < textLength, let piece = pieces.last(where: { $0.offset <= offset }) else { return endIndex }
    return piece.isEscape ? piece.range.lowerBound : piece.range.lowerBound + offset - piece.offset
  }

  /// Returns the position right after the character that ends at `offset`, before any marks that aren't of the text.
  private func index(behindOffset offset: Int) -> Int {
    guard offset > 0, let piece = pieces.last(where: { $0.offset < offset }) else { return index(ofOffset: offset) }
    return piece.isEscape ? piece.range.upperBound : min(piece.range.lowerBound + offset - piece.offset, endIndex)
  }

  /// Returns the number of the file's scalars between the start of the text, including its quote, and that character.
  func scalars(toOffset offset: Int) -> Int {
    source[source.startIndex..<index(ofOffset: offset)].withUnsafeBufferPointer(\.scalarCount)
  }

  /// Returns the changes of the file for replacements in the text.
  ///
  /// - Parameter written: returns a text in the format's spelling.
  func changes(_ replacements: [TextReplacement], written: (String) -> String) -> [TextChange] {
    replacements.map { replacement in
      let start = index(ofOffset: replacement.range.lowerBound)
      let range = start..<max(start, index(behindOffset: replacement.range.upperBound))
      return TextChange(
        replacement: replacement,
        edit: TextEdit(range: range, replacement: Array(written(replacement.replacement).utf8)))
    }
  }
}
