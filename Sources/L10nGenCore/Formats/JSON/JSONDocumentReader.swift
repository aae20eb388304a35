/// Reads one JSON file into a tree, finding as many of its errors as can be told apart.
///
/// Reading goes on after an error as whoever made it most likely meant it: behind a comma that is missing, at the end of
/// the line for a string that isn't closed. One broken text costs that text alone.
struct JSONDocumentReader {
  private let bytes: [UInt8]
  private let keys: JSONKeys
  /// The byte that comes next.
  private var index = 0
  private var problems: [DocumentProblem] = []
  private var repetitions: [RepeatedKey] = []
  private var scalars = ScalarCounter()

  /// Reads UTF-8 without a byte-order mark.
  static func read(_ bytes: [UInt8], keys: JSONKeys = .paths) -> BundleDocument {
    let illFormed = String(validating: bytes, as: UTF8.self) == nil ? IllFormedText(bytes) : nil
    var reader = JSONDocumentReader(bytes: illFormed?.repaired ?? bytes, keys: keys)
    let root = reader.readRoot()
    let document = BundleDocument(
      root: root, problems: reader.problems, repetitions: reader.repetitions, illFormed: nil, bytes: reader.bytes)
    return illFormed?.document(document) ?? document
  }

  private init(bytes: [UInt8], keys: JSONKeys) {
    self.bytes = bytes
    self.keys = keys
  }

  // MARK: Places and problems

  /// Nothing comes any more once there are too many problems.
  private var next: UInt8? {
    index < bytes.count && !problems.isFull ? bytes[index] : nil
  }

  /// The number of scalars before the next byte.
  private mutating func offset() -> Int { offset(ofByte: index) }

  /// The number of scalars before a byte.
  private mutating func offset(ofByte index: Int) -> Int {
    scalars.count(before: index, in: bytes)
  }

  /// Reports a problem at a place, by default at the next byte.
  private mutating func report(_ explanation: String, at place: Int? = nil, losesKeys: Bool = false) {
    problems.report(explanation, at: place ?? offset(), losesKeys: losesKeys)
  }

  // MARK: Between values

