import L10nAllLanguages
package import L10nCatalog
package import L10nFormats
package import L10nLanguage

/// A project's strings as a form that translators of one language fill in, with the units of each message together.
///
/// Its units are those of an XLIFF file, so that a filled-in form can be imported as one.
package struct TranslationForm {
  package let files: [File]
  /// The translators' language.
  package let language: String
  /// The strings that the form can't represent, each as a sentence: a key path and the reason.
  package let leftOut: [String]

  /// The strings of one file of the project.
  package struct File {
    /// The path of the project's file.
    package var original: String
    /// The language of the source texts.
    package var source: String
    /// The language of the translations.
    package var target: String
    package var messages: [Message]
  }

  /// A message with its units.
  package struct Message {
    /// The key as the file writes it.
    package var key: String
    /// Its index in the project's catalog, or `nil` if it isn't known.
    package var index: Int?
    package var units: [TranslationUnit]
  }

  /// - Parameter project: the catalog that the units were collected from.
  package init(_ units: ProjectUnits, _ selection: UnitSelection, of project: Catalog) {
    let writable = WritableUnits(of: units, selection)
    let byKeyPath = Dictionary(project.messages.enumerated().map { ($1.keyPath, $0) }) { first, _ in first }
    let originals = Dictionary(units.files.map { ($0.original, $0) }) { first, _ in first }
    files = writable.files.compactMap { file in
      guard !file.units.isEmpty, let own = originals[file.original] else { return nil }
      let indexes = own.indexes.map { indexes in
        Dictionary(zip(own.messages.map(\.key), indexes)) { first, _ in first }
      }
      var messages: [Message] = []
      for unit in file.units {
        if messages.last?.key == unit.key {
          messages[messages.count - 1].units.append(unit)
        } else {
          let index =
            indexes.map { $0[unit.key] }
            ?? project.keyPaths(of: [unit.key], inTable: own.input).lazy.compactMap { byKeyPath[$0] }.first
          messages.append(Message(key: unit.key, index: index, units: [unit]))
        }
      }
      return File(original: file.original, source: file.source, target: file.target, messages: messages)
    }
    language = units.language
    leftOut = writable.leftOut
  }

  /// The number of units.
  package var count: Int { files.flatMap(\.messages).reduce(0) { $0 + $1.units.count } }

  /// The plural categories that the form asks for, with some whole numbers that select each; none for a category that
  /// only decimals select.
  package func categories(_ kind: PluralKind) -> [(category: PluralCategory, numbers: [Int])] {
    guard let tag = LanguageTag(language) else { return [(.other, [])] }
    let rules = PluralRules(for: tag)
    let categories = kind == .cardinal ? rules.categoriesToTranslate : rules.integerCategories(kind)
    return categories.map { ($0, rules.firstIntegers(of: $0, kind)) }
  }
}
