package import L10nCatalog
import L10nFormats
import L10nLanguage
import L10nMessages
package import L10nText

/// The changes that add the strings of tables to a project's bundles.
///
/// Strings that the project already has stay as they are, so that importing twice changes nothing.
package struct StringImport {
  /// The files to write.
  package private(set) var changes: [FileChange] = []
  /// The number of added strings; a string counts once per language.
  package private(set) var added = 0
  /// The number of strings that the project already has with the same text.
  package private(set) var present = 0
  /// The strings that aren't imported, each as a sentence: a key path, a language and the reason.
  package private(set) var leftOut: [String] = []

  private let options: ReadingOptions
  private let project: Catalog
  /// For each of the tables' languages that the project has or will get, its name in the project and its files.
  private var languages: [String: (name: String, targets: [ImportTarget])] = [:]
  private var entries: [[String]: Entries] = [:]
  private var metadata: [(glob: KeyGlob, fields: MetadataFields)] = []
  /// The key paths of the source language after the import.
  private var sourcePaths: [[String]]

  /// The messages to add to a file.
  private struct Entries {
    let target: ImportTarget
    /// The project's name for their language.
    let language: String
    /// The messages with their keys in the file.
    var messages: [(path: [String], message: StoredMessage)] = []

    /// A Boolean value indicating whether a key has the name of a plural category.
    var mayHaveCategories: Bool {
      messages.contains { $0.path.count > 1 && $0.path.last.flatMap(PluralCategory.init) != nil }
    }
  }

  /// Plans the import.
  ///
  /// - Parameters:
  ///   - tables: the catalog of the tables alone, without mistakes that keep strings from being read.
  ///   - files: the files of the project.
  ///   - options: the options for reading the project.
  package init(_ tables: Catalog, into files: [InputFile], options: ReadingOptions) {
    self.options = options
    project = CatalogReader.catalog(of: files, options: options)
    leftOut = tables.leftOutWidths
    sourcePaths = project.keyPaths(inLanguage: options.source)
    let targets = ImportTarget.targets(in: files, options: options)
    for written in tables.languages {
      guard let name = projectName(ofLanguage: written) else { continue }
      let own = targets.filter { LanguageNames.areSame($0.language, name) }.map(\.target)
      languages[written] = (name, own)
    }
    let known = project.messagesByKeyPath
    for message in tables.inOrder {
      let path = tables.keys.segments(message.key)
      let imported = ImportedMessage(
        message, path: path, languages: tables.languages, syntax: options.syntax.syntax(ofKey: path))
      add(imported, known: known[message.keyPath])
    }
    write()
    writeMetadata(files)
  }

  /// Returns the project's files as they are after the import.
  ///
  /// - Parameter files: the files before it.
  package func files(after files: [InputFile]) -> [InputFile] {
    let changed = changes.map { change in
      InputFile(path: change.path, shownPath: change.path.joined(separator: "/"), bytes: change.new)
    }
    let paths = Set(changed.map(\.path))
    return files.filter { !paths.contains($0.path) } + changed
  }

  // MARK: Messages

  /// Returns what to do so that a text can be written, or an empty text if the reason says it.
  private func advice(on refusal: ImportedMessage.Refusal, of imported: ImportedMessage) -> String {
    guard let needed = refusal.neededSyntax else { return "" }
    let syntax = options.syntax.syntax(ofKey: imported.path)
    return "; write this in l10n.yml, and import again: syntax: { \"*\": \(syntax.rawValue), "
      + "\(SettingsText.written(imported.keyPath)): \(needed.rawValue) }"
  }

  private mutating func add(_ imported: ImportedMessage, known: CatalogMessage?) {
    for refusal in imported.refusals {
      leaveOut(imported, refusal.language, refusal.reason + advice(on: refusal, of: imported))
    }
    if known == nil, let reason = obstacle(to: imported.path) {
      return leaveOut(imported, nil, reason)
    }
    var fields = imported.fields
    fields.states = [:]
    let before = added
    for (written, message) in imported.texts {
      guard let (language, own) = languages[written] else {
        leaveOut(imported, written, "l10n.yml doesn't list this language; add it to 'languages'")
        continue
      }
      if let text = project.language(named: language).flatMap({ known?.texts[$0] }) {
        if text.stored == message {
          present += 1
        } else {
          leaveOut(imported, written, "the project has another text already, which stays")
        }
        continue
      }
      guard let target = ImportTarget.target(forKey: imported.path, among: own, language: language) else {
        leaveOut(imported, written, "no file of this language is for such a key; name a namespace with --into")
        continue
      }
      let path = Array(imported.path.dropFirst(target.namespace.count))
      entries[target.path, default: Entries(target: target, language: language)].messages.append((path, message))
      if LanguageNames.areSame(language, options.source) { sourcePaths.append(imported.path) }
      fields.states[language] = imported.fields.states[written]
      added += 1
    }
    guard added > before, fields != MetadataFields.empty else { return }
    metadata.append((KeyGlob(segments: imported.path), fields))
  }

  private mutating func leaveOut(_ imported: ImportedMessage, _ language: String?, _ reason: String) {
    leftOut.append("'\(imported.keyPath)'\(language.map { " in \($0)" } ?? ""): \(reason)")
  }

  /// Returns the project's name for a language, or `nil` if the project doesn't have it and won't get it.
  private func projectName(ofLanguage written: String) -> String? {
    if let name = LanguageNames.name(of: written, among: options.languages ?? project.languages) { return name }
    // A file with this name must be read as one of the language.
    guard options.languages == nil, let file = ImportTarget.target(forKey: ["key"], among: [], language: written),
      case .found = BundlePath(file.path, listed: nil).language
    else { return nil }
    return written
  }

  /// Returns the reason why a key can't be added, or `nil` if it can.
  private func obstacle(to path: [String]) -> String? {
    if project.keys.number(of: path) != nil { return "the project has a namespace of this name; use --into" }
    for count in path.indices.dropFirst() {
      let above = Array(path[..<count])
      guard let number = project.keys.number(of: above) else { return nil }
      if project.bundles.contains(where: { $0.entries[number]?.isMessage == true }) {
        return "'\(KeySegment.path(above))' is a string in the project; use --into"
      }
    }
    return nil
  }

  private mutating func write() {
    // A namespace in the source language is a namespace in every language.
    lazy var clear = Set(sourcePaths).subtracting(CategoryKeys.misread(among: sourcePaths))
    for (_, entry) in entries.sorted(by: {
      KeyOrder.precedes($0.key.joined(separator: "/"), $1.key.joined(separator: "/"))
    }) {
      let target = entry.target
      let messages = entry.mayHaveCategories ? withoutCategories(entry, clear) : entry.messages
      if messages.isEmpty { continue }
      let format = target.format(in: options)
      guard let new = format?.adding([KeyedEntry](messages), under: target.roots, to: target.file?.text ?? []) else {
        added -= messages.count
        let name = target.file?.shownPath ?? target.path.joined(separator: "/")
        leftOut.append(
          "\(messages.count) strings: keys can't be added to \(name) as it is written; put each key on its own line")
        continue
      }
      changes.append(FileChange(path: target.path, old: target.file, new: target.file?.encoded(new) ?? new))
    }
  }

  /// Leaves out messages whose keys alone would be read as the categories of a plural: `kind.other` without
  /// `kind.title`.
  ///
  /// - Parameter clear: the key paths that aren't categories, as the source language's files show.
  private mutating func withoutCategories(
    _ entries: Entries, _ clear: Set<[String]>
  ) -> [(path: [String], message: StoredMessage)] {
    let target = entries.target
    let paths = entries.messages.map { target.namespace + $0.path }
    let misread = CategoryKeys.misread(among: paths + project.keyPaths(inLanguage: entries.language))
    let unclear = Set(misread.subtracting(clear).map { $0.dropLast() })
    return zip(entries.messages, paths).compactMap { message, wholePath in
      let path = message.path
      guard path.count > 1, misread.contains(wholePath), unclear.contains(wholePath.dropLast()) else { return message }
      added -= 1
      let name = target.file?.shownPath ?? target.path.joined(separator: "/")
      leftOut.append(
        "'\(KeySegment.path(wholePath))': without other keys beside it in \(name), '\(path.last ?? "")' would be read as a "
          + "plural category")
      return nil
    }
  }

  // MARK: Metadata

  private mutating func writeMetadata(_ files: [InputFile]) {
    guard !metadata.isEmpty else { return }
    let old = files.first(where: \.isMetadata)
    let bytes = old?.text ?? []
    let path = old?.path ?? ["metadata.\(BundleFormats.newFileExtension)"]
    if let new = MetadataFile.adding(metadata, to: bytes) {
      if new != bytes { changes.append(FileChange(path: path, old: old, new: old?.encoded(new) ?? new)) }
    } else {
      let name = old?.shownPath ?? ""
      leftOut.append("\(metadata.count) descriptions and states: \(name) has mistakes; run 'l10n-gen check'")
    }
  }
}

extension Catalog {
  /// Returns the key paths of a language's messages.
  fileprivate func keyPaths(inLanguage name: String) -> [[String]] {
    guard let language = language(named: name) else { return [] }
    return messages.filter { $0.isIn(language: language) }.map { keys.segments($0.key) }
  }
}
