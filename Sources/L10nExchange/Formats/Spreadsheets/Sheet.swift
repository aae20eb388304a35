/// A sheet of texts, as spreadsheets show it.
struct Sheet {
  /// The rows, the first of which names the columns.
  var rows: [[Cell]] = []

  struct Cell: Equatable {
    var text: String
    /// Its position: in a file of lines, the line and the column of its first character; otherwise its row and its
    /// column. Both from 1.
    var line = 0
    var column = 0
    /// The reason why its text isn't what a person wrote, without a final full stop; `nil` if it is.
    var obstacle: String?
  }
}
