import L10nLanguage

/// The rows of a catalog's tables, whatever code they are written in: one for each message that the source has, with what
/// each language has for it.
struct TableRows: Sendable {
  /// The catalog's languages, the source first.
  let languages: [String]
  /// The syntax of those messages that don't name their own.
  let syntax: MessageSyntax
  private let messages: [CatalogMessage]
  /// The indexes of those messages that have a row.
  private let rows: [Int]

  init(_ catalog: Catalog) {
    languages = catalog.languages
    syntax = catalog.syntax
    messages = catalog.messages
    rows = catalog.messages.indices.filter { catalog.messages[$0].isInSource }
  }

  /// What identifies each message to the code that reads it, a line each.
  var signatures: some Sequence<String> { rows.lazy.map { messages[$0].signature.line } }

  /// What a language's table has for each message; `nil` for what it doesn't have. A syntax comes with messages that
  /// would say something else in the table's.
  func texts(inLanguage language: Int) -> some Sequence<(message: BundleMessage, syntax: MessageSyntax?)?> {
    rows.lazy.map { row in
      messages[row].emitted(inLanguage: language).map { ($0, differingSyntax(of: $0, in: messages[row])) }
    }
  }

  private func differingSyntax(of text: BundleMessage, in message: CatalogMessage) -> MessageSyntax? {
    guard message.syntax != syntax else { return nil }
    if case .pluralMap = text { return message.syntax }
    let isPlain = text.texts.allSatisfy { syntax.isPlainText($0.text) && message.syntax.isPlainText($0.text) }
    return isPlain ? nil : message.syntax
  }
}
