import L10nText

/// Reading of a large file on several processors.
///
/// No string of JSON contains the end of a line, so a quote that begins a line always begins a string. Each reader
/// begins at such a line, as if it were a key of an object in the file's top object. The reader before it proves that:
/// it must arrive there in that object, after a comma.
extension JSONDocumentReader {
  /// The number of bytes from which another reader pays off.
  private static let leastBytes = 128 << 10
  private static let mostParts = 8
  /// The number of bytes in which a reader searches for a line to begin at.
  private static let window = 64 << 10
  /// The depth of the object that is divided.
  static let dividedDepth = 2

  /// Returns readers of the parts of a file, or one for a file that isn't divided; `nil` if it isn't UTF-8.
  static func readersOfParts(_ bytes: [UInt8]) -> [JSONDocumentReader]? {
    let parts = parts(of: bytes)
    // Parts begin at lines, so the file is well-formed if each part is.
    let counts = Concurrently.map(parts.count) { index in
      bytes.withUnsafeBufferPointer { bytes in
        let part = UnsafeBufferPointer(rebasing: bytes[parts[index]])
        return String(validating: part, as: UTF8.self) == nil ? nil : part.scalarCount
      }
    }.compactMap(\.self)
    guard counts.count == parts.count else { return nil }
    return parts.indices.map { index in
      JSONDocumentReader(parts[index], of: bytes, scalars: counts[..<index].reduce(0, +))
    }
  }

  /// Reads UTF-8 whose keys are names.
  ///
  /// - Returns: `nil` if the file can't be divided, or has any mistake; it must then be read from its start.
  static func readInParts(_ bytes: [UInt8]) -> BundleDocument? {
    guard let readers = readersOfParts(bytes), readers.count > 1 else { return nil }
    let results = Concurrently.map(readers.count) { index in
      var reader = readers[index]
      return index == 0 ? reader.readFirstPart() : reader.readPart()
    }
    guard let first = results.first ?? nil, let divided = first.top.last,
      case .mapping(var entries) = divided.value.content
    else { return nil }
    var members = first.top
    for result in results.dropFirst() {
      guard let result else { return nil }
      entries += result.entries
      members += result.top
    }
    guard entries.removeRepetitions().isEmpty, members.removeRepetitions().isEmpty else { return nil }
    members[first.top.count - 1].value = DocumentNode(offset: divided.value.offset, content: .mapping(entries))
    let root = DocumentNode(offset: first.offset, content: .mapping(members))
    return BundleDocument(root: root, problems: [], repetitions: [], illFormed: nil, bytes: bytes)
  }

  /// The members that one reader has read.
  private struct Part {
    /// The offset of the top object, if it begins here.
    var offset = 0
    /// The members of the top object.
    var top: [DocumentEntry] = []
    /// The members of the object that is divided, except those of the first part, which are in `top`.
    var entries: [DocumentEntry] = []
  }

  private mutating func readFirstPart() -> Part? {
    guard let root = readRoot(), case .mapping(let members) = root.content, depthAtEnd == Self.dividedDepth, isSound
    else { return nil }
    return Part(offset: root.offset, top: members)
  }

  private mutating func readPart() -> Part? {
    let entries = readEntries(openedAt: offset(), depth: Self.dividedDepth)
    return readTop().map { Part(top: $0, entries: entries) }
  }

  /// Reads the members of the top object after the divided one, or none if another reader continues in that.
  ///
  /// - Returns: `nil` if there was a mistake, or the other reader doesn't begin where this one ends.
  mutating func readTop() -> [DocumentEntry]? {
    var top: [DocumentEntry] = []
    if end == nil {
      top = readEntries(openedAt: offset(), depth: Self.dividedDepth - 1, isAfterMember: true)
      readEnd()
    } else if depthAtEnd != Self.dividedDepth {
      return nil
    }
    return isSound ? top : nil
  }

  var isSound: Bool { problems.isEmpty && repetitions.isEmpty }

  // MARK: Lines to begin at

  private static func parts(of bytes: [UInt8]) -> [Range<Int>] {
    let count = min(bytes.count / leastBytes, mostParts)
    guard count > 1 else { return [0..<bytes.count] }
    var starts = [0]
    for number in 1..<count {
      guard let start = start(after: bytes.count / count * number, in: bytes) else { return [0..<bytes.count] }
      starts.append(start)
    }
    return zip(starts, starts.dropFirst() + [bytes.count]).map { $0..<$1 }
  }

  /// Returns the quote that begins a line with the least space before it, or the first of several.
  private static func start(after index: Int, in bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      var best: (index: Int, space: Int)?
      var index = index
      let end = min(index + window, bytes.count)
      while let newline = bytes[index..<end].firstIndex(of: UInt8(ascii: "\n")) {
        let rest = bytes[(newline + 1)..<end]
        index = rest.firstIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } ?? end
        let space = index - newline
        if index < end, bytes[index] == UInt8(ascii: "\""), best.map({ space < $0.space }) ?? true {
          best = (index, space)
        }
      }
      return best?.index
    }
  }
}
