import L10nProject
import L10nReview

/// A comparison in GitHub's Markdown, for a comment, a pull request's body or a job's summary. All foreign text is in
/// code, where nothing is markup, a mention or a link.
struct DiffMarkdownReport {
  /// The maximum length of a report, in UTF-16 units: a GitHub comment has at most 65,536 characters, and the workflow
  /// may add a line to it.
  static let limit = 60_000

  /// The maximum numbers of changes of the Swift API and of rows for a message, so that there is room for the rest.
  private static let breakingLimit = 40
  private static let rowLimit = 40

  private(set) var text = ""
  private let comparison: Comparison

  init(_ comparison: Comparison, _ sides: DiffSides, limit: Int = Self.limit) {
    self.comparison = comparison
    // The parts of every report are short, except with very many languages.
    var parts = ["### \(MarkdownText.prose(DiffSummary(comparison).text))", Self.sides(sides)]
    var length = 400
    var left = 0
    func add(_ part: String) -> Bool {
      guard length + part.utf16.count + 2 <= limit else { return false }
      length += part.utf16.count + 2
      parts.append(part)
      return true
    }
    if !add(coverage()) { _ = add("Too many languages to list.") }
    if !comparison.breaking.isEmpty { _ = add(breaking()) }
    for section in DiffSection.sections(of: comparison) {
      guard left == 0, add("#### \(section.title)") else {
        left += section.changes.count
        continue
      }
      for change in section.changes {
        let isShown =
          left == 0 && (add(message(change, withPreviews: true)) || add(message(change, withPreviews: false)))
        if !isShown { left += 1 }
      }
    }
    if !comparison.states.isEmpty { _ = add(states()) }
    if left > 0 { parts.append("\(left) more; `l10n-gen diff` shows all of them.") }
    text = parts.joined(separator: "\n\n") + "\n"
  }

  private static func sides(_ sides: DiffSides) -> String {
    "\(MarkdownText.code(ShownText.line(sides.before))) → \(MarkdownText.code(ShownText.line(sides.after)))"
  }

  private func coverage() -> String {
    let rows = DiffCoverage(comparison).rows
    let lines = rows.enumerated().map { number, row in
      let name = number == 0 ? row[0] : MarkdownText.code(row[0])
      return "| \(([name] + row.dropFirst()).joined(separator: " | ")) |"
    }
    return ([lines[0], "|:--|--:|--:|--:|--:|--:|"] + lines.dropFirst()).joined(separator: "\n")
  }

  private func breaking() -> String {
    let lines = comparison.breaking.prefix(Self.breakingLimit).flatMap { change in
      ["- " + ShownText.line(change.before.text)] + (change.after.map { ["+ " + ShownText.line($0.text)] } ?? [])
    }
    let more = comparison.breaking.count - Self.breakingLimit
    return "#### Breaks the Swift API\n\n" + MarkdownText.codeBlock(lines, language: "diff")
      + (more > 0 ? "\n\nand \(more) more" : "")
  }

  private func states() -> String {
    let rows = comparison.states.prefix(Self.rowLimit).map { change in
      let name = MarkdownText.code(Console.printable(comparison.languages[change.language].name))
      return "| \(Self.code(change.key)) | \(name) | \(change.beforeText) | \(change.afterText) |"
    }
    let more = comparison.states.count - Self.rowLimit
    return
      (["#### States", "", "| | | before | after |", "|:--|:--|:--|:--|"] + rows
      + (more > 0 ? ["| \(more) more | | | |"] : [])).joined(separator: "\n")
  }

  // MARK: Messages

  private func message(_ change: MessageChange, withPreviews: Bool) -> String {
    var heading = "**\(MarkdownText.code(Console.printable(change.key)))**"
    if case .renamed(let name) = change.kind { heading += " (was \(MarkdownText.code(Console.printable(name))))" }
    let previews = withPreviews ? previews(of: change) : ""
    return ([heading, texts(of: change)] + (previews.isEmpty ? [] : [previews])).joined(separator: "\n\n")
  }

  private func texts(of change: MessageChange) -> String {
    var lines = ["| | before | after |", "|:--|:--|:--|"]
    for (index, text) in change.texts.enumerated() {
      let name = MarkdownText.code(Console.printable(comparison.languages[index].name))
      if text.kind == .none, change.kind != .removed { lines.append("| \(name) | | none |") }
      for part in ShownPart.parts(of: text) {
        let label = part.label.map { " \($0)" } ?? ""
        let head = (text.isChanged ? "**\(name)**" : name) + label
        let cells = Self.cells(part, of: text)
        lines.append("| \(head) | \(cells.before) | \(cells.after) |")
      }
    }
    let more = lines.count - 2 - Self.rowLimit
    return (lines.prefix(2 + Self.rowLimit) + (more > 0 ? ["| | | \(more) more |"] : [])).joined(separator: "\n")
  }

  private static func cells(_ part: ShownPart, of text: TextVersions) -> (before: String, after: String) {
    guard let before = part.before, let after = part.after, part.isReworded else {
      let isSame = part.before != nil && part.after != nil
      return (
        isSame ? text.isOutdated ? "the same, **outdated**" : "the same" : part.before.map { code($0) } ?? "",
        part.after.map { code($0) } ?? ""
      )
    }
    let difference = TextDifference(from: before, to: after)
    return (side(.removed, of: difference, before), side(.added, of: difference, after))
  }

  /// Returns one side with the changes struck through or bold. If the sides have nothing in common, nothing is marked.
  private static func side(_ side: TextDifference.Kind, of difference: TextDifference, _ text: String) -> String {
    guard !text.isEmpty, difference.parts.contains(where: { $0.kind == .same }) else { return code(text) }
    let mark = side == .removed ? "~~" : "**"
    return ShownText.parts(of: difference, side).map { part in
      part.kind == .same ? MarkdownText.code(part.text) : mark + MarkdownText.code(part.text) + mark
    }.joined()
  }

  private static func code(_ text: String) -> String {
    MarkdownText.code(ShownText.line(text))
  }

  private func previews(of change: MessageChange) -> String {
    var lines = ["| reads | with | |", "|:--|:--|:--|"]
    for (index, language) in comparison.languages.enumerated() {
      let previews = comparison.previews(of: change, in: index)
      let name = MarkdownText.code(Console.printable(language.name))
      for line in previews.lines {
        let values = line.values.map { Self.code("\($0.argument) \($0.text)") }.joined(separator: ", ")
        lines.append(
          "| \(name) | \(values) | \(ShownText.lines(line.texts).map(MarkdownText.code).joined(separator: " ")) |")
      }
      if previews.omitted > 0 { lines.append("| \(name) | | \(previews.omitted) more |") }
    }
    return lines.count > 2 ? lines.joined(separator: "\n") : ""
  }
}
