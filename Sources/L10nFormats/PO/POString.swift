import L10nText

/// Writes strings of PO files as gettext's tools do.
package enum POString {
  /// The most columns of a line, including its quotes (GNU gettext, `write-po.c`: `PAGE_WIDTH`).
  private static let width = 79

  /// Returns a text as written between quotes.
  package static func escaped(_ text: String) -> String {
    text.unicodeScalars.map(spelling).joined()
  }

  /// Returns a keyword with its text in one or more lines, without a line break at the end. A line ends with each line
  /// of the text, and where it would be wider than a page.
  ///
  /// - Parameter isWrapped: a Boolean value indicating whether a line that is too wide is broken.
  static func lines(_ keyword: String, _ text: String, isWrapped: Bool = true) -> [String] {
    var parts = parts(of: text)
    if parts.isEmpty { parts = [""] }
    let first = isWrapped ? wrapped(parts[0], from: keyword.utf8.count + 1) : [parts[0]]
    if parts.count == 1, first.count == 1 { return ["\(keyword) \"\(first[0])\""] }
    // A text of several lines begins below its keyword.
    let lines = parts.flatMap { isWrapped ? wrapped($0, from: 0) : [$0] }
    return ["\(keyword) \"\""] + lines.map { "\"\($0)\"" }
  }

  /// Returns the lines of a text as they are written, each with its line feed.
  private static func parts(of text: String) -> [String] {
    var parts: [String] = []
    var start = text.unicodeScalars.startIndex
    let scalars = text.unicodeScalars
    while start < scalars.endIndex {
      let lineFeed = scalars[start...].firstIndex(of: "\n")
      let end = lineFeed.map(scalars.index(after:)) ?? scalars.endIndex
      parts.append(escaped(String(scalars[start..<end])))
      start = end
    }
    return parts
  }

  /// Returns the lines of a written text that has a line feed at its end only.
  ///
  /// - Parameter start: the columns before the text in its first line, without the quote.
  private static func wrapped(_ text: String, from start: Int) -> [String] {
    let scalars = Array(text.unicodeScalars)
    let room = width - 2
    var places = POLineBreaks.places(in: scalars)
    keepEscapes(in: scalars, &places)
    var lines: [String] = []
    var line = String.UnicodeScalarView()
    var (columns, piece, pieceColumns) = (start, String.UnicodeScalarView(), 0)
    func endPiece() {
      if !line.isEmpty, columns + pieceColumns > room {
        lines.append(String(line))
        line = piece
        columns = pieceColumns
      } else {
        line.append(contentsOf: piece)
        columns += pieceColumns
      }
      (piece, pieceColumns) = (String.UnicodeScalarView(), 0)
    }
    for (scalar, isPlace) in zip(scalars, places) {
      if isPlace, !piece.isEmpty { endPiece() }
      piece.append(scalar)
      pieceColumns += ColumnWidth.columns(of: scalar)
    }
    endPiece()
    return lines + [String(line)]
  }

  /// Keeps escapes, and the line feed at the end, in the lines of what is before them.
  private static func keepEscapes(in text: [Unicode.Scalar], _ places: inout [Bool]) {
    var index = 0
    while index < text.count {
      guard text[index] == "\\", index + 1 < text.count else {
        index += 1
        continue
      }
      places[index + 1] = false
      if text[index + 1] == "n" { places[index] = false }
      index += 2
    }
  }

  private static func spelling(of scalar: Unicode.Scalar) -> String {
    letters[scalar].map { "\\\($0)" } ?? String(scalar)
  }

  private static let letters: [Unicode.Scalar: Unicode.Scalar] = Dictionary(
    uniqueKeysWithValues: POStringReader.signs.map { ($0.value, Unicode.Scalar($0.key)) })
}
