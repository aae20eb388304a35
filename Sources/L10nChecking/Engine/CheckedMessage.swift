import L10nCatalog
import L10nFormats
import L10nLanguage
import L10nText

/// A message of a catalog, with what is found out once for all its texts. A reference, since each of these holds it.
final class CheckedMessage {
  let message: CatalogMessage
  /// Its index in the catalog.
  let index: Int
  let syntax: MessageSyntax
  /// The languages of the catalog, the source first.
  let languages: [CheckedLanguage]
  /// The arguments by name, where there are too many to look through.
  private let argumentIndexes: [String: Int]?

  private static let fewArguments = 16

  /// The names of the arguments that surely are the number of something.
  private(set) lazy var countedArguments = CountedArguments.names(in: message)

  /// The texts of the source language, as lookalikes are compared with them.
  private(set) lazy var sourceTexts = SourceTexts(of: message.source)

  /// For texts of the source with links, whether translations write links of their own for them, each another one. Found
  /// out once: it takes a look at all languages.
  var localizedLinks: [Int: Bool] = [:]

  init(_ message: CatalogMessage, at index: Int, in languages: [CheckedLanguage]) {
    self.message = message
    self.index = index
    syntax = message.syntax
    self.languages = languages
    argumentIndexes =
      message.arguments.count <= Self.fewArguments
      ? nil : Dictionary(message.arguments.enumerated().map { ($1.name, $0) }) { first, _ in first }
  }

  /// The source language.
  var source: CheckedLanguage { languages[0] }

  var arguments: [CatalogArgument] { message.arguments }

  /// The name of the argument that plural maps of the message count.
  var pluralMapArgument: String {
    message.metadata.argumentNames.countName ?? MessageSyntax.pluralMapArgument
  }

  /// The source's message as a related place; empty if the source doesn't have the message.
  var relatedSource: [Report.Related] {
    message.source.map { [relatedSource(at: $0.keyPlace)] } ?? []
  }

  /// The same of a place in it.
  func relatedSource(at place: Place) -> Report.Related {
    .init(place: place, words: "the text in \(source.name)")
  }

  /// Returns the patterns of a language; empty if it doesn't have the message.
  func patterns(inLanguage index: Int) -> [MessagePattern] {
    message.texts.indices.contains(index) ? message.texts[index]?.patterns ?? [] : []
  }

  /// The number of an argument; nil for a name that is none.
  func argumentIndex(_ name: String) -> Int? {
    if let argumentIndexes { return argumentIndexes[name] }
    return message.arguments.firstIndex { $0.name == name }
  }
}
