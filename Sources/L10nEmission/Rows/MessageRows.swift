package import L10nCatalog
import L10nLanguage
import L10nMessages
import L10nText

/// The rows of a catalog, independent of the generated code: one for each message of the source, with its text
/// in each language.
package struct MessageRows: Sendable {
  /// The catalog's languages, the source first.
  let languages: [String]
  /// The pseudolocales that users can choose, and that aren't languages of the catalog.
  let pseudolocales: [Pseudolocale]
  /// The preparation of the messages of each language.
  let preparations: [MessagePreparation]
  /// The preparation of the messages of each pseudolocale.
  private let pseudolocalePreparations: [Pseudolocale: MessagePreparation]
  private let messages: [CatalogMessage]
  /// The indexes of the messages with a row.
  private let rows: [Int]

  package init(_ catalog: Catalog, _ options: EmissionOptions) {
    languages = catalog.languages
    pseudolocales =
      options.pseudolocales ? Pseudolocale.allCases.filter { !catalog.languages.contains($0.rawValue) } : []
    preparations = catalog.languages.map { MessagePreparation(in: $0, options) }
    pseudolocalePreparations = Dictionary(
      uniqueKeysWithValues: pseudolocales.map { ($0, MessagePreparation(in: $0.rawValue, options)) })
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
    let message = messages[rows[index]]
    return message.emitted(inLanguage: language).map { MessageRow($0, of: message, preparations[language]) }
  }

  /// Returns the row of a message in a pseudolocale, which is made of the source's.
  func row(_ index: Int, in pseudolocale: Pseudolocale) -> MessageRow? {
    let message = messages[rows[index]]
    guard let source = preparations.first, let own = pseudolocalePreparations[pseudolocale] else { return nil }
    return message.emitted(inLanguage: 0).map { MessageRow($0, of: message, in: pseudolocale, (source, own)) }
  }
}
