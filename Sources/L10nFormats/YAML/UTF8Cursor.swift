/// A position in UTF-8 that counts the scalars before it.
struct UTF8Cursor<Bytes: RandomAccessCollection<UInt8>> where Bytes.Index == Int {
  private let bytes: Bytes
  private var index: Int
  private(set) var position = 0

  init(_ bytes: Bytes) {
    self.bytes = bytes
    index = bytes.startIndex
  }

  var next: UInt8? { byte(after: 0) }

  func byte(after distance: Int) -> UInt8? {
    bytes.endIndex - index > distance ? bytes[index + distance] : nil
  }

  var isAtBlank: Bool { next == UInt8(ascii: " ") || next == UInt8(ascii: "\t") }

  var isAtBreak: Bool { nextBreak != nil }

  /// Skips a scalar and returns its width in bytes.
  @discardableResult
  mutating func advance() -> Int {
    let start = index
    guard index < bytes.endIndex else { return 0 }
    index += 1
    while index < bytes.endIndex, bytes[index] & 0xC0 == 0x80 { index += 1 }
    position += 1
    return index - start
  }

  mutating func advance(by count: Int) {
    for _ in 0..<count { advance() }
  }

  mutating func advance(toPosition target: Int) {
    while position < target, next != nil { advance() }
  }

  mutating func advanceOverLine() {
    while next != nil, !isAtBreak { advance() }
  }

  mutating func advanceOverBlanks() {
    while isAtBlank { advance() }
  }

  mutating func advanceOverSpaces(atMost limit: Int) -> Int {
    var column = 0
    while column < limit, next == UInt8(ascii: " ") {
      advance()
      column += 1
    }
    return column
  }

  /// Skips one of YAML 1.1's line breaks, and returns a Boolean value indicating whether folding keeps it, or `nil` if
  /// none is next.
  mutating func advanceOverBreak() -> Bool? {
    guard let nextBreak else { return nil }
    advance(by: nextBreak == .carriageReturnLineFeed ? 2 : 1)
    return nextBreak == .separator
  }

  private enum LineBreak {
    case single, carriageReturnLineFeed, separator
  }

  private var nextBreak: LineBreak? {
    switch next {
    case 0x0A: .single
    case 0x0D: byte(after: 1) == 0x0A ? .carriageReturnLineFeed : .single
    // U+0085, then U+2028 and U+2029.
    case 0xC2: byte(after: 1) == 0x85 ? .single : nil
    case 0xE2: byte(after: 1) == 0x80 && (byte(after: 2) == 0xA8 || byte(after: 2) == 0xA9) ? .separator : nil
    default: nil
    }
  }
}
