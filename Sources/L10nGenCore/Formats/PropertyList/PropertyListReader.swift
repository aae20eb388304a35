/// Reads a property list, mostly in XML (Apple's `PropertyList-1.0.dtd`) into a tree of texts, as Core Foundation does,
/// and says where that refuses a file.
struct PropertyListReader {
  private let bytes: [UInt8]
  private let map: SourceMap
  /// The characters that were replaced to read the file, those first that weren't come to yet.
  private var mistakes: ArraySlice<MistakenCharacters.Mistake> = []
  private var scalars = ScalarCounter()
  private var problems: [DocumentProblem] = []
  private var repetitions: [RepeatedKey] = []
  private var notes: [MessageNote] = []
  private var root: DocumentNode?
  /// The dictionaries and arrays that are open, the outermost first.
  private var open: [Collection] = []
  /// The element whose text is being read, and the byte at which that begins.
  private var leaf: (name: String, start: Int)?
  /// The comments since the last tag, in bytes.
  private var comments: [Range<Int>] = []
  /// The end of the top dictionary's tag, and for each of its entries the key and the end of the value, in bytes.
  private var extents: (start: Int, entries: [(key: String, end: Int)]) = (0, [])

  private struct Collection {
    var isDictionary: Bool
    var offset: Int
    var key: (text: String, offset: Int)?
    var entries = LastEntries()
    var items: [DocumentNode] = []
    /// A Boolean value indicating whether a character of the key is mistaken, so that nobody knows whose the value is.
    var isKeyLost = false
  }

  /// Reads UTF-8 without a byte-order mark, or the binary form.
  ///
  /// - Parameter map: how its texts are written.
  static func read(_ bytes: [UInt8], _ map: SourceMap) -> BundleDocument {
    if bytes.starts(with: BinaryPropertyListReader.mark) { return BinaryPropertyListReader.read(bytes, map) }
    let illFormed = String(validating: bytes, as: UTF8.self) == nil ? IllFormedText(bytes) : nil
    var reader = PropertyListReader(bytes: illFormed?.repaired ?? bytes, map: map)
    reader.readFile()
    if !reader.problems.isEmpty, let mistaken = MistakenCharacters(in: reader.bytes) {
      let written = reader.bytes
      reader = PropertyListReader(bytes: mistaken.repaired, map: map)
      reader.mistakes = mistaken.mistakes[...]
      reader.readFile()
      var document = reader.document
      document.bytes = written
      return illFormed?.document(document) ?? document
    }
    return illFormed?.document(reader.document) ?? reader.document
  }

  /// Returns a Boolean value indicating whether a file is a property list in XML or in binary form, rather than one in
  /// the form of `.strings` files.
  static func isPropertyList(_ bytes: [UInt8]) -> Bool {
    if bytes.starts(with: BinaryPropertyListReader.mark) { return true }
    let start = bytes.prefix { $0 <= UInt8(ascii: " ") }.endIndex
    return ["<?xml", "<!DOCTYPE", "<plist", "<dict"].contains {
      bytes[start...].starts(with: Array($0.utf8))
    }
  }

  private init(bytes: [UInt8], map: SourceMap) {
    self.bytes = bytes
    self.map = map
  }

  private var document: BundleDocument {
    var document = BundleDocument(
      root: root, problems: problems, repetitions: repetitions, illFormed: nil, bytes: bytes)
    document.notes = notes
    return document
  }

  private mutating func offset(of index: Int) -> Int { scalars.count(before: index, in: bytes) }

  private mutating func report(_ explanation: String, at index: Int, losesKeys: Bool = true) {
    problems.report(explanation, at: offset(of: index), losesKeys: losesKeys)
  }

  // MARK: Events

