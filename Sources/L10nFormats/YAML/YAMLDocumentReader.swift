import L10nText

/// Reads one YAML file into a tree, and finds as many of its errors as can be distinguished.
///
/// libyaml gives nothing after its first error. Reading goes on at the next line that begins with a key of a mapping that
/// was open when the error came, so that one broken text costs that text alone. Its key stays, with a value that is unread.
struct YAMLDocumentReader {
  private var bytes: [UInt8]
  private var builder = YAMLTreeBuilder()
  private var illFormed: IllFormedText?
  private var lines: LineTable?
  /// The starts of mappings in braces that were meant as texts, and of texts with a forbidden character.
  private var mistaken: Set<Int> = []
  /// A Boolean value indicating whether the whole file was searched for characters that libyaml refuses.
  private var hasReplacedCharacters = false
  /// The positions of forbidden characters, which were replaced.
  private var forbidden: [Int] = []

  /// Reads UTF-8 without a byte-order mark.
  ///
  /// - Parameter repeated: a Boolean value indicating whether the tree has all entries of a key, rather than only the
  ///   one that counts.
  static func read(_ bytes: [UInt8], repeated: Bool = false) -> BundleDocument {
    var reader = YAMLDocumentReader(bytes: bytes)
    reader.builder.keepsRepetitions = repeated
    reader.readAll()
    reader.builder.closeAll()
    reader.reportTextsInBraces()
    var root = reader.builder.root
    if !reader.mistaken.isEmpty { root = root?.unreading { reader.mistaken.contains($0.offset) } }
    let document = BundleDocument(
      root: root, problems: reader.builder.problems, repetitions: reader.builder.duplicates, illFormed: nil,
      expansion: reader.builder.expansion, bytes: reader.bytes)
    return reader.illFormed?.document(document) ?? document
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The start of a part that libyaml reads at once: the first byte of a line.
  private struct Start {
    var byte = 0
    var scalar = 0
    /// A Boolean value indicating whether this part continues a mapping that an earlier part left open.
    var isResumed = false
  }

  /// The last key or text that was read.
  private struct LastScalar {
    var offset: Int
    var end: Int
    var isQuoted: Bool
  }

  private enum Stop: Equatable {
    case end
    /// libyaml refuses some character of the input, at any position.
    case refusedCharacters
    /// A part has an error; reading may continue below this offset. Nothing after the last scalar was read.
    case broken(at: Int, lastScalar: Int)
    /// A resumed part ended at a line with less indentation; reading continues at this line.
    case dedented(at: Int)
  }

  private mutating func readAll() {
    var start = Start()
    while builder.problems.count < BundleDocument.problemLimit {
      let next: Start?
      let stop = readPart(from: start)
      // The rest of the file, which libyaml didn't reach, may have refused characters, too.
      if !builder.problems.isEmpty || stop == .refusedCharacters, !hasReplacedCharacters, replaceRefusedCharacters() {
        start = Start()
        continue
      }
      switch stop {
      case .end: return
      case .refusedCharacters: return builder.report("a character that YAML forbids", at: start.scalar)
      case .broken(let offset, let lastScalar):
        next = resumption(fromLine: lineTable().line(atScalar: offset) + 1, lastScalar: lastScalar)
      case .dedented(let offset):
        let line = lineTable().line(atScalar: offset)
        next = resumption(fromLine: max(line, lineTable().line(atScalar: start.scalar) + 1), lastScalar: offset)
      }
      guard let next else { return }
      start = next
    }
  }

  /// Reports `{name}`, which was meant as a text with a placeholder, but is a mapping with a key without a value.
  private mutating func reportTextsInBraces() {
    guard !builder.emptyInBraces.isEmpty else { return }
    let lines = lineTable()
    let surroundings = YAMLSurroundings(bytes: bytes, lines: lines)
    // If the braces have an error, or the text continues after them, that is already reported.
    let brokenLines = Set(builder.problems.map { lines.line(atScalar: $0.offset) })
    for empty in builder.emptyInBraces
    where !surroundings.isBehindColon(empty.offset) && !brokenLines.contains(lines.line(atScalar: empty.brace)) {
      builder.report(
        "a text that begins with '{' is a mapping for YAML; put it in quotes", at: empty.brace, losesKeys: false)
      mistaken.insert(empty.brace)
    }
  }

  private mutating func lineTable() -> LineTable {
    let table = lines ?? LineTable(bytes)
    lines = table
    return table
  }

  /// Passes the events of one part to the builder.
  private mutating func readPart(from start: Start) -> Stop {
    bytes.withUnsafeBufferPointer { bytes in
      var reader = YAMLEventReader(UnsafeBufferPointer(rebasing: bytes[start.byte...]))
      var last = LastScalar(offset: start.scalar, end: start.scalar, isQuoted: false)
      var documents = 0
      var depth = 0
      while let event = reader.next() {
        switch event {
        case .scalar(let scalar, _, _, let offset, _, let end):
          last = LastScalar(
            offset: start.scalar + offset, end: start.scalar + end, isQuoted: scalar.map.isQuoted)
          if forbidden.contains(where: { last.offset <= $0 && $0 < last.end }) { mistaken.insert(last.offset) }
          builder.add(event, from: start.scalar)
        case .mappingStart, .sequenceStart:
          depth += 1
          // The top mapping of a resumed part is the one that the builder still holds open.
          if depth > 1 || !start.isResumed { builder.add(event, from: start.scalar) }
        case .collectionEnd:
          depth -= 1
          if depth > 0 || !start.isResumed { builder.add(event, from: start.scalar) }
        case .documentStart(let offset):
          documents += 1
          guard documents == 1 else {
            builder.report(
              "a second YAML document; only one is read, so remove the '---'", at: start.scalar + offset)
            return .end
          }
        case .end: return .end
        case .alias, .other: builder.add(event, from: start.scalar)
        }
        if let offset = builder.offsetTooDeep {
          builder.report("nested deeper than \(BundleDocument.depthLimit) levels; flatten the keys", at: offset)
          return .broken(at: offset, lastScalar: last.offset)
        }
      }
      return stop(reader.failure, from: start, lastScalar: last)
    }
  }

  private mutating func stop(
    _ failure: YAMLEventReader.Failure, from start: Start, lastScalar: LastScalar
  ) -> Stop {
    if failure.refusesCharacter { return .refusedCharacters }
    if start.isResumed, failure.problem == "did not find expected <document start>" {
      return .dedented(at: start.scalar + failure.offset)
    }
    var failure = failure
    failure.offset += start.scalar
    failure.contextOffset += start.scalar
    let lines = lineTable()
    let line = lines.line(atScalar: failure.offset)
    if lines.line(atScalar: lastScalar.end) == line {
      // The text continues after the end that libyaml found.
      builder.distrustValue(from: min(lastScalar.offset, lines.scalarStarts[line]))
      // The first key of an open mapping below the line where the text begins, if the text continues there.
      let below = lines.line(atScalar: lastScalar.offset) + 1
      if lastScalar.isQuoted, let line = lineOfKey(in: below..<max(below, line + 1), columns: builder.openColumns) {
        builder.report(
          "this quote isn't closed until line \(lines.line(atScalar: lastScalar.end) + 1), after other keys; close "
            + "it at the end of its text", at: lastScalar.offset, losesKeys: false)
        return .broken(at: lines.scalarStarts[line] - 1, lastScalar: lastScalar.offset)
      }
    }
    let explanation = YAMLSyntaxExplanation(
      failure, in: YAMLSurroundings(bytes: bytes, lines: lines), openBracket: builder.openBracket)
    // In braces, the other keys are lost, too.
    let longKey = builder.openBracket == nil ? explanation.longKey : nil
    guard longKey == nil || builder.problems.last?.offset != explanation.offset else {
      // The builder has refused the key, because it is the first of a resumed part.
      return .broken(at: explanation.offset, lastScalar: lastScalar.offset)
    }
    builder.report(explanation.text, at: explanation.offset, losesKeys: false, key: longKey)
    if longKey != nil {
      let column = lines.position(atScalar: explanation.offset).column - 1
      builder.openMapping(ofLongKeyAt: explanation.offset, column: column)
    }
    return .broken(at: max(explanation.offset, start.scalar), lastScalar: lastScalar.offset)
  }

  // MARK: Resuming

  /// Returns the first of some lines that begins with a key in one of these columns.
  private mutating func lineOfKey(in lines: Range<Int>, columns: [Int]) -> Int? {
    let table = lineTable()
    return lines.first { line in
      KeyLine.column(bytes[table.byteRange(ofLine: line)]).map(columns.contains) ?? false
    }
  }

  /// Returns the next line that begins with a key of an open mapping, or with a key in column 0 if no mapping was
  /// opened yet.
  private mutating func resumption(fromLine first: Int, lastScalar: Int) -> Start? {
    let table = lineTable()
    let isResumed = !builder.isWithoutMapping
    let columns = isResumed ? builder.openColumns : [0]
    let next = lineOfKey(in: first..<max(first, table.byteStarts.count), columns: columns)
    // An error in braces may be far after the line where reading continues.
    let last = table.line(atScalar: lastScalar)
    keepKeys(inLines: last..<max(last, next ?? table.byteStarts.count), behind: lastScalar)
    guard let next else { return nil }
    let range = table.byteRange(ofLine: next)
    if isResumed { builder.resume(atColumn: KeyLine.column(bytes[range]) ?? 0) } else { builder.startAgain() }
    return Start(byte: range.lowerBound, scalar: table.scalarStarts[next], isResumed: isResumed)
  }

  /// Adds the keys of lines that weren't read, so that they don't count as missing.
  private mutating func keepKeys(inLines lines: Range<Int>, behind lastScalar: Int) {
    let table = lineTable()
    let columns = builder.openColumns
    for line in lines {
      let bytes = bytes[table.byteRange(ofLine: line)]
      guard let key = KeyLine.key(bytes) else { continue }
      let column = key.lowerBound - bytes.startIndex
      let offset = table.scalarStarts[line] + column
      guard offset > lastScalar else { continue }
      if columns.contains(column) {
        builder.resume(atColumn: column)
        builder.unreadKey(KeyLine.text(bytes[key]), at: offset)
      } else if let unread = builder.lastUnreadKey, unread >= table.scalarStarts[lines.lowerBound],
        column > table.position(atScalar: unread).column - 1
      {
        // A key below one that is unread with everything in it.
        continue
      } else {
        builder.noteLostKeys()
      }
    }
  }

  /// Replaces characters that libyaml refuses, so that the rest of the file is read; returns `false` if there are none.
  private mutating func replaceRefusedCharacters() -> Bool {
    hasReplacedCharacters = true
    if let illFormedText = IllFormedText(bytes) {
      bytes = illFormedText.repaired
      illFormed = illFormedText
    }
    forbidden = ForbiddenCharacters.blankOut(&bytes, limit: BundleDocument.problemLimit - 1)
    guard illFormed != nil || !forbidden.isEmpty else { return false }
    let keepsRepetitions = builder.keepsRepetitions
    builder = YAMLTreeBuilder()
    builder.keepsRepetitions = keepsRepetitions
    lines = nil
    for offset in forbidden {
      builder.report(
        "a control character that YAML forbids; remove it, or write it as an escape in double quotes", at: offset,
        losesKeys: false)
    }
    return true
  }
}
