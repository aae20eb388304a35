extension MessageFormat2Parser {
  /// Skips white space and marks of direction. Returns a Boolean value indicating whether there was white space.
  @discardableResult
  mutating func skipSpaces() -> Bool {
    var isSpaced = false
    while true {
      let end = bytes.endOfRun(of: MessageFormat2Characters.space, from: index)
      if end > index { isSpaced = true }
      index = end
      guard let byte = bytes[index], byte >= 0x80, let (scalar, length) = bytes.scalar(at: index) else { break }
      if scalar == "\u{3000}" {
        isSpaced = true
      } else if !MessageFormat2Characters.isDirectional(scalar) {
        break
      }
      index += length
    }
    return isSpaced
  }

  // MARK: Names

  mutating func readVariable() throws(Mistake) -> MessageFormat2.Variable {
    let start = index
    index += 1
    let name = try readName(of: "variable")
    return .init(name, range: start..<index)
  }

  /// Reads a name that may have a namespace.
  mutating func readIdentifier(of what: String) throws(Mistake) -> String {
    let name = try readName(of: what)
    guard bytes[index] == UInt8(ascii: ":") else { return name }
    index += 1
    return name + ":" + (try readName(of: what))
  }

  private mutating func readName(of what: String) throws(Mistake) -> String {
    skipDirectionalMark()
    let start = index
    guard let (first, _) = bytes.scalar(at: index), MessageFormat2Characters.isNameStart(first) else {
      throw Mistake("The name of the \(what) is missing here", at: bytes.scalarRange(at: index))
    }
    let range = start..<endOfName(from: index)
    index = range.upperBound
    skipDirectionalMark()
    return try limited(range)
  }

  private mutating func skipDirectionalMark() {
    guard let byte = bytes[index], byte >= 0x80, let (scalar, length) = bytes.scalar(at: index),
      MessageFormat2Characters.isDirectional(scalar)
    else { return }
    index += length
  }

  private func endOfName(from start: Int) -> Int {
    var end = bytes.endOfRun(of: MessageFormat2Characters.name, from: start)
    while let byte = bytes[end], byte >= 0x80, let (scalar, length) = bytes.scalar(at: end),
      MessageFormat2Characters.isName(scalar)
    {
      end = bytes.endOfRun(of: MessageFormat2Characters.name, from: end + length)
    }
    return end
  }

  /// Returns the text of a name or a key.
  private func limited(_ range: Range<Int>) throws(Mistake) -> String {
    guard range.count <= Self.longestName else {
      throw Mistake("Names and keys have at most \(Self.longestName) bytes; shorten this one", at: range)
    }
    return bytes.text(range)
  }

  // MARK: Literals

  /// Reads a literal. Returns `nil` if there is none.
  mutating func readLiteral() throws(Mistake) -> MessageFormat2.Literal? {
    let start = index
    if bytes[index] == UInt8(ascii: "|") { return try readQuotedLiteral() }
    index = endOfName(from: index)
    return index == start ? nil : .init(bytes.text(start..<index), range: start..<index)
  }

  /// Reads a key.
  mutating func readKey() throws(Mistake) -> MessageFormat2.Key? {
    let start = index
    if bytes[index] == UInt8(ascii: "*") {
      index += 1
      return .catchAll(start..<index)
    }
    guard let literal = try readLiteral() else { return nil }
    _ = try limited(literal.range)
    return .literal(literal)
  }

  private mutating func readQuotedLiteral() throws(Mistake) -> MessageFormat2.Literal {
    let start = index
    guard let end = endOfQuote(at: start) else {
      // What follows may be the rest of the placeholder.
      index = start + 1
      throw Mistake("The text that starts with this `|` is never closed; write `|`", at: start..<start + 1)
    }
    var value = ""
    var textStart = start + 1
    var offset = textStart
    while offset < end - 1 {
      switch bytes[offset] {
      case UInt8(ascii: "\\"):
        guard let escaped = bytes[offset + 1], Self.escapable.contains(escaped) else {
          index = end
          throw Self.badEscape(at: offset)
        }
        value += bytes.text(textStart..<offset)
        textStart = offset + 1
        offset += 2
      case 0:
        index = end
        throw Mistake("A message can't hold the character U+0000; delete it", at: offset..<offset + 1)
      default: offset += 1
      }
    }
    index = end
    return .init(value + bytes.text(textStart..<end - 1), range: start..<end)
  }

  /// Returns the end of the quoted text that begins at an offset, or `nil` if it is never closed.
  func endOfQuote(at start: Int) -> Int? {
    var offset = start + 1
    while let byte = bytes[offset] {
      switch byte {
      case UInt8(ascii: "|"): return offset + 1
      case UInt8(ascii: "\\"): offset += 2
      default: offset += 1
      }
    }
    return nil
  }
}
