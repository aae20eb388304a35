package import L10nCatalog
package import L10nChecking
import L10nFormats
import L10nLanguage
import L10nMessages
import L10nText

/// The search for translations that are older than their source, in the history of their files.
///
/// A translation is outdated if its source has another meaning now than when the translation last changed. Only commits
/// that changed the meaning of a source matter, so of the translations' files, only the versions before these commits
/// are read.
///
///     source:       Delete list ── Delete account ──────── Delete your account
///     translation:  ─ Liste löschen ──────── Konto löschen ─────────────────  (outdated: "Delete account")
package struct OutdatedSearch<Failure: Error> {
  /// The history of a file, given by its index in the catalog, for the texts of a language, given by its index.
  package typealias Histories = (_ file: Int, _ language: Int) throws(Failure) -> FileHistory?
  /// Returns the bytes of a version by its hash.
  package typealias Reading = (String) throws(Failure) -> [UInt8]

  private let catalog: Catalog
  private let histories: Histories
  private let read: Reading
  private let tags: [LanguageTag]
  /// The sources that translations of an older commit translate, if they were found before, and the number of that
  /// commit. Older ones aren't read.
  private let known: (sources: OutdatedSources, commit: Int)?
  /// The texts of the catalog's files, for those that were needed so far.
  private var present: [Int: FileTexts] = [:]

  /// Creates a search.
  ///
  /// - Parameters:
  ///   - catalog: the catalog of the newest commit's files.
  ///   - known: the sources that translations of an older commit translate, and the number of that commit, or `nil` if
  ///     no search was made before.
  package init(
    in catalog: Catalog, after known: (sources: OutdatedSources, commit: Int)?, histories: @escaping Histories,
    read: @escaping Reading
  ) {
    self.catalog = catalog
    self.known = known
    self.histories = histories
    self.read = read
    tags = catalog.bundles.map(\.tag)
  }

  /// Returns the sources that outdated translations translate.
  package mutating func run() throws(Failure) -> OutdatedSources {
    var sources = sourceMessages()
    try findSourceChanges(of: &sources)
    var result = OutdatedSources()
    for (file, language, translations) in translations(of: sources) {
      for translation in try followed(translations, file: file, language: language, sources) {
        let source = sources[translation.source]
        result[source.message, language] = oldSource(of: translation, source, in: tags[language])
      }
    }
    return result
  }

  /// A source message with its changes of meaning, the newest first.
  private struct SourceMessage {
    var message: Int
    var file: Int
    var key: FileTexts.Key
    var formerName: String?
    var text: FileTexts.Text
    var meaning: SourceMeaning
    /// The number of the commit, and the text before it.
    var changes: [(commit: Int, old: FileTexts.Text)] = []
    /// A Boolean value indicating whether older versions don't have it.
    var isComplete = false
  }
}

// MARK: - Sources

extension OutdatedSearch {
  private mutating func texts(ofFile file: Int) -> FileTexts {
    if let known = present[file] { return known }
    let source = catalog.files[file]
    let texts = FileTexts(source.bytes, path: source.path, languages: tags, wanted: nil)
    present[file] = texts
    return texts
  }

  /// Returns the key that a language's message has in its file.
  private mutating func key(of message: LocalizedMessage, language: Int) -> FileTexts.Key? {
    let keys = texts(ofFile: message.keyPlace.file).keys[message.keyPlace.offset] ?? []
    return keys.first { key in
      key.language.map { LanguageTag($0)?.isSameLanguage(as: tags[language]) == true } ?? true
    }
  }

  /// Returns the source messages that have a translation.
  private mutating func sourceMessages() -> [SourceMessage] {
    var result: [SourceMessage] = []
    for (index, message) in catalog.messages.enumerated() where message.isTranslatable {
      guard let source = message.source, !source.isEmpty, !catalog.hasLostKey(of: message),
        message.texts.dropFirst().contains(where: { $0?.isEmpty == false }), let key = key(of: source, language: 0),
        let text = texts(ofFile: source.keyPlace.file).texts[key]
      else { continue }
      result.append(
        SourceMessage(
          message: index, file: source.keyPlace.file, key: key, formerName: message.metadata.formerKey?.path,
          text: text,
          meaning: meaning(of: text, message)))
    }
    return result
  }

  private func meaning(of text: FileTexts.Text, _ message: CatalogMessage) -> SourceMeaning {
    SourceMeaning(
      text.stored, in: tags[0], syntax: text.syntax ?? message.syntax, hasArguments: !message.arguments.isEmpty)
  }

  /// Finds the commits that changed the meanings of source messages.
  private func findSourceChanges(of messages: inout [SourceMessage]) throws(Failure) {
    for (file, indexes) in Dictionary(grouping: messages.indices, by: { messages[$0].file }).sorted(by: {
      $0.key < $1.key
    }) {
      guard let history = try histories(file, 0) else { continue }
      let wanted = Set(indexes.flatMap { [messages[$0].key.name, messages[$0].formerName].compactMap { $0 } })
      var open = indexes
      // The text of each message in the version after the one that is read.
      var newer = indexes.map { messages[$0] }
      var after = history.versions.first?.commit ?? 0
      var isNewest = true
      try forEachVersion(history, wanted: wanted) { version, texts in
        defer {
          after = version.commit
          isNewest = false
        }
        guard !isNewest else { return }
        var left: [Int] = []
        var leftNewer: [SourceMessage] = []
        for (position, index) in open.enumerated() {
          var message = newer[position]
          guard
            let old = texts.text(of: message.key.name, in: tags[0])
              ?? message.formerName.flatMap({ texts.text(of: $0, in: tags[0]) })
          else { continue }
          // Some tools write the key as the text until somebody writes one.
          if case .text(let text) = old.stored, text == message.key.name { continue }
          if !old.stored.isWritten(like: message.text.stored) {
            let meaning = meaning(of: old, catalog.messages[message.message])
            if meaning.differs(from: message.meaning) {
              messages[index].changes.append((after, old))
              message.meaning = meaning
            }
            message.text = old
          }
          left.append(index)
          leftNewer.append(message)
        }
        open = left
        newer = leftNewer
      }
    }
  }

