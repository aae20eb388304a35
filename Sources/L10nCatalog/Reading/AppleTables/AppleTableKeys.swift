import L10nFormats
import L10nLanguage
import L10nMessages
import L10nText

/// The keys of a table, and the parts that their names are composed of.
struct AppleTableKeys {
  private(set) var numbers = KeyNumbers()
  /// The keys by number.
  private(set) var keys: [KeyNaming.Key] = []
  /// The places at which they first occur.
  private(set) var places: [Place] = []

  /// - Parameters:
  ///   - source: the source language.
  ///   - namingLanguage: the language whose texts are tried first, or `nil` for the source language's.
  ///   - names: the names that keys already have.
  init(of files: [BundleFile], source: String, namingLanguage: String?, names: [String: KeyNames.Name]) {
    let languages = [namingLanguage, source].compactMap { $0 }
    let parts = files.flatMap { file -> [(language: String, file: Int, entries: [DocumentEntry])] in
      let entries = file.root?.entries ?? []
      if let language = file.language { return [(language, file.index, entries)] }
      return entries.map { ($0.key, file.index, $0.value.entries) }
    }
    // These languages first, then English, then the others: the first text in Latin script is used to name a string.
    let sorted = parts.sorted { Self.rank($0.language, languages) < Self.rank($1.language, languages) }
    for (_, file, entries) in sorted {
      numbers.restart()
      for entry in entries where numbers.number(of: entry.key) == places.count {
        places.append(Place(file: file, offset: entry.keyOffset))
      }
    }
    let contexts = ContextNames(of: numbers.keys)
    keys = Concurrently.map(numbers.keys.count) { [numbers] in
      contexts.key(numbers.keys[$0]) ?? KeyNaming.Key(numbers.keys[$0])
    }
    markKeysOfTranslations(sorted.filter { LanguageNames.areSame($0.language, source) }.map(\.entries))
    // A key that is a name itself needs no texts.
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
        if sentences[$0] { Self.name(&key, by: texts[$0]) }
        return key
      }
    }
  }

  /// Marks the keys that only translations have, if the source language has any.
  private mutating func markKeysOfTranslations(_ source: [[DocumentEntry]]) {
    guard source.contains(where: { !$0.isEmpty }) else { return }
    var isInSource = [Bool](repeating: false, count: keys.count)
    for entries in source {
      numbers.restart()
      for entry in entries { isInSource[numbers.number(of: entry.key)] = true }
    }
    for index in keys.indices where !isInSource[index] { keys[index].isInSource = false }
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
  /// The message of a table's node; for a plural map, the text for `other`.
  fileprivate var message: ParsedStoredMessage {
    switch content {
    case .text(let text):
      let syntax = BundleFormats.syntax(of: text.map)
      return syntax?.parse(.text(text.text)) ?? ParsedStoredMessage(patterns: [])
    case .list(let items): return items.first?.message ?? ParsedStoredMessage(patterns: [])
    case .mapping(let entries):
      return entries.value(PluralCategory.other.rawValue)?.message ?? ParsedStoredMessage(patterns: [])
    case .unread: return ParsedStoredMessage(patterns: [])
    }
  }
}
