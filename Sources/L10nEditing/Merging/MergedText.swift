import L10nFormats

/// The bytes of a merged file.
struct MergedText {
  private(set) var bytes: [UInt8] = []
  private let separator: [UInt8]
  /// A Boolean value indicating whether the next part begins on a new line.
  private var needsNewLine = false

  /// - Parameter separator: the format's separator of entries.
  init(_ merged: KeyedMerge.Merged, separator: [UInt8]) {
    self.separator = separator
    append(merged, followed: false)
    if needsNewLine { bytes.append(UInt8(ascii: "\n")) }
  }

  /// - Parameter followed: whether another entry follows.
  private mutating func append(_ merged: KeyedMerge.Merged, followed: Bool) {
    switch merged {
    case .text(let text):
      append(text.bytes(separator: separator))
      if followed { append(separator) }
    case .mapping(let head, let entries, let tail):
      append(head)
      let doubtful = lastDoubtful(entries)
      for (index, entry) in entries[..<doubtful].enumerated() { append(entry, followed: index < doubtful - 1) }
      if doubtful < entries.count { appendConflict(ofLast: entries[doubtful...]) }
      append(tail)
      if followed { append(separator) }
    case .conflict(let ours, let theirs):
      let end = followed ? separator : []
      appendConflict(
        ours.map { $0.bytes(separator: separator) + end } ?? [],
        theirs.map { $0.bytes(separator: separator) + end } ?? [])
    }
  }

  /// Returns the index of the first of the conflicts at the end if the last of them may be missing, since the version
  /// then decides whether the entry before them has a separator. Otherwise returns the number of entries.
  private func lastDoubtful(_ entries: [KeyedMerge.Merged]) -> Int {
    guard !separator.allSatisfy({ $0 <= UInt8(ascii: " ") }), case .conflict(let ours, let theirs)? = entries.last,
      ours == nil || theirs == nil
    else { return entries.count }
    return (entries.lastIndex { if case .conflict = $0 { false } else { true } } ?? -1) + 1
  }

  /// Adds the conflicts after the last other entry as a single conflict, which begins with the end of that entry.
  private mutating func appendConflict(ofLast entries: ArraySlice<KeyedMerge.Merged>) {
    var (ours, theirs): ([[UInt8]], [[UInt8]]) = ([], [])
    if entries.startIndex > 0 {
      let lastLine = removeLastLine()
      ours.append(lastLine)
      theirs.append(lastLine)
    }
    for case .conflict(let our, let their) in entries {
      if let our { ours.append(our.bytes(separator: separator)) }
      if let their { theirs.append(their.bytes(separator: separator)) }
    }
    appendConflict(Array(ours.joined(separator: separator)), Array(theirs.joined(separator: separator)))
  }

  /// Removes the text of the current line, and returns it.
  private mutating func removeLastLine() -> [UInt8] {
    let start = bytes.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    defer { bytes.removeSubrange(start...) }
    return Array(bytes[start...])
  }

  private mutating func append(_ part: KeyedMerge.Part) {
    switch part {
    case .text(let text): append(text)
    case .conflict(let ours, let theirs): appendConflict(ours, theirs)
    }
  }

  private mutating func append(_ text: [UInt8]) {
    guard let first = text.first else { return }
    if needsNewLine, first != UInt8(ascii: "\n"), first != UInt8(ascii: "\r") { bytes.append(UInt8(ascii: "\n")) }
    needsNewLine = false
    bytes += text
  }

  private mutating func appendConflict(_ ours: [UInt8], _ theirs: [UInt8]) {
    startLine()
    bytes += Array("<<<<<<< ours\n".utf8)
    appendLines(ours)
    bytes += Array("=======\n".utf8)
    appendLines(theirs)
    bytes += Array(">>>>>>> theirs".utf8)
    needsNewLine = true
  }

  private mutating func startLine() {
    if let last = bytes.last, last != UInt8(ascii: "\n") { bytes.append(UInt8(ascii: "\n")) }
    needsNewLine = false
  }

  /// Adds the text of one side as whole lines, even if it begins or ends in the middle of a line.
  private mutating func appendLines(_ text: [UInt8]) {
    let isLineEnd = { (byte: UInt8) in byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
    bytes += text.drop(while: isLineEnd)
    startLine()
  }
}
