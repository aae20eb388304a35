import L10nCatalog
import L10nChecking
import L10nFormats
import L10nMessages
import L10nText

/// Finds the changes between two catalogs.
struct Comparer {
  private let before: Catalog
  private let after: Catalog
  private let declarations: (before: AccessorDeclarations, after: AccessorDeclarations)
  /// The sources that the newer translations which didn't follow them translate.
  private let outdated: OutdatedSources
  private(set) var languages: [LanguageChange]
  private(set) var changes: [MessageChange] = []
  private(set) var states: [StateChange] = []
  private(set) var breaking: [BreakingChange] = []

  init(_ before: NamedCatalog, _ after: NamedCatalog) {
    self.before = before.catalog
    self.after = after.catalog
    declarations = (
      AccessorDeclarations(before, namesModules: true), AccessorDeclarations(after, namesModules: true)
    )
    languages = Self.languages(of: before.catalog, after.catalog)
    var outdated = OutdatedSources()
    for translation in OutdatedTranslations(since: EarlierSources(before.catalog), in: after.catalog).translations {
      outdated[translation.message, translation.language] = translation.oldSource
    }
    self.outdated = outdated
  }

  /// Compares all messages.
  mutating func compare() {
    let oldIndexes = Self.indexes(of: before)
    let newIndexes = Self.indexes(of: after)
    let renames = RenamedKeys(from: before, to: after).newKeys
    let newNames = Dictionary(renames.map { ($0.value, $0.key) }) { first, _ in first }
    for key in Self.keys(before, after) {
      let old = oldIndexes[key]
      let new = newIndexes[key]
      // A renamed message is reported under its new name.
      if new == nil, renames[key] != nil { continue }
      let oldName = newNames[key]
      if let new { compareStates(old ?? oldName.flatMap { oldIndexes[$0] }, new) }
      guard let kind = kind(old: old, new: new, oldName: oldName) else { continue }
      let texts = texts(old ?? oldName.flatMap { oldIndexes[$0] }, new)
      let change = MessageChange(
        key: key, kind: kind, texts: texts, declarationBefore: declarations.before.byKey[oldName ?? key],
        declarationAfter: declarations.after.byKey[key], message: new)
      if kind == .changed, change.isEmpty { continue }
      count(texts)
      changes.append(change)
    }
    breaking = BreakingChange.changes(from: declarations.before, to: declarations.after, renames: renames)
  }

  private func kind(old: Int?, new: Int?, oldName: String?) -> MessageChange.Kind? {
    switch (old, new) {
    case (nil, nil): nil
    case (nil, _): oldName.map { .renamed(from: $0) } ?? .added
    case (_, nil): .removed
    case (_, _): .changed
    }
  }

  /// Compares the states of the message's current strings.
  private mutating func compareStates(_ old: Int?, _ new: Int) {
    let oldStates = old.map { before.states(ofMessage: $0) } ?? []
    let newStates = after.states(ofMessage: new)
    guard !oldStates.isEmpty || !newStates.isEmpty else { return }
    for (index, language) in languages.enumerated() {
      guard let indexAfter = language.indexAfter, after.messages[new].isIn(language: indexAfter) else { continue }
      let change = StateChange(
        key: after.messages[new].keyPath, language: index,
        before: oldStates.first { $0.language == language.indexBefore }?.state,
        after: newStates.first { $0.language == indexAfter }?.state)
      if change.before != change.after { states.append(change) }
    }
  }

  private mutating func count(_ texts: [TextVersions]) {
    for (language, text) in texts.enumerated() {
      switch text.kind {
      case .added: languages[language].added += 1
      case .removed: languages[language].removed += 1
      case .reworded: languages[language].reworded += 1
      case .same, .none: break
      }
    }
  }
}

// MARK: - Messages

extension Comparer {
  /// Returns the indexes of the source's messages, by key path.
  private static func indexes(of catalog: Catalog) -> [String: Int] {
    Dictionary(
      catalog.messages.indices.lazy.filter { catalog.messages[$0].isInSource }.map {
        (catalog.messages[$0].keyPath, $0)
      }
    ) { first, _ in first }
  }

  /// Returns the key paths of both, each once, in the order of their bytes.
  private static func keys(_ before: Catalog, _ after: Catalog) -> [String] {
    var keys: [String] = []
    var old = before.messages.lazy.filter(\.isInSource).map(\.keyPath).makeIterator()
    var next = old.next()
    for new in after.messages.lazy.filter(\.isInSource).map(\.keyPath) {
      while let key = next, KeyOrder.precedes(key, new) {
        keys.append(key)
        next = old.next()
      }
      if let key = next, !KeyOrder.precedes(new, key) { next = old.next() }
      keys.append(new)
    }
    while let key = next {
      keys.append(key)
      next = old.next()
    }
    return keys
  }

  /// Returns the old and the new text of each language.
  private func texts(_ old: Int?, _ new: Int?) -> [TextVersions] {
    languages.map { language in
      TextVersions(
        before: old.flatMap { Self.text(of: before.messages[$0], at: language.indexBefore) },
        after: new.flatMap { Self.text(of: after.messages[$0], at: language.indexAfter) },
        isOutdated: new.flatMap { new in language.indexAfter.map { outdated[new, $0] != nil } } ?? false)
    }
  }

  /// Returns the text that users of a language get from its own bundle. Users get a fallback instead of an empty text,
  /// except in the source or if the metadata allows it.
  private static func text(of message: CatalogMessage, at language: Int?) -> StoredMessage? {
    guard let language, let text = message.texts[language] else { return nil }
    guard language == 0 || message.metadata.allowsEmpty || !text.isEmpty else { return nil }
    return text.stored
  }
}

// MARK: - Languages

extension Comparer {
  /// Returns the languages of both; one that is spelled in two ways counts once.
  private static func languages(of before: Catalog, _ after: Catalog) -> [LanguageChange] {
    var languages = zip(after.bundles.indices, after.coverage).map { index, coverage in
      LanguageChange(name: coverage.language, after: coverage, indexAfter: index)
    }
    for (index, coverage) in before.coverage.enumerated() {
      let same = after.bundles.firstIndex(meaning: before.bundles[index].tag, by: \.tag)
      if let same, languages[same].indexBefore == nil {
        languages[same].before = coverage
        languages[same].indexBefore = index
      } else {
        languages.append(LanguageChange(name: coverage.language, before: coverage, indexBefore: index))
      }
    }
    return languages
  }
}