  private mutating func skipSpace() {
    while let byte = next {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): index += 1
      case UInt8(ascii: "#"): skipComment(isBlock: false)
      case UInt8(ascii: "/") where index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "/"):
        skipComment(isBlock: false)
      case UInt8(ascii: "/") where index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "*"):
        skipComment(isBlock: true)
      case UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "|"):
        guard isConflictMark else { return }
        report("this is a git conflict marker; resolve the conflict and remove its markers")
        skipLine()
      default: return
      }
    }
  }

  private mutating func skipComment(isBlock: Bool) {
    report("JSON has no comments; remove this one, and describe messages in metadata.yml")
    guard isBlock else { return skipLine() }
    index = min(index + 2, bytes.count)
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "*"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "/") {
        index += 2
        return
      }
      index += 1
    }
  }

  private mutating func skipLine() {
    while let byte = next, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") { index += 1 }
  }

  /// A Boolean value indicating whether the line that begins at the next byte is one that git writes between the sides
  /// of a conflict.
  private var isConflictMark: Bool {
    guard index == 0 || bytes[index - 1] == UInt8(ascii: "\n"), index + 7 <= bytes.count else { return false }
    return bytes[index..<index + 7].allSatisfy { $0 == bytes[index] }
  }

  // MARK: Values

  private mutating func readRoot() -> DocumentNode? {
    skipSpace()
    guard next != nil else {
      if problems.isEmpty { report("this file is empty, which is not JSON; write '{}'", losesKeys: true) }
      return nil
    }
    let root = readValue(depth: 0)
    skipSpace()
    if next != nil {
      report("the file continues after its end; remove this, or what closes the file above", losesKeys: true)
    }
    return root
  }

  private mutating func readValue(depth: Int) -> DocumentNode {
    let offset = offset()
    switch next {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      guard depth < BundleDocument.depthLimit else {
        report("nested deeper than \(BundleDocument.depthLimit) levels; flatten the keys", at: offset)
        skipCollection()
        return .unread(at: offset)
      }
      return next == UInt8(ascii: "{")
        ? readObject(at: offset, depth: depth + 1) : readArray(at: offset, depth: depth + 1)
    case UInt8(ascii: "\""):
      guard let text = readString() else { return .unread(at: offset) }
      return DocumentNode(offset: offset, content: .text(DocumentText(text: text, map: .jsonString)))
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"), nil:
      report("a value is missing here; write a text in quotes", at: offset)
      return .unread(at: offset)
    default: return readWord(at: offset)
    }
  }

  /// Passes a collection that is nested too deep, however deep.
  private mutating func skipCollection() {
    var depth = 0
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        _ = readString()
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      default: break
      }
      index += 1
      if depth == 0 { return }
    }
  }

  private mutating func readWord(at offset: Int) -> DocumentNode {
    let start = index
    while let byte = next, JSONWord.isOfWord(byte) { index += 1 }
    let word = String(decoding: bytes[start..<index], as: UTF8.self)
    switch word {
    case "null": return .nothing(at: offset, .jsonNull)
    case "true", "false": return DocumentNode(offset: offset, content: .text(DocumentText(text: word, map: .jsonWord)))
    default: break
    }
    if JSONWord.isNumber(bytes[start..<index]) {
      return DocumentNode(offset: offset, content: .text(DocumentText(text: word, map: .jsonWord)))
    }
    // A text without quotes, or with others: all up to what would end it.
    while let byte = next, byte != UInt8(ascii: ","), byte != UInt8(ascii: "}"), byte != UInt8(ascii: "]"),
      byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r")
    {
      index += 1
    }
    report("a text needs double quotes in JSON; put it in quotes", at: offset)
    return .unread(at: offset)
  }

  /// Reads a string whose opening quote is next, or `nil` if it is not what somebody meant.
  private mutating func readString() -> String? {
    let start = offset()
    var reader = JSONStringReader(bytes[index...])
    var text = ""
    var isSound = true
    while true {
      switch reader.next() {
      case .run(let range):
        let run = String(decoding: bytes[range], as: UTF8.self)
        // Most strings are one run, which needs no copy.
        text = text.isEmpty ? run : text + run
      case .escape(let scalar, _): text.unicodeScalars.append(scalar)
      case .mistake(let explanation, let range):
        isSound = false
        index = range.lowerBound
        report(explanation)
      case .end:
        index = reader.index
        guard CombiningMarks.areTooMany(in: text) else { return isSound ? text : nil }
        report(CombiningMarks.problem, at: start)
        return nil
      case .unclosed:
        report("this quote is never closed in its line; close it, and write line breaks as '\\n'", at: start)
        index = reader.index
        // The comma that was to follow the string has got into it.
        let last = bytes[..<index].last { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
        if last == UInt8(ascii: ",") { index = bytes[..<index].lastIndex(of: UInt8(ascii: ",")) ?? index }
        return nil
      }
    }
  }

  // MARK: Collections

  private mutating func readArray(at offset: Int, depth: Int) -> DocumentNode {
    index += 1
    var items: [DocumentNode] = []
    readItems(until: UInt8(ascii: "]"), openedAt: offset) { reader in items.append(reader.readValue(depth: depth)) }
    return DocumentNode(offset: offset, content: .list(items))
  }

  private mutating func readObject(at offset: Int, depth: Int) -> DocumentNode {
    index += 1
    switch keys {
    case .names:
      var entries: [DocumentEntry] = []
      readItems(until: UInt8(ascii: "}"), openedAt: offset) { reader in
        let keyOffset = reader.offset()
        guard let key = reader.readKey(at: keyOffset) else { return }
        let value = reader.readMemberValue(ofKeyAt: keyOffset, depth: depth)
        entries.append(DocumentEntry(key: key, keyOffset: keyOffset, value: value))
      }
      repetitions += entries.removeRepetitions()
      return DocumentNode(offset: offset, content: .mapping(entries))
    case .paths:
      var members: [NestedMapping.Member] = []
      readItems(until: UInt8(ascii: "}"), openedAt: offset) { reader in
        if let member = reader.readMember(depth: depth) { members.append(member) }
      }
      let (node, repetitions) = NestedMapping.node(of: members, at: offset)
      self.repetitions += repetitions
      return node
    }
  }

  /// Reads a member whose key may be a whole key path.
  private mutating func readMember(depth: Int) -> NestedMapping.Member? {
    let keyOffset = offset()
    guard let key = readKey(at: keyOffset) else { return nil }
    let path = JSONKeyPath.segments(of: CanonicalComposition.composed(key))
    let depth = depth + path.count - 1
    let value = readMemberValue(ofKeyAt: keyOffset, depth: depth)
    guard depth <= BundleDocument.depthLimit else {
      report("nested deeper than \(BundleDocument.depthLimit) levels; shorten the key", at: keyOffset, losesKeys: true)
      return nil
    }
    return NestedMapping.Member(path: path, keyOffset: keyOffset, value: value)
  }

  /// Reads a key, or passes the member if that isn't one.
  private mutating func readKey(at keyOffset: Int) -> String? {
    guard next == UInt8(ascii: "\"") else {
      report("a key is a string in double quotes; put it in quotes", at: keyOffset, losesKeys: true)
      skipMember()
      return nil
    }
    guard let key = readString() else {
      // Where the quote of a key isn't closed, its value may stand in the key.
      skipMember()
      problems.noteLostKeys()
      return nil
    }
    return key
  }

  /// Reads the colon behind a key, and the value.
  private mutating func readMemberValue(ofKeyAt keyOffset: Int, depth: Int) -> DocumentNode {
    skipSpace()
    guard next == UInt8(ascii: ":") else {
      report("a colon and a value are missing after this key; write '\"key\": \"text\"'", at: keyOffset)
      return .unread(at: keyOffset)
    }
    index += 1
    skipSpace()
    return readValue(depth: depth)
  }

  /// Passes a member whose key is none.
  private mutating func skipMember() {
    while let byte = next, byte != UInt8(ascii: ","), byte != UInt8(ascii: "}"), byte != UInt8(ascii: "]") {
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return
      case UInt8(ascii: "\""): _ = readString()
      case UInt8(ascii: "{"), UInt8(ascii: "["): skipCollection()
      default: index += 1
      }
    }
  }

  /// Reads what stands between two brackets of a kind, and the commas between.
  private mutating func readItems(
    until closing: UInt8, openedAt opening: Int, _ readItem: (inout JSONDocumentReader) -> Void
  ) {
    // The index of the last byte that is a comma, while no item has followed.
    var comma: Int?
    var needsComma = false
    while true {
      // The byte at which a comma would have to be.
      let end = index
      skipSpace()
      switch next {
      case closing:
        if let comma { report("nothing follows this comma; remove it", at: offset(ofByte: comma)) }
        index += 1
        return
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        let (wanted, opened) = closing == UInt8(ascii: "}") ? ("}", "{") : ("]", "[")
        report("'\(opened)' is closed here by the other bracket; write '\(wanted)'", losesKeys: true)
        index += 1
        return
      case nil:
        let (name, closed) = closing == UInt8(ascii: "}") ? ("brace", "}") : ("bracket", "]")
        report("this \(name) is never closed; write '\(closed)' after its content", at: opening, losesKeys: true)
        return
      case UInt8(ascii: ","):
        if !needsComma { report("nothing comes before this comma; remove it") }
        comma = index
        index += 1
        needsComma = false
      default:
        if needsComma { report("a comma is missing here", at: offset(ofByte: end)) }
        let start = index
        readItem(&self)
        // Whatever stands there, reading gets on.
        if index == start { index += 1 }
        comma = nil
        needsComma = true
      }
    }
  }
}