  /// Reads the versions of a history, the newest first, some of them at the same time.
  private func forEachVersion(
    _ history: FileHistory, wanted: Set<String>, _ body: (FileHistory.Version, FileTexts) -> Void
  ) throws(Failure) {
    let versions = history.versions
    for start in stride(from: 0, to: versions.count, by: Self.chunk) {
      let part = Array(versions[start..<min(start + Self.chunk, versions.count)])
      for (version, texts) in zip(part, try texts(of: part, wanted: wanted)) { body(version, texts) }
    }
  }

  /// The number of versions that are in memory at a time.
  private static var chunk: Int { 32 }

  private func texts(of versions: [FileHistory.Version], wanted: Set<String>) throws(Failure) -> [FileTexts] {
    var bytes: [[UInt8]] = []
    for version in versions { bytes.append(try read(version.blob)) }
    let (contents, tags) = (bytes, tags)
    return Concurrently.map(versions.count) { index in
      FileTexts(contents[index], path: versions[index].path, languages: tags, wanted: wanted)
    }
  }
}

// MARK: - Translations

extension OutdatedSearch {
  /// A translation whose source changed.
  private struct Translation {
    /// Its index among the source messages.
    var source: Int
    var key: FileTexts.Key
    /// The changes of its source, the newest first.
    var changes: [(commit: Int, old: FileTexts.Text)]
    /// The number of these changes that it didn't follow.
    var unchanged = 0
    var isComplete = false
  }

  /// Returns the translations of changed messages, by the files and languages that they are in.
  private mutating func translations(
    of sources: [SourceMessage]
  ) -> [(file: Int, language: Int, translations: [Translation])] {
    var groups: [[Int]: [Translation]] = [:]
    for (index, source) in sources.enumerated() {
      for (language, text) in catalog.messages[source.message].texts.enumerated().dropFirst() {
        var changes = source.changes
        if let known, let old = known.sources[source.message, language] {
          changes.append((known.commit - 1, FileTexts.Text(stored: old, syntax: source.text.syntax)))
        }
        guard !changes.isEmpty, let text, !text.isEmpty, let key = key(of: text, language: language) else { continue }
        groups[[text.keyPlace.file, language], default: []].append(
          Translation(source: index, key: key, changes: changes))
      }
    }
    return groups.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { ($0.key[0], $0.key[1], $0.value) }
  }

  /// Returns the translations with the number of changes that they didn't follow.
  private mutating func followed(
    _ translations: [Translation], file: Int, language: Int, _ sources: [SourceMessage]
  ) throws(Failure) -> [Translation] {
    guard let history = try histories(file, language) else { return [] }
    let wanted = Set(translations.flatMap { [$0.key.name, sources[$0.source].formerName].compactMap { $0 } })
    let current = texts(ofFile: file)
    var translations = translations
    var known: [String: FileTexts] = [:]
    while true {
      // The versions before the next change of each source that is still open.
      var needed: [FileHistory.Version: [Int]] = [:]
      for (index, translation) in translations.enumerated() where !translation.isComplete {
        guard translation.changes.indices.contains(translation.unchanged),
          let version = history.version(at: translation.changes[translation.unchanged].commit + 1)
        else {
          translations[index].isComplete = true
          continue
        }
        needed[version, default: []].append(index)
      }
      guard !needed.isEmpty else { break }
      let versions = needed.keys.sorted { ($0.commit, $0.path) < ($1.commit, $1.path) }
      let unknown = versions.filter { known[$0.blob] == nil }
      for start in stride(from: 0, to: unknown.count, by: Self.chunk) {
        let part = Array(unknown[start..<min(start + Self.chunk, unknown.count)])
        for (version, texts) in zip(part, try texts(of: part, wanted: wanted)) { known[version.blob] = texts }
      }
      for version in versions {
        guard let texts = known[version.blob] else { continue }
        for index in needed[version] ?? [] {
          let translation = translations[index]
          let old =
            texts.text(of: translation.key.name, in: tags[language])
            ?? sources[translation.source].formerName.flatMap { texts.text(of: $0, in: tags[language]) }
          let isSame = current.texts[translation.key].map { now in
            old?.stored.isWritten(like: now.stored) == true
          }
          if isSame == true { translations[index].unchanged += 1 } else { translations[index].isComplete = true }
        }
      }
    }
    return translations
  }

  /// Returns the source that a translation translates, or `nil` if it means the same as the present one.
  private func oldSource(
    of translation: Translation, _ source: SourceMessage, in language: LanguageTag
  ) -> StoredMessage? {
    let message = catalog.messages[source.message]
    let accepted = message.metadata.acceptedSource(in: language)
    let olds = translation.changes.prefix(translation.unchanged).map(\.old)
    // A text that was accepted is newer than the one that was translated.
    guard
      let old = accepted.flatMap({ digest in olds.first { meaning(of: $0, message).digest == digest } }) ?? olds.last
    else { return nil }
    return meaning(of: old, message).differs(from: source.meaning) ? old.stored : nil
  }
}
