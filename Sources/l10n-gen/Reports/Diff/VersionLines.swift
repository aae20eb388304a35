import L10nReview

/// A text before and after a change as lines for people, with the parts marked that are different.
struct VersionLines {
  let style: TextStyle

  /// Returns a line for each text of a version: with `-` the old one, and with `+` the new one.
  func lines(of text: TextVersions) -> [String] {
    guard text.kind != .none else { return [style.dim("  (none)")] }
    return ShownPart.parts(of: text).flatMap { part -> [String] in
      let label = part.label.map { style.dim("\($0): ") } ?? ""
      switch (part.before, part.after) {
      case (let before?, let after?) where part.isReworded:
        let difference = TextDifference(from: before, to: after)
        return ["- \(label)\(marked(difference, .removed, before))", "+ \(label)\(marked(difference, .added, after))"]
      case (_, let after?) where part.before != nil: return ["  \(label)\(ShownText.line(after))\(outdated(text))"]
      case (let before?, _): return ["- \(label)\(style.removed(ShownText.line(before)))"]
      case (_, let after?): return ["+ \(label)\(style.added(ShownText.line(after)))"]
      case (nil, nil): return []
      }
    }
  }

  private func outdated(_ text: TextVersions) -> String {
    text.isOutdated ? style.dim(" (outdated)") : ""
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
}

extension TextStyle {
  /// Returns the removed or added part in its style.
  fileprivate func changed(_ text: String, _ side: TextDifference.Kind) -> String {
    side == .removed ? removed(text) : added(text)
  }
}
