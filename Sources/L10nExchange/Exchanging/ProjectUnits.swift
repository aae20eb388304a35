import L10nAllLanguages
package import L10nCatalog
import L10nFormats
package import L10nLanguage
package import L10nText

/// A project's strings as units for the translators of one language.
package struct ProjectUnits {
  /// The strings of one file, in the order in which their keys are written.
  struct File {
    /// The file with the source language's strings.
    var input: InputFile
    /// The path that files for translators name it by.
    var original: String
    var source: String
    /// The language of the translations, named as in the file, or as in the project if the file has a single language.
    var target: String
    var messages: [UnitMessage]
    /// The index of each message in the project's catalog, or `nil` if the file has all languages.
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
  ///   - base: the directory that the files' paths should be relative to.
  package init(of project: Catalog, in files: [InputFile], language: String, base: String) {
    let language =
      project.language(named: language).map { project.languages[$0] } ?? LanguageTag(language)?.description ?? language
    self.language = language
    let directory = FileSystem.workingDirectory
    let base = FilePath.absolute(base, in: directory)
    func original(_ file: InputFile) -> String {
      FilePath.route(from: base, to: FilePath.absolute(file.shownPath, in: directory))
    }
    var all: [File] = []
    let described = project.messagesForTranslators
    for file in files where file.hasAllLanguages && !LanguageNames.areSame(language, project.languages.first ?? "") {
      guard let units = file.text.flatMap({ file.format?.exchange?.units(in: $0, target: language) }),
        !LanguageNames.areSame(units.source, language)
      else { continue }
      all.append(
        File(
          input: file, original: original(file), source: units.source,
          target: units.target, messages: project.adding(described, to: units.messages, ofTable: file)))
    }
    let messages = MessageUnits(of: project, in: files, language: language)
    leftOut = messages.leftOut
    let byPath = Dictionary(files.map { ($0.shownPath, $0) }) { first, _ in first }
    for (index, own) in messages.byFile.sorted(by: { $0.key < $1.key }) {
      guard let file = byPath[project.files[index].path] else { continue }
      all.append(
        File(
          input: file, original: original(file), source: project.languages.first ?? "",
          target: language, messages: own.map(\.message), indexes: own.map(\.index)))
    }
    self.files = all.sorted { KeyOrder.precedes($0.original, $1.original) }
  }

  /// The plural categories to translate.
  package var categories: [PluralCategory] {
    LanguageTag(language).map { PluralRules(for: $0).categoriesToTranslate } ?? [.other]
  }
}

extension Catalog {
  /// The messages whose metadata says more to translators than a comment does, by key path.
  fileprivate var messagesForTranslators: [String: CatalogMessage] {
    Dictionary(messages.filter(\.metadata.isForTranslators).map { ($0.keyPath, $0) }) { first, _ in first }
  }

  /// Returns the messages of a file that has all languages, with the metadata added.
  ///
  /// - Parameter described: the messages that have metadata for translators, by key path.
  fileprivate func adding(
    _ described: [String: CatalogMessage], to units: [UnitMessage], ofTable file: InputFile
  ) -> [UnitMessage] {
    guard !described.isEmpty else { return units }
    return units.map { unit in
      let paths = keyPaths(of: [unit.key], inTable: file)
      guard let message = paths.lazy.compactMap({ described[$0] }).first else { return unit }
      var unit = unit
      unit.note = MessageNotes.note(on: message, description: unit.note, withForms: false)
      return unit
    }
  }
}

extension Catalog {
  /// Returns the key paths of some keys of a table's file.
  func keyPaths(of keys: some Collection<String>, inTable file: InputFile) -> [String] {
    tables(ofFile: file).flatMap { table in keys.compactMap { table[$0].map(KeySegment.path) } }
  }

  /// Returns the tables that a file may be of, each with the segments of its keys' key paths.
  func tables(ofFile file: InputFile) -> [[String: [String]]] {
    let stem = BundlePath.stem(file.path.last ?? "")
    return tableKeys.filter { FilePath.name($0.key) == stem }.map(\.value)
  }
}

extension MessageMetadata {
  /// A Boolean value indicating whether the metadata says more to translators than a comment does.
  fileprivate var isForTranslators: Bool { context != nil || maxWidth != nil || !examples.isEmpty }
}
