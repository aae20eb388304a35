import L10nFormats

/// The files of one table with its plurals, and those with its other texts.
///
/// A key is a plural in all languages if it is one in any, so the files of all languages are read together.
struct AppleTableParts {
  private var files: [BundleFile]
  private let formats: [(any AppleTableFormat)?]
  private let source: String
  private var problems: [BundleProblem] = []
  /// The notes on the arguments of messages, by the indexes of their files and by keys.
  private var notes: [Int: [String: MessageNote]] = [:]
  /// The style of composed texts.
  private let map: SourceMap

  /// Returns the files with messages instead of strings that belong together.
  ///
  /// - Parameters:
  ///   - files: the files of a table, each with one language or all.
  ///   - source: the language whose names for arguments are preferred.
  ///   - problems: the list to add problems to.
  static func joined(_ files: [BundleFile], source: String, _ problems: inout [BundleProblem]) -> [BundleFile] {
    guard let map = files.lazy.compactMap(\.composition).first else { return files }
    var parts = AppleTableParts(files: files, source: source, map: map)
    parts.join()
    problems += parts.problems
    return parts.files
  }

  private init(files: [BundleFile], source: String, map: SourceMap) {
    // If two files of a language have the same key, the plural counts.
    let (plurals, others) = (files.filter { $0.composition != nil }, files.filter { $0.composition == nil })
    self.files = plurals + others
    formats = (plurals + others).map { BundleFormats.format($0.format).tables }
    self.source = source
    self.map = map
  }

  /// The place of a key in one language: the index of its file, and the index of its entry in it.
  private struct Location {
    var file: Int
    var entry: Int
  }

  private mutating func join() {
    var locations: [String: [Location]] = [:]
    var keys: [String] = []
    var isTaken: [String: Set<String>] = [:]
    var shadowed: [Int: Set<Int>] = [:]
    for (index, file) in files.enumerated() {
      let hasPlurals = file.composition != nil
      for (position, entry) in (file.root?.entries ?? []).enumerated()
      where hasPlurals || locations[entry.key] != nil {
        if locations[entry.key] == nil { keys.append(entry.key) }
        if isTaken[entry.key, default: []].insert(file.language ?? "").inserted {
          locations[entry.key, default: []].append(Location(file: index, entry: position))
        } else {
          shadowed[index, default: []].insert(position)
        }
      }
    }
    var entries = files.map { $0.root?.entries ?? [] }
    for key in keys { join(key, locations[key] ?? [], &entries) }
    addNotes()
    for index in files.indices {
      guard let root = files[index].root else { continue }
      let left = shadowed[index].map { gone in entries[index].indices.filter { !gone.contains($0) } }
      files[index].root = DocumentNode(
        offset: root.offset, content: .mapping(left.map { $0.map { entries[index][$0] } } ?? entries[index]))
    }
  }

  private mutating func join(_ key: String, _ places: [Location], _ entries: inout [[DocumentEntry]]) {
    let values = places.map { place in
      let node = entries[place.file][place.entry].value
      return formats[place.file]?.value(of: node) ?? AppleTableValue(text: node)
    }.simplified
    let sourceIndex = places.firstIndex { files[$0.file].language.map { LanguageNames.areSame($0, source) } ?? false }
    let message = AppleTableMessage(values, sourceIndex: sourceIndex, source: values[sourceIndex ?? 0], map: map)
    for (place, value) in zip(places, values) {
      let entry = entries[place.file][place.entry]
      var found: [DocumentProblem] = []
      let language = files[place.file].language ?? source
      let node = message.node(of: value, in: language, &found, &files[place.file].composed)
      entries[place.file][place.entry] = DocumentEntry(key: key, keyOffset: entry.keyOffset, value: node)
      let file = files[place.file]
      problems += found.map { BundleProblem($0, file.format, file: file.index, language: file.language) }
    }
    guard let place = sourceIndex.map({ places[$0] }), !message.argumentNames.isEmpty else { return }
    let keyOffset = entries[place.file][place.entry].keyOffset
    notes[place.file, default: [:]][key] = MessageNote(
      key: key, keyOffset: keyOffset, argumentNames: message.argumentNames)
  }

  /// Adds the names of arguments to the files' notes on messages.
  private mutating func addNotes() {
    for (file, own) in notes {
      var own = own
      for index in files[file].notes.indices {
        guard let note = own.removeValue(forKey: files[file].notes[index].key) else { continue }
        files[file].notes[index].argumentNames = note.argumentNames
      }
      files[file].notes += own.values.sorted { $0.keyOffset < $1.keyOffset }
    }
  }
}

extension BundleFile {
  fileprivate var composition: SourceMap? { BundleFormats.format(format).tables?.composition }
}
