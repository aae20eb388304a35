import L10nCatalog
import L10nFormats
import L10nLanguage
import L10nText

/// `keys-lost`: strings of an older catalog that are gone: translations of a key that the source still has, or keys.
struct KeysLost: CatalogRule {
  /// The older catalog, or `nil` if there is nothing to compare with.
  private let before: Catalog?

  init(since before: Catalog? = nil) {
    self.before = before
  }

  let id = RuleID.keysLost
  let defaultSeverity = Severity.warning

  func check(_ catalog: Catalog, _: AccessorTree, _ reporter: inout Reporter) {
    guard let before, let older = OlderCatalog(before, of: catalog) else { return }
    let translations = lostTranslations(in: catalog, older)
    translations.report(id, in: catalog, &reporter) {
      LostKeys(problem: .translations(counted: $0, count: translations.count), examples: $1)
    }
    let keys = Set(catalog.messages.filter(\.isInSource).compactMap { older.index(of: $0) })
    let lost = before.messages.indices.filter { before.messages[$0].isInSource && !keys.contains($0) }
      .map { before.messages[$0] }
    // The source may have lost what couldn't be read.
    guard let file = catalog.bundles[0].files.first, catalog.bundles[0].isWhole, !lost.isEmpty else { return }
    // Developers remove keys on purpose, so that this is no more than a note.
    reporter.report(
      id, LostKeys(problem: .keys(count: lost.count), examples: AffectedStrings.examples(of: lost, in: before)),
      at: .place(Place(file: file, offset: 0)), of: .other(key: nil, language: nil), severity: .info)
  }

  /// Returns the translations that are gone. A language that was removed has none of them.
  private func lostTranslations(in catalog: Catalog, _ older: OlderCatalog) -> AffectedStrings {
    var lost = AffectedStrings()
    let languages = older.languages.indices.dropFirst().filter { language in
      catalog.bundles[language].isWhole && catalog.messages.contains { $0.isTranslated(in: language) }
    }
    for message in catalog.messages where message.isTranslatable {
      guard let source = message.source, let old = older.message(for: message), older.hasSameSource(message) else {
        continue
      }
      for language in languages where !message.isIn(language: language) {
        guard let oldLanguage = older.languages[language], let text = old.texts[oldLanguage], !text.isEmpty,
          // Nothing is lost with a copy of the source, or with what nobody translated yet.
          !text.isCopy(0, of: source), old.metadata.state(in: catalog.bundles[language].tag) != .new
        else { continue }
        lost.add(message, in: language, at: source.keyPlace)
      }
    }
    return lost
  }
}

/// Strings that are gone.
private struct LostKeys: Facts {
  var problem: Problem
  var examples: String

  enum Problem {
    case translations(counted: String, count: Int)
    case keys(count: Int)
  }

  var values: KeyValuePairs<FactName, String?> {
    switch problem {
    case .translations: [.problem: "translations"]
    case .keys: [.problem: "keys"]
    }
  }
  let namesLanguage = true
  var sentence: String {
    switch problem {
    case .translations(let counted, let count):
      "\(counted) \(count == 1 ? "is" : "are") gone, though the source still has \(Self.them(count)) \(examples); "
        + "restore \(Self.them(count))"
    case .keys(let count):
      "\(count) \(count == 1 ? "key is" : "keys are") gone from all languages \(examples); restore what code still uses"
    }
  }

  private static func them(_ count: Int) -> String { count == 1 ? "it" : "them" }
}
