import L10nCatalog
import L10nText

/// The keys that only a few translations have and the source doesn't, although its file has most keys of the table, or
/// most languages have no file of the table. Code doesn't use them any more, so they aren't missing anywhere.
struct StaleKeys {
  private var messages: Set<Int> = []

  init(_ catalog: Catalog) {
    let numbers = Dictionary(catalog.messages.indices.map { (catalog.messages[$0].keyPath, $0) }) { first, _ in first }
    let own = Set(catalog.bundles.first?.files ?? [])
    for table in catalog.tableKeys.values {
      let all = table.values.compactMap { numbers[KeySegment.path($0)] }.filter { catalog.messages[$0].isInSource }
      let translated = all.filter { catalog.messages[$0].source.map { !own.contains($0.keyPlace.file) } ?? false }
      guard !translated.isEmpty else { continue }
      let languages = catalog.languages.indices.dropFirst()
      let isOfFew = Self.areFew(
        languages.count { language in all.contains { catalog.messages[$0].isIn(language: language) } },
        of: languages.count)
      guard isOfFew || translated.count * 2 < all.count else { continue }
      messages.formUnion(
        translated.filter { index in
          Self.areFew(languages.count { catalog.messages[index].isIn(language: $0) }, of: languages.count)
        })
    }
  }

  /// Returns a Boolean value indicating whether a message, given by its index, has such a key.
  func contains(_ message: Int) -> Bool { messages.contains(message) }

  private static func areFew(_ count: Int, of all: Int) -> Bool { count * 2 < all }
}
