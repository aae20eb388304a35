import ArgumentParser
import L10nCatalog
import L10nChecking
import L10nExchange
import L10nFormats
import L10nProject
import L10nText

/// `outdated --mark`: gives outdated translations the state `needs-review`, in which they go to translators.
struct MarkedTranslations {
  private let loaded: LoadedConfiguration
  private var marked: ReadFiles
  private let original: [InputFile]
  private var refused: [LocatedProblem] = []
  private var count = 0

  /// - Parameter since: the revision since which changes of the source count, or `nil` for all.
  init(_ options: ConfigurationOptions, since: String?) throws {
    try options.lock()
    loaded = try options.load()
    let project = try OutdatedProject(loaded, since: since)
    original = project.files
    marked = ReadFiles(original, project.catalog, options: loaded.configuration.reading)
    for (language, outdated) in Dictionary(grouping: project.translations, by: \.language).sorted(by: {
      $0.key < $1.key
    }) {
      mark(outdated.map { project.catalog.messages[$0.message].keyPath }, in: project.catalog.languages[language])
    }
  }

  /// Marks the translations of some messages, given by their key paths, unless they have a state already.
  private mutating func mark(_ keyPaths: [String], in language: String) {
    let catalog = marked.catalog
    let units = ProjectUnits(of: catalog, in: marked.files, language: language, base: loaded.base)
    let byKey = units.messages(in: catalog)
    let translations = keyPaths.compactMap { keyPath -> MessageTranslation? in
      guard let message = byKey[keyPath] else { return nil }
      let final = (message.message.target ?? [:]).filter { $0.value.state == nil && !$0.value.text.isEmpty }
      return final.isEmpty
        ? nil : MessageTranslation(of: message, final.mapValues { UnitText(text: $0.text, state: .needsReview) })
    }
    let edit = UnitImport(translations, in: language, into: marked, units: units)
    marked = edit.project
    refused += edit.refused.map { LocatedProblem(location: $0.location, message: "\(language): \($0.message)") }
    count += edit.written.count
  }

  /// Writes the states, all files or none.
  func write() throws {
    let changes = TranslationChanges(marked.files.changes(since: original), in: loaded.translations)
    try changes.write()
    for path in changes.paths { Console.error("Wrote \(Console.printable(path))\n") }
    for problem in refused { Console.error("error: \(Console.printable(problem.message))\n") }
    Console.error("Marked \(String.counted(count, "translation")) as \(TranslationState.needsReview.rawValue)\n")
    if !refused.isEmpty { throw ExitCode(1) }
  }
}
