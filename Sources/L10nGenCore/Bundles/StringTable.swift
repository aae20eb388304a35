import L10nLanguage

/// The choices for the names of keys.
struct TableNaming {
  /// The names that people chose.
  var names = KeyNames()
  /// The namespace of the other names, below that of their table.
  var namespace: [String] = []
  /// The language whose texts name strings.
  var language: String?
}

/// A table of strings, in one file with all languages or in a file for each: its keys become key paths.
struct StringTable {
  let files: [BundleFile]
  /// The notes, with the indexes of the files that they are in.
  private let notes: [(note: MessageNote, file: Int)]
  /// The name of the table in `names.yml`.
  let name: String
  /// The segments above its key paths.
  private let namespace: [String]
  /// The names of its keys that people chose.
  private let names: [String: KeyNames.Name]
  /// The path of each key, without the namespace.
  let paths: [String: [String]]
  /// The keys whose paths were derived and are in no file yet, with their paths and places, by their paths.
  let derived: [DerivedName]

  /// The table whose keys have no namespace: the one that Apple's systems look into by default.
  static let standardName = "Localizable"

  /// Returns the namespace of a table, whose name may have folders before it.
  static func namespace(ofTable name: String) -> [String] {
    let segments = name.split(separator: "/").map(String.init)
    return segments.last == standardName ? segments.dropLast() : segments
  }

  /// - Parameters:
  ///   - files: the file that has all languages, or those that have one each.
  ///   - source: the language whose text names a string, unless another one is wanted for that.
  init(_ files: [BundleFile], source: String, name: String, namespace: [String], naming: TableNaming) {
    self.files = files
    notes = files.filter { $0.language.map { LanguageNames.areSame($0, source) } ?? true }
      .flatMap { file in file.notes.map { ($0, file.index) } }
    self.name = name
    self.namespace = namespace
    let names = naming.names[name]
    self.names = names
    let keys = Self.keys(of: files, languages: [naming.language, source].compactMap { $0 }, names: names)
    var paths = KeyNaming.paths(of: keys.map(\.key), names: names)
    if !naming.namespace.isEmpty {
      for (key, path) in paths where names[key] == nil { paths[key] = naming.namespace + path }
    }
    self.paths = paths
    derived = keys.compactMap { [paths] key, place in
      guard names[key.key] == nil, let path = paths[key.key],
        !(key.isSpelledAsPath && path == key.path?.segments), KeySegment.path(path) != key.key
      else { return nil }
      return DerivedName(table: name, path: path, key: key.key, place: place)
    }.sorted { KeyOrder.precedes(KeySegment.path($0.path), KeySegment.path($1.path)) }
  }

  /// The files, in the table's namespace.
  var filesInNamespace: [BundleFile] {
    files.map { file in
      var file = file
      file.namespace = namespace
      return file
    }
  }

  /// The segments of the key path of each key.
  var keyPaths: [String: [String]] { namespace.isEmpty ? paths : paths.mapValues { namespace + $0 } }

  /// The file's own notes as metadata, which `metadata.yml` can override.
  var metadata: [Metadata.Entry] {
    notes.compactMap { note, file in
      guard let path = paths[note.key] else { return nil }
      var fields = MetadataFields()
      fields.description = note.description
      if !note.isTranslatable { fields.isTranslatable = false }
      fields.states = note.states.compactMapValues(TranslationState.init)
      fields.argumentNames = note.argumentNames
      return Metadata.Entry(
        glob: KeyGlob(segments: namespace + path), place: Place(file: file, offset: note.keyOffset),
        fields: fields)
    }
  }

  /// The names that `names.yml` gives arguments, as metadata.
  ///
  /// - Parameter namesFile: the index of the file.
  func argumentMetadata(namesFile: Int) -> [Metadata.Entry] {
    let named = names.filter { !$0.value.arguments.isEmpty && paths[$0.key] != nil }
    guard !named.isEmpty else { return [] }
    let noted = Dictionary(notes.map { ($0.note.key, $0.note.argumentNames) }) { first, _ in first }
    return named.map { key, name in
      var fields = MetadataFields()
      fields.argumentNames = noted[key] ?? ArgumentNames()
      for argument in name.arguments { fields.argumentNames.set(argument.name, at: argument.position) }
      return Metadata.Entry(
        glob: KeyGlob(segments: namespace + name.path), place: Place(file: namesFile, offset: name.offset),
        fields: fields,
        argumentPlaces: Dictionary(
          name.arguments.map { ($0.name, Place(file: namesFile, offset: $0.offset)) }
        ) { first, _ in first })
    }
  }
}

