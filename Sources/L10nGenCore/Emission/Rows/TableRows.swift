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

  /// The signature of each message.
  var messageSignatures: [MessageSignature] { rows.map { messages[$0].signature } }

  /// The signature of each message, a line each, by which code that reads the table identifies it.
  var signatures: some Sequence<String> { rows.lazy.map { messages[$0].signature.line } }

  /// The rows of a language's table, `nil` for a message that it doesn't have.
  func rows(inLanguage language: Int) -> [TableRow?] {
    Concurrently.map(rows.count) { index in
      messages[rows[index]].emitted(inLanguage: language).map { TableRow($0, standard: syntax) }
    }
  }
}
