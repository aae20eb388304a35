import L10nAgentServer
import L10nCatalog
import L10nExchange
import L10nProject
import L10nEditing
import L10nText
import L10nTranslation

/// The strings of a language that are to be translated.
struct TranslationWork {
  var task: TranslatorTask
  var requests: [TranslationRequest]
}

/// The strings that a user wants translated: those of some kinds, or some keys, in some languages.
struct TranslationSelection {
  private let languages: [LanguageStrings]
  private let kinds: Set<UnitSelection.Kind>
  private let keys: Set<String>?

  /// Reads the user's choice, and refuses languages and keys that the project doesn't have.
  ///
  /// - Parameters:
  ///   - languages: the names of languages.
  ///   - words: the names of kinds, and keys.
  ///   - kinds: the kinds among them, or those that are wanted without a choice.
  init(
    _ languages: [String], _ words: [String], _ kinds: Set<UnitSelection.Kind>, in project: TranslationProject
  ) throws(Refusal) {
    var chosen: [LanguageStrings] = []
    for language in languages {
      guard let strings = project.strings(in: language), ReadingOptions.isLanguage(language) else {
        throw .usage(Self.reason(against: language, in: project))
      }
      if !chosen.contains(where: { $0.language == strings.language }) { chosen.append(strings) }
    }
    self.languages = chosen
    let names = words.filter { UnitSelection.Kind(rawValue: $0) == nil }
    var keys: Set<String> = []
    for name in names {
      switch MessageName.match(name, in: project.state) {
      case .message(let message): keys.insert(message.keyPath)
      case .namespace:
        let prefix = name + "."
        keys.formUnion(project.catalog.messages.map(\.keyPath).filter { $0.hasPrefix(prefix) })
      case .none(let suggestion):
        throw .usage(
          "'\(name)' is neither a kind of string nor a key; "
            + (suggestion.map { "did you mean '\($0)'?" }
              ?? "the kinds are \(UnitSelection.Kind.allCases.map(\.rawValue).joined(separator: ", "))"))
      }
    }
    guard names.isEmpty || names.count == words.count else {
      throw .usage("--only has kinds and keys; name either")
    }
    self.keys = names.isEmpty ? nil : keys
    self.kinds = names.isEmpty ? kinds : Set(UnitSelection.Kind.allCases)
  }

  private static func reason(against language: String, in project: TranslationProject) -> String {
    if project.catalog.language(named: language) == 0 {
      return "'\(language)' is the source language, so there is nothing to translate"
    }
    return "'\(language)' is not a language; write a tag such as de or zh-Hans"
  }

  /// Returns the strings by language, in the order of the source.
  ///
  /// - Parameter limit: the number of strings in all languages together, or `nil` for all.
  func work(limit: Int?, of loaded: LoadedConfiguration) -> [TranslationWork] {
    var rest = limit ?? .max
    var work: [TranslationWork] = []
    for strings in languages {
      let ids = strings.identifiers(kinds, keys: keys).prefix(rest)
      rest -= ids.count
      work.append(
        TranslationWork(
          task: TranslatorTask(
            language: strings.language, guide: Self.guide(for: strings.language, of: loaded),
            terms: strings.untranslatedTerms + strings.translatedTerms),
          requests: ids.compactMap { strings.request(for: $0.key) }))
    }
    return work
  }

  /// Returns the texts for translators into a language, or `nil` if there are none.
  private static func guide(for language: String, of loaded: LoadedConfiguration) -> String? {
    let texts = TranslationGuide.files(for: language, of: loaded).compactMap(\.text)
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }
}
