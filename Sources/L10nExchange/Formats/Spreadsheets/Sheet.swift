/// A sheet of text cells, as a spreadsheet shows it.
struct Sheet {
  /// The rows, the first of which names the columns.
  var rows: [[Cell]] = []

  struct Cell: Equatable {
    var text: String
    /// Its position, counted from 1: in a file of lines, the line and column of its first character; otherwise its row
    /// and column.
    var line = 0
    var column = 0
    /// The reason why its text isn't what a person entered, without a final full stop, or `nil` if it is.
    var obstacle: String?
  }
}
