import L10nLanguage

/// The messages of files that have one language each, as units for translators.
struct MessageUnits {
  /// The messages by the indexes of the source language's files, with their own indexes in the catalog.
  private(set) var byFile: [Int: [(index: Int, message: UnitMessage)]] = [:]
  /// The messages that can't be units, each as a sentence: a key path and the reason.
  private(set) var leftOut: [String] = []

  /// - Parameters:
  ///   - files: the files that the messages were read from.
  ///   - language: the translators' language, which may be one that the project doesn't have yet.
  init(of project: Catalog, in files: [InputFile], language: String) {
    let target = project.language(named: language)
    guard target != 0 else { return }
    let name = target.map { project.languages[$0] } ?? language
    let keys = project.keysInTables
    let plurals = StringsdictFiles(files)
    for (index, message) in project.messages.enumerated() {
      guard let source = message.source, message.metadata.isTranslatable else { continue }
      let file = source.keyPlace.file
      guard project.files.indices.contains(file), let format = BundleFormats.format(ofFile: project.files[file].path),
        !format.hasAllLanguages
      else { continue }
      let translation = target.flatMap { message.texts[$0] }
      let state = message.metadata.states[name].flatMap { $0 == .final ? nil : $0 }
      let key = keys[message.keyPath] ?? message.keyPath
      var unit = UnitMessage(key: key, source: source.message.unitTexts(state: nil))
      if format.composition != nil {
        // The strings of the file, of which the message was put together.
        guard let texts = plurals.texts(ofKey: key, inFile: project.files[file].path) else {
          leftOut.append("'\(message.keyPath)': its texts vary by width; translate its file")
          continue
        }
        unit.form = .stringsdict
        unit.source = texts
      }
      // Nobody has translated an empty text yet, unless the source is empty, too.
      if let translation, source.message.isEmpty || !translation.message.isEmpty {
        let own = plurals.texts(ofKey: key, inFile: project.files[translation.keyPlace.file].path)
        unit.target = (own ?? translation.message.unitTexts(state: nil)).mapValues {
          UnitText(text: $0.text, state: state)
        }
      }
      unit.note = MessageNotes.note(on: message, withForms: unit.form == .catalog)
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
