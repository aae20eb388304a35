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
  let project: Catalog
  let options: ReadingOptions
  let language: String
  /// The index of the language in the project, or `nil` if it is new there.
  let target: Int?
  var files: LanguageFiles
  /// The reasons why messages can't be written, by the messages' indexes in the project.
  var refused: [Int: String] = [:]
  /// The texts to replace, with the indexes of their messages, by the indexes of their files in the catalog.
  private var replacements: [Int: [(text: BundleText, new: String, message: Int)]] = [:]
  /// The messages and plural categories to add, with the keys of their units.
  var additions: [(message: Int, addition: Addition, key: String)] = []
  /// The texts that messages are composed of, by the paths of the source language's files.
  private var parts: [String: [(message: Int, key: String, texts: [UnitPath: UnitText])]] = [:]
  var states: [NewState] = []
  private lazy var repeated = RepeatedTexts(of: project)
  private var promised: PromisedTexts
  /// The project without the texts, and once it was compared with what was promised, with them.
  private var read: ReadFiles

  /// The number of attempts, each without the messages that were refused before.
  private static let attemptLimit = 16

  init(_ read: ReadFiles, language: String) {
    self.read = read
    project = self.read.catalog
    files = LanguageFiles(read.files, language: language, options: read.options)
    self.language = language
    options = read.options
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

  struct Result {
    /// The project with the texts.
    var project: ReadFiles
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
        return Result(project: attempt.read, refused: refused)
      }
      refused = attempt.refused
    }
    for index in promised.messages.keys where refused[index] == nil {
      refused[index] = "too many other translations for this file were refused; correct these, and import again"
    }
    return Result(project: read, refused: refused)
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
    read.replace(with: files.all)
    guard !promised.messages.isEmpty else { return }
    let difference = promised.difference(of: read.catalog)
    for index in difference.unkept { refused[index] = "its file would be read in another way; edit the text there" }
    guard difference.unkept.isEmpty, difference.changesOthers else { return }
    for index in promised.messages.keys {
      refused[index] = "other strings of the project would change with it; edit the files, or write aliases out"
    }
  }

  // MARK: Replacing

  private mutating func replace(_ texts: [(text: BundleText, new: String, message: Int)], inFile index: Int) {
    guard !texts.isEmpty else { return }
    guard let input = files.file(shownAs: project.files[index].path),
      let file = FixableFile(input, read.content(of: input))
    else {
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
    if let (new, content) = changes.result(in: file) {
      read.take(content, of: new)
      return files.replace(new.bytes, of: input)
    }
    // On its own, a change may still affect more than its text.
    changes = changes.compactMap { change in
      let own = change.harmless(in: file)
      if own == nil {
        refused[change.message] = "the text can't be written where it stands; edit \(file.input.shownPath)"
      }
      return own
    }
    guard let bytes = file.bytes(with: changes.flatMap(\.edits)) else {
      for change in changes {
        refused[change.message] = "it shares its place in \(file.input.shownPath) with another text"
      }
      return
    }
    files.replace(bytes, of: input)
  }

  // MARK: Composed messages

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

  /// Returns the file that has a message in the source language.
  func sourceFile(of message: CatalogMessage) -> InputFile? {
    guard let index = message.source?.keyPlace.file, project.files.indices.contains(index) else { return nil }
    return files.file(shownAs: project.files[index].path)
  }
}
