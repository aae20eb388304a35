/// The places where the characters of a string stand in a `.strings` file.
struct StringsPlaces {
  private let source: ArraySlice<UInt8>
  /// For each piece of the text: where it begins there, in UTF-8 bytes, and what it is in the file. The text of an escape
  /// is one character.
  private var pieces: [(offset: Int, range: Range<Int>, isEscape: Bool)] = []
  private let textLength: Int
  /// The place where the closing quote stands; of a string without one, its end.
  let endIndex: Int

  /// - Parameter source: the file's UTF-8 from the start of the string on.
  init(of source: ArraySlice<UInt8>) {
    self.source = source
    var reader = StringsStringReader(source)
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
      case .mistake(let range):
        pieces.append((length, range, true))
        length += UTF8.width("\u{FFFD}")
      case .end, .unclosed:
        textLength = length
        endIndex = start
        return
      }
    }
  }

  /// The place where a character begins that has `offset` UTF-8 bytes of the text before it; the end for the text's end.
  func index(ofOffset offset: Int) -> Int {
    guard offset < textLength, let piece = pieces.last(where: { $0.offset <= offset }) else { return endIndex }
    return piece.isEscape ? piece.range.lowerBound : piece.range.lowerBound + offset - piece.offset
  }

  /// The number of scalars of the file between the start of the string and that character.
  func scalars(toOffset offset: Int) -> Int {
    source[source.startIndex..<index(ofOffset: offset)].scalarCount
  }
}
