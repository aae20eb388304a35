import L10nCatalog
import L10nEditing
import L10nFormats
import L10nLanguage
import L10nMessages
import L10nText

extension MessageUnitWriter {
  /// The texts that a language gets for a message.
  enum Addition {
    case message(StoredMessage)
    /// Texts for categories of an existing plural.
    case categories([StoredMessage.PluralVariant])
  }

  mutating func addMessages() {
    // Looking for the places of new messages reads files.
    guard !additions.isEmpty else { return }
    var bundles: [[String]: (target: ImportTarget, entries: [(path: [String], addition: Addition, message: Int)])] = [:]
    let targets = ImportTarget.targets(of: language, in: files.all, options: options)
    let store = options.listing?.store
    var tables: [String: (file: InputFile, strings: [(string: AppleTableString, message: Int)])] = [:]
    for (index, addition, key) in additions where refused[index] == nil {
      let message = project.messages[index]
      if let source = sourceFile(of: message), source.isTable {
        guard case .message(let stored) = addition, let file = files.translated(source),
          let string = message.tableString(key: key, stored, language: language, in: file)
        else {
          refused[index] = "it can't be added to a file of this kind; add the key there, and import again"
          continue
        }
        tables[file.shownPath, default: (file, [])].strings.append((string, index))
        continue
      }
      let segments = project.keys.segments(message.key)
      let present = self.target.flatMap { message.texts[$0] }
      let own = present.flatMap { present in
        targets.first { $0.file?.shownPath == project.files[present.keyPlace.file].path }
      }
      let new =
        store != nil || targets.contains { $0.holds(segments) } ? nil : files.counterpart(of: sourceFile(of: message))
      guard
        let target = own ?? new
          ?? ImportTarget.target(
            forKey: segments, among: targets, language: language, of: store)
      else {
        refused[index] = "no file of this language is for such a key; add one"
        continue
      }
      let path = target.keys(of: segments)
      bundles[target.path, default: (target, [])].entries.append((path, addition, index))
    }
    for (_, bundle) in bundles.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      add(bundle.entries, to: bundle.target)
    }
    for (_, table) in tables.sorted(by: { $0.key < $1.key }) { add(table.strings, toTable: table.file) }
  }

  private mutating func add(_ entries: [(path: [String], addition: Addition, message: Int)], to target: ImportTarget) {
    let messages = entries.flatMap { entry -> [(path: [String], message: StoredMessage)] in
      switch entry.addition {
      case .message(let message): return [(entry.path, message)]
      case .categories(let variants): return variants.map { (entry.path + [$0.category.rawValue], .text($0.text)) }
      }
    }
    let file = files.file(at: target.path)
    guard let text = file.format?.adding([KeyedEntry](messages), under: target.roots, to: file.text ?? []) else {
      for entry in entries {
        refused[entry.message] =
          "keys can't be added to \(file.shownPath) as it is written; put each key on its own line"
      }
      return
    }
    files.write(text, to: file)
  }

  private mutating func add(_ strings: [(string: AppleTableString, message: Int)], toTable file: InputFile) {
    guard let written = file.format?.tables?.writing(strings.map(\.string), to: file.text ?? [], source: options.source)
    else {
      for string in strings {
        refused[string.message] = "\(file.shownPath) has mistakes, so nothing can be added to it"
      }
      return
    }
    files.write(written.bytes, to: file)
  }
}

extension CatalogMessage {
  /// Returns the message as a string of a table, with its texts as the table's file has them; `nil` if files of the
  /// format can't get such a string.
  fileprivate func tableString(
    key: String, _ stored: StoredMessage, language: String, in file: InputFile
  ) -> AppleTableString? {
    var text = AppleTableString.Text(language: language, patterns: [], isList: false, state: nil, isPresent: false)
    switch stored {
    case .text(let string):
      text = .init(
        language: language, patterns: [MessagePattern(verbatim: string)], isList: false, state: nil, isPresent: false,
        verbatim: string)
    case .pluralMap(let variants) where file.format?.tables?.hasOriginalTexts == true: text.verbatimPlural = variants
    case .pluralMap, .list: return nil
    }
    return tableString(key: key, [text])
  }
}
