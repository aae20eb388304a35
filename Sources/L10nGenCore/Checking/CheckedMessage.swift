import L10nLanguage

/// A message of a catalog, with what is found out once for all its texts. A reference, since each of these holds it.
final class CheckedMessage {
  let message: CatalogMessage
  /// Its index in the catalog.
  let index: Int
  let syntax: MessageSyntax
  /// The source language, as it is named and as it is.
  let sourceName: String
  let sourceTag: LanguageTag?
  /// The arguments by name, where there are too many to look through.
  private let argumentIndexes: [String: Int]?

  private static let fewArguments = 16

  init(_ message: CatalogMessage, at index: Int, of catalog: Catalog) {
    self.message = message
    self.index = index
    syntax = catalog.syntax
    sourceName = catalog.languages.first ?? ""
    sourceTag = catalog.bundles.first?.tag
    argumentIndexes =
      message.arguments.count <= Self.fewArguments
      ? nil : Dictionary(message.arguments.enumerated().map { ($1.name, $0) }) { first, _ in first }
  }

  var arguments: [CatalogArgument] { message.arguments }

  /// The number of an argument; nil for a name that is none.
  func argumentIndex(_ name: String) -> Int? {
    if let argumentIndexes { return argumentIndexes[name] }
    return message.arguments.firstIndex { $0.name == name }
  }
}