  private mutating func readFile() {
    // expat gives a file without anything in it no place.
    guard let start = bytes.firstIndex(where: { $0 > UInt8(ascii: " ") }) else { return }
    guard bytes[start] != UInt8(ascii: "{") else {
      return report(
        "this is a property list in the old style, with braces; convert it with 'plutil -convert xml1'", at: start)
    }
    if let failure = XMLEventReader.read(bytes, { take($0) }) {
      report(failure.explanation(in: bytes), at: failure.index)
    }
    // Of what was read before a mistake, the entries count that were read in full.
    leaf = nil
    while open.count > 1 {
      let last = open.removeLast()
      add(.unread(at: last.offset))
    }
    closeCollection()
    // After another mistake, nothing was read.
    if problems.allSatisfy({ !$0.losesKeys }) { reportMistakes(before: bytes.count) }
    if root == nil, problems.isEmpty { report("a property list has a <dict>; write '<plist><dict>…'", at: 0) }
  }

  /// Returns a Boolean value indicating whether reading goes on.
  private mutating func take(_ event: XMLEventReader.Event) -> Bool {
    switch event {
    case .start(let name, _, let range): return start(name, range)
    case .end(_, let range): end(range)
    case .text(_, let range):
      if leaf == nil, bytes[range].contains(where: { $0 > UInt8(ascii: " ") }) {
        report("text isn't allowed outside <string> and <key>; remove it", at: range.lowerBound)
        return false
      }
    case .comment(let range):
      if leaf != nil {
        report("Apple's systems refuse a comment inside a string; move it above the key", at: range.lowerBound)
        return false
      }
      comments.append(range)
    case .declarations(let range):
      report("a property list declares no entities; remove what is between '[' and ']'", at: range.lowerBound)
      return false
    case .entity(let range):
      report(MistakenCharacters.noSuchEntity, at: range.lowerBound)
      return false
    }
    return !problems.isFull
  }

  private static let leaves: Set = ["string", "integer", "real", "date", "data", "true", "false"]

  /// Core Foundation refuses a file with an element out of place, so that reading ends there.
  private mutating func start(_ name: String, _ range: Range<Int>) -> Bool {
    guard let mistake = mistake(of: name) else {
      comments = name == "key" ? comments : []
      if name == "dict" || name == "array" {
        if open.isEmpty { extents.start = range.upperBound }
        open.append(Collection(isDictionary: name == "dict", offset: offset(of: range.lowerBound)))
      } else if name != "plist" {
        leaf = (name, range.upperBound)
      }
      return true
    }
    report(mistake, at: range.lowerBound)
    return false
  }

  /// The reason why an element can't stand here, and what to do; `nil` if it can.
  private func mistake(of name: String) -> String? {
    if let leaf { return "a <\(leaf.name)> can't contain other elements; close it before this one" }
    let isPlist = name == "plist"
    let isKey = name == "key"
    guard isPlist || isKey || name == "dict" || name == "array" || Self.leaves.contains(name) else {
      return "a property list has no <\(name)>; write <string>"
    }
    if open.count >= BundleDocument.depthLimit {
      return "more than \(BundleDocument.depthLimit) collections are nested here; remove some"
    }
    guard let last = open.last else {
      return isPlist || root == nil && name == "dict"
        ? nil : "a property list is one <dict>; remove what is outside of it"
    }
    if isPlist { return "property lists can't be nested; remove this element" }
    if !last.isDictionary { return isKey ? "an array has no keys; remove this one" : nil }
    switch (isKey, last.key) {
    case (true, let key?): return "the key '\(key.text)' has no value; add one, or remove the key"
    case (false, nil): return "this value has no <key> above it; add one"
    case (true, nil), (false, _?): return nil
    }
  }

  private mutating func end(_ range: Range<Int>) {
    if let leaf {
      self.leaf = nil
      endLeaf(leaf, range)
    } else if let last = open.last {
      if let key = last.key {
        report("the key '\(key.text)' has no value; add one, or remove the key", at: range.lowerBound)
      }
      closeCollection()
    }
    if open.count == 1, open[0].key == nil, let last = open[0].entries.entries.last {
      extents.entries.append((last.key, range.upperBound))
    }
  }

  /// Reports the mistaken characters between texts, after which keys may be missing.
  private mutating func reportMistakes(before end: Int) {
    while let mistake = mistakes.first, mistake.index < end {
      mistakes.removeFirst()
      report(mistake.explanation, at: mistake.index)
    }
  }

