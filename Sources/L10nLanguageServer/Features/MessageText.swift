import L10nCatalog
import L10nFormats
import L10nLanguage
import L10nMessages
import L10nProject
import L10nReview

/// A message with its strings in all languages, as a hover shows it.
struct MessageText {
  let isMarkdown: Bool

  /// The limit of the characters of one text.
  private static let limit = 300

  /// Returns the text of a message.
  func text(of message: MessageOverview) -> String {
    (heading(message) + message.languages.flatMap { language($0, message) }).joined(separator: "\n")
  }

  private func heading(_ message: MessageOverview) -> [String] {
    let metadata = message.metadata
    var lines = [code(message.key)]
    if let accessor = message.accessor { lines.append(code(accessor.text)) }
    if let string = message.tableKey { lines.append(plain("\(string.shown) in the table \(string.table)")) }
    if let description = metadata.description { lines.append(plain(description)) }
    if let context = metadata.context { lines.append(plain("Shown in: " + context)) }
    if metadata.isDeprecated {
      lines.append(plain("deprecated" + (metadata.deprecationNote.map { ": " + $0 } ?? "")))
    }
    if let limit = metadata.maxWidth { lines.append(plain("at most \(limit) columns")) }
    // Markdown joins lines unless a paragraph ends.
    return isMarkdown ? lines.flatMap { [$0, ""] } : lines
  }

  private func language(_ language: MessageOverview.Language, _ message: MessageOverview) -> [String] {
    let state = language.state.map { " (\($0.rawValue))" } ?? ""
    let texts = texts(of: language.message)
    let head = strong(language.name) + plain(state)
    let previews = language.previews.lines.map { line in
      let values = line.values.map { "\($0.argument) \($0.text)" }.joined(separator: ", ")
      return plain("› " + (values.isEmpty ? "" : values + ": ") + line.texts.joined(separator: " | "))
    }
    let omitted = language.previews.omitted > 0 ? [plain("› \(language.previews.omitted) more")] : []
    if texts.isEmpty { return ["- \(head): \(plain(absence(language, message)))"] }
    if texts.count == 1 { return ["- \(head): \(texts[0])"] + (previews + omitted).map { "  - " + $0 } }
    return ["- \(head)"] + (texts + previews + omitted).map { "  - " + $0 }
  }

  private func absence(_ language: MessageOverview.Language, _ message: MessageOverview) -> String {
    if let general = language.general { return "as in \(general)" }
    return message.metadata.isTranslatable ? "missing" : "not translated"
  }

  private func texts(of message: BundleMessage?) -> [String] {
    switch message?.stored {
    case nil: []
    case .text(let text): [plain(text)]
    case .list(let items): items.prefix(12).enumerated().map { plain("\($0 + 1): \($1)") }
    case .pluralMap(let variants): variants.map { plain("\($0.category.rawValue): \($0.text)") }
    }
  }

  // MARK: Markup

  private func strong(_ text: String) -> String { isMarkdown ? "**\(plain(text))**" : plain(text) }

  /// Returns a key or a declaration; those with a grave accent aren't shown as code.
  private func code(_ text: String) -> String {
    isMarkdown && !text.utf8.contains(UInt8(ascii: "`")) ? "`\(Console.printable(text))`" : plain(text)
  }

  /// Returns a text on one line that is shown as it is.
  private func plain(_ text: String) -> String {
    let isCut = text.unicodeScalars.dropFirst(Self.limit).first != nil
    let cut = isCut ? String(String.UnicodeScalarView(text.unicodeScalars.prefix(Self.limit))) + "…" : text
    let line = Console.printable(cut.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "⏎"))
    guard isMarkdown else { return line }
    return line.unicodeScalars.reduce(into: "") { result, scalar in
      // A line may begin with a sign that means something only there.
      if Self.markup.contains(scalar) || result.isEmpty && Self.beginnings.contains(scalar) { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
  }

  /// The characters that have a meaning in Markdown within a line.
  private static let markup = Set("\\`*_[]<>~&|".unicodeScalars)
  /// The characters that have one at its beginning.
  private static let beginnings = Set("#+-=".unicodeScalars)
}
