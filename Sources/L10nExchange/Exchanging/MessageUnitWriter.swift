import L10nCatalog
import L10nChecking
import L10nEditing
import L10nFormats
import L10nLanguage
import L10nMessages
import L10nText

/// Writes translations to files that have one language each. Existing texts are replaced in their place, others are
/// added. A message is written completely or not at all. Every change is checked by reading the files again.
struct MessageUnitWriter {
  private let project: Catalog
  private let options: ReadingOptions
  private let language: String
  /// The index of the language in the project, or `nil` if it is new there.
  private let target: Int?
  private var files: LanguageFiles
  /// The reasons why messages can't be written, by the messages' indexes in the project.
  private var refused: [Int: String] = [:]
  /// The texts to replace, with the indexes of their messages, by the indexes of their files in the catalog.
  private var replacements: [Int: [(text: BundleText, new: String, message: Int)]] = [:]
  /// The messages and plural categories to add, with the keys of their units.
  private var additions: [(message: Int, addition: Addition, key: String)] = []
  /// The texts that messages are composed of, by the paths of the source language's files.
  private var parts: [String: [(message: Int, key: String, texts: [UnitPath: UnitText])]] = [:]
  private var states: [NewState] = []
  private lazy var repeated = RepeatedTexts(of: project)
  private var promised: PromisedTexts
  /// The catalog of the files with the texts, once it was compared with what was promised.
  private var catalog: Catalog?

  /// The number of attempts, each without the messages that were refused before.
  private static let attemptLimit = 16

  private struct NewState {
    var change: MetadataStates.Change
    var state: TranslationState?
    var message: Int
    /// The key of the message's units.
    var key: String
  }

  private enum Addition {
    case message(StoredMessage)
    /// Texts for categories of an existing plural.
    case categories([StoredMessage.PluralVariant])
  }

  init(_ project: Catalog, files: [InputFile], language: String, options: ReadingOptions) {
    self.project = project
    self.files = LanguageFiles(files, language: language, options: options)
    self.language = language
    self.options = options
    target = project.language(named: language)
    promised = PromisedTexts(project: project, language: language)
  }

