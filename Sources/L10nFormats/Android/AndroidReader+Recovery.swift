import L10nText

extension AndroidReader {
  /// Reads UTF-8 without a byte-order mark. A resource with a mistake in its XML is left out, and the others are read.
  ///
  /// - Parameter isTranslatable: a Boolean value indicating whether the strings are translated unless they say something
  ///   else.
  static func read(_ bytes: [UInt8], isTranslatable: Bool = true) -> BundleDocument {
    let illFormed = String(validating: bytes, as: UTF8.self) == nil ? IllFormedText(bytes) : nil
    let written = illFormed?.repaired ?? bytes
    var mistakes: [DocumentProblem] = []
    var lost: [DocumentEntry] = []
    var rest = written
    var reader = AndroidReader(bytes: rest, written: written, isTranslatable: isTranslatable)
    while let failure = reader.readFile() {
      let key = failure.resource?.name
      mistakes.report(failure.explanation, at: reader.offset(of: failure.index), losesKeys: key == nil)
      if let key, let offset = failure.resource?.nameOffset {
        lost.append(DocumentEntry(key: key, keyOffset: offset, value: .unread(at: offset)))
      }
      guard failure.isInRoot, !mistakes.isFull, !mistakes.haveConflicts, rest.blankResource(around: failure) else {
        break
      }
      reader = AndroidReader(bytes: rest, written: written, isTranslatable: isTranslatable)
    }
    var problems = reader.problems
    problems.add(mistakes)
    problems.sort { $0.offset < $1.offset }
    var entries = reader.entries + lost
    if !lost.isEmpty { entries.sort { $0.keyOffset < $1.keyOffset } }
    let repetitions = entries.removeRepetitions()
    let root = DocumentNode(offset: 0, content: .mapping(entries))
    var document = BundleDocument(
      root: root, problems: problems, repetitions: repetitions, illFormed: nil, bytes: written)
    document.notes = reader.notes
    document.doubts = reader.doubts
    return illFormed?.document(document) ?? document
  }
}

extension [UInt8] {
  /// Replaces the resource around a mistake by spaces, up to the next one. Returns a Boolean value indicating whether
  /// there was anything to replace.
  fileprivate mutating func blankResource(around failure: AndroidReader.Failure) -> Bool {
    guard failure.index < count else { return false }
    let mistake = failure.resource == nil ? lineStart(of: failure.index) : failure.index
    let start = Swift.min(failure.resource?.start ?? mistake, mistake)
    var end = Swift.max(start + 1, Swift.min(failure.index + 1, count))
    // Beyond a tag that was never closed, the next resource may come before the place where the parser noticed it.
    if let resource = failure.resource?.start { end = resource + 1 }
    while end < count, !beginsResource(at: end) || failure.resource == nil && end <= failure.index { end += 1 }
    var changed = false
    for index in start..<end where !Self.isWhite(self[index]) {
      self[index] = UInt8(ascii: " ")
      changed = true
    }
    return changed
  }

  private func lineStart(of index: Int) -> Int {
    self[..<index].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
  }

  private static func isWhite(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  /// Returns a Boolean value indicating whether a resource, a comment or the end of all begins at an index: first in its
  /// line, or after the end of another resource.
  private func beginsResource(at index: Int) -> Bool {
    guard self[index] == UInt8(ascii: "<"), Self.beginnings.contains(where: { self[index...].starts(with: $0) }) else {
      return false
    }
    guard margin(before: index) == nil else { return true }
    let last = self[..<index].lastIndex { !Self.isWhite($0) }.map { self[...$0] } ?? []
    return Self.ends.contains { last.suffix($0.count) == $0[...] }
  }

  private static let ends = ["</string>", "</string-array>", "</plurals>"].map { Array($0.utf8) }

  private static let beginnings = [
    "<string ", "<string-array ", "<plurals ", "<!--", "</resources", "<color ", "<dimen ", "<bool ", "<integer ",
  ].map { Array($0.utf8) }
}
