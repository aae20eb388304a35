package import L10nCatalog
import L10nChecking
import L10nFormats
import L10nMessages
package import L10nText

/// The messages of a project, for searching and viewing.
package struct CatalogOverview: Sendable {
  private let catalog: Catalog
  private let declarations: AccessorDeclarations
  private let previewer: Previewer
  private let pseudolocales: [Pseudolocale]
  private let terms: MessageTerms
  /// The keys in tables, by key path.
  private let tableKeys: [String: AppleTableKey]
  /// The findings by key path.
  private let findings: [String: [Finding]]

  /// - Parameters:
  ///   - declarations: the declarations of the accessors, or `nil` if they aren't known yet.
  ///   - findings: the findings to show with the messages.
  ///   - emission: the options for Korean particles, isolated arguments and pseudolocales.
  package init(
    _ state: NamedCatalog, _ declarations: AccessorDeclarations? = nil, findings: [Finding], _ emission: EmissionOptions
  ) {
    let catalog = state.catalog
    self.catalog = catalog
    pseudolocales = emission.pseudolocales ? Pseudolocale.allCases : []
    self.declarations = declarations ?? AccessorDeclarations(state)
    previewer = Previewer(catalog, emission)
    terms = MessageTerms(of: catalog)
    tableKeys = catalog.tableKeysByPath
    self.findings = Dictionary(grouping: findings.filter { $0.key != nil }) { $0.key ?? "" }
  }

  /// Returns the overviews of messages.
  ///
  /// - Parameter indexes: indexes that ``messages(for:)`` returned.
  package func overviews(of indexes: [Int]) -> [MessageOverview] {
    // One for all, because it counts the lines of each file once.
    var locator = PlaceLocator(files: catalog.files)
    return indexes.map { overview(of: $0, &locator) }
  }

  /// The overviews of all messages, in the order of key paths.
  package var messages: [MessageOverview] { overviews(of: Array(catalog.messages.indices)) }

  private func overview(of index: Int, _ locator: inout PlaceLocator) -> MessageOverview {
    let message = catalog.messages[index]
    let own = findings[message.keyPath] ?? []
    let states = Dictionary(catalog.states(ofMessage: index).map { ($0.language, $0.state) }) { first, _ in first }
    let languages = catalog.languages.indices.map { language(at: $0, of: message, states[$0], own, &locator) }
    let namespace = catalog.keys.segments(message.key).dropLast()
    return MessageOverview(
      key: message.keyPath, namespace: namespace.isEmpty ? nil : KeySegment.path(Array(namespace)),
      formerKey: message.metadata.formerKey?.path,
      tableKey: tableKeys[message.keyPath].flatMap { $0.key == message.keyPath ? nil : $0 },
      accessor: declarations.byKey[message.keyPath],
      metadata: message.metadata,
      terms: terms.terms(of: message), languages: languages,
      pseudolocales: pseudolocales.map { .init(locale: $0, previews: previewer.previews(of: message, as: $0)) },
      findings: own.filter { $0.language == nil })
  }

  private func language(
    at index: Int, of message: CatalogMessage, _ state: TranslationState?, _ findings: [Finding],
    _ locator: inout PlaceLocator
  ) -> MessageOverview.Language {
    let name = catalog.languages[index]
    let text = message.texts[index]
    let general = text == nil ? catalog.generalLanguage(with: message, for: index) : nil
    return MessageOverview.Language(
      name: name, message: text?.message,
      location: (text?.message.texts.first?.place ?? text?.keyPlace).map { locator.location(of: $0) },
      general: general.map { catalog.languages[$0] }, state: state,
      previews: previewer.previews(of: message, in: index),
      sentences: text.map { sentences(of: $0, in: index) } ?? [],
      width: message.metadata.maxWidth == nil ? nil : text.map { width(of: $0, message, in: index) },
      findings: findings.filter { $0.language == name })
  }

  private func sentences(of text: LocalizedMessage, in language: Int) -> [[String]] {
    shownPatterns(of: text, in: language).flatMap { pattern in
      pattern.plainText.map { [[$0]] } ?? ShownSentences(of: pattern).searchable
    }
  }

  /// Returns the patterns of a text that users don't see as they are written.
  private func shownPatterns(of text: LocalizedMessage, in language: Int) -> [MessagePattern] {
    previewer.patterns(of: text, in: language).filter { pattern in
      pattern.plainText.map { !text.stored.texts.contains($0) } ?? true
    }
  }

  private func width(of text: LocalizedMessage, _ message: CatalogMessage, in language: Int) -> Int {
    text.message.texts.indices.map { index in
      ShownWidth(
        of: text.pattern(ofText: index), in: catalog.bundles[language].tag, examples: message.metadata.examples
      ).widest
    }.max() ?? 0
  }
}

