import L10nLanguage

/// Reads a String Catalog into a tree with a mapping for each language, from keys to texts.
struct StringCatalogReader {
  private var problems: [DocumentProblem] = []
  private var source = ""
  /// The languages in the order in which they first occur.
  private var languages = KeyNumbers()
  /// The offset at which each language first occurs.
  private var languageOffsets: [Int] = []
  /// The strings of each language.
  private var entries: [[DocumentEntry]] = []
  private var notes: [MessageNote] = []
  private var composed: [Int: ComposedText] = [:]

  /// Reads UTF-8 without a byte-order mark.
  static func read(_ bytes: [UInt8]) -> BundleDocument {
    var document = JSONDocumentReader.read(bytes, keys: .names)
    var reader = StringCatalogReader()
    if let root = document.root { reader.read(root) }
    if document.root != nil { document.root = reader.root }
    document.problems += reader.problems
    document.problems.sort { $0.offset < $1.offset }
    document.composed = reader.composed
    document.allLanguages = AllLanguages(source: reader.source, notes: reader.notes)
    return document
  }

  private var root: DocumentNode {
    let pairs = languages.keys.indices.map { index in
      DocumentEntry(
        key: languages.keys[index], keyOffset: languageOffsets[index],
        value: DocumentNode(offset: languageOffsets[index], content: .mapping(entries[index])))
    }
    return DocumentNode(offset: 0, content: .mapping(pairs))
  }

  private mutating func report(_ explanation: String, at node: DocumentNode, losesKeys: Bool = false) {
    problems.report(explanation, at: node.offset, losesKeys: losesKeys)
  }

  // MARK: The file

  private mutating func read(_ root: DocumentNode) {
    guard let fields = root.fields(reportingTo: &problems, as: "a String Catalog", losesKeys: true) else { return }
    let language = fields.value("sourceLanguage")
    if let name = language?.text, LanguageTag(name) != nil {
      source = name
    } else if language?.isUnread != true {
      report(
        "a String Catalog names its language in 'sourceLanguage'; write \"sourceLanguage\" : \"en\", for example",
        at: language ?? root, losesKeys: true)
    }
    guard let strings = fields.value("strings") else {
      return report("a String Catalog has its strings in 'strings'; write \"strings\" : { }", at: root, losesKeys: true)
    }
    for entry in strings.fields(reportingTo: &problems, as: "'strings'", losesKeys: true) ?? [] where !problems.isFull {
      read(entry)
    }
    // A catalog without a string has its language all the same.
    if !source.isEmpty { _ = number(of: source, at: language ?? root) }
  }

  /// Returns the number of a language, which is new if the file has had no string of it.
  private mutating func number(of language: String, at node: DocumentNode) -> Int {
    let number = languages.number(of: language)
    if number == entries.count {
      languageOffsets.append(node.offset)
      entries.append([])
    }
    return number
  }

  // MARK: One string

  private mutating func read(_ entry: DocumentEntry) {
    // Xcode extracts the empty key of Text(""), which nobody looks up.
    guard !entry.key.isEmpty else { return }
    languages.restart()
    guard let fields = entry.value.fields(reportingTo: &problems, as: "the entry of a string") else {
      return add(.unread(at: entry.value.offset), entry, to: source, at: entry.value)
    }
    let localizations = fields.value("localizations")?.fields(reportingTo: &problems, as: "'localizations'") ?? []
    let values = localizations.map { localization in
      (localization: localization, value: StringCatalogValueReader.read(localization.value, &problems))
    }
    let key = DocumentNode(
      offset: entry.keyOffset, content: .text(DocumentText(text: entry.key, map: .catalogKey)))
    let sourceIndex = localizations.firstIndex(of: source)
    let sourceValue = sourceIndex.map { values[$0].value } ?? TableValue(text: key)
    let message = TableMessage(
      values.map(\.value), sourceIndex: sourceIndex, source: sourceValue, map: .catalogComposition)
    readNote(entry, fields, message.argumentNames)
    for (localization, value) in values {
      let node = message.node(of: value, in: localization.key, &problems, &composed)
      add(node, entry, to: localization.key, at: localization.value)
    }
    guard !source.isEmpty, sourceIndex == nil else { return }
    add(message.node(of: sourceValue, in: source, &problems, &composed), entry, to: source, at: key)
  }

  private mutating func add(
    _ node: DocumentNode, _ entry: DocumentEntry, to language: String, at place: DocumentNode
  ) {
    let number = number(of: language, at: place)
    entries[number].append(DocumentEntry(key: entry.key, keyOffset: entry.keyOffset, value: node))
  }

  private mutating func readNote(_ entry: DocumentEntry, _ fields: [DocumentEntry], _ names: ArgumentNames) {
    var note = MessageNote(key: entry.key, keyOffset: entry.keyOffset, argumentNames: names)
    if let comment = fields.value("comment")?.text, !comment.isEmpty { note.description = comment }
    note.isTranslatable = fields.value("shouldTranslate")?.text != "false"
    for localization in fields.value("localizations")?.entries ?? [] {
      // What Xcode has just extracted is new in the source language, too.
      let state = StringCatalogState(of: localization.value)
      if state != .new || localization.key != source { note.states[localization.key] = state?.name }
    }
    if fields.value("extractionState")?.text == "stale" { note.states[source] = StringCatalogState.stale.name }
    if !note.isEmpty { notes.append(note) }
  }
}

extension [DocumentEntry] {
  /// Returns the value of a key, or `nil` if there is none.
  func value(_ key: String) -> DocumentNode? {
    first { $0.key == key }?.value
  }

  fileprivate func firstIndex(of key: String) -> Int? {
    firstIndex { $0.key == key }
  }
}

extension DocumentNode {
  /// The entries of an object; `nil` after a report if the node isn't one.
  func fields(
    reportingTo problems: inout [DocumentProblem], as name: String = "this", losesKeys: Bool = false
  ) -> [DocumentEntry]? {
    switch content {
    case .mapping(let entries): return entries
    case .unread: break
    case .text, .list: problems.report("\(name) is an object; write '{ … }'", at: offset, losesKeys: losesKeys)
    }
    return nil
  }
}
