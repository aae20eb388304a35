import L10nProject
import L10nReview
import L10nText

/// A changed message as lines for people: the old text (`-`) and the new text (`+`) in each language, with changes
/// marked, and the text as users see it (`›`).
struct DiffLines {
  private let comparison: Comparison
  private let style: TextStyle
  private let width: Int

  init(_ comparison: Comparison, style: TextStyle) {
    self.comparison = comparison
    self.style = style
    width = comparison.languages.map { ColumnWidth.columns(of: Console.printable($0.name)) }.max() ?? 0
  }

  /// Returns the lines of a message.
  /// - Parameter showsSame: whether languages without changes are shown.
  func lines(of change: MessageChange, showsSame: Bool) -> [String] {
    var lines = [heading(change)]
    for (index, text) in change.texts.enumerated() {
      guard text.isChanged || showsSame, text.kind != .none || change.kind != .removed else { continue }
      let rows = VersionLines(style: style).lines(of: text) + previews(of: change, in: index)
      for (number, row) in rows.enumerated() {
        let name = number == 0 ? Console.printable(comparison.languages[index].name) : ""
        let padding = String(repeating: " ", count: width - ColumnWidth.columns(of: name))
        lines.append("  \(style.dim(name))\(padding) \(row)")
      }
    }
    return lines
  }

  private func heading(_ change: MessageChange) -> String {
    let key = style.bold(Console.printable(change.key))
    guard case .renamed(let name) = change.kind else { return key }
    return "\(key) \(style.dim("(was \(Console.printable(name)))"))"
  }

  private func previews(of change: MessageChange, in language: Int) -> [String] {
    PreviewLines.lines(of: comparison.previews(of: change, in: language), style)
  }
}
