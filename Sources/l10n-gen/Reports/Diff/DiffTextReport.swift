import L10nProject
import L10nReview

/// A comparison for people: the changes that break code, then each message with its texts, and finally the coverage of
/// each language.
struct DiffTextReport {
  let comparison: Comparison
  let sides: DiffSides
  let style: TextStyle

  func write(to output: inout some TextOutputStream) {
    output.write("\(Console.printable(sides.before)) → \(Console.printable(sides.after))\n")
    output.write(style.bold(DiffSummary(comparison).text) + "\n\n")
    writeBreaking(to: &output)
    let lines = DiffLines(comparison, style: style)
    for section in DiffSection.sections(of: comparison) {
      output.write(style.heading(section.title) + "\n\n")
      for change in section.changes {
        for line in lines.lines(of: change, showsSame: true) { output.write("  \(line)\n") }
        output.write("\n")
      }
    }
    writeStates(to: &output)
    output.write(DiffCoverage(comparison).table(style))
  }

  private func writeStates(to output: inout some TextOutputStream) {
    guard !comparison.states.isEmpty else { return }
    output.write(style.heading("States") + "\n\n")
    var key: String?
    for change in comparison.states {
      if change.key != key { output.write("  \(Console.printable(change.key))\n") }
      key = change.key
      let language = Console.printable(comparison.languages[change.language].name)
      output.write("    \(language) \(change.beforeText) → \(change.afterText)\n")
    }
    output.write("\n")
  }

  private func writeBreaking(to output: inout some TextOutputStream) {
    guard !comparison.breaking.isEmpty else { return }
    output.write(style.heading("Breaks the Swift API") + "\n\n")
    for change in comparison.breaking {
      output.write("  - \(style.removed(Console.printable(change.before.text)))\n")
      if let after = change.after { output.write("  + \(style.added(Console.printable(after.text)))\n") }
    }
    output.write("\n")
  }
}
