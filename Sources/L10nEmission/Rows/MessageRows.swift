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
  /// For each language, whether Korean both-forms in its messages are particles.
  let marksParticles: [Bool]
  private let messages: [CatalogMessage]
  /// The indexes of the messages with a row.
  private let rows: [Int]

  package init(_ catalog: Catalog, _ options: EmissionOptions) {
    languages = catalog.languages
    pseudolocales =
      options.pseudolocales ? Pseudolocale.allCases.filter { !catalog.languages.contains($0.rawValue) } : []
    marksParticles = catalog.languages.map(options.marksParticles)
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
    messages[rows[index]].emitted(inLanguage: language).map {
      MessageRow($0, marksParticles: marksParticles[language])
    }
  }

  /// Returns the row of a message in a pseudolocale, which is made of the source's.
  func row(_ index: Int, in pseudolocale: Pseudolocale) -> MessageRow? {
    languages.isEmpty ? nil : row(index, inLanguage: 0)?.inPseudolocale(pseudolocale)
  }
}
