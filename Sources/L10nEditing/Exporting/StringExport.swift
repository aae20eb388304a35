package import L10nCatalog
import L10nFormats
import L10nMessages
package import L10nText

/// A project's strings as a table that has all languages.
///
/// Strings of the file that already mean the same keep their bytes, and so do strings that the project doesn't have.
package struct StringExport {
  /// The bytes of the file.
  package private(set) var bytes: [UInt8] = []
  /// The number of texts that are new, or whose text or state changes.
  package private(set) var changed = 0
  /// The texts that the format can't represent, each as a sentence: a key path, a language and the reason.
  package private(set) var leftOut: [String] = []

  private let project: Catalog
  private let table: Catalog
  /// The file's messages by key. Read alone, the file may be in another namespace than in the project.
  private let present: [String: CatalogMessage]

  /// Creates the table for a file name.
  ///
  /// - Parameters:
  ///   - project: the project's messages.
  ///   - file: the existing file, or an empty one with the name.
  ///   - languages: the languages to write, or `nil` for all.
  ///   - options: the options for reading the project.
  /// - Throws: an error if the file has mistakes, or if it could belong to several tables.
  package init(
    of project: Catalog, to file: InputFile, languages: [String]?, options: ReadingOptions
  ) throws(FileSystem.Failure) {
    self.project = project
    let isNew = file.bytes.isEmpty
    let format = file.format
    guard let old = file.text else { throw Self.mistakes(in: file) }
    table = CatalogReader.catalog(of: isNew ? [] : [file], options: options.withoutProject)
    let messages = table.messagesByKeyPath
    present = (table.tableKeys.values.first ?? [:]).compactMapValues { messages[KeySegment.path($0)] }
    let names = try AppleTableNames(of: file, table, in: project, options: options)
    let indexes = project.languages.indices.filter { index in
      languages?.contains { LanguageNames.areSame($0, project.languages[index]) } ?? true
    }
    var strings: [AppleTableString] = []
    for message in project.messages {
      guard let key = names.key(of: project.keys.segments(message.key)) else { continue }
      if let string = string(message, key: key, named: names.name(of: key), in: indexes) { strings.append(string) }
    }
    guard let written = format?.tables?.writing(strings, to: old, source: options.source) else {
      throw Self.mistakes(in: file)
    }
    let paths = Dictionary(strings.map { ($0.key, names.path(of: $0.key)) }) { first, _ in first }
    leftOut = written.refusals.map { "'\(paths[$0.key] ?? $0.key)' in \($0.language): \($0.reason)" }
    changed = written.changes
    bytes = file.encoded(written.bytes)
  }

  private static func mistakes(in file: InputFile) -> FileSystem.Failure {
    .init(
      path: file.shownPath,
      reason: "this catalog has mistakes; 'l10n-gen check --translations \(file.shownPath)' shows them")
  }

  /// Returns the part of a message that the file doesn't have yet, or `nil` if it has all of it.
  ///
  /// - Parameters:
  ///   - name: the key's entry in `names.yml`, or `nil` if it has none.
  ///   - languages: the indexes of the languages to write.
  private func string(
    _ message: CatalogMessage, key: String, named name: KeyNames.Name?, in languages: [Int]
  ) -> AppleTableString? {
    let known = present[key]
    /// The file's texts by language, in each syntax that the project's texts use.
    var converted: [MessageSyntax: [String: StoredMessage]] = [:]
    var texts: [AppleTableString.Text] = []
    for index in languages {
      guard let localized = message.texts[index], message.isSourceEmpty || !localized.isEmpty,
        !localized.hasErrors
      else { continue }
      let name = LanguageNames.name(of: project.languages[index], among: table.languages) ?? project.languages[index]
      if let known, converted[localized.syntax] == nil {
        converted[localized.syntax] = self.texts(of: known, in: localized.syntax)
      }
      let isPresent = converted[localized.syntax]?[name] == localized.stored
      let state = message.metadata.state(named: project.languages[index])
      if isPresent, state == known?.metadata.states[name] { continue }
      texts.append(
        .init(
          language: name, patterns: localized.completePatterns, isList: localized.isList, state: state?.rawValue,
          isPresent: isPresent))
    }
    let description = message.metadata.description
    let isTranslatable = message.metadata.isTranslatable
    let isDescribed = known.map {
      (description == nil || $0.metadata.description == description) && $0.metadata.isTranslatable == isTranslatable
    }
    guard !texts.isEmpty || isDescribed == false else { return nil }
    return message.tableString(
      key: key, texts, positions: known?.metadata.argumentNames.positions ?? name?.positions ?? [:])
  }

  /// Returns the texts of a message in the file by language, converted to a syntax of the project.
  private func texts(of known: CatalogMessage, in syntax: MessageSyntax) -> [String: StoredMessage] {
    let converted = ImportedMessage(known, path: [], languages: table.languages, syntax: syntax)
    return Dictionary(converted.texts.map { ($0.language, $0.message) }) { first, _ in first }
  }
}
