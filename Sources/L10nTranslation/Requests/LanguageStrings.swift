import L10nCatalog
import L10nChecking
package import L10nExchange
import L10nFormats
package import L10nLanguage
package import L10nMessages
import L10nText

/// The strings of a project for the translators of one language.
package struct LanguageStrings {
  /// The language, as the project names it or will name it.
  package let language: String
  let project: TranslationProject
  private let units: LanguageUnits

  init(in language: String, of project: TranslationProject, _ units: LanguageUnits) {
    self.language = language
    self.project = project
    self.units = units
  }

  private var index: Int? { units.language }
  private var messages: [String: ProjectMessage] { units.messages }
  private var oldSources: [Int: StoredMessage] { index.flatMap { project.oldSources[$0] } ?? [:] }
  /// The plural categories to translate.
  package var categories: [PluralCategory] { units.categories }
}

// MARK: - Selecting

extension LanguageStrings {
  /// The number of strings of each kind.
  package var counts: [UnitSelection.Kind: Int] {
    let kinds = allKinds
    return project.order.reduce(into: [:]) { counts, index in
      for kind in kinds[index] { counts[kind, default: 0] += 1 }
    }
  }

  /// Returns the identifiers of the strings of some kinds, in the order of the source's files.
  ///
  /// - Parameters:
  ///   - keys: the keys to look for, or `nil` for all.
  ///   - last: the key after which the search starts, or `nil` to start at the beginning.
  package func identifiers(
    _ kinds: Set<UnitSelection.Kind>, keys: Set<String>? = nil, after last: String? = nil
  ) -> [StringID] {
    let all = allKinds
    let position = last.flatMap { project.indexes[$0] }.flatMap { project.positions[$0] }
    return project.order[(position.map { $0 + 1 } ?? 0)...].compactMap { index in
      let keyPath = project.catalog.messages[index].keyPath
      guard keys?.contains(keyPath) ?? true, !kinds.isDisjoint(with: all[index]) else { return nil }
      return StringID(key: keyPath, language: language)
    }
  }

  private var allKinds: [Set<UnitSelection.Kind>] {
    let kinds = units.kinds ?? project.catalog.messages.indices.map(kinds(ofMessage:))
    units.kinds = kinds
    return kinds
  }

  /// Returns the kinds of work that a string needs, or none if its translation is final.
  func kinds(ofMessage index: Int) -> Set<UnitSelection.Kind> {
    let message = project.catalog.messages[index]
    guard let own = messages[message.keyPath], message.isTranslatable, !isStale(message) else { return [] }
    var kinds: Set<UnitSelection.Kind> = []
    for unit in units(of: own) where unit.source?.isEmpty == false { kinds.formUnion(unit.kinds) }
    // A language that has only differences from another one inherits what it doesn't have.
    if let language = self.index, project.catalog.sparse[language] != nil { kinds.remove(.missing) }
    if oldSources[index] != nil { kinds.insert(.outdated) }
    return kinds
  }

  /// Returns a Boolean value indicating whether no code uses a string any more.
  private func isStale(_ message: CatalogMessage) -> Bool {
    project.catalog.languages.first.map { message.metadata.states[$0] == .stale } ?? false
  }
}

// MARK: - Strings

extension LanguageStrings {
  /// Returns the texts of a message to translate: those that the language needs, and others that it has.
  func units(of message: ProjectMessage) -> [TranslationUnit] { message.message.units(categories) }

  /// Returns a message, or `nil` if it can't be translated here.
  func message(_ keyPath: String) -> ProjectMessage? { messages[keyPath] }

  private func source(_ keyPath: String) -> VariantTexts? {
    messages[keyPath].map { VariantTexts($0.message.source.mapValues(\.text)) }
  }

  /// Returns the texts of the present translation that aren't empty, or `nil` if there are none.
  private func present(_ keyPath: String) -> VariantTexts? {
    let texts = messages[keyPath]?.message.target?.mapValues(\.text).filter { !$0.value.isEmpty }
    return texts.flatMap { $0.isEmpty ? nil : VariantTexts($0) }
  }

  /// Returns the variants that a translation must have, and an example of a text for each.
  func needed(_ message: ProjectMessage) -> [(path: UnitPath, source: String)] {
    units(of: message).compactMap { unit in
      guard let source = unit.source, !source.isEmpty else { return nil }
      if let category = unit.path.category, !categories.contains(category) { return nil }
      return (unit.path, source)
    }
  }

  /// Returns the request to translate a string, or `nil` if the project doesn't have it.
  ///
  /// - Parameter withContext: whether it has what only helps: terms, other languages, and similar and neighboring
  ///   strings.
  package func request(for keyPath: String, withContext: Bool = true) -> TranslationRequest? {
    guard let index = project.indexes[keyPath], let own = messages[keyPath], let source = source(keyPath) else {
      return nil
    }
    let message = project.catalog.messages[index]
    var request = TranslationRequest(
      id: StringID(key: keyPath, language: language), basis: "", source: source, present: present(keyPath))
    request.oldSource = oldSources[index].map { VariantTexts($0) }
    request.arguments = arguments(of: message)
    let paths = needed(own).map(\.path)
    if paths != [UnitPath()] { request.forms = paths.compactMap { $0.item == nil ? $0.formName : nil } }
    request.description = message.description
    request.context = message.metadata.context
    request.maxWidth = message.maxWidth
    request.basis = RequestBasis.digest(of: request)
    if withContext { addContext(to: &request, message, at: index) }
    return request
  }

