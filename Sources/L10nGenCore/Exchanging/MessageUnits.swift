import L10nLanguage

/// The messages of files that have one language each, as units for translators.
struct MessageUnits {
  /// The messages by the indexes of the source language's files, with their own indexes in the catalog.
  private(set) var byFile: [Int: [(index: Int, message: UnitMessage)]] = [:]
  /// The messages that can't be units, each as a sentence: a key path and the reason.
  private(set) var leftOut: [String] = []

  /// - Parameter language: the translators' language, which may be one that the project doesn't have yet.
  init(of project: Catalog, language: String) {
    let target = project.language(named: language)
    guard target != 0 else { return }
    let name = target.map { project.languages[$0] } ?? language
    let keys = project.keysInTables
    for (index, message) in project.messages.enumerated() {
      guard let source = message.source, message.metadata.isTranslatable else { continue }
      let file = source.keyPlace.file
      guard project.files.indices.contains(file), let format = BundleFormats.format(ofFile: project.files[file].path),
        !format.hasAllLanguages
      else { continue }
      let translation = target.flatMap { message.texts[$0] }
      guard ![source, translation].contains(where: { $0?.message.isComposed(in: format) == true }) else {
        leftOut.append("'\(message.keyPath)': its plurals are put together from several strings; translate its file")
        continue
      }
      let state = message.metadata.states[name].flatMap { $0 == .final ? nil : $0 }
      var unit = UnitMessage(
        key: keys[message.keyPath] ?? message.keyPath, source: source.message.unitTexts(state: nil))
      // Nobody has translated an empty text yet, unless the source is empty, too.
      if let translation, source.message.isEmpty || !translation.message.isEmpty {
        unit.target = translation.message.unitTexts(state: state)
      }
      unit.note = MessageNotes.note(on: message)
      byFile[file, default: []].append((index, unit))
    }
  }
}

extension Catalog {
  /// The keys that files of tables have for messages, by key paths.
  fileprivate var keysInTables: [String: String] {
    var keys: [String: String] = [:]
    for table in tableKeys.values {
      for (key, path) in table { keys[KeySegment.path(path)] = key }
    }
    return keys
  }
}

extension BundleMessage {
  /// Returns a Boolean value indicating whether no single text of the file is one of the message's.
  fileprivate func isComposed(in format: any BundleFormat) -> Bool {
    guard let composition = format.composition else { return false }
    return texts.contains { $0.map == composition }
  }

  /// Its texts by their variants.
  ///
  /// - Parameter state: the state of all of them.
  func unitTexts(state: TranslationState?) -> [UnitPath: UnitText] {
    let texts: [(path: UnitPath, text: BundleText)] =
      switch self {
      case .text(let text): [(UnitPath(), text)]
      case .list(let items): items.enumerated().map { (UnitPath(steps: [.item($0)]), $1) }
      case .pluralMap(let variants): variants.map { (UnitPath(steps: [.plural($0.category)]), $0.text) }
      }
    return Dictionary(texts.map { ($0.path, UnitText(text: $0.text.text, state: state)) }) { first, _ in first }
  }
}