// MARK: - Searching

extension CatalogOverview {
  /// Returns the messages that a search term means: a key path, an accessor or a string of a table; otherwise those
  /// below a key path, or matching a pattern with stars; otherwise all whose key path or texts contain it, ignoring
  /// case.
  ///
  /// - Returns: indexes, in the order of key paths.
  package func messages(for word: String) -> [Int] {
    let indexes = catalog.messages.indices
    let named = indexes.filter { isName(word, of: catalog.messages[$0]) }
    if !named.isEmpty { return named }
    if let segments = KeySegment.split(word), let glob = glob(of: segments) {
      let below = indexes.filter { glob.matches(catalog.keys.segments(catalog.messages[$0].key)) }
      if !below.isEmpty { return below }
    }
    let searched = SearchedText(word)
    let containing = indexes.filter { index in
      let message = catalog.messages[index]
      return searched.isIn(message.keyPath)
        || message.texts.enumerated().contains { language, text in
          text.map { shows($0, in: language, searched) } ?? false
        }
    }
    return containing.isEmpty ? messages(shownAs: searched.lowercased) : containing
  }

  private func shows(_ text: LocalizedMessage, in language: Int, _ searched: SearchedText) -> Bool {
    text.stored.texts.contains(where: searched.isIn)
      || shownPatterns(of: text, in: language).contains { $0.plainText.map(searched.isIn) ?? false }
  }

  /// Returns the messages that may be shown as a sentence, those that share most of it first.
  private func messages(shownAs sentence: String) -> [Int] {
    let found = catalog.messages.indices.compactMap { index -> (index: Int, agreement: Int)? in
      let patterns = catalog.messages[index].texts.enumerated().flatMap { language, text in
        text.map { shownPatterns(of: $0, in: language) } ?? []
      }
      // One without arguments has been looked for.
      let agreement = patterns.compactMap { pattern in
        pattern.isPlainText ? nil : ShownSentences(of: pattern).agreement(with: sentence)
      }.max()
      return agreement.map { (index, $0) }
    }
    return found.sorted { ($1.agreement, $0.index) < ($0.agreement, $1.index) }.map(\.index)
  }

  private func isName(_ word: String, of message: CatalogMessage) -> Bool {
    if message.keyPath == word || message.metadata.formerKey?.path == word { return true }
    if declarations.byKey[message.keyPath]?.name == word { return true }
    return tableKeys[message.keyPath].map { $0.key == word || $0.shown == word } ?? false
  }

  /// Returns the pattern of the keys below a key path, or the pattern itself if the path has stars.
  private func glob(of segments: [String]) -> KeyGlob? {
    let path = segments.last?.isEmpty == true ? segments.dropLast() : segments[...]
    guard !path.isEmpty else { return nil }
    let glob = KeyGlob(segments: Array(path))
    return glob.isPlain ? KeyGlob(segments: path + ["**"]) : glob
  }

  /// The key paths of all messages.
  package var keys: [String] { catalog.messages.map(\.keyPath) }
}
