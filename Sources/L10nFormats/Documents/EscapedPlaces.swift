import L10nText

/// The places where the characters of a text with escapes stand in its file.
struct EscapedPlaces {
  private let source: ArraySlice<UInt8>
  /// For each piece of the text: where it begins there, in UTF-8 bytes, and what it is in the file. The text of an escape
  /// is one character.
  private var pieces: [(offset: Int, range: Range<Int>, isEscape: Bool)] = []
  private var textLength = 0
  /// The place behind the last character: where the closing quote stands, if there is one.
  private(set) var endIndex: Int

  /// - Parameters:
  ///   - source: the file's UTF-8 from the start of the text on, its quote included.
  ///   - reader: what reads such texts.
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

  /// The place where a character begins that has `offset` UTF-8 bytes of the text before it; the end for the text's end.
  func index(ofOffset offset: Int) -> Int {
    guard offset < textLength, let piece = pieces.last(where: { $0.offset <= offset }) else { return endIndex }
    return piece.isEscape ? piece.range.lowerBound : piece.range.lowerBound + offset - piece.offset
  }

  /// The number of scalars of the file between the start of the text and that character, the quote included.
  func scalars(toOffset offset: Int) -> Int {
    source[source.startIndex..<index(ofOffset: offset)].withUnsafeBufferPointer(\.scalarCount)
  }

  /// Returns the changes that replacements in the text make in the file.
  ///
  /// - Parameter written: returns a text as the format writes it.
  func changes(_ replacements: [TextReplacement], written: (String) -> String) -> [TextChange] {
    replacements.map { replacement in
      let range = index(ofOffset: replacement.range.lowerBound)..<index(ofOffset: replacement.range.upperBound)
      return TextChange(
        replacement: replacement,
        edit: TextEdit(range: range, replacement: Array(written(replacement.replacement).utf8)))
    }
  }
}
