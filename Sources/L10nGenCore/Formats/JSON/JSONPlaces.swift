/// The place where the characters of a JSON string stand in its file.
struct JSONPlaces {
  private let source: ArraySlice<UInt8>
  /// For each piece of the text: where it begins there, in UTF-8 bytes, and what it is in the file. The text of an escape
  /// is one character.
  private var pieces: [(offset: Int, range: Range<Int>, isEscape: Bool)] = []
  private let textLength: Int
  /// The place where the closing quote stands; in a string without one, where its line ends.
  let endIndex: Int

  /// - Parameter source: the file's UTF-8 from the opening quote on.
  init(of source: ArraySlice<UInt8>) {
    self.source = source
    var reader = JSONStringReader(source)
    var length = 0
    while true {
      let start = reader.index
      switch reader.next() {
      case .run(let range):
        pieces.append((length, range, false))
        length += range.count
      case .escape(let scalar, let range):
        pieces.append((length, range, true))
        length += UTF8.width(scalar)
      case .mistake: break
      case .end, .unclosed:
        textLength = length
        endIndex = start
        return
      }
    }
  }

  /// The place where a character begins that has `offset` UTF-8 bytes of the text before it; the closing quote for the
  /// text's end.
  func index(ofOffset offset: Int) -> Int {
    guard offset < textLength, let piece = pieces.last(where: { $0.offset <= offset }) else { return endIndex }
    return piece.isEscape ? piece.range.lowerBound : piece.range.lowerBound + offset - piece.offset
  }

  /// The number of scalars of the file that stand between the opening quote and that character, the quote included.
  func scalars(toOffset offset: Int) -> Int {
    source[source.startIndex..<index(ofOffset: offset)].scalarCount
  }
}
