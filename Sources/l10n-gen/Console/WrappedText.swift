import L10nText

/// Running text broken into lines that a terminal shows whole.
enum WrappedText {
  /// The widest line, in cells, where nobody knows how wide a line may get.
  static let width = 80

  /// The lines of a text; its own line breaks stay.
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
