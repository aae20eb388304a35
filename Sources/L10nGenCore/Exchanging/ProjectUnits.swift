import L10nLanguage

/// A project's strings as units for the translators of one language.
package struct ProjectUnits {
  /// The strings of one file, in the order of their keys' places.
  struct File {
    /// The file with the source language's strings.
    var input: InputFile
    /// The path that files for translators name it by.
    var original: String
    var sourceLanguage: String
    /// The language of the translations, as the file writes it or, of a file of one language, as the project does.
    var targetLanguage: String
    var messages: [UnitMessage]
    /// For each message its index in the project's catalog; `nil` for a file that has all languages.
    var indexes: [Int]?
  }

  let files: [File]
  /// The strings that can't be units, each as a sentence: a key path and the reason.
  package private(set) var leftOut: [String] = []
  /// The translators' language.
  package let language: String

  /// Collects the units.
  ///
  /// - Parameters:
  ///   - project: the project's messages.
  ///   - files: the files that they were read from.
  ///   - language: the translators' language, which may be one that the project doesn't have yet.
  ///   - base: the directory that the files' paths are to be relative to.
  package init(of project: Catalog, in files: [InputFile], language: String, base: String) {
    let language =
      project.language(named: language).map { project.languages[$0] } ?? LanguageTag(language)?.description ?? language
    self.language = language
    let directory = FileSystem.workingDirectory
    let base = FilePath.absolute(base, in: directory)
    func original(_ file: InputFile) -> String {
      FilePath.relative(FilePath.absolute(file.shownPath, in: directory), to: base)
    }
    var all: [File] = []
    for file in files where file.hasAllLanguages && !LanguageNames.areSame(language, project.languages.first ?? "") {
      guard let units = file.text.flatMap({ StringCatalogUnits($0, target: language) }),
        !LanguageNames.areSame(units.sourceLanguage, language)
      else { continue }
      all.append(
        File(
          input: file, original: original(file), sourceLanguage: units.sourceLanguage,
          targetLanguage: units.targetLanguage, messages: units.messages))
    }
    let messages = MessageUnits(of: project, in: files, language: language)
    leftOut = messages.leftOut
    let byPath = Dictionary(files.map { ($0.shownPath, $0) }) { first, _ in first }
    for (index, own) in messages.byFile.sorted(by: { $0.key < $1.key }) {
      guard let file = byPath[project.files[index].path] else { continue }
      all.append(
        File(
          input: file, original: original(file), sourceLanguage: project.languages.first ?? "",
          targetLanguage: language, messages: own.map(\.message), indexes: own.map(\.index)))
    }
    self.files = all.sorted { KeyOrder.precedes($0.original, $1.original) }
  }

  /// The plural categories to translate.
  var categories: [PluralCategory] {
    LanguageTag(language).map { PluralRules(for: $0).categoriesToTranslate } ?? [.other]
  }
}
