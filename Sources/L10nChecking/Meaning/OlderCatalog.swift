import L10nCatalog
import L10nFormats
import L10nLanguage
import L10nMessages

/// An older catalog of a project, with the messages that those of the present catalog were there.
struct OlderCatalog {
  let catalog: Catalog
  /// For each language of the present catalog, its index in the older one, or `nil` if it is new.
  let languages: [Int?]
  private let indexes: [String: Int]
  private let formerKeys: [String: String]

  /// Compares two catalogs. Returns `nil` if their source languages differ, so that no source can be compared.
  init?(_ before: Catalog, of catalog: Catalog) {
    languages = catalog.bundles.map { bundle in before.bundles.firstIndex(meaning: bundle.tag, by: \.tag) }
    guard languages.first == 0 else { return nil }
    self.catalog = before
    indexes = Dictionary(before.messages.enumerated().map { ($1.keyPath, $0) }) { first, _ in first }
    formerKeys = Dictionary(
      RenamedKeys(from: before, to: catalog).newKeys.map { ($0.value, $0.key) }
    ) { first, _ in first }
  }

  /// Returns the index that a message of the present catalog had in the older one, or `nil` if it is new.
  func index(of message: CatalogMessage) -> Int? {
    indexes[formerKeys[message.keyPath] ?? message.keyPath]
  }

  /// Returns the older version of a message, or `nil` if it is new.
  func message(for message: CatalogMessage) -> CatalogMessage? {
    index(of: message).map { catalog.messages[$0] }
  }

  /// Returns a Boolean value indicating whether a message has the same source in both catalogs.
  func hasSameSource(_ message: CatalogMessage) -> Bool {
    guard let source = message.source, let old = self.message(for: message)?.source else { return false }
    return source.stored.isWritten(like: old.stored)
  }

  /// A text that both catalogs have.
  struct Text {
    /// The indexes of its message and its language in the present catalog.
    var message: Int
    var language: Int
    /// The index of its message in the older one.
    var oldMessage: Int
    var now: LocalizedMessage
    var before: LocalizedMessage
  }

  /// Calls a function with each text that both catalogs have, in the order of messages and languages.
  func forEachText(of present: Catalog, _ body: (Text) -> Void) {
    for (index, message) in present.messages.enumerated() {
      guard let oldIndex = self.index(of: message) else { continue }
      let old = catalog.messages[oldIndex]
      for (language, oldLanguage) in languages.enumerated() {
        guard let oldLanguage, let now = message.texts[language], let before = old.texts[oldLanguage] else { continue }
        body(Text(message: index, language: language, oldMessage: oldIndex, now: now, before: before))
      }
    }
  }
}
