/// A walk through a scalar's source that counts the bytes of text so far.
struct ScalarWalk {
  private var cursor: UTF8Cursor<ArraySlice<UInt8>>
  /// The number of bytes of text left to skip.
  private var missing: Int
  /// A Boolean value indicating whether the wanted position is the text's end, which is right after the last character.
  private let isEndWanted: Bool
  /// The result so far: the position of the wanted character or, until it is found, the position after the last one.
  private(set) var distance = 0
  private var isFound = false

  init(_ source: ArraySlice<UInt8>, toOffset offset: Int, ofBytes count: Int) {
    cursor = UTF8Cursor(source)
    missing = min(max(0, offset), count)
    isEndWanted = offset >= count
  }

  /// A line break of the file.
  private struct LineBreak {
    var start: Int
    var end: Int
    /// U+2028 and U+2029 are kept; all others become a line feed, which folding turns into a space.
    var isKept: Bool

    var width: Int { isKept ? 3 : 1 }
  }

  /// Notes that a range of the file adds `width` bytes to the text.
  private mutating func write(_ width: Int, from start: Int, to end: Int) {
    guard !isFound else { return }
    distance = missing < width ? start : end
    isFound = missing < width || isEndWanted && missing == width
    missing -= width
  }

  private mutating func write(_ breaks: ArraySlice<LineBreak>) {
    for item in breaks { write(item.width, from: item.start, to: item.end) }
  }

  private mutating func writeNext() {
    let start = cursor.position
    let width = cursor.advance()
    write(width, from: start, to: cursor.position)
  }

  private mutating func passBreak() -> LineBreak? {
    let start = cursor.position
    guard let isKept = cursor.advanceOverBreak() else { return nil }
    return LineBreak(start: start, end: cursor.position, isKept: isKept)
  }

  // MARK: Plain and quoted scalars

  mutating func passFlowScalar(_ style: ScalarStyle) {
    if style != .plain {
      cursor.advance()
      distance = cursor.position
    }
    while !isFound, let byte = cursor.next {
      switch (byte, style) {
      case (UInt8(ascii: "'"), .singleQuoted):
        guard cursor.byte(after: 1) == byte else { return }
        let start = cursor.position
        cursor.advance(by: 2)
        write(1, from: start, to: cursor.position)
      case (UInt8(ascii: "\""), .doubleQuoted): return
      case (UInt8(ascii: "\\"), .doubleQuoted): passEscape()
      default:
        if cursor.isAtBlank || cursor.isAtBreak { passWhiteSpace(isContinued: false) } else { writeNext() }
      }
    }
  }

  /// Skips white space between two words: kept within a line; otherwise folded to a space, or to the empty lines in it.
  private mutating func passWhiteSpace(isContinued: Bool) {
    let start = cursor
    cursor.advanceOverBlanks()
    guard isContinued || cursor.isAtBreak else {
      cursor = start
      while !isFound, cursor.isAtBlank { writeNext() }
      return
    }
    var breaks: [LineBreak] = []
    while let item = passBreak() {
      breaks.append(item)
      cursor.advanceOverBlanks()
    }
    let isFolded = !isContinued && breaks.first?.isKept == false
    write(breaks.dropFirst(isFolded && breaks.count > 1 ? 1 : 0))
  }

  private mutating func passEscape() {
    let start = cursor.position
    cursor.advance()
    if passBreak() != nil { return passWhiteSpace(isContinued: true) }
    let width: Int
    switch cursor.next {
    case UInt8(ascii: "x"): width = passCode(digits: 2)
    case UInt8(ascii: "u"): width = passCode(digits: 4)
    case UInt8(ascii: "U"): width = passCode(digits: 8)
    // U+0085 and U+00A0, then U+2028 and U+2029.
    case UInt8(ascii: "N"), UInt8(ascii: "_"): width = passLetter(width: 2)
    case UInt8(ascii: "L"), UInt8(ascii: "P"): width = passLetter(width: 3)
    default: width = passLetter(width: 1)
    }
    write(width, from: start, to: cursor.position)
  }

  private mutating func passLetter(width: Int) -> Int {
    cursor.advance()
    return width
  }

  /// Skips the hexadecimal digits of a code point and returns its width in UTF-8.
  private mutating func passCode(digits: Int) -> Int {
    cursor.advance()
    var code: UInt32 = 0
    for _ in 0..<digits {
      guard let byte = cursor.next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { break }
      code = code << 4 | UInt32(digit)
      cursor.advance()
    }
    return UTF8.width(Unicode.Scalar(code) ?? "\u{FFFD}")
  }

  // MARK: Block scalars

  mutating func passBlockScalar(of text: String, isFolded: Bool) {
    cursor.advanceOverLine()
    _ = passBreak()
    let indentation = indentation(of: text)
    var lineEnd: LineBreak?
    var wasBlank = false
    while !isFound {
      var column = cursor.advanceOverSpaces(atMost: indentation)
      var emptyLines: [LineBreak] = []
      while let item = passBreak() {
        emptyLines.append(item)
        column = cursor.advanceOverSpaces(atMost: indentation)
      }
      let isEnd = column < indentation || cursor.next == nil
      let isBlank = cursor.isAtBlank
      if let lineEnd, !(isFolded && !lineEnd.isKept && !isEnd && !wasBlank && !isBlank && !emptyLines.isEmpty) {
        write([lineEnd])
      }
      write(emptyLines[...])
      guard !isEnd else { return }
      wasBlank = isBlank
      while !isFound, !cursor.isAtBreak, cursor.next != nil { writeNext() }
      lineEnd = passBreak()
      if lineEnd == nil { return }
    }
  }

  /// Returns the indentation of a block that begins at the cursor. Its indicator is relative to a parent outside the
  /// source, so the text is compared: its first line that isn't empty differs only by the indentation.
  private func indentation(of text: String) -> Int {
    var line = UTF8Cursor(ArraySlice(text.utf8))
    var written = cursor
    while line.advanceOverBreak() != nil {
      _ = written.advanceOverSpaces(atMost: .max)
      _ = written.advanceOverBreak()
    }
    guard line.next != nil else { return .max }
    return max(1, written.advanceOverSpaces(atMost: .max) - line.advanceOverSpaces(atMost: .max))
  }
}