  /// Adds texts to those to write.
  ///
  /// - Parameters:
  ///   - index: the index of the message in the project.
  ///   - key: the key of its units.
  mutating func add(_ texts: [UnitPath: UnitText], toMessage index: Int, key: String) {
    let message = project.messages[index]
    noteState(of: texts, message, index, key)
    let source = sourceFile(of: message)
    if source?.format?.tables?.composition != nil {
      promise(nil, texts, message, index)
      parts[source?.shownPath ?? "", default: []].append((index, key, texts))
      return
    }
    let present = target.flatMap { message.texts[$0] }?.message
    let old = present?.unitTexts(state: nil) ?? [:]
    guard let stored = StoredMessage(old.merging(texts) { $1 }) else {
      refused[index] = "the project has no such variants in this language; change the message there first"
      return
    }
    promise(old.merging(texts) { $1 }, texts, message, index)
    if let present {
      var categories: [StoredMessage.PluralVariant] = []
      for (path, text) in texts {
        if let place = present.text(at: path) {
          guard place.text != text.text else { continue }
          if let other = repeated.other(than: message.keyPath, at: place.place) {
            refused[index] =
              "an alias in the file repeats its text for '\(other)'; write the text out in both places, and import again"
            return
          }
          replacements[place.place.file, default: []].append((place, text.text, index))
        } else if let category = path.category, case .pluralMap = present {
          categories.append(.init(category: category, text: text.text))
        } else {
          refused[index] = "the project has no such variants in this language; change the message there first"
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

  private mutating func promise(
    _ all: [UnitPath: UnitText]?, _ texts: [UnitPath: UnitText], _ message: CatalogMessage, _ index: Int
  ) {
    let state = TranslationState.leastFinal(of: texts.values.compactMap(\.state))
    promised.messages[index] = .init(texts: all, state: state)
  }

  private mutating func noteState(
    of texts: [UnitPath: UnitText], _ message: CatalogMessage, _ index: Int, _ key: String
  ) {
    let state = TranslationState.leastFinal(of: texts.values.compactMap(\.state))
    let oldState = message.metadata.state(named: language)
    guard state != oldState else { return }
    let path = project.keys.segments(message.key)
    states.append(
      NewState(
        change: .init(path: path, language: language, state: state), state: state, message: index, key: key))
  }

  struct Result {
    /// The files with the texts.
    var files: [InputFile]
    /// Their catalog, or `nil` if it wasn't needed.
    var catalog: Catalog?
    /// The reasons why messages can't be written, by the messages' indexes in the project.
    var refused: [Int: String]
  }

  /// Writes the texts.
  mutating func write() -> Result {
    // This comes first, so that a text isn't written if its state can't be written.
    refuseUnwritableStates()
    for _ in 0..<Self.attemptLimit {
      var attempt = self
      attempt.writeAll()
      if attempt.refused.count == refused.count { attempt.refuseUnkeptPromises() }
      if attempt.refused.count == refused.count {
        return Result(files: attempt.files.all, catalog: attempt.catalog, refused: refused)
      }
      refused = attempt.refused
    }
    for index in promised.messages.keys where refused[index] == nil {
      refused[index] = "too many other translations for this file were refused; correct these, and import again"
    }
    return Result(files: files.all, refused: refused)
  }

  private mutating func writeAll() {
    for (file, texts) in replacements.sorted(by: { $0.key < $1.key }) {
      replace(texts.filter { refused[$0.message] == nil }, inFile: file)
    }
    addMessages()
    for (path, entries) in parts.sorted(by: { $0.key < $1.key }) {
      write(entries.filter { refused[$0.message] == nil }, asIn: path)
    }
    setStates()
  }

  /// Reads the files again, and refuses the messages that don't have the promised texts. If other messages changed, no
  /// message is written, because the cause is unknown.
  private mutating func refuseUnkeptPromises() {
    promised.messages = promised.messages.filter { refused[$0.key] == nil }
    guard !promised.messages.isEmpty else { return }
    let catalog = CatalogReader.catalog(of: files.all, options: options)
    self.catalog = catalog
    let difference = promised.difference(of: catalog)
    for index in difference.unkept { refused[index] = "its file would be read in another way; edit the text there" }
    guard difference.unkept.isEmpty, difference.changesOthers else { return }
    for index in promised.messages.keys {
      refused[index] = "other strings of the project would change with it; edit the files, or write aliases out"
    }
  }

  // MARK: Replacing

  private mutating func replace(_ texts: [(text: BundleText, new: String, message: Int)], inFile index: Int) {
    guard !texts.isEmpty else { return }
    guard let input = files.file(shownAs: project.files[index].path), let file = FixableFile(input) else {
      for text in texts { refused[text.message] = "its file has mistakes; run 'l10n-gen check'" }
      return
    }
    var changes: [TranslatedText] = []
    for text in texts {
      if let change = TranslatedText(at: text.text.place.offset, as: text.new, message: text.message, in: file) {
        changes.append(change)
      } else {
        refused[text.message] = "its text can't be changed in place; edit \(file.input.shownPath)"
      }
    }
    if !changes.areRead(in: file) {
      // On its own, a change may still affect more than its text.
      changes = changes.compactMap { change in
        let own = change.harmless(in: file)
        if own == nil {
          refused[change.message] = "the text can't be written where it stands; edit \(file.input.shownPath)"
        }
        return own
      }
    }
    guard let bytes = file.bytes(with: changes.flatMap(\.edits)) else {
      for change in changes {
        refused[change.message] = "it shares its place in \(file.input.shownPath) with another text"
      }
      return
    }
    files.replace(bytes, of: input)
  }

  // MARK: Adding

  private mutating func addMessages() {
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

  /// - Parameter path: the path of the source language's file.
  private mutating func write(
    _ entries: [(message: Int, key: String, texts: [UnitPath: UnitText])], asIn path: String
  ) {
    guard !entries.isEmpty else { return }
    let source = files.file(shownAs: path)
    let file = source.flatMap(files.translated)
    let translations = Dictionary(entries.map { ($0.key, $0.texts) }) { first, _ in first }
    guard let source, let file,
      let text = file.format?.exchange?.writing(parts: translations, like: source.text ?? [], to: file.text ?? [])
    else {
      for entry in entries {
        refused[entry.message] = "its texts can't be written to \(file?.shownPath ?? path); edit it"
      }
      return
    }
    files.write(text, to: file)
  }

  // MARK: Files

  /// Returns the file that has a message in the source language.
  private func sourceFile(of message: CatalogMessage) -> InputFile? {
    guard let index = message.source?.keyPlace.file, project.files.indices.contains(index) else { return nil }
    return files.file(shownAs: project.files[index].path)
  }

  // MARK: States

  private mutating func refuseUnwritableStates() {
    let file = files.metadata
    let refusedPaths = MetadataStates.setting(states.map(\.change), in: file.text ?? []).refused
    for state in states where refusedPaths.contains(state.change.path) {
      refused[state.message] =
        "its state can't be written to \(file.shownPath); write each field of its entry on its own line there"
    }
  }

  private mutating func setStates() {
    let accepted = states.filter { refused[$0.message] == nil }
    markReviews(accepted)
    let changes = accepted.filter { !isMarked($0.state, ofMessage: $0.message) }.map(\.change)
    guard !changes.isEmpty else { return }
    let file = files.metadata
    files.write(MetadataStates.setting(changes, in: file.text ?? []).bytes, to: file)
  }
}

extension MessageUnitWriter {
  /// Returns the language's file of a message that has marks for strings to review, or `nil` if there is none.
  private func markedFile(ofMessage index: Int) -> InputFile? {
    guard let source = sourceFile(of: project.messages[index]), source.format?.tables?.hasOriginalTexts == true else {
      return nil
    }
    return files.translated(source)
  }

  /// Returns a Boolean value indicating whether the mark in a message's file, or the lack of one, says its state.
  private func isMarked(_ state: TranslationState?, ofMessage index: Int) -> Bool {
    let hasOtherStates = files.metadata.text?.isEmpty == false
    return (state == .needsReview || state == nil && !hasOtherStates) && markedFile(ofMessage: index) != nil
  }

  /// Marks the strings that have to be reviewed in files with such marks, and removes the marks of others.
  private mutating func markReviews(_ states: [NewState]) {
    var marks: [String: (file: InputFile, keys: [String: Bool])] = [:]
    for state in states {
      guard let file = markedFile(ofMessage: state.message) else { continue }
      marks[file.shownPath, default: (file, [:])].keys[state.key] = state.state == .needsReview
    }
    for (_, change) in marks.sorted(by: { $0.key < $1.key }) {
      if let text = change.file.text, let new = change.file.format?.tables?.marking(change.keys, in: text) {
        files.write(new, to: change.file)
      }
    }
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
