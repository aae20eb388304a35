import L10nText

/// Reads a `.strings` file into a mapping of keys to texts, as Core Foundation does, and reports where Core Foundation
/// would ignore a part of it. A mistake costs one entry.
struct StringsReader {
  private let bytes: [UInt8]
  /// The byte that comes next.
  private var index = 0
  private var scalars = ScalarCounter()
  private var entries = LastEntries()
  private var problems: [DocumentProblem] = []
  private var notes: [MessageNote] = []
  /// The end of the previous entry, in bytes.
  private var entryEnd: Int?

  /// Reads UTF-8 without a byte-order mark.
  static func read(_ bytes: [UInt8]) -> BundleDocument {
    let illFormed = String(validating: bytes, as: UTF8.self) == nil ? IllFormedText(bytes) : nil
    var reader = StringsReader(illFormed?.repaired ?? bytes)
    reader.readFile()
    var document = BundleDocument(
      root: DocumentNode(offset: 0, content: .mapping(reader.entries.entries)), problems: reader.problems,
      repetitions: reader.entries.repetitions, illFormed: nil, bytes: reader.bytes)
    document.notes = reader.notes
    return illFormed?.document(document) ?? document
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func offset(of index: Int) -> Int { scalars.count(before: index, in: bytes) }

  private mutating func report(_ explanation: String, at index: Int, losesKeys: Bool = true) {
    problems.report(explanation, at: offset(of: index), losesKeys: losesKeys)
  }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  @discardableResult
  private mutating func skipSpace() -> StringsSpace {
    let space = StringsSpace(bytes, from: index)
    index = space.end
    // A comment without an entry in it hides nothing.
    if let last = space.comments.last, !last.isClosed, bytes[last.range].contains(UInt8(ascii: ";")) {
      report(
        "this comment is never closed, so Apple's systems ignore the rest of the file; write '*/' at its end",
        at: last.range.lowerBound)
    }
    return space
  }

  private mutating func skip(_ byte: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: byte) else { return false }
    index += 1
    return true
  }

  // MARK: The file

  private mutating func readFile() {
    var space = skipSpace()
    let hasBraces = skip("{")
    if hasBraces { space = skipSpace() }
    while let byte = next, !problems.isFull {
      if hasBraces, byte == UInt8(ascii: "}") { break }
      let start = index
      let isEntry = StringsStringReader.isQuote(byte) || StringsStringReader.isOfWord(byte)
      if !isEntry { reportEnd(of: byte) }
      if !isEntry || !readEntry(after: space) {
        guard !problems.haveConflicts, skipMistake(from: start) else { return }
      }
      space = skipSpace()
    }
    guard hasBraces else { return }
    guard skip("}") else { return report("this brace is never closed; write '}' at the end of the file", at: 0) }
    skipSpace()
    if next != nil { report("nothing may follow the closing brace; remove it and the opening one", at: index) }
  }

  /// Reports a byte that can't begin an entry, because of which Core Foundation silently ignores the rest of the file.
  private mutating func reportEnd(of byte: UInt8) {
    if isConflictMark(at: index) {
      return report(DocumentProblem.conflictMarker, at: index)
    }
    let sign = String(decoding: bytes[index...].prefix(4), as: UTF8.self).first.map(String.init) ?? ""
    report(
      "nothing can begin with '\(sign)' here, and Apple's systems ignore the rest of the file; remove it, or write a key "
        + "in quotes", at: index, losesKeys: false)
  }

  private func isConflictMark(at index: Int) -> Bool {
    ["<<<<<<<", "=======", ">>>>>>>", "|||||||"].contains { bytes[index...].starts(with: Array($0.utf8)) }
      && (index == 0 || bytes[index - 1] == 0x0A)
  }

