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

  /// The signature of each message, a line each, by which code that reads the table identifies it.
  var signatures: some Sequence<String> { rows.lazy.map { messages[$0].signature.line } }

  /// The message of each row in a language's table, or `nil` for a row that it doesn't have. A message whose meaning
  /// differs in the table's syntax comes with its own syntax.
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
