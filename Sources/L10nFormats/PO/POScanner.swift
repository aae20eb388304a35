import L10nText

/// Finds the entries of a PO file. A mistake costs one entry.
struct POScanner {
  let bytes: [UInt8]
  private var index = 0
  private(set) var entries: [POEntry] = []
  /// The obsolete entries, `#~ msgid …`, each with its comments.
  private(set) var obsolete: [Range<Int>] = []
  private(set) var mistakes: [Mistake] = []
  private var current: POEntry?

  struct Mistake {
    var explanation: String
    var index: Int
    /// A Boolean value indicating whether the key of its entry may be missing.
    var losesKey: Bool
  }

  /// - Parameter bytes: UTF-8 without a byte-order mark.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    scan()
  }

  private var isFull: Bool { mistakes.count >= BundleDocument.problemLimit }

  private mutating func report(_ explanation: String, at index: Int, losesKey: Bool) {
    mistakes.append(Mistake(explanation: explanation, index: index, losesKey: losesKey))
  }

  // MARK: Lines

  private mutating func scan() {
    while let byte = nextByte(), !isFull {
      if byte == UInt8(ascii: "#") {
        readComment()
      } else if !readKeyword() {
        skipMistake()
      }
    }
    finish()
  }

  /// Skips white space, and returns the byte after it without reading it.
  private mutating func nextByte() -> UInt8? {
    while index < bytes.count, bytes[index] <= UInt8(ascii: " ") { index += 1 }
    return index < bytes.count ? bytes[index] : nil
  }

  private mutating func readComment() {
    let start = index
    let end = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    index = end
    let isObsolete = start + 1 < end && bytes[start + 1] == UInt8(ascii: "~")
    let isInEntry = current?.context != nil || current?.id != nil
    if isWhole || isObsolete && isInEntry {
      finish()
    } else if isInEntry {
      report(
        "a comment can't be inside an entry; write it above the entry's first line", at: start, losesKey: false)
      return
    }
    if isObsolete { return noteObsolete(start..<end) }
    let kind = start + 1 < end ? bytes[start + 1] : 0
    let isTyped = [UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: "|")].contains(kind)
    let lineEnd = end > start && bytes[end - 1] == UInt8(ascii: "\r") ? end - 1 : end
    if current == nil { current = POEntry(start: start, end: start) }
    current?.comments.append(.init(range: start..<lineEnd, kind: isTyped ? kind : nil))
  }

  /// A Boolean value indicating whether the current entry has all of its parts.
  private var isWhole: Bool { current?.translations.isEmpty == false }

  private mutating func noteObsolete(_ line: Range<Int>) {
    // The comments above its first line are its own.
    let start = current?.start ?? line.lowerBound
    current = nil
    if let last = obsolete.last,
      bytes[last.upperBound..<line.lowerBound].count(where: { $0 == UInt8(ascii: "\n") }) == 1
    {
      obsolete[obsolete.count - 1] = last.lowerBound..<line.upperBound
    } else {
      obsolete.append(start..<line.upperBound)
    }
  }

  // MARK: Entries

  /// Reads a keyword with its string. Returns `false` after a mistake because of which the entry can't be read.
  private mutating func readKeyword() -> Bool {
    let start = index
    guard let keyword = keyword() else {
      if isWhole { finish() }
      reportWord(at: start)
      return false
    }
    if keyword.beginsEntry, current?.id != nil || keyword == .context && current?.context != nil {
      finish()
    }
    if current == nil { current = POEntry(start: start, end: start) }
    guard let text = readText(after: keyword, at: start) else { return false }
    current?.end = text.range.upperBound
    switch keyword {
    case .context: current?.context = text
    case .id: current?.id = text
    case .pluralID where current?.id != nil && current?.translations.isEmpty == true && current?.pluralID == nil:
      current?.pluralID = text
    case .translation(let form) where current?.id != nil:
      return add(text, form: form, at: start)
    case .pluralID, .translation:
      report("this line has no 'msgid' above it; write one, or remove the line", at: start, losesKey: true)
      return false
    }
    return true
  }

  private mutating func add(_ text: POEntry.Text, form: Int?, at start: Int) -> Bool {
    let isPlural = current?.pluralID != nil
    let count = current?.translations.count ?? 0
    if isPlural ? form != count : form != nil || count > 0 {
      let written = isPlural ? "msgstr[\(count)]" : "msgstr"
      let reason =
        isPlural || count == 0
        ? "write '\(written)' here" : "an entry without 'msgid_plural' has one translation; remove this line"
      report(
        isPlural
          ? "plural forms are numbered from 0; \(reason)" : count == 0 ? "this isn't a plural; \(reason)" : reason,
        at: start, losesKey: false)
      return false
    }
    current?.translations.append((form, text))
    return true
  }

  private enum Keyword: Equatable {
    case context, id, pluralID
    case translation(form: Int?)

    var beginsEntry: Bool { self == .context || self == .id }
  }

  private static let keywords: [(name: [UInt8], keyword: Keyword)] = [
    (Array("msgctxt".utf8), .context), (Array("msgid_plural".utf8), .pluralID), (Array("msgid".utf8), .id),
    (Array("msgstr".utf8), .translation(form: nil)),
  ]

  /// Reads a keyword, and leaves the index after it.
  private mutating func keyword() -> Keyword? {
    let word = bytes[index...].prefix { $0.isASCIILetter || $0 == UInt8(ascii: "_") }
    guard let keyword = Self.keywords.first(where: { word.elementsEqual($0.name) })?.keyword else { return nil }
    index = word.endIndex
    guard keyword == .translation(form: nil), index < bytes.count, bytes[index] == UInt8(ascii: "[") else {
      return keyword
    }
    let digits = bytes[(index + 1)...].prefix(while: \.isASCIIDigit)
    guard let form = Int(String(decoding: digits.prefix(4), as: UTF8.self)), digits.endIndex < bytes.count,
      bytes[digits.endIndex] == UInt8(ascii: "]")
    else { return nil }
    index = digits.endIndex + 1
    return .translation(form: form)
  }

  /// Reads the string after a keyword; reports a problem and returns `nil` if there is none.
  private mutating func readText(after keyword: Keyword, at start: Int) -> POEntry.Text? {
    let isKey = keyword.beginsEntry
    guard nextByte() == POStringReader.quote else {
      report("this keyword has no text; write one in quotes after it", at: start, losesKey: isKey)
      return nil
    }
    let first = index
    let string = POStringReader.read(bytes[first...])
    index = string.end
    if string.text == nil {
      report("this line ends before its text does; write a quote at its end", at: lineStart(of: index), losesKey: isKey)
      return nil
    }
    if let mistake = string.mistake {
      report(mistake.explanation, at: mistake.range.lowerBound, losesKey: isKey)
    }
    return POEntry.Text(range: first..<string.end, text: string.soundText)
  }

  /// Returns the index of the first byte of a line that isn't a space.
  private func lineStart(of index: Int) -> Int {
    let start = bytes[..<index].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return bytes[start..<index].firstIndex { $0 > UInt8(ascii: " ") } ?? index
  }

  private mutating func reportWord(at start: Int) {
    if isConflictMark(at: start) { return report(DocumentProblem.conflictMarker, at: start, losesKey: true) }
    if bytes[start] == POStringReader.quote {
      return report("this text has no keyword; write 'msgid' or 'msgstr' before it", at: start, losesKey: true)
    }
    let word = bytes[start...].prefix(20).prefix { $0 > UInt8(ascii: " ") && $0 != POStringReader.quote }
    let sign = String(decoding: word, as: UTF8.self)
    report(
      "'\(sign)' isn't a keyword of PO files; write 'msgid', 'msgstr' or '#' for a comment", at: start, losesKey: true)
  }

  private func isConflictMark(at index: Int) -> Bool {
    ["<<<<<<<", "=======", ">>>>>>>", "|||||||"].contains { bytes[index...].starts(with: $0.utf8) }
      && (index == 0 || bytes[index - 1] == UInt8(ascii: "\n"))
  }

  /// Leaves out the current entry, and goes on at the next line that is empty or begins another one.
  private mutating func skipMistake() {
    if var lost = current, lost.id != nil {
      // Its key is known, and its translation isn't.
      let place = lost.id.map { $0.range.lowerBound..<$0.range.lowerBound } ?? 0..<0
      lost.translations = [(nil, POEntry.Text(range: place, text: nil))]
      lost.pluralID = nil
      current = lost
      finish()
    }
    current = nil
    while let lineEnd = bytes[min(index, bytes.count)...].firstIndex(of: UInt8(ascii: "\n")) {
      index = lineEnd + 1
      let line = bytes[index...].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      let isEntry =
        line.starts(with: "msgctxt".utf8) || line.starts(with: "msgid".utf8) && !line.starts(with: "msgid_".utf8)
      let isEmpty = line.first == UInt8(ascii: "\n") || line.first == UInt8(ascii: "\r")
      if isEntry || isEmpty || line.first == UInt8(ascii: "#") || isConflictMark(at: index) { return }
    }
    index = bytes.count
  }

  /// Adds the current entry, which ends before the index.
  private mutating func finish() {
    guard let entry = current else { return }
    current = nil
    guard entry.id != nil else {
      if let context = entry.context {
        report("this context has no 'msgid'; write one below it", at: context.range.lowerBound, losesKey: true)
      }
      return
    }
    if entry.translations.isEmpty {
      let start = entry.id?.range.lowerBound ?? entry.start
      report("this entry has no 'msgstr'; write 'msgstr \"\"' below it", at: start, losesKey: false)
    }
    entries.append(entry)
  }
}
