import L10nCatalog
import L10nMessages
import L10nFormats
import L10nLanguage
import L10nProject
import L10nReview
import L10nText

/// A message for people at a terminal: its accessor and metadata, followed by each language's texts as they are written
/// (one per line), the texts as users see them (`›`), and the findings.
struct MessageOverviewText {
  let style: TextStyle
  /// The width of a line, in cells.
  let width: Int

  func text(of message: MessageOverview) -> String {
    let lines = heading(message) + message.languages.flatMap { language($0, message) }
    return lines.map { $0 + "\n" }.joined()
  }

  // MARK: The message

  private func heading(_ message: MessageOverview) -> [String] {
    let metadata = message.metadata
    var lines = [style.bold(Console.printable(message.key))]
    if let accessor = message.accessor { lines.append("  " + Console.printable(accessor.text)) }
    if let string = message.tableKey {
      lines.append("  \(ShownText.line(string.shown)) in the table \(Console.printable(string.table))")
    }
    if let description = metadata.description { lines += wrapped(description) }
    if let context = metadata.context { lines += wrapped("Shown in: " + context) }
    if let former = message.formerKey { lines.append("  was '\(Console.printable(former))'") }
    if metadata.isDeprecated {
      lines += wrapped("deprecated" + (metadata.deprecationNote.map { ": " + $0 } ?? ""))
    }
    if !metadata.isTranslatable { lines.append("  not translated") }
    if let limit = metadata.maxWidth { lines.append("  at most \(String.counted(limit, "column"))") }
    lines += message.terms.map { "  term: " + term($0) }
    return lines + message.findings.map { "  " + finding($0) }
  }

  private func term(_ term: MessageOverview.Term) -> String {
    let word = Console.printable(term.word)
    guard !term.renderings.isEmpty else { return "\(word) stays as it is" }
    let renderings = term.renderings.map { rendering in
      rendering.words.map { Console.printable($0) }.joined(separator: " or ")
        + style.dim(" (\(Console.printable(rendering.language)))")
    }
    return "\(word) → \(renderings.joined(separator: ", "))"
  }

  private func wrapped(_ text: String) -> [String] {
    WrappedText.lines(of: Console.printable(text), width: max(20, width - 2)).map { "  " + $0 }
  }

  // MARK: A language

  private func language(_ language: MessageOverview.Language, _ message: MessageOverview) -> [String] {
    var facts: [String] = []
    if let location = language.location { facts.append(location.printable) }
    if language.message == nil { facts.append(absence(language, message)) }
    if let state = language.state { facts.append(state.rawValue) }
    if let columns = language.width { facts.append("\(String.counted(columns, "column")) wide") }
    let head = "  \(Console.printable(language.name))  \(style.dim(facts.joined(separator: ", ")))"
    let rows =
      texts(of: language.message) + PreviewLines.lines(of: language.previews, style)
      + language.findings.map { finding($0) }
    return [head] + rows.map { "    " + $0 }
  }

  private func absence(_ language: MessageOverview.Language, _ message: MessageOverview) -> String {
    if let general = language.general { return "as in \(Console.printable(general))" }
    return message.metadata.isTranslatable ? "missing" : "not translated"
  }

  private func texts(of message: BundleMessage?) -> [String] {
    switch message?.stored {
    case nil: []
    case .text(let text): [ShownText.line(text)]
    case .list(let items): items.enumerated().map { style.dim("\($0 + 1): ") + ShownText.line($1) }
    case .pluralMap(let variants):
      variants.map { style.dim("\($0.category.rawValue): ") + ShownText.line($0.text) }
    }
  }

  private func finding(_ finding: Finding) -> String {
    let fix = finding.fix == nil ? "" : " ('l10n-gen check --fix' does it)"
    return "\(style.severity(finding.severity)): \(Console.printable(finding.message))\(fix) "
      + style.dim("[\(finding.rule.rawValue)]")
  }
}
