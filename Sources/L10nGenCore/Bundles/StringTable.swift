import L10nLanguage

/// A table of strings whose file has all languages: its keys become key paths.
struct StringTable {
  private let file: BundleFile
  private let facts: AllLanguages
  /// The name of the table in `names.yml`.
  let name: String
  /// The segments above its key paths.
  private let namespace: [String]
  /// The path of each key, without the namespace.
  private let paths: [String: [String]]
  /// The keys whose paths were derived and are in no file yet, with their paths and places, by their paths.
  let derived: [DerivedName]

  /// The table whose keys have no namespace: the one that Apple's systems look into by default.
  static let standardName = "Localizable"

  init(_ file: BundleFile, _ facts: AllLanguages, name: String, namespace: [String], names: KeyNames) {
    self.file = file
    self.facts = facts
    self.name = name
    self.namespace = namespace
    let keys = Self.keys(of: file.root, source: facts.source)
    let paths = KeyNaming.paths(of: keys.map(\.key), names: names[name])
    self.paths = paths
    derived = keys.compactMap { key, offset in
      guard names[name][key.key] == nil, let path = paths[key.key], KeySegment.path(path) != key.key
      else { return nil }
      return DerivedName(table: name, path: path, key: key.key, place: Place(file: file.index, offset: offset))
    }.sorted { KeyOrder.precedes(KeySegment.path($0.path), KeySegment.path($1.path)) }
  }

  /// The file with key paths in place of its keys, for each language.
  var renamed: BundleFile {
    var renamed = file
    renamed.namespace = namespace
    let entries = (file.root?.entries ?? []).map { language in
      DocumentEntry(
        key: language.key, keyOffset: language.keyOffset,
        value: nested(language.value.entries, at: language.value.offset))
    }
    renamed.root = DocumentNode(offset: 0, content: .mapping(entries))
    return renamed
  }

  private func nested(_ entries: [DocumentEntry], at offset: Int) -> DocumentNode {
    let members = entries.map {
      NestedMapping.Member(path: paths[$0.key] ?? [$0.key], keyOffset: $0.keyOffset, value: $0.value)
    }
    return NestedMapping.node(of: members, at: offset).node
  }

  /// The file's own notes as metadata, which `metadata.yml` can override.
  var metadata: [Metadata.Entry] {
    facts.notes.compactMap { note in
      guard let path = paths[note.key] else { return nil }
      var fields = MetadataFields()
      fields.description = note.description
      if !note.isTranslatable { fields.isTranslatable = false }
      fields.states = note.states.compactMapValues(TranslationState.init)
      return Metadata.Entry(
        glob: KeyGlob(segments: namespace + path), place: Place(file: file.index, offset: note.keyOffset),
        fields: fields)
    }
  }
}

// MARK: - What names are made of

extension StringTable {
  private static func keys(of root: DocumentNode?, source: String) -> [(key: KeyNaming.Key, offset: Int)] {
    // The source first, then English, then the others: the first text in Latin script names a string.
    let sorted = (root?.entries ?? []).sorted { rank($0.key, source) < rank($1.key, source) }
    var texts: [String: (offset: Int, nodes: [DocumentNode])] = [:]
    for language in sorted {
      for entry in language.value.entries { texts[entry.key, default: (entry.keyOffset, [])].nodes.append(entry.value) }
    }
    return texts.map { key, value in
      // A key that is a name needs other words only if the name is taken.
      let name = KeyNaming.identifierPath(key)?.joined(separator: "_").lowercased()
      return (name.map { KeyNaming.Key(key: key, words: [$0], kinds: []) } ?? self.key(key, value.nodes), value.offset)
    }
  }

  private static func rank(_ language: String, _ source: String) -> (Int, String) {
    (language == source ? 0 : LanguageTag(language)?.language == "en" ? 1 : 2, language)
  }

  private static func key(_ key: String, _ nodes: [DocumentNode]) -> KeyNaming.Key {
    let messages = nodes.lazy.map { $0.message }
    let words = messages.map { SentenceWords.words(of: $0.patterns) }
    let own = SentenceWords.words(of: [MessagePattern(verbatim: key)])
    let latin = words.first(where: SentenceWords.areLatin) ?? (SentenceWords.areLatin(own) ? own : nil)
    let first = messages.first
    let kinds = (first?.arguments ?? []).map { argument in
      (ArgumentInference.type(of: argument.uses) ?? .string).rawValue.lowercased()
    }
    return KeyNaming.Key(key: key, words: latin ?? words.first { !$0.isEmpty } ?? [], kinds: kinds)
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
