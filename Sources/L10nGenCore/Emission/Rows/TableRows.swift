/// The rows of a catalog's tables, whatever code they are written in: one for each message that the source has, with what
/// each language has for it.
struct TableRows: Sendable {
  private let catalog: Catalog
  /// The indexes of the messages in the catalog.
  private let messages: [Int]

  init(_ catalog: Catalog) {
    self.catalog = catalog
    messages = catalog.messages.indices.filter { catalog.messages[$0].isInSource }
  }

  /// The catalog's languages, the source first.
  var languages: [String] { catalog.languages }

  /// What identifies each message to the code that reads it, a line each.
  var signatures: some Sequence<String> { messages.lazy.map { catalog.messages[$0].signature.line } }

  /// What a language's table has for each message; `nil` for what it doesn't have.
  func texts(inLanguage language: Int) -> some Sequence<BundleMessage?> {
    messages.lazy.map { catalog.messages[$0].emitted(inLanguage: language) }
  }
}
