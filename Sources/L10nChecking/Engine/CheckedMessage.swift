import L10nCatalog
import L10nFormats
import L10nMessages
import L10nText

/// A message of a catalog, with properties that are determined once for all its texts. A reference, since each text has
/// one.
final class CheckedMessage {
  let message: CatalogMessage
  /// Its index in the catalog.
  let index: Int
  let syntax: MessageSyntax
  /// The languages of the catalog, the source first.
  let languages: [CheckedLanguage]
  /// The arguments by name, or `nil` if there are few enough to search one by one.
  private let argumentIndexes: [String: Int]?

  private static let fewArguments = 16

  /// The names of the arguments that certainly are the number of something.
  private(set) lazy var countedArguments = CountedArguments.names(in: message)

  /// The positions of its arguments in tables, from 1.
  private(set) lazy var argumentPositions: Set<Int> = {
    let names = message.arguments.filter { !$0.isDevice }.map(\.name)
    let positions = PrintfPositions(names, known: message.metadata.argumentNames.positions)
    return Set(names.map { positions.position(of: $0) })
  }()

  /// The source language's texts, for comparing with lookalikes.
  private(set) lazy var sourceTexts = SourceTexts(of: message.source)

  /// For the source's texts with links, by index, a Boolean value indicating whether translations have different links
  /// instead. Stored, because it takes a look at all languages.
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

  /// A Boolean value indicating whether the text of the source is only a key in files of other languages, so that code may
  /// give another text.
  var isKeyAlone: Bool { message.source.map { !source.has($0.keyPlace) } ?? false }

  /// The source's message as a related place, or none if no file of the source has the message.
  var relatedSource: [Report.Related] {
    message.source.map { relatedSource(at: $0.keyPlace) } ?? []
  }

  /// Returns a place in the source's message as a related place, or none if it is in a file of another language.
  func relatedSource(at place: Place) -> [Report.Related] {
    source.has(place) ? [.init(place: place, words: "the text in \(source.name)")] : []
  }

  /// Returns the patterns of a language, or none if it doesn't have the message.
  func patterns(inLanguage index: Int) -> [MessagePattern] {
    message.texts.indices.contains(index) ? message.texts[index]?.patterns ?? [] : []
  }

  /// Returns the source's plurals over an argument, whatever their kind.
  func sourcePlurals(over argument: String) -> [PluralChoice] {
    ArgumentUses(of: patterns(inLanguage: 0), in: self).plurals.map(\.choice).filter { $0.argument == argument }
  }

  /// Returns the index of an argument, or `nil` if no argument has this name.
  func argumentIndex(_ name: String) -> Int? {
    if let argumentIndexes { return argumentIndexes[name] }
    return message.arguments.firstIndex { $0.name == name }
  }
}
