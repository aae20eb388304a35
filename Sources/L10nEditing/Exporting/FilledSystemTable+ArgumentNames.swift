import L10nCatalog
import L10nMessages

extension FilledSystemTable {
  /// Takes the names of arguments from the messages that the table's files already have: a project with positions instead
  /// of names has nothing better to call them.
  ///
  /// - Parameter known: the messages of the files by key.
  mutating func takeArgumentNames(from known: [String: CatalogMessage], for project: Catalog) {
    for (index, key) in strings {
      guard let message = known[key] else { continue }
      let names = Self.names(of: project.messages[index], in: message)
      if !names.isEmpty { argumentNames[key] = names }
    }
  }

  /// Returns the names in a file by those in the project, by the order of the arguments in the source text.
  private static func names(of message: CatalogMessage, in file: CatalogMessage) -> [String: String] {
    let own = message.source?.arguments.map(\.name) ?? []
    let others = file.source?.arguments.map(\.name) ?? []
    guard own.count == others.count, own != others, own.allSatisfy(LostArgumentNames.isPosition) else { return [:] }
    return Dictionary(zip(own, others)) { first, _ in first }
  }
}
