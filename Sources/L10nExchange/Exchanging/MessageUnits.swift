import L10nCatalog
import L10nFormats
import L10nLanguage
import L10nText

/// The messages of files that have one language each, as units for translators.
struct MessageUnits {
  /// The messages, with their indexes in the catalog, by the indexes of the source language's files.
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
    // The texts that messages are composed of, by the paths of their files.
    let parts = Dictionary(
      files.compactMap { file in file.text.flatMap { file.format?.exchange?.parts(in: $0) }.map { (file.shownPath, $0) }
      }
    ) { first, _ in first }
    let formats = project.files.map { BundleFormats.format(ofFile: $0.path) }
    for (index, message) in project.messages.enumerated() {
      guard let source = message.source, message.isTranslatable else { continue }
      let file = source.keyPlace.file
      guard formats.indices.contains(file), let format = formats[file], !format.hasAllLanguages else { continue }
      let translation = target.flatMap { message.texts[$0] }
      let state = message.metadata.state(named: name)
      let key = keys[message.keyPath] ?? message.keyPath
      var unit = UnitMessage(key: key, source: source.message.unitTexts(state: nil))
      if format.tables?.composition != nil {
        guard let texts = parts[project.files[file].path]?[key], !texts.isEmpty else {
          leftOut.append("'\(message.keyPath)': its texts vary by width; translate its file")
          continue
        }
        unit.form = .stringsdict
        unit.source = texts
      }
      // An empty text isn't translated yet, unless the source is empty, too.
      if let translation, source.isEmpty || !translation.isEmpty {
        let own = parts[project.files[translation.keyPlace.file].path]?[key]
        unit.target = (own ?? translation.message.unitTexts(state: nil)).mapValues {
          UnitText(text: $0.text, state: state)
        }
      }
      let description = message.description.map { UnitNote(text: $0) }
      unit.note = MessageNotes.note(on: message, description: description, withForms: unit.form == .catalog)
      byFile[file, default: []].append((index, unit))
    }
  }
}

extension Catalog {
  /// The keys that tables' files have for messages, by key path.
  fileprivate var keysInTables: [String: String] {
    var keys: [String: String] = [:]
    for table in tableKeys.values {
      for (key, path) in table { keys[KeySegment.path(path)] = key }
    }
    return keys
  }
}
