/// What a screen looks like just now: lines for a terminal, with no border on the right, since no two terminals agree
/// on how wide an emoji is.
struct Page {
  private(set) var lines: [String] = []
  let ink: Ink

  init(ink: Ink) {
    self.ink = ink
  }

  private static let width = 76

  /// A rule with the screen's number and title.
  mutating func title(_ text: String, number: Int) {
    let head = "━━ \(number) ━ \(text) "
    lines += ["", ink.bold(head) + String(repeating: "━", count: max(3, Self.width - TextWidth.columns(of: head)))]
  }

  /// The heading of what comes next.
  mutating func section(_ title: String) {
    lines.append("  " + ink.bold("▪ " + title))
  }

  /// A text; each of its own lines stays a line.
  mutating func text(_ text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      lines.append(line.isEmpty ? "" : "    " + ink.marked(String(line)))
    }
  }

  /// Short texts beside each other.
  mutating func text(_ parts: String...) {
    text(parts.joined(separator: " · "))
  }

  /// Buttons or chips beside each other.
  mutating func buttons(_ titles: String...) {
    buttons(titles)
  }

  /// Buttons or chips beside each other.
  mutating func buttons(_ titles: [String]) {
    text(titles.map { "[ \($0) ]" }.joined(separator: " "))
  }

  /// A numbered list.
  mutating func steps(_ items: [String]) {
    for (index, item) in items.enumerated() { text("\(index + 1). \(item)") }
  }

  /// Rows whose columns stand below each other.
  mutating func table(_ rows: [[String]]) {
    let columnCount = rows.map(\.count).max() ?? 0
    let widths = (0..<columnCount).map { column in
      rows.compactMap { $0.indices.contains(column) ? TextWidth.columns(of: $0[column]) : nil }.max() ?? 0
    }
    for row in rows {
      let cells = zip(row, widths).enumerated().map { index, cell in
        index == row.count - 1 ? cell.0 : TextWidth.padded(cell.0, to: cell.1)
      }
      text(cells.joined(separator: "  "))
    }
  }
}