  private func arguments(of message: CatalogMessage) -> [TranslationRequest.Argument] {
    guard let source = message.source, !message.arguments.isEmpty else { return [] }
    let texts = source.stored.texts
    let uses = Dictionary(source.arguments.map { ($0.name, $0.uses) }) { first, _ in first }
    return message.arguments.filter { !$0.isDevice }.map { argument in
      let uses = uses[argument.name] ?? []
      var result = TranslationRequest.Argument(name: argument.name, type: argument.type)
      result.written =
        uses.lazy.filter { $0.kind.isWritten && !$0.range.isEmpty }.compactMap { use in
          texts.indices.contains(use.textIndex) ? texts[use.textIndex].utf8Text(in: use.range) : nil
        }.first
      result.example = message.metadata.examples[argument.name]
      for use in uses where !use.range.isEmpty {
        switch use.kind {
        case .plural: result.plurals = categories
        case .ordinal: result.ordinals = units.ordinals
        case .select(let keywords): result.keywords = keywords
        default: break
        }
      }
      return result
    }
  }
}

// MARK: - Context

extension LanguageStrings {
  /// The messages whose translations are final, and their sources.
  private var translated: FinalSources {
    if let known = units.finalSources { return known }
    let kinds = allKinds
    let final = project.order.filter { index in
      guard kinds[index].isEmpty, let own = messages[project.catalog.messages[index].keyPath] else { return false }
      return own.message.target?.values.contains { !$0.text.isEmpty } ?? false
    }
    let texts = final.map { source(project.catalog.messages[$0].keyPath)?.shown ?? "" }
    let found = FinalSources(messages: final, sources: SimilarSources(texts))
    units.finalSources = found
    return found
  }

  private static let otherLimit = 3
  private static let similarLimit = 3
  /// The number of neighbors on each side.
  private static let neighborLimit = 2

  private func addContext(to request: inout TranslationRequest, _ message: CatalogMessage, at index: Int) {
    request.terms = terms(of: message)
    let catalog = project.catalog
    request.others = catalog.languages.indices.dropFirst().filter { $0 != self.index }.lazy.compactMap { other in
      message.texts[other].flatMap {
        $0.isEmpty ? nil : (catalog.languages[other], VariantTexts($0.stored).shown.brief)
      }
    }.prefix(Self.otherLimit).map(\.self)
    let shown = request.source.shown
    let translated = translated
    let found = translated.sources.similar(to: shown, limit: Self.similarLimit + 1).map {
      translated.messages[$0.index]
    }
    request.similar = found.filter { $0 != index }.prefix(Self.similarLimit).compactMap { other in
      let keyPath = catalog.messages[other].keyPath
      guard let source = source(keyPath), let translation = present(keyPath) else { return nil }
      return (source.shown.brief, translation.shown.brief)
    }
    guard let position = project.positions[index] else { return }
    let around = (position - Self.neighborLimit...position + Self.neighborLimit).filter {
      $0 != position && project.order.indices.contains($0)
    }
    request.neighbors = around.compactMap { position in
      let neighbor = catalog.messages[project.order[position]]
      guard neighbor.source?.keyPlace.file == message.source?.keyPlace.file else { return nil }
      return neighbor.source.map { (neighbor.keyPath, VariantTexts($0.stored).shown.brief) }
    }
  }

  private func terms(of message: CatalogMessage) -> [TranslationRequest.Term] {
    guard let terms = project.terms, let source = message.source, let tag = LanguageTag(language) else { return [] }
    return terms.found(in: source).compactMap { found in
      switch found.meaning {
      case .untranslated(let fixed): return .init(word: found.word, translations: [fixed.text])
      case .term(let number):
        let words = project.catalog.glossary.terms[number].renderings.words(in: tag)
        return words.isEmpty ? nil : .init(word: found.word, translations: words)
      }
    }
  }
}

extension VariantTexts {
  /// Creates the texts of a message that is stored with its forms.
  package init(_ stored: StoredMessage) {
    switch stored {
    case .text(let text): self.init([UnitPath(): text])
    case .list(let items):
      self.init(Dictionary(uniqueKeysWithValues: items.enumerated().map { (UnitPath(steps: [.item($0)]), $1) }))
    case .pluralMap(let variants):
      self.init(
        Dictionary(variants.map { (UnitPath(steps: [.plural($0.category)]), $0.text) }) { first, _ in first })
    }
  }
}

extension String {
  /// The beginning of a text that only helps to understand another one.
  fileprivate var brief: String { dropFirst(80).isEmpty ? self : prefix(80) + "…" }

  /// Returns the text in a range of its UTF-8 bytes, or `nil` if it isn't one of characters.
  fileprivate func utf8Text(in range: Range<Int>) -> String? {
    guard range.upperBound <= utf8.count else { return nil }
    return String(utf8.dropFirst(range.lowerBound).prefix(range.count))
  }
}

// MARK: - The glossary

extension LanguageStrings {
  /// The words of the glossary that have translations, in its order.
  package var translatedTerms: [TranslationRequest.Term] {
    guard let source = project.catalog.bundles.first?.tag, let tag = LanguageTag(language) else { return [] }
    return project.catalog.glossary.terms.compactMap { term in
      let translations = term.renderings.words(in: tag)
      guard let word = term.renderings.words(in: source).first, !translations.isEmpty else { return nil }
      return .init(word: word, translations: translations)
    }
  }

  /// The words of the glossary that stay the same in all languages, in its order.
  package var untranslatedTerms: [TranslationRequest.Term] {
    project.catalog.glossary.untranslated.map { .init(word: $0.text, translations: [$0.text]) }
  }
}