  /// Goes on after something that can't be read: at the next line that begins with an entry, a comment or a conflict marker.
  /// Returns a Boolean value indicating whether there is one.
  private mutating func skipMistake(from start: Int) -> Bool {
    let end = index
    index = bytes.count
    var rest = bytes[start...]
    while let newline = rest.firstIndex(of: 0x0A) {
      rest = bytes[(newline + 1)...]
      guard let content = rest.firstIndex(where: { $0 != 0x20 && $0 != 0x09 }) else { break }
      let isComment = bytes[content...].starts(with: Array("/*".utf8))
      if isComment || isConflictMark(at: newline + 1) || StringsStringReader.beginsEntry(bytes[content...]) {
        index = content
        break
      }
    }
    // Between the entries there may be others, in the line of the mistake.
    if end < index, bytes[end..<index].contains(UInt8(ascii: "=")) { problems.noteLostKeys() }
    entryEnd = nil
    return index < bytes.count
  }

  // MARK: Entries

  /// Reads a key with its text. Returns a Boolean value indicating whether reading can continue after it.
  private mutating func readEntry(after space: StringsSpace) -> Bool {
    let keyStart = index
    guard let key = readString(isKey: true) else { return false }
    let keyOffset = offset(of: keyStart)
    let keyEnd = index
    skipSpace()
    var value = DocumentNode(
      offset: keyOffset, content: .text(DocumentText(text: key, map: map(ofStringAt: keyStart))))
    if skip("=") {
      skipSpace()
      guard let node = readValue(of: key) else {
        add(key, keyOffset, .unread(at: keyOffset))
        return false
      }
      value = node
    } else if next != UInt8(ascii: ";") {
      report("this key has no text; write '= \"…\";' after it", at: keyStart)
      return false
    }
    let end = index
    skipSpace()
    let isClosed = skip(";")
    let isWhole = isClosed || next == nil || beginsNextLine(after: end) && keyEnd < end
    add(key, keyOffset, isWhole ? value : .unread(at: keyOffset))
    addNote(key, keyOffset, space, keyStart)
    if !isClosed { report("a ';' is missing after this text; add it", at: end, losesKeys: false) }
    entryEnd = index
    return isWhole
  }

  /// Returns a Boolean value indicating whether what comes next is an entry in another line than what is before.
  private func beginsNextLine(after end: Int) -> Bool {
    next.map(StringsStringReader.isQuote) == true && bytes[end..<index].contains(0x0A)
  }

  private func map(ofStringAt index: Int) -> SourceMap {
    StringsStringReader.isQuote(bytes[index]) ? .stringsQuoted : .stringsWord
  }

  /// Reads a string; reports a problem and returns `nil` if it isn't closed.
  private mutating func readString(isKey: Bool) -> String? {
    let start = index
    let result = StringsStringReader.read(bytes[index...])
    index = result.end
    if let mistake = result.mistake {
      report(mistake.explanation, at: mistake.range.lowerBound, losesKeys: isKey)
    }
    if result.text == nil {
      report("this quote is never closed; add a quote at the end of the text", at: start, losesKeys: isKey)
    }
    return result.text
  }

  /// Reads the value of a key; reports a problem and returns `nil` if reading can't continue.
  private mutating func readValue(of key: String) -> DocumentNode? {
    let start = index
    guard let byte = next else {
      report("the text of '\(key)' is missing; write it in quotes", at: start, losesKeys: false)
      return nil
    }
    if StringsStringReader.isQuote(byte) || StringsStringReader.isOfWord(byte) {
      let offset = offset(of: start)
      let map = map(ofStringAt: start)
      let hadProblems = problems.count
      guard let text = readString(isKey: false) else { return nil }
      if problems.count > hadProblems { return .unread(at: offset) }
      return DocumentNode(offset: offset, content: .text(DocumentText(text: text, map: map)))
    }
    guard ["{", "(", "<"].contains(Unicode.Scalar(byte)) else {
      report("the text of '\(key)' is missing; write it in quotes", at: start, losesKeys: false)
      return nil
    }
    report("the value of '\(key)' is not text; write a text in quotes", at: start, losesKeys: false)
    let offset = offset(of: start)
    skipCollection()
    return .unread(at: offset)
  }

