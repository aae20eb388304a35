import L10nText

/// Reads one JSON file into a tree, and finds as many of its errors as can be distinguished.
///
/// After an error, reading continues with what was most likely meant: after a missing comma, or at the end of the line
/// for a string that isn't closed. One broken text loses only that text.
struct JSONDocumentReader {
  let bytes: [UInt8]
  let keys: JSONKeys
  /// The byte that comes next.
  var index = 0
  var problems: [DocumentProblem] = []
  var repetitions: [RepeatedKey] = []
  /// The byte at which another reader continues, in the object that is being read then; `nil` to read everything.
  private(set) var end: Int?
  /// The depth of the object in which the other reader continues, or `nil` if its first byte wasn't reached as a key.
  private(set) var depthAtEnd: Int?
  private var scalars = ScalarCounter()

  /// Reads UTF-8 without a byte-order mark.
  static func read(_ bytes: [UInt8], keys: JSONKeys = .paths) -> BundleDocument {
    (keys == .names ? readInParts(bytes) : nil) ?? readWhole(bytes, keys: keys)
  }

  /// Reads a file from its start to its end.
  static func readWhole(_ bytes: [UInt8], keys: JSONKeys) -> BundleDocument {
    let illFormed = String(validating: bytes, as: UTF8.self) == nil ? IllFormedText(bytes) : nil
    var reader = JSONDocumentReader(bytes: illFormed?.repaired ?? bytes, keys: keys)
    let root = reader.readRoot()
    let problems = reader.problems.withoutConsequencesOfConflicts
    let document = BundleDocument(
      root: root, problems: problems, repetitions: problems.haveConflicts ? [] : reader.repetitions, illFormed: nil,
      bytes: reader.bytes)
    return illFormed?.document(document) ?? document
  }

  private init(bytes: [UInt8], keys: JSONKeys) {
    self.bytes = bytes
    self.keys = keys
  }

  /// Creates a reader of a part of a file.
  ///
  /// - Parameter scalars: the number of scalars before it.
  init(_ part: Range<Int>, of bytes: [UInt8], scalars: Int) {
    self.init(bytes: bytes, keys: .names)
    index = part.lowerBound
    end = part.upperBound < bytes.count ? part.upperBound : nil
    self.scalars = ScalarCounter(counted: part.lowerBound, scalars: scalars)
  }

  // MARK: Places and problems

  /// The next byte, or `nil` at the end and once there are too many problems.
  var next: UInt8? {
    index < bytes.count && !problems.isFull ? bytes[index] : nil
  }

  /// Returns the number of scalars before the next byte.
  mutating func offset() -> Int { offset(ofByte: index) }

  /// Returns the number of scalars before a byte.
  mutating func offset(ofByte index: Int) -> Int {
    scalars.count(before: index, in: bytes)
  }

  /// Reports a problem at a place, by default at the next byte.
  mutating func report(_ explanation: String, at place: Int? = nil, losesKeys: Bool = false) {
    problems.report(explanation, at: place ?? offset(), losesKeys: losesKeys)
  }

  // MARK: Between values