// MARK: - What names are made of

extension StringTable {
  /// - Parameters:
  ///   - languages: the languages whose texts are tried first.
  ///   - names: the names that keys have already.
  private static func keys(
    of files: [BundleFile], languages: [String], names: [String: KeyNames.Name]
  ) -> [(key: KeyNaming.Key, place: Place)] {
    let parts = files.flatMap { file -> [(language: String, file: Int, entries: [DocumentEntry])] in
      let entries = file.root?.entries ?? []
      if let language = file.language { return [(language, file.index, entries)] }
      return entries.map { ($0.key, file.index, $0.value.entries) }
    }
    // These first, then English, then the others: the first text in Latin script names a string.
    let sorted = parts.sorted { rank($0.language, languages) < rank($1.language, languages) }
    var numbers = KeyNumbers()
    var places: [Place] = []
    for (_, file, entries) in sorted {
      numbers.restart()
      for entry in entries where numbers.number(of: entry.key) == places.count {
        places.append(Place(file: file, offset: entry.keyOffset))
      }
    }
    var keys = Concurrently.map(numbers.keys.count) { [numbers] in KeyNaming.Key(numbers.keys[$0]) }
    // A key that is a name needs no texts.
    let sentences = keys.map { $0.path == nil && names[$0.key] == nil }
    if sentences.contains(true) {
      var texts = [[DocumentNode]](repeating: [], count: keys.count)
      for (_, _, entries) in sorted {
        numbers.restart()
        for entry in entries {
          let number = numbers.number(of: entry.key)
          if sentences[number] { texts[number].append(entry.value) }
        }
      }
      keys = Concurrently.map(keys.count) { [keys, texts] in
        var key = keys[$0]
        if sentences[$0] { name(&key, by: texts[$0]) }
        return key
      }
    }
    return Array(zip(keys, places))
  }

  private static func rank(_ language: String, _ first: [String]) -> (Int, String) {
    let index = first.firstIndex { $0 == language || LanguageNames.areSame($0, language) }
    return (index ?? first.count + (LanguageTag(language)?.language == "en" ? 0 : 1), language)
  }

  /// Names a sentence by the words of its texts.
  private static func name(_ key: inout KeyNaming.Key, by nodes: [DocumentNode]) {
    var words: [String] = []
    for (index, node) in nodes.enumerated() {
      let message = node.message
      if index == 0 { key.kinds = kinds(of: message) }
      let own = SentenceWords.words(of: message.patterns)
      if words.isEmpty || SentenceWords.areLatin(own) { words = own }
      if SentenceWords.areLatin(words) { break }
    }
    if !SentenceWords.areLatin(words) {
      let own = SentenceWords.words(of: [MessagePattern(verbatim: key.key)])
      if SentenceWords.areLatin(own) { words = own }
    }
    key.words = words
  }

  private static func kinds(of message: ParsedStoredMessage) -> [String] {
    message.arguments.map { (ArgumentInference.type(of: $0.uses) ?? .string).rawValue.lowercased() }
  }
}

extension DocumentNode {
  /// The message of a node of a table; of a plural map, the text for all other numbers.
  fileprivate var message: ParsedStoredMessage {
    switch content {
    case .text(let text):
      let syntax = BundleFormats.format(text.map.format).syntax(of: text.map)
      return syntax?.parse(.text(text.text)) ?? ParsedStoredMessage(patterns: [])
    case .list(let items): return items.first?.message ?? ParsedStoredMessage(patterns: [])
    case .mapping(let entries):
      return entries.value(PluralCategory.other.rawValue)?.message ?? ParsedStoredMessage(patterns: [])
    case .unread: return ParsedStoredMessage(patterns: [])
    }
  }
}
