import L10nText

/// Text that is broken into lines to fit a terminal.
enum WrappedText {
  /// The default width of a line, in cells.
  static let width = 80

  /// Returns the lines of a text. Existing line breaks are kept.
  static func lines(of text: String, width: Int = Self.width) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
      var lines = [""]
      var cells = 0
      for word in paragraph.split(separator: " ") {
        let wordCells = ColumnWidth.columns(of: word)
        if cells > 0, cells + 1 + wordCells > width {
          lines.append(String(word))
          cells = wordCells
        } else {
          lines[lines.count - 1] += (cells > 0 ? " " : "") + word
          cells += wordCells + (cells > 0 ? 1 : 0)
        }
      }
      return lines
    }
  }
}