  /// Skips a dictionary, an array or data.
  private mutating func skipCollection() {
    var depth = 0
    while let byte = next {
      switch Unicode.Scalar(byte) {
      case "{", "(", "<":
        depth += 1
        index += 1
      case "}", ")", ">":
        depth -= 1
        index += 1
        if depth == 0 { return }
      case "\"", "'": index = StringsStringReader.read(bytes[index...]).end
      default: index = max(StringsSpace(bytes, from: index).end, index + 1)
      }
    }
  }

  private mutating func add(_ key: String, _ keyOffset: Int, _ value: DocumentNode) {
    entries.add(DocumentEntry(key: key, keyOffset: keyOffset, value: value))
  }

  // MARK: Comments

  /// Adds the comments right above a key as the description of its text.
  private mutating func addNote(_ key: String, _ keyOffset: Int, _ space: StringsSpace, _ keyStart: Int) {
    // The comments, last one first.
    var comments: [StringsSpace.Comment] = []
    var below = keyStart
    for comment in space.comments.reversed() {
      // An empty line separates a heading from the entries below it.
      guard bytes[comment.range.upperBound..<below].count(where: { $0 == 0x0A }) < 2 else { break }
      // A comment on the previous entry's line belongs to that entry.
      if let entryEnd, !bytes[entryEnd..<comment.range.lowerBound].contains(0x0A) { break }
      below = comment.range.lowerBound
      comments.append(comment)
    }
    let text = comments.reversed().flatMap(text).joined(separator: " ")
    guard !text.isEmpty, !text.hasPrefix("No comment provided by engineer"), !text.hasPrefix("MARK:") else { return }
    notes.append(MessageNote(key: key, keyOffset: keyOffset, description: text))
  }

  /// Returns the lines of a comment without its marks.
  private func text(of comment: StringsSpace.Comment) -> [String] {
    var text = bytes[comment.range].dropFirst(2)
    if !comment.isOfLine, text.suffix(2).elementsEqual("*/".utf8) { text = text.dropLast(2) }
    return text.split { $0 == 0x0A || $0 == 0x0D }.map { line in
      let isMargin = { (byte: UInt8) in byte <= 0x20 || byte == UInt8(ascii: "*") || byte == UInt8(ascii: "/") }
      let inner = line.drop(while: isMargin)
      return String(
        decoding: inner[..<((inner.lastIndex { !isMargin($0) }).map { $0 + 1 } ?? inner.startIndex)], as: UTF8.self)
    }.filter { !$0.isEmpty }
  }
}

// MARK: - Merging

extension StringsReader {
  /// Returns a file without errors as texts below keys, each with the space and comments above it.
  ///
  /// - Parameter repeated: a Boolean value indicating whether a key may have several entries.
  static func keyedText(of bytes: [UInt8], repeated: Bool) -> KeyedText? {
    let document = read(bytes)
    guard document.isSound, repeated || document.repetitions.isEmpty, !document.bytes.starts(with: Array("{".utf8))
    else {
      return nil
    }
    var reader = StringsReader(bytes)
    var texts: [KeyedText] = []
    var start = 0
    while true {
      reader.skipSpace()
      guard reader.next != nil, let key = reader.readString(isKey: true) else { break }
      reader.skipSpace()
      if reader.skip("=") {
        reader.skipSpace()
        _ = reader.readValue(of: key)
        reader.skipSpace()
      }
      guard reader.skip(";") else { return nil }
      // A comment on the same line belongs to the entry; the line break is the separator.
      let line = bytes[reader.index...].firstIndex(of: 0x0A) ?? bytes.count
      guard StringsSpace(bytes, from: reader.index).end >= line else { return nil }
      texts.append(KeyedText(key: key, head: Array(bytes[start..<line])))
      start = line + 1
      reader.index = min(start, bytes.count)
    }
    let end = max(0, min(start - 1, bytes.count))
    return KeyedText(key: "", head: [], entries: texts, tail: Array(bytes[end...]))
  }
}
