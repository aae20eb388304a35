package import L10nCatalog
import L10nLanguage
import L10nMessages
import L10nText

/// The rows of a catalog, independent of the generated code: one for each message of the source, with its text
/// in each language.
package struct MessageRows: Sendable {
  /// The catalog's languages, the source first.
  let languages: [String]
  /// The syntax of messages that don't have their own.
  let syntax: MessageSyntax
  private let messages: [CatalogMessage]
  /// The indexes of the messages with a row.
  private let rows: [Int]

  package init(_ catalog: Catalog) {
    languages = catalog.languages
    syntax = catalog.syntax
    messages = catalog.messages
    rows = catalog.messages.indices.filter { catalog.messages[$0].isInSource }
  }

  /// The signature of each message.
  var messageSignatures: [MessageSignature] { rows.indices.map(signature) }

  /// Returns the signature of a message, whose line identifies the message in generated code.
  func signature(_ index: Int) -> MessageSignature { messages[rows[index]].signature }

  /// The number of messages with a row.
  var count: Int { rows.count }

  /// Returns the rows of a range of messages; some messages have none.
  package func range(of messages: Range<Int>) -> Range<Int> {
    rows.partitioningIndex { $0 >= messages.lowerBound }..<rows.partitioningIndex { $0 >= messages.upperBound }
  }

  /// Returns the row of a message in a language, or `nil` if the language doesn't have it.
  func row(_ index: Int, inLanguage language: Int) -> MessageRow? {
    messages[rows[index]].emitted(inLanguage: language).map { MessageRow($0, standard: syntax) }
  }
}
