import L10nText

/// Reads a property list, mostly in XML (Apple's `PropertyList-1.0.dtd`), into a tree of texts, as Core Foundation
/// does, and reports where Core Foundation would refuse a file.
package struct PropertyListReader {
  private let bytes: [UInt8]
  /// The original file, in which positions count.
  private let written: [UInt8]
  private let map: SourceMap
  /// The replaced characters and tags that haven't been reached yet, in order.
  private var mistakes: ArraySlice<MistakenCharacters.Mistake> = []
  private var scalars = ScalarCounter()
  private(set) var problems: [DocumentProblem] = []
  private(set) var repetitions: [RepeatedKey] = []
  private var notes: [MessageNote] = []
  private(set) var root: DocumentNode?
  /// The dictionaries and arrays that are open, the outermost first.
  private var open: [Collection] = []
  /// The element whose text is being read, and the position at which the text begins.
  private var leaf: (name: String, start: Int)?
  /// The comments since the last tag, in bytes.
  private var comments: [Range<Int>] = []
  /// The number of open elements that are skipped; the outermost isn't allowed at its position.
  private var skippedDepth = 0
  /// The end of the top dictionary's tag, and the key and the end of the value of each entry, in bytes.
  private(set) var extents: (start: Int, entries: [(key: String, end: Int)]) = (0, [])

  private struct Collection {
    var isDictionary: Bool
    var offset: Int
    var key: (text: String, offset: Int)?
    /// The key of the entry that was added last.
    var lastKey: String?
    var entries = LastEntries()
    var items: [DocumentNode] = []
    /// A Boolean value indicating whether the key has a mistaken character, so that its value can't be used.
    var isKeyLost = false
  }

  /// Reads UTF-8 without a byte-order mark, or the binary form.
  /// - Parameter map: the style of its texts.
  /// - Parameter map: how its texts are written.
  package static func read(_ bytes: [UInt8], _ map: SourceMap) -> BundleDocument {
    if bytes.starts(with: BinaryPropertyListReader.mark) { return BinaryPropertyListReader.read(bytes, map) }
    let illFormed = String(validating: bytes, as: UTF8.self) == nil ? IllFormedText(bytes) : nil
    var reader = PropertyListReader(bytes: illFormed?.repaired ?? bytes, map: map)
    reader.readFile()
    if !reader.problems.isEmpty { reader = reader.withoutMistakes() }
    return illFormed?.document(reader.document) ?? reader.document
  }

  /// Returns a Boolean value indicating whether a file is a property list in XML or in binary form, rather than in the
  /// format of `.strings` files.
  static func isPropertyList(_ bytes: [UInt8]) -> Bool {
    if bytes.starts(with: BinaryPropertyListReader.mark) { return true }
    let start = bytes.prefix { $0 <= UInt8(ascii: " ") }.endIndex
    return ["<?xml", "<!DOCTYPE", "<plist", "<dict"].contains {
      bytes[start...].starts(with: Array($0.utf8))
    }
  }

  init(bytes: [UInt8], written: [UInt8]? = nil, map: SourceMap) {
    self.bytes = bytes
    self.written = written ?? bytes
    self.map = map
  }

  /// Returns a reader that has read the file without its mistaken characters and tags, or this one if there are none.
  private func withoutMistakes() -> PropertyListReader {
    let characters = MistakenCharacters(in: bytes)
    let tags = MistakenTags(in: characters?.repaired ?? bytes)
    let mistakes = (characters?.mistakes ?? []) + tags.mistakes
    guard !mistakes.isEmpty, !problems.haveConflicts else { return self }
    var reader = PropertyListReader(bytes: tags.repaired, written: bytes, map: map)
    reader.mistakes = mistakes.sorted { $0.index < $1.index }[...]
    reader.readFile()
    return reader
  }

  private var document: BundleDocument {
    var document = BundleDocument(
      root: root, problems: problems, repetitions: repetitions, illFormed: nil, bytes: written)
    document.notes = notes
    return document
  }

  private mutating func offset(of index: Int) -> Int { scalars.count(before: index, in: written) }

  private mutating func report(_ explanation: String, at index: Int, losesKeys: Bool = true) {
    problems.report(explanation, at: offset(of: index), losesKeys: losesKeys)
  }

  // MARK: Events

  mutating func readFile() {
    // expat reports no position for an empty file.
    guard let start = bytes.firstIndex(where: { $0 > UInt8(ascii: " ") }) else { return }
    guard bytes[start] != UInt8(ascii: "{") else {
      return report(
        "this is a property list in the old style, with braces; convert it with 'plutil -convert xml1'", at: start)
    }
    if let failure = XMLEventReader.read(bytes, { take($0) }) {
      reportMistakes(before: failure.index)
      report(failure.explanation(in: bytes), at: failure.index)
    }
    // Of the part before a mistake, only complete entries count.
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

  /// Handles an event, and returns a Boolean value indicating whether reading continues.
  private mutating func take(_ event: XMLEventReader.Event) -> Bool {
    switch event {
    case .start(let name, _, let range): return start(name, range)
    case .end(_, let range): end(range)
    case .text(_, let range):
      if leaf == nil, skippedDepth == 0, bytes[range].contains(where: { $0 > UInt8(ascii: " ") }) {
        report("text isn't allowed outside <string> and <key>; remove it", at: range.lowerBound)
      }
    case .comment(let range):
      if leaf != nil {
        report(MistakenTags.commentInText, at: range.lowerBound)
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

  /// The elements that contain no others, besides keys.
  static let leaves: Set = ["string", "integer", "real", "date", "data", "true", "false"]

  /// Core Foundation refuses a file with an element that isn't allowed. Here, only that entry is lost.
  private mutating func start(_ name: String, _ range: Range<Int>) -> Bool {
    if skippedDepth > 0 {
      skippedDepth += 1
      return true
    }
    if let leaf {
      report(MistakenTags.tagInText(leaf.name), at: range.lowerBound)
      return false
    }
    if open.count >= BundleDocument.depthLimit {
      report(
        "more than \(BundleDocument.depthLimit) collections are nested here; remove some", at: range.lowerBound)
      return false
    }
    if name == "key", let key = open.last?.key { addUnread(key, at: range.lowerBound) }
    if let mistake = mistake(of: name) {
      pass(over: name, mistake, at: range.lowerBound)
      return true
    }
    comments = name == "key" ? comments : []
    if name == "dict" || name == "array" {
      if open.isEmpty { extents.start = range.upperBound }
      open.append(Collection(isDictionary: name == "dict", offset: offset(of: range.lowerBound)))
    } else if name != "plist" {
      leaf = (name, range.upperBound)
    }
    return true
  }

  /// Returns the reason why an element isn't allowed here, and what to do, or `nil` if it is allowed.
  private func mistake(of name: String) -> String? {
    let isPlist = name == "plist"
    let isKey = name == "key"
    guard isPlist || isKey || name == "dict" || name == "array" || Self.leaves.contains(name) else {
      return "a property list has no <\(name)>; write <string>"
    }
    guard let last = open.last else {
      return isPlist || root == nil && name == "dict"
        ? nil : "a property list is one <dict>; remove what is outside of it"
    }
    if isPlist { return "property lists can't be nested; remove this element" }
    if !last.isDictionary { return isKey ? "an array has no keys; remove this one" : nil }
    return isKey || last.key != nil ? nil : "this value has no <key> above it; add one"
  }

  /// Reports an element that isn't allowed, which is skipped with everything in it.
  private mutating func pass(over name: String, _ mistake: String, at index: Int) {
    skippedDepth = 1
    // The value of a mistaken key isn't reported, too.
    if open.last?.isDictionary == true, open.last?.key == nil, reportMistakes(before: index) { return }
    let isValue = open.last?.isDictionary == true && open.last?.key != nil
    report(mistake, at: index, losesKeys: !isValue)
    if isValue { add(.unread(at: offset(of: index))) }
  }

  /// Adds a key without a value, and reports it unless the value is one of the mistakes.
  private mutating func addUnread(_ key: (text: String, offset: Int), at index: Int) {
    if !reportMistakes(before: index, losesKeys: false) {
      report("the key '\(key.text)' has no value; add one, or remove the key", at: index, losesKeys: false)
    }
    add(.unread(at: key.offset))
  }

  private mutating func end(_ range: Range<Int>) {
    if skippedDepth > 0 {
      skippedDepth -= 1
      return
    }
    if let leaf {
      self.leaf = nil
      endLeaf(leaf, range)
    } else if let last = open.last {
      if let key = last.key { addUnread(key, at: range.lowerBound) }
      closeCollection()
    }
    if open.count == 1, open[0].key == nil, let key = open[0].lastKey {
      extents.entries.append((key, range.upperBound))
    }
  }

  /// Reports the mistakes between texts, and returns a Boolean value indicating whether there are any.
  @discardableResult
  private mutating func reportMistakes(before end: Int, losesKeys: Bool = true) -> Bool {
    guard let first = mistakes.first, first.index < end else { return false }
    while let mistake = mistakes.first, mistake.index < end {
      mistakes.removeFirst()
      report(mistake.explanation, at: mistake.index, losesKeys: losesKeys)
    }
    return true
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

  /// Adds a value to the collection that contains it.
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
    open[index].lastKey = key.text
  }

  /// Adds the comments right above a key as the description of its text.
  private mutating func addNote(_ key: String, _ offset: Int) {
    let words = comments.flatMap { comment in
      String(decoding: bytes[comment].dropFirst(4).dropLast(3), as: UTF8.self).split(whereSeparator: \.isWhitespace)
    }
    let text = words.joined(separator: " ")
    if !text.isEmpty { notes.append(MessageNote(key: key, keyOffset: offset, description: text)) }
  }
}