  mutating func skipSpace() {
    while let byte = next {
      switch byte {
      case _ where Self.isSpace(byte): skipPlainSpace()
      case UInt8(ascii: "#"): skipComment(isBlock: false)
      case UInt8(ascii: "/") where index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "/"):
        skipComment(isBlock: false)
      case UInt8(ascii: "/") where index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "*"):
        skipComment(isBlock: true)
      case UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "|"):
        guard isConflictMark else { return }
        // The other lines of the same conflict aren't reported.
        if next == UInt8(ascii: "<") || !problems.haveConflicts { report(DocumentProblem.conflictMarker) }
        skipLine()
      default: return
      }
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") || byte == UInt8(ascii: "\t")
  }

  private mutating func skipPlainSpace() {
    index = bytes.withUnsafeBufferPointer { [index] bytes in
      var index = index
      while index < bytes.count, Self.isSpace(bytes[index]) { index += 1 }
      return index
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

  /// A Boolean value indicating whether the line that begins at the next byte is a conflict marker of git.
  private var isConflictMark: Bool {
    guard index == 0 || bytes[index - 1] == UInt8(ascii: "\n"), index + 7 <= bytes.count else { return false }
    return bytes[index..<index + 7].allSatisfy { $0 == bytes[index] }
  }

  // MARK: Bytes that are expected

  /// Skips white space, and the bytes if they are next. Returns a Boolean value indicating whether they were.
  mutating func take(_ expected: StaticString) -> Bool {
    skipSpace()
    let count = expected.utf8CodeUnitCount
    guard index + count <= bytes.count else { return false }
    let isNext = bytes.withUnsafeBufferPointer { bytes in
      expected.withUTF8Buffer { expected in (0..<count).allSatisfy { bytes[index + $0] == expected[$0] } }
    }
    if isNext { index += count }
    return isNext
  }

  // MARK: Values

  mutating func readRoot() -> DocumentNode? {
    skipSpace()
    guard next != nil else {
      if problems.isEmpty { report("this file is empty, which is not JSON; write '{}'", losesKeys: true) }
      return nil
    }
    let root = readValue(depth: 0)
    readEnd()
    return root
  }

  mutating func readEnd() {
    skipSpace()
    guard next != nil, depthAtEnd == nil else { return }
    report("the file continues after its end; remove this, or what closes the file above", losesKeys: true)
  }

  /// Returns a Boolean value indicating whether another reader continues here, and notes the depth if this is a key.
  mutating func leaves(atDepth depth: Int, isKey: Bool) -> Bool {
    guard index == end else { return false }
    if depthAtEnd == nil, isKey { depthAtEnd = depth }
    return depthAtEnd != nil
  }

  mutating func readValue(depth: Int) -> DocumentNode {
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

  /// Skips a collection that is nested too deep, at any depth.
  mutating func skipCollection() {
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
    // A text without quotes, or with other ones, reaches to the next character that would end it.
    while let byte = next, byte != UInt8(ascii: ","), byte != UInt8(ascii: "}"), byte != UInt8(ascii: "]"),
      byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r")
    {
      index += 1
    }
    report("a text needs double quotes in JSON; put it in quotes", at: offset)
    return .unread(at: offset)
  }

  /// Reads a string whose opening quote is next, or returns `nil` if it has a mistake.
  mutating func readString() -> String? {
    if let text = readPlainString() { return text }
    let start = offset()
    var reader = JSONStringReader(bytes[index...])
    var text = ""
    var isSound = true
    while true {
      switch reader.next() {
      case .run(let range):
        let run = String(decoding: bytes[range], as: UTF8.self)
        // Most strings are one run, which needs no copy.
        if text.isEmpty { text = run } else { text += run }
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
        if let end = BrokenString.end(of: bytes, from: index) {
          index = end
          return nil
        }
        // A missing quote has made the comma after the string part of it.
        let last = bytes[..<index].last { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
        if last == UInt8(ascii: ",") { index = bytes[..<index].lastIndex(of: UInt8(ascii: ",")) ?? index }
        return nil
      }
    }
  }

  /// Reads a string without escapes, as most are; returns `nil` if it must be read piece by piece.
  private mutating func readPlainString() -> String? {
    let start = index + 1
    let text = bytes.withUnsafeBufferPointer { bytes -> String? in
      var end = start
      while end < bytes.count, JSONStringReader.isPlain(bytes[end]) { end += 1 }
      guard end < bytes.count, bytes[end] == UInt8(ascii: "\"") else { return nil }
      return String(decoding: bytes[start..<end], as: UTF8.self)
    }
    guard let text, !CombiningMarks.areTooMany(in: text) else { return nil }
    index = start + text.utf8.count + 1
    return text
  }
}
