package import L10nCatalog
import L10nFormats
import L10nLanguage
package import L10nText

/// The changes that add translations to a project's files in all formats.
///
/// A translation is accepted only if its source text is still the same in the project. Only translations and their
/// states change.
package struct UnitImport {
  /// The mistakes that keep files from translators from being read. If there are any, nothing should be changed.
  package let mistakes: [LocatedProblem]
  /// The translations that aren't accepted, with the reason.
  package private(set) var refused: [LocatedProblem] = []
  /// The number of translations that are new, or whose text or state changes.
  package private(set) var changed = 0
  /// The number of translations that the project already has.
  package private(set) var present = 0
  /// The number of units without a translation.
  package private(set) var untranslated = 0
  /// The files to write.
  package private(set) var changes: [FileChange] = []
  /// The strings that get translations.
  package private(set) var written: Set<WrittenString> = []

  /// A string in a language.
  package struct WrittenString: Hashable {
    package var keyPath: String
    /// The language, as the project names it.
    package var language: String

    /// Creates a string's identity.
    package init(keyPath: String, language: String) {
      self.keyPath = keyPath
      self.language = language
    }
  }

  /// Returns the strings of the project in a language.
  private let units: Units
  /// The project with the translations accepted so far.
  package private(set) var project: ReadFiles

  /// Plans the import.
  ///
  /// - Parameters:
  ///   - inputs: the files from translators.
  ///   - files: the files of the project, without mistakes that keep strings from being read.
  ///   - options: the options for reading the project.
  ///   - base: the directory that the paths in the inputs are relative to.
  package init(_ inputs: [InputFile], into files: [InputFile], options: ReadingOptions, base: String) {
    let read = ReadFiles(files, options: options)
    self.init(TranslatedFiles(inputs, source: options.source), into: read) { language, catalog, files in
      ProjectUnits(of: catalog, in: files, language: language, base: base)
    }
  }

  typealias Units = (_ language: String, _ catalog: Catalog, _ files: [InputFile]) -> ProjectUnits

  /// - Parameter units: returns the strings of the project in a language.
  init(_ translated: TranslatedFiles, into project: ReadFiles, units: @escaping Units) {
    self.project = project
    self.units = units
    mistakes = translated.mistakes
    guard mistakes.isEmpty else { return }
    var languages: [String] = []
    var byLanguage: [String: [TranslatedFile]] = [:]
    for file in translated.files where !file.units.isEmpty {
      guard let language = file.target, LanguageTag(language) != nil else {
        let example = #"target-language="ko""#
        refuse(file.location, "this part doesn't say its language; write \(example), for example")
        continue
      }
      if byLanguage[language] == nil { languages.append(language) }
      byLanguage[language, default: []].append(file)
    }
    for language in languages { take(byLanguage[language] ?? [], in: language) }
    refused.sort {
      ($0.location.file, $0.location.line, $0.location.column) < (
        $1.location.file, $1.location.line, $1.location.column
      )
    }
    changes = self.project.files.changes(since: project.files)
  }

  /// The project's files after the import.
  package var result: [InputFile] { project.files }

  private mutating func refuse(_ location: SourceLocation, _ message: String) {
    refused.append(LocatedProblem(location: location, message: message))
  }

  private mutating func take(_ translated: [TranslatedFile], in written: String) {
    let (catalog, options) = (project.catalog, project.options)
    guard let location = translated.first?.location else { return }
    guard catalog.language(named: written) != 0 else {
      return refuse(location, Self.refusal(ofSource: written, catalog.languages.first ?? ""))
    }
    let known = catalog.language(named: written).map { catalog.languages[$0] }
    guard let language = known ?? (options.languages == nil ? written : nil) else {
      return refuse(location, "l10n.yml doesn't list the language '\(written)'; add it to 'languages'")
    }
    let units = units(language, catalog, project.files)
    let matching = UnitMatching(units, for: translated.flatMap { $0.units.map(\.id) })
    var accepted: [Int: [String: [UnitPath: Accepted]]] = [:]
    var taken = TakenUnits()
    for file in translated {
      let candidates = matching.candidates(for: file.original)
      for unit in file.units {
        if unit.target != nil, let obstacle = unit.obstacle {
          refuse(unit.location, "'\(unit.id)': \(obstacle)")
          continue
        }
        guard let target = unit.target, !isUntranslated(target, of: unit) else {
          untranslated += 1
          continue
        }
        switch matching.match(unit, among: candidates) {
        case .refused(let reason): refuse(unit.location, "'\(unit.id)': \(reason)")
        case .found(let match):
          switch taken.take(unit, for: match) {
          case .new: break
          case .again: continue
          case .conflict(let other):
            let place = other.file == unit.location.file ? "line \(other.line)" : "\(other.file):\(other.line)"
            refuse(unit.location, "'\(unit.id)': \(place) has another translation of this string; keep one of them")
            continue
          }
          // Spreadsheets write line breaks in their own way.
          let texts = [match.unit.target?.text, match.unit.target?.text.withoutCarriageReturns]
          let isSame = texts.contains(target.text)
          let oldState = match.unit.target?.state
          let staysStale = isSame && unit.lacksStale && target.state == nil && oldState == .stale
          var text = target
          if staysStale { text.state = .stale }
          accepted[match.file, default: [:]][match.unit.key, default: [:]][match.unit.path] = Accepted(
            text: text, location: unit.location, isSame: isSame, state: unit.keepsState ? oldState : text.state,
            oldState: oldState)
        }
      }
    }
    for (file, translations) in accepted {
      // In a file with one language, all texts of a message share a state.
      let hasOwnStates = units.files[file].indexes == nil
      accepted[file] = translations.compactMapValues { withoutPresent($0, hasOwnStates: hasOwnStates) }
    }
    var messages: [(message: UnitMessage, index: Int, texts: [UnitPath: Accepted])] = []
    for (file, translations) in accepted.sorted(by: { $0.key < $1.key }) {
      let file = units.files[file]
      let complete = complete(translations, of: file, units.categories)
      if let indexes = file.indexes {
        messages += complete.map { (file.messages[$0.key], indexes[$0.key], $0.value) }
      } else {
        write(complete, toTable: file, catalog, language)
      }
    }
    guard !messages.isEmpty else { return }
    // New keys should be in the source's order, too.
    messages.sort { catalog.messages[$0.index].sourceOrder < catalog.messages[$1.index].sourceOrder }
    // Several files of the source language may share a file of translations.
    var writer = MessageUnitWriter(project, language: language)
    for (message, index, texts) in messages {
      writer.add(texts.mapValues(\.text), toMessage: index, key: message.key)
    }
    let result = writer.write()
    project = result.project
    for (message, index, texts) in messages {
      if let reason = result.refused[index] {
        refuse(texts, of: message, reason)
      } else {
        changed += texts.values.count(where: \.isOwn)
        self.written.insert(WrittenString(keyPath: catalog.messages[index].keyPath, language: language))
      }
    }
  }

  private static func refusal(ofSource written: String, _ source: String) -> String {
    written == source
      ? "'\(written)' is the project's source language; edit its strings in the project"
      : "'\(written)' is the project's source language, '\(source)', with its usual region; edit the strings in the project, "
        + "or name another language"
  }

  /// Some programs write the source text as a new translation if there is none.
  private func isUntranslated(_ target: UnitText, of unit: TranslatedFile.Unit) -> Bool {
    target.state == .new || target.text.isEmpty && unit.source?.isEmpty != true
  }

  /// An accepted translation, with the place that it comes from.
  struct Accepted {
    var text: UnitText
    var location: SourceLocation
    /// A Boolean value indicating whether the project already has the text.
    var isSame = false
    /// The new state, and the project's current one.
    var state: TranslationState?
    var oldState: TranslationState?
    /// A Boolean value indicating whether a file has it; if not, it is empty because the source text is.
    var isOwn = true

    /// The same text, but not counted as a change.
    var unchanged: Accepted {
      var text = self
      text.isOwn = false
      return text
    }
  }

  /// Counts the texts of a message that the project already has. Returns the others together with the texts that share
  /// their state, or `nil` if there are no others.
  ///
  /// - Parameter hasOwnStates: whether each text has a state of its own.
  private mutating func withoutPresent(
    _ texts: [UnitPath: Accepted], hasOwnStates: Bool
  ) -> [UnitPath: Accepted]? {
    let state = TranslationState.leastFinal(of: texts.values.compactMap(\.state))
    var changed = texts
    for (path, text) in texts where text.isSame && text.oldState == (hasOwnStates ? text.state : state) {
      present += 1
      changed[path] = nil
    }
    guard !changed.isEmpty else { return nil }
    guard !hasOwnStates else { return changed }
    return texts.merging(texts.filter { changed[$0.key] == nil }.mapValues(\.unchanged)) { $1 }
  }

  /// Returns the translations of messages that have all the texts that they need, by the messages' indexes in their
  /// file.
  private mutating func complete(
    _ translations: [String: [UnitPath: Accepted]], of file: ProjectUnits.File, _ categories: [PluralCategory]
  ) -> [Int: [UnitPath: Accepted]] {
    var complete: [Int: [UnitPath: Accepted]] = [:]
    for (index, message) in file.messages.enumerated() {
      guard var texts = translations[message.key], let location = texts.values.first?.location else { continue }
      // Empty texts aren't translated, but the others may need them.
      for unit in message.units(categories)
      where unit.source?.isEmpty == true && unit.target == nil && texts[unit.path] == nil {
        texts[unit.path] = Accepted(text: UnitText(text: ""), location: location, isOwn: false)
      }
      if let reason = message.gap(afterAdding: Set(texts.keys)) {
        refuse(texts, of: message, reason)
      } else {
        complete[index] = texts
      }
    }
    return complete
  }

  private mutating func refuse(_ texts: [UnitPath: Accepted], of message: UnitMessage, _ reason: String) {
    for (path, text) in texts.sorted(by: { $0.key < $1.key }) where text.isOwn {
      refuse(text.location, "'\(message.unit(at: path).id)': \(reason)")
    }
  }

  private mutating func write(
    _ translations: [Int: [UnitPath: Accepted]], toTable file: ProjectUnits.File, _ catalog: Catalog, _ language: String
  ) {
    guard !translations.isEmpty else { return }
    let texts = Dictionary(
      translations.map { (file.messages[$0.key].key, $0.value.mapValues(\.text)) }
    ) { first, _ in first }
    var files = project.files
    guard let index = files.firstIndex(where: { $0.path == file.input.path }), let old = files[index].text,
      let format = files[index].format?.exchange, let new = format.writing(texts, in: file.target, to: old),
      file.messages.areKept(in: format.units(in: new, target: file.target)?.messages, but: texts)
    else {
      for (message, texts) in translations.sorted(by: { $0.key < $1.key }) {
        refuse(texts, of: file.messages[message], "it can't be written to \(file.input.shownPath); edit it there")
      }
      return
    }
    files[index].bytes = files[index].encoded(new)
    project.replace(with: files)
    changed += translations.values.reduce(0) { $0 + $1.values.count(where: \.isOwn) }
    for keyPath in catalog.keyPaths(of: texts.keys, inTable: file.input) {
      written.insert(WrittenString(keyPath: keyPath, language: language))
    }
  }
}

extension CatalogMessage {
  /// The place of its key in the source language's files.
  fileprivate var sourceOrder: (file: Int, offset: Int, number: Int) {
    (source?.keyPlace.file ?? .max, source?.keyPlace.offset ?? .max, key)
  }
}
