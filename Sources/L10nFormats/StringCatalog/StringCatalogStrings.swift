import L10nLanguage
import L10nText

/// Strings of a catalog, by language.
struct StringCatalogStrings {
  private let source: String
  private(set) var problems: [DocumentProblem] = []
  private(set) var doubts: [DocumentProblem] = []
  /// The languages in the order in which they first occur.
  private var languages = KeyNumbers()
  /// The position at which each language first occurs.
  private var languageOffsets: [Int] = []
  /// The strings of each language.
  private var entries: [[DocumentEntry]] = []
  private(set) var notes: [MessageNote] = []
  /// The texts that are composed of several strings, by the offsets of their nodes.
  private(set) var composed: [Int: ComposedText] = [:]
  // These keep their memory between strings.
  private var scan = StringCatalogEntryScan()
  private var numbers: [Int] = []

  init(source: String) {
    self.source = source
  }

  /// A mapping for each language, from keys to texts.
  var root: DocumentNode {
    let pairs = languages.keys.indices.map { index in
      DocumentEntry(
        key: languages.keys[index], keyOffset: languageOffsets[index],
        value: DocumentNode(offset: languageOffsets[index], content: .mapping(entries[index])))
    }
    return DocumentNode(offset: 0, content: .mapping(pairs))
  }

  mutating func read(_ entries: [DocumentEntry]) {
    for entry in entries where !problems.isFull { read(entry) }
  }

  /// Reads the string of the key that was read last.
  mutating func read(_ key: String, at keyOffset: Int, _ reader: inout JSONDocumentReader) {
    let start = reader.index
    if !key.isEmpty, scan.read(&reader), addScan(key, at: keyOffset) { return }
    reader.index = start
    let value = reader.readMemberValue(ofKeyAt: keyOffset, depth: JSONDocumentReader.dividedDepth)
    read(DocumentEntry(key: key, keyOffset: keyOffset, value: value))
  }

  /// Adds the strings of the next parts of the file, without their problems.
  mutating func add(_ others: some Collection<StringCatalogStrings>) {
    notes.reserveCapacity(others.reduce(notes.count) { $0 + $1.notes.count })
    for other in others {
      languages.restart()
      for (index, language) in other.languages.keys.enumerated() {
        let number = addLanguage(language, at: other.languageOffsets[index])
        if entries[number].isEmpty { entries[number].reserveCapacity(other.entries[index].count * others.count) }
        entries[number] += other.entries[index]
      }
      notes += other.notes
      doubts += other.doubts
      composed.merge(other.composed) { first, _ in first }
    }
  }

  /// Adds the source language, which a catalog has even if it has no string.
  mutating func addSource(at offset: Int) {
    languages.restart()
    _ = addLanguage(source, at: offset)
  }

  /// Returns the number of a language; it is new if the language had no string so far.
  private mutating func addLanguage(_ language: String, at offset: Int) -> Int {
    let number = languages.number(of: language)
    if number == entries.count {
      languageOffsets.append(offset)
      entries.append([])
    }
    return number
  }

  private mutating func read(_ entry: DocumentEntry) {
    // Xcode extracts the empty key of Text(""), which isn't translated.
    guard !entry.key.isEmpty else { return }
    languages.restart()
    let (problemCount, doubtCount) = (problems.count, doubts.count)
    defer {
      problems.note(key: entry.key, from: problemCount)
      doubts.note(key: entry.key, from: doubtCount)
    }
    guard let fields = entry.value.fields(reportingTo: &problems, as: "the entry of a string") else {
      return add(.unread(at: entry.value.offset), entry, to: source, at: entry.value)
    }
    let localizations = fields.value("localizations")?.fields(reportingTo: &problems, as: "'localizations'") ?? []
    let values = localizations.map { localization in
      let count = problems.count
      let value = StringCatalogValueReader.read(localization.value, &problems)
      problems.note(language: localization.key, from: count)
      return (localization: localization, value: value)
    }
    let key = Self.node(ofKey: entry.key, at: entry.keyOffset)
    let sourceIndex = localizations.firstIndex { $0.key == source }
    let sourceValue = sourceIndex.map { values[$0].value } ?? AppleTableValue(text: key)
    let message = AppleTableMessage(
      values.map(\.value), sourceIndex: sourceIndex, source: sourceValue, map: .catalogComposition)
    var note = MessageNote(key: entry.key, keyOffset: entry.keyOffset, argumentNames: message.argumentNames)
    note.isTranslatable = fields.value("shouldTranslate")?.text != "false"
    for localization in localizations {
      set(StringCatalogState(of: localization.value), of: localization.key, in: &note)
    }
    add(
      note, comment: fields.value("comment")?.text,
      isStale: fields.value("extractionState")?.text == StringCatalogState.stale.rawValue)
    let isOrderClear = !entry.key.hasSeveralPercentSigns && !values.contains(where: \.value.hasSeveralPercentSigns)
    for (localization, value) in values {
      let count = doubts.count
      doubts += value.doubts + (isOrderClear ? [] : value.doubtsOfOrder)
      doubts.note(language: localization.key, from: count)
      let node = message.node(of: value, in: localization.key, &problems, &composed)
      add(node, entry, to: localization.key, at: localization.value)
    }
    guard !source.isEmpty, sourceIndex == nil else { return }
    add(message.node(of: sourceValue, in: source, &problems, &composed), entry, to: source, at: key)
  }

