import L10nText

/// Objects and arrays.
extension JSONDocumentReader {
  mutating func readArray(at offset: Int, depth: Int) -> DocumentNode {
    index += 1
    var items: [DocumentNode] = []
    readItems(until: UInt8(ascii: "]"), openedAt: offset, depth: depth) { reader in
      items.append(reader.readValue(depth: depth))
    }
    return DocumentNode(offset: offset, content: .list(items))
  }

  mutating func readObject(at offset: Int, depth: Int) -> DocumentNode {
    index += 1
    switch keys {
    case .names:
      var entries = readEntries(openedAt: offset, depth: depth)
      repetitions += entries.removeRepetitions()
      return DocumentNode(offset: offset, content: .mapping(entries))
    case .lastNames:
      var entries = LastEntries()
      for entry in readEntries(openedAt: offset, depth: depth) { entries.add(entry) }
      repetitions += entries.repetitions
      return DocumentNode(offset: offset, content: .mapping(entries.entries))
    case .paths:
      var members: [NestedMapping.Member] = []
      readItems(until: UInt8(ascii: "}"), openedAt: offset, depth: depth) { reader in
        if let member = reader.readMember(depth: depth) { members.append(member) }
      }
      let (node, repetitions) = NestedMapping.node(of: members, at: offset)
      self.repetitions += repetitions
      return node
    }
  }

  /// Reads the members of an object whose keys are names.
  ///
  /// - Parameter isAfterMember: a Boolean value indicating whether another reader has read the members before.
  mutating func readEntries(openedAt offset: Int, depth: Int, isAfterMember: Bool = false) -> [DocumentEntry] {
    var entries: [DocumentEntry] = []
    readMembers(openedAt: offset, depth: depth, isAfterMember: isAfterMember) { reader, key, keyOffset in
      let value = reader.readMemberValue(ofKeyAt: keyOffset, depth: depth)
      entries.append(DocumentEntry(key: key, keyOffset: keyOffset, value: value))
    }
    return entries
  }

  /// Reads the keys of the members of an object.
  ///
  /// - Parameters:
  ///   - isAfterMember: a Boolean value indicating whether another reader has read the members before.
  ///   - readValue: reads the part after a key, starting with the colon.
  mutating func readMembers(
    openedAt offset: Int, depth: Int, isAfterMember: Bool = false,
    _ readValue: (_ reader: inout JSONDocumentReader, _ key: String, _ keyOffset: Int) -> Void
  ) {
    readItems(until: UInt8(ascii: "}"), openedAt: offset, depth: depth, needsComma: isAfterMember) { reader in
      let keyOffset = reader.offset()
      if let key = reader.readKey(at: keyOffset) { readValue(&reader, key, keyOffset) }
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
    // JSON has no comments, so tools use keys that look like them.
    if key.hasPrefix("//") { return nil }
    return NestedMapping.Member(path: path, keyOffset: keyOffset, value: value)
  }

  /// Reads a key, or skips the member if it doesn't begin with one.
  private mutating func readKey(at keyOffset: Int) -> String? {
    guard next == UInt8(ascii: "\"") else {
      report("a key is a string in double quotes; put it in quotes", at: keyOffset, losesKeys: true)
      skipMember()
      return nil
    }
    guard let key = readString() else {
      // If the quote of a key isn't closed, the key may include its value.
      skipMember()
      problems.noteLostKeys()
      return nil
    }
    return key
  }

  /// Reads the colon after a key, and the value.
  mutating func readMemberValue(ofKeyAt keyOffset: Int, depth: Int) -> DocumentNode {
    skipSpace()
    guard next == UInt8(ascii: ":") else {
      report("a colon and a value are missing after this key; write '\"key\": \"text\"'", at: keyOffset)
      return .unread(at: keyOffset)
    }
    index += 1
    skipSpace()
    return readValue(depth: depth)
  }

  /// Skips a member whose key isn't valid.
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

  /// Reads items and commas until the closing bracket.
  private mutating func readItems(
    until closing: UInt8, openedAt opening: Int, depth: Int, needsComma: Bool = false,
    _ readItem: (inout JSONDocumentReader) -> Void
  ) {
    // The index of the last comma, until an item follows.
    var comma: Int?
    var needsComma = needsComma
    while true {
      // The position at which a comma would have to be.
      let end = index
      skipSpace()
      if leaves(atDepth: depth, isKey: comma != nil && closing == UInt8(ascii: "}")) { return }
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
        // Reading continues after any byte.
        if index == start { index += 1 }
        comma = nil
        needsComma = true
      }
    }
  }
}