  /// Reports the first mistaken character of a text.
  private mutating func reportMistake(in leaf: (name: String, start: Int), until end: Int) -> Bool {
    reportMistakes(before: leaf.start)
    guard let mistake = mistakes.first, mistake.index < end else { return false }
    mistakes = mistakes.drop { $0.index < end }
    report(mistake.explanation, at: mistake.index, losesKeys: leaf.name == "key")
    return true
  }

  private mutating func endLeaf(_ leaf: (name: String, start: Int), _ range: Range<Int>) {
    let isMistaken = reportMistake(in: leaf, until: range.lowerBound)
    let offset = offset(of: leaf.start)
    if isMistaken, leaf.name != "key" { return add(.unread(at: offset)) }
    guard leaf.name == "string" || leaf.name == "key" else {
      let key = open.last?.key.map { "the value of '\($0.text)'" } ?? "this value"
      report("\(key) is not text; write it between <string> and </string>", at: leaf.start, losesKeys: false)
      return add(.unread(at: offset))
    }
    guard let text = XMLStringReader.text(of: bytes[leaf.start..<range.lowerBound]) else {
      report(XMLStringReader.mistakenReference, at: leaf.start)
      return add(.unread(at: offset))
    }
    guard leaf.name == "key", !open.isEmpty else {
      return add(DocumentNode(offset: offset, content: .text(DocumentText(text: text, map: map))))
    }
    open[open.count - 1].key = (text, offset)
    open[open.count - 1].isKeyLost = isMistaken
    if open.count == 1 { addNote(text, offset) }
    comments = []
  }

  private mutating func closeCollection() {
    guard let last = open.popLast() else { return }
    repetitions += last.entries.repetitions
    add(
      DocumentNode(offset: last.offset, content: last.isDictionary ? .mapping(last.entries.entries) : .list(last.items))
    )
  }

  /// Adds a value to the collection around it.
  private mutating func add(_ node: DocumentNode) {
    guard let index = open.indices.last else {
      root = node
      return
    }
    guard open[index].isDictionary else { return open[index].items.append(node) }
    guard let key = open[index].key else { return }
    open[index].key = nil
    if open[index].isKeyLost { return }
    let entry = DocumentEntry(key: key.text, keyOffset: key.offset, value: node)
    open[index].entries.add(entry)
  }

  /// Takes the comments right above a key as a description of its text.
  private mutating func addNote(_ key: String, _ offset: Int) {
    let lines = comments.flatMap { comment in
      String(decoding: bytes[comment].dropFirst(4).dropLast(3), as: UTF8.self).split(whereSeparator: \.isNewline)
    }
    let text = lines.map { $0.split(separator: " ").joined(separator: " ") }.filter { !$0.isEmpty }
      .joined(separator: " ")
    if !text.isEmpty { notes.append(MessageNote(key: key, keyOffset: offset, description: text)) }
  }
}

// MARK: - Merging

extension PropertyListReader {
  /// A file without errors as texts below the keys of its top dictionary, each with the space and the comments above it.
  static func keyedText(of bytes: [UInt8]) -> KeyedText? {
    guard bytes.contains(UInt8(ascii: "<")), String(validating: bytes, as: UTF8.self) != nil else { return nil }
    var reader = PropertyListReader(bytes: bytes, map: .none)
    reader.readFile()
    guard reader.problems.isEmpty, reader.repetitions.isEmpty, case .mapping = reader.root?.content else { return nil }
    let isLineEnd = { (index: Int) in index < bytes.count && bytes[index] == UInt8(ascii: "\n") }
    guard isLineEnd(reader.extents.start) else { return nil }
    var start = reader.extents.start + 1
    let head = Array(bytes[..<start])
    var texts: [KeyedText] = []
    for entry in reader.extents.entries {
      // The line break behind a value is the separator.
      guard isLineEnd(entry.end) else { return nil }
      texts.append(KeyedText(key: entry.key, head: Array(bytes[start..<entry.end])))
      start = entry.end + 1
    }
    let tail = texts.isEmpty ? start : start - 1
    return KeyedText(key: "", head: head, entries: texts, tail: Array(bytes[tail...]))
  }
}
