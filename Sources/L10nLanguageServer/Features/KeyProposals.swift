import L10nAllLanguages
import L10nCatalog
import L10nLanguage
import L10nMessages

/// The keys that the source has below a namespace, and a language lacks.
struct KeyProposals {
  private(set) var keys: [Key] = []

  struct Key {
    let name: String
    /// A Boolean value indicating whether it has other keys below it, all of which are missing.
    let isNamespace: Bool
    /// The source's text.
    let text: String?
  }

  mutating func add(_ key: Key) { keys.append(key) }

  /// - Parameters:
  ///   - parent: the number of the namespace's key.
  ///   - language: the index of the language.
  init(below parent: Int, in language: Int, of analysis: Analysis) {
    let catalog = analysis.catalog
    if let message = analysis.message(parent) {
      keys = Self.categories(of: message, in: language, of: catalog)
      return
    }
    var seen: Set<Int> = []
    for message in catalog.messages where message.isInSource && !message.isIn(language: language) {
      guard message.isTranslatable else { continue }
      var child = message.key
      while let above = catalog.keys.parent(child), above != parent { child = above }
      guard child != KeyTree.root, catalog.keys.parent(child) == parent, seen.insert(child).inserted,
        catalog.bundles[language].entries[child] == nil, let name = catalog.keys.segments(child).last
      else { continue }
      let isOwn = child == message.key
      keys.append(Key(name: name, isNamespace: !isOwn, text: isOwn ? message.source?.stored.texts.first : nil))
    }
  }

  /// Returns the plural categories that a message of a language lacks.
  private static func categories(of message: CatalogMessage, in language: Int, of catalog: Catalog) -> [Key] {
    guard case .pluralMap(let variants)? = (message.texts[language] ?? message.source)?.stored else { return [] }
    let written = message.texts[language] == nil ? [] : Set(variants.map(\.category))
    let categories = PluralRules(for: catalog.bundles[language].tag).integerCategories(.cardinal)
    return categories.filter { !written.contains($0) }.map { category in
      let source = message.source?.stored
      let texts: [StoredMessage.PluralVariant] = if case .pluralMap(let all)? = source { all } else { [] }
      let text = texts.first { $0.category == category } ?? texts.last
      return Key(name: category.rawValue, isNamespace: false, text: text?.text)
    }
  }
}
