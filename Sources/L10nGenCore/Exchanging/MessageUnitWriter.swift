import L10nLanguage

/// Writes translations to files that have one language each: texts that are there are replaced where they stand, others are
/// added.
struct MessageUnitWriter {
  private let project: Catalog
  private let options: ReadingOptions
  private let language: String
  /// The index of the language in the project, or `nil` if it is new there.
  private let target: Int?
  private var files: [InputFile]
  /// Why messages can't be written, by the keys of their units.
  private var refused: [String: String] = [:]
  /// The texts to replace, by the indexes of their files in the catalog, with the keys of their units.
  private var replacements: [Int: [(text: BundleText, new: String, key: String)]] = [:]
  /// The messages and plural categories to add, with the indexes of their messages.
  private var additions: [(index: Int, addition: Addition, key: String)] = []
  /// The texts of which messages are put together, by the paths of the source language's files.
  private var parts: [String: Translations] = [:]
  private var states: [(change: MetadataStates.Change, key: String)] = []

  private enum Addition {
    case message(StoredMessage)
    /// Texts for categories of a plural that is there.
    case categories([StoredMessage.PluralVariant])
  }

  init(_ project: Catalog, files: [InputFile], language: String, options: ReadingOptions) {
    self.project = project
    self.files = files
    self.language = language
    self.options = options
    target = project.language(named: language)
  }

  /// Adds texts to those to write.
  ///
  /// - Parameters:
  ///   - index: the index of the message in the project.
  ///   - key: the key of its units.
  mutating func add(_ texts: [UnitPath: UnitText], toMessage index: Int, key: String) {
    let message = project.messages[index]
    noteState(of: texts, message, key)
    let source = project.files[message.source?.keyPlace.file ?? 0].path
    if BundleFormats.format(ofFile: source)?.composition != nil {
      parts[source, default: [:]][key] = texts
      return
    }
    let present = target.flatMap { message.texts[$0] }?.message
    let old = present?.unitTexts(state: nil) ?? [:]
    guard let stored = StoredMessage(old.merging(texts) { $1 }) else {
      refused[key] = "the project has no such variants in this language; change the message there first"
      return
    }
    if let present {
      var categories: [StoredMessage.PluralVariant] = []
      for (path, text) in texts {
        if let place = present.text(at: path) {
          guard place.text != text.text else { continue }
          replacements[place.place.file, default: []].append((place, text.text, key))
        } else if let category = path.category, case .pluralMap = present {
          categories.append(.init(category: category, text: text.text))
        } else {
          refused[key] = "the project has no such variants in this language; change the message there first"
          return
        }
      }
      if !categories.isEmpty {
        additions.append((index, .categories(categories.sorted { $0.category < $1.category }), key))
      }
    } else {
      additions.append((index, .message(stored), key))
    }
  }

  private mutating func noteState(of texts: [UnitPath: UnitText], _ message: CatalogMessage, _ key: String) {
    let state = texts.values.compactMap(\.state).min { $0.rank < $1.rank }
    let oldState = message.metadata.states[language].flatMap { $0 == .final ? nil : $0 }
    guard state != oldState else { return }
    states.append((.init(path: project.keys.segments(message.key), language: language, state: state), key))
  }

  /// Returns the files with the texts, and the keys of units that can't be written, with the reason.
  consuming func write() -> (files: [InputFile], refused: [String: String]) {
    for (file, texts) in replacements.sorted(by: { $0.key < $1.key }) { replace(texts, inFile: file) }
    addMessages()
    for (path, texts) in parts.sorted(by: { $0.key < $1.key }) { write(texts, asIn: path) }
    setStates()
    return (files, refused)
  }

  // MARK: Replacing

  private mutating func replace(_ texts: [(text: BundleText, new: String, key: String)], inFile index: Int) {
    guard let position = files.firstIndex(where: { $0.shownPath == project.files[index].path }),
      let file = FixableFile(files[position])
    else {
      for text in texts { refused[text.key] = "its file has mistakes; run 'l10n-gen check'" }
      return
    }
    var changes: [TranslatedText] = []
    for text in texts {
      if let change = TranslatedText(at: text.text.place.offset, as: text.new, key: text.key, in: file) {
        changes.append(change)
      } else {
        refused[text.key] = "its text can't be changed where it stands; edit \(file.input.shownPath)"
      }
    }
    if !changes.areRead(in: file) {
      // Some of them alone would change more than their text.
      changes = changes.compactMap { change in
        let own = change.harmless(in: file)
        if own == nil {
          refused[change.key] = "the text can't be written where it stands; edit \(file.input.shownPath)"
        }
        return own
      }
    }
    let edits = changes.flatMap(\.edits).sorted { $0.range.lowerBound < $1.range.lowerBound }
    files[position].bytes = file.bytes(with: edits)
  }

  // MARK: Adding

