/// The rows of a catalog's tables, whatever code they are written in: one for each message that the source has, with what
/// each language has for it.
struct TableRows: Sendable {
  /// The catalog's languages, the source first.
  let languages: [String]
  private let messages: [CatalogMessage]
  /// The indexes of those messages that have a row.
  private let rows: [Int]

  init(_ catalog: Catalog) {
    languages = catalog.languages
    messages = catalog.messages
    rows = catalog.messages.indices.filter { catalog.messages[$0].isInSource }
  }

  /// What identifies each message to the code that reads it, a line each.
  var signatures: some Sequence<String> { rows.lazy.map { messages[$0].signature.line } }

  /// What a language's table has for each message; `nil` for what it doesn't have.
  func texts(inLanguage language: Int) -> some Sequence<BundleMessage?> {
    rows.lazy.map { messages[$0].emitted(inLanguage: language) }
  }
}
