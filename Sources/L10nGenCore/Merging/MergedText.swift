/// The bytes of a merged file.
struct MergedText {
  private(set) var bytes: [UInt8] = []
  private let separator: [UInt8]
  /// A Boolean value indicating whether what follows begins in a line of its own.
  private var needsNewLine = false

  /// - Parameter separator: the format's separator of entries.
  init(_ merged: KeyedMerge.Merged, separator: [UInt8]) {
    self.separator = separator
    append(merged, followed: false)
    if needsNewLine { bytes.append(UInt8(ascii: "\n")) }
  }

  /// - Parameter followed: whether another entry follows it.
  private mutating func append(_ merged: KeyedMerge.Merged, followed: Bool) {
    switch merged {
    case .text(let text):
      append(text.bytes(separator: separator))
      if followed { append(separator) }
    case .mapping(let head, let entries, let tail):
      append(head)
      for (index, entry) in entries.enumerated() { append(entry, followed: index < entries.count - 1) }
      append(tail)
      if followed { append(separator) }
    case .conflict(let ours, let theirs):
      let end = followed ? separator : []
      appendConflict(
        ours.map { $0.bytes(separator: separator) + end } ?? [],
        theirs.map { $0.bytes(separator: separator) + end } ?? [])
    }
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

  /// Adds one side, which may begin or end in the middle of a line, as lines.
  private mutating func appendLines(_ text: [UInt8]) {
    let isLineEnd = { (byte: UInt8) in byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
    bytes += text.drop(while: isLineEnd)
    startLine()
  }
}
