import L10nPipeline
import L10nProject
import L10nText

/// A line of a bundle with a caret below the character that a finding is about.
struct SourceExcerpt {
  /// The maximum width of an excerpt, in cells. A longer line is shortened around the caret.
  static let limit = 100

  let line: String
  let caret: String

  /// - Parameters:
  ///   - part: the available part of the line.
  ///   - column: the column of the character, from 1, in scalars of the whole line.
  ///   - limit: the maximum width of the excerpt, in cells.
  init(_ part: SourceLines.Part, column: Int, limit: Int = Self.limit) {
    let shown = part.text.unicodeScalars.map { $0 == "\t" ? " " : $0 }
    let cells = shown.map(Self.cells)
    let target = min(max(0, column - 1 - part.skipped), shown.count)
    let range = Self.range(around: target, of: cells, limit: limit)
    let lead = part.skipped > 0 || range.lowerBound > 0 ? "… " : ""
    line =
      lead + Console.printable(Self.text(shown[range])) + (part.isCutOff || range.upperBound < shown.count ? " …" : "")
    caret = String(repeating: " ", count: lead.count + cells[range.lowerBound..<target].reduce(0, +)) + "^"
  }

  /// Returns the width of a scalar, or of the text that is shown instead.
  private static func cells(of scalar: Unicode.Scalar) -> Int {
    if (" "..."~").contains(scalar) { return 1 }
    return Console.isInvisible(scalar) ? Console.printable(String(scalar)).utf8.count : ColumnWidth.columns(of: scalar)
  }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = "".unicodeScalars
    text.append(contentsOf: scalars)
    return String(text)
  }

  /// Returns the characters to show: all if they fit, or else so many that half of the width, or less, is before the
  /// caret.
  private static func range(around target: Int, of cells: [Int], limit: Int) -> Range<Int> {
    guard cells.reduce(0, +) > limit else { return cells.indices }
    var start = 0
    if cells[..<target].reduce(0, +) > limit * 3 / 4 {
      var width = 0
      start = target
      while start > 0, width + cells[start - 1] <= limit / 2 {
        start -= 1
        width += cells[start]
      }
    }
    var width = cells[start..<target].reduce(0, +)
    var end = target
    while end < cells.count, width + cells[end] <= limit {
      width += cells[end]
      end += 1
    }
    return start..<end
  }
}