  private mutating func addMessages() {
    var bundles: [[String]: (target: ImportTarget, entries: [(path: [String], message: Addition, key: String)])] = [:]
    let targets = ImportTarget.targets(in: files, options: options)
      .filter { LanguageNames.areSame($0.language, language) }.map(\.target)
    var tables: [String: [(string: TableString, key: String)]] = [:]
    for (index, addition, key) in additions where refused[key] == nil {
      let message = project.messages[index]
      let segments = project.keys.segments(message.key)
      let source = project.files[message.source?.keyPlace.file ?? 0].path
      if BundleFormats.format(ofFile: source)?.hasTableKeys == true {
        guard case .message(.text(let text)) = addition, let path = translated(source) else {
          refused[key] = "plurals can't be added to this file yet; add the key there, and import again"
          continue
        }
        tables[path, default: []].append((message.tableString(key: key, text: text, language: language), key))
        continue
      }
      let present = self.target.flatMap { message.texts[$0] }
      let own = present.flatMap { present in
        targets.first { $0.file?.shownPath == project.files[present.keyPlace.file].path }
      }
      guard let target = own ?? ImportTarget.target(forKey: segments, among: targets, language: language) else {
        refused[key] = "no file of this language is for such a key; add one"
        continue
      }
      bundles[target.path, default: (target, [])].entries.append(
        (Array(segments.dropFirst(target.namespace.count)), addition, key))
    }
    for (_, bundle) in bundles.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      add(bundle.entries, to: bundle.target)
    }
    for (path, strings) in tables.sorted(by: { $0.key < $1.key }) { add(strings, toTable: path) }
  }

  private mutating func add(_ entries: [(path: [String], message: Addition, key: String)], to target: ImportTarget) {
    let messages = entries.flatMap { entry -> [(path: [String], message: StoredMessage)] in
      switch entry.message {
      case .message(let message): return [(entry.path, message)]
      case .categories(let variants): return variants.map { (entry.path + [$0.category.rawValue], .text($0.text)) }
      }
    }
    let format = BundleFormats.format(ofFile: target.path.last ?? "")
    let position = files.firstIndex { $0.path == target.path }
    let old = position.flatMap { files[$0].text } ?? []
    guard let new = format?.adding([KeyedEntry](messages), under: target.roots, to: old) else {
      let name = target.file?.shownPath ?? target.path.joined(separator: "/")
      for entry in entries {
        refused[entry.key] = "\(name) is written such that keys can't be added; write its mappings in lines"
      }
      return
    }
    if let position {
      files[position].bytes = files[position].encoded(new)
    } else {
      files.append(InputFile(path: target.path, shownPath: target.path.joined(separator: "/"), bytes: new))
    }
  }

  /// The path of the language's file of a table, beside that of the source language.
  private func translated(_ path: String) -> String? {
    let ending = ".lproj"
    let components = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard let folder = components.lastIndex(where: { $0.hasSuffix(ending) }) else { return nil }
    let siblings = files.compactMap { file in file.path.first { $0.hasSuffix(ending) } }
    let own = siblings.first { LanguageNames.areSame(String($0.dropLast(ending.count)), language) }
    var translated = components
    translated[folder] = own ?? language + ending
    return translated.joined(separator: "/")
  }

  private mutating func add(_ strings: [(string: TableString, key: String)], toTable path: String) {
    let position = files.firstIndex { $0.shownPath == path }
    let old = position.flatMap { files[$0].text } ?? []
    let format = BundleFormats.format(ofFile: path)
    guard let written = format?.writing(strings.map(\.string), to: old, source: options.source) else {
      for string in strings { refused[string.key] = "\(path) has mistakes, so that nothing can be added to it" }
      return
    }
    if let position {
      files[position].bytes = files[position].encoded(written.bytes)
    } else {
      files.append(tableFile(at: path, written.bytes))
    }
  }

  // MARK: Parts of messages

  /// - Parameter path: the path of the source language's file.
  private mutating func write(_ texts: Translations, asIn path: String) {
    let own = translated(path) ?? path
    let source = files.first { $0.shownPath == path }?.text ?? []
    let position = files.firstIndex { $0.shownPath == own }
    let old = position.flatMap { files[$0].text } ?? []
    let format = BundleFormats.format(ofFile: path)
    guard own != path, let new = format?.writing(parts: texts, like: source, to: old) else {
      for key in texts.keys { refused[key] = "its texts can't be written to \(own); edit it" }
      return
    }
    if let position {
      files[position].bytes = files[position].encoded(new)
    } else {
      files.append(tableFile(at: own, new))
    }
  }

  /// A new file in the folder of the language.
  private func tableFile(at path: String, _ bytes: [UInt8]) -> InputFile {
    InputFile(path: path.split(separator: "/").suffix(2).map(String.init), shownPath: path, bytes: bytes)
  }

  // MARK: States

  private mutating func setStates() {
    let changes = states.filter { refused[$0.key] == nil }.map(\.change)
    guard !changes.isEmpty else { return }
    let position = files.firstIndex(where: \.isMetadata)
    let old = position.flatMap { files[$0].text } ?? []
    guard let new = MetadataStates.setting(changes, in: old) else {
      for state in states where refused[state.key] == nil {
        refused[state.key] = "its state can't be written to the metadata file; write the mappings there in lines"
      }
      return
    }
    if let position {
      files[position].bytes = files[position].encoded(new)
    } else {
      files.append(
        InputFile(path: ["metadata.\(BundleFormats.newFileExtension)"], shownPath: "metadata", bytes: new))
    }
  }
}

extension TranslationState {
  /// The least final state has the lowest.
  fileprivate var rank: Int {
    switch self {
    case .new: 0
    case .needsReview: 1
    case .machineTranslated: 2
    case .stale, .final: 3
    }
  }
}

extension CatalogMessage {
  /// The message as a string of a table, with a text as the table's file has it.
  fileprivate func tableString(key: String, text: String, language: String) -> TableString {
    tableString(
      key: key,
      [
        .init(
          language: language, patterns: [MessagePattern(verbatim: text)], isList: false, state: nil, isPresent: false,
          verbatim: text)
      ])
  }
}
