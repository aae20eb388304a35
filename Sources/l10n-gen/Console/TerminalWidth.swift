import L10nGenCore

/// How many cells of a terminal a text takes.
enum TerminalWidth {
  /// The cells of a scalar: two for Hangul, Han, kana, full-width forms and emoji, none for marks that sit on another.
  static func cells(of scalar: Unicode.Scalar) -> Int {
    ColumnWidth.columns(of: scalar)
  }
}