  /// Adds the scanned string, or returns `false` if it must be composed, or has a language twice.
  private mutating func addScan(_ key: String, at keyOffset: Int) -> Bool {
    guard !scan.texts.contains(where: \.text.containsSubstitution) else { return false }
    let known = languages.keys.count
    var isInOrder = true
    languages.restart()
    numbers.removeAll(keepingCapacity: true)
    for text in scan.texts {
      let number = addLanguage(text.language, at: text.localizationOffset)
      if number >= known || number <= numbers.last ?? -1 { isInOrder = false }
      numbers.append(number)
    }
    guard isInOrder || Set(scan.texts.map(\.language)).count == scan.texts.count else { return false }
    var note = MessageNote(key: key, keyOffset: keyOffset)
    note.isTranslatable = scan.isTranslatable
    var sourceNode: DocumentNode?
    for (index, text) in scan.texts.enumerated() {
      let node = DocumentNode(
        offset: text.offset, content: .text(DocumentText(text: text.text, map: .catalogString)))
      entries[numbers[index]].append(DocumentEntry(key: key, keyOffset: keyOffset, value: node))
      set(text.state, of: text.language, in: &note)
      if text.language == source { sourceNode = node }
    }
    if sourceNode == nil {
      let node = Self.node(ofKey: key, at: keyOffset)
      entries[addLanguage(source, at: keyOffset)].append(DocumentEntry(key: key, keyOffset: keyOffset, value: node))
      sourceNode = node
    }
    if let sourceNode, ArgumentNames.mayBeWritten(in: sourceNode.text ?? "") {
      note.argumentNames = ArgumentNames(of: AppleTableValue(text: sourceNode), isPlural: false)
    }
    add(note, comment: scan.comment, isStale: scan.isStale)
    return true
  }

  /// Returns a key as the text of the source language.
  private static func node(ofKey key: String, at offset: Int) -> DocumentNode {
    DocumentNode(offset: offset, content: .text(DocumentText(text: key, map: .catalogKey)))
  }

  private mutating func add(
    _ node: DocumentNode, _ entry: DocumentEntry, to language: String, at place: DocumentNode
  ) {
    entries[addLanguage(language, at: place.offset)].append(
      DocumentEntry(key: entry.key, keyOffset: entry.keyOffset, value: node))
  }

  private mutating func add(_ note: MessageNote, comment: String?, isStale: Bool) {
    var note = note
    if let comment, !comment.isEmpty { note.description = comment }
    if isStale { note.states[source] = StringCatalogState.stale.name }
    if !note.isEmpty { notes.append(note) }
  }

  private func set(_ state: StringCatalogState?, of language: String, in note: inout MessageNote) {
    // A string that Xcode has just extracted is new even in the source language.
    guard let state, state != .new || language != source else { return }
    note.states[LanguageTag(language)?.description ?? language] = state.name
  }
}

extension AppleTableValue {
  /// A Boolean value indicating whether one of its texts may have several arguments.
  fileprivate var hasSeveralPercentSigns: Bool {
    (content.texts + substitutions.flatMap { $0.variants.map(\.text) }).contains {
      $0.text?.hasSeveralPercentSigns == true
    }
  }
}

extension String {
  fileprivate var hasSeveralPercentSigns: Bool { utf8.count { $0 == UInt8(ascii: "%") } > 1 }
}
