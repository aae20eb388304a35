package import L10nCatalog
import L10nLanguage
import L10nText

/// The rows of a catalog's tables, whatever code they are written in: one for each message that the source has, with what
/// each language has for it.
package struct TableRows: Sendable {
  /// The catalog's languages, the source first.
  let languages: [String]
  /// The syntax of those messages that don't name their own.
  let syntax: MessageSyntax
  private let messages: [CatalogMessage]
  /// The indexes of those messages that have a row.
  private let rows: [Int]

  package init(_ catalog: Catalog) {
    languages = catalog.languages
    syntax = catalog.syntax
    messages = catalog.messages
    rows = catalog.messages.indices.filter { catalog.messages[$0].isInSource }
  }

  /// The signature of each message.
  var messageSignatures: [MessageSignature] { rows.indices.map(signature) }

  /// The signature of a message, by whose line code that reads the tables identifies it.
  func signature(_ index: Int) -> MessageSignature { messages[rows[index]].signature }

  /// The number of messages that have a row.
  var count: Int { rows.count }

  /// The rows of those of some messages that have one.
  package func range(of messages: Range<Int>) -> Range<Int> {
    rows.partitioningIndex { $0 >= messages.lowerBound }..<rows.partitioningIndex { $0 >= messages.upperBound }
  }

  /// The row of a message in a language's table, or `nil` if the language doesn't have it.
  func row(_ index: Int, inLanguage language: Int) -> TableRow? {
    messages[rows[index]].emitted(inLanguage: language).map { TableRow($0, standard: syntax) }
  }
}
