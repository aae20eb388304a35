import L10nGenCore

/// A line of a bundle with a caret below the character that a finding is about.
struct SourceExcerpt {
  /// The widest excerpt, in scalars; a longer line is cut around the caret.
  static let limit = 100

  let line: String
  let caret: String

  /// - Parameter column: from 1, in scalars.
  init(line: String, column: Int) {
    let scalars = Array(line.unicodeScalars)
    let target = min(column - 1, scalars.count)
    let start = target > Self.limit * 3 / 4 ? target - Self.limit / 2 : 0
    let end = min(scalars.count, start + Self.limit)
    let shown = scalars[start..<end].map { $0 == "\t" ? " " : Console.printable(String($0)) }
    let before = shown[..<min(target - start, shown.count)].joined()
    let lead = start > 0 ? "… " : ""
    self.line = lead + shown.joined() + (end < scalars.count ? " …" : "")
    let width = (lead + before).unicodeScalars.reduce(0) { $0 + TerminalWidth.cells(of: $1) }
    caret = String(repeating: " ", count: width) + "^"
  }
}
