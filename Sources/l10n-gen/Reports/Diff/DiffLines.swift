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
      let rows = rows(of: text) + previews(of: change, in: index)
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

  private func rows(of text: TextVersions) -> [String] {
    guard text.kind != .none else { return [style.dim("  (none)")] }
    return ShownPart.parts(of: text).flatMap { part -> [String] in
      let label = part.label.map { style.dim("\($0): ") } ?? ""
      switch (part.before, part.after) {
      case (let before?, let after?) where part.isReworded:
        let difference = TextDifference(from: before, to: after)
        return ["- \(label)\(marked(difference, .removed, before))", "+ \(label)\(marked(difference, .added, after))"]
      case (_, let after?) where part.before != nil: return ["  \(label)\(ShownText.line(after))"]
      case (let before?, _): return ["- \(label)\(style.removed(ShownText.line(before)))"]
      case (_, let after?): return ["+ \(label)\(style.added(ShownText.line(after)))"]
      case (nil, nil): return []
      }
    }
  }

  /// Returns a side of a difference with its changes marked. If the sides have nothing in common, nothing is marked.
  private func marked(_ difference: TextDifference, _ side: TextDifference.Kind, _ text: String) -> String {
    guard !text.isEmpty, difference.parts.contains(where: { $0.kind == .same }) else {
      return style.changed(ShownText.line(text), side)
    }
    let brackets = style.isColored ? ("", "") : side == .removed ? ("[-", "-]") : ("{+", "+}")
    return ShownText.parts(of: difference, side).map { part in
      part.kind == .same ? part.text : style.changed(brackets.0 + part.text + brackets.1, side)
    }.joined()
  }

  private func previews(of change: MessageChange, in language: Int) -> [String] {
    PreviewLines.lines(of: comparison.previews(of: change, in: language), style)
  }
}

extension TextStyle {
  /// Returns the removed or added part in its style.
  fileprivate func changed(_ text: String, _ side: TextDifference.Kind) -> String {
    side == .removed ? removed(text) : added(text)
  }
}
