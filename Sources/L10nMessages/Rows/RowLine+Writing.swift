public import L10nLanguage

extension RowLine {
  /// Appends a text with its escapes.
  ///
  /// - Parameter isLast: whether it is the last part of the line, so that a final space is also escaped.
  public static func append(_ text: String, isLast: Bool = true, to line: inout [UInt8]) {
    text.withBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      let finalSpaceLength = isLast ? finalSpaceLength(base, count: bytes.count) : 0
      appendEscaped(base, count: bytes.count, finalSpaceLength, to: &line)
    }
  }

  /// Copies literal text in runs, since generators use this for every text of a catalog.
  private static func appendEscaped(
    _ text: UnsafePointer<UInt8>, count: Int, _ finalSpaceLength: Int, to line: inout [UInt8]
  ) {
    let finalSpace = count - finalSpaceLength
    var copied = 0
    var index = 0
    while index < count {
      if index < finalSpace {
        index = EightBytes.indexAfterNothing(in: text, index..<finalSpace, findEscapes)
        guard index < count else { break }
      }
      let byte = text[index]
      if !maybeEscaped(byte) && index < finalSpace {
        index += 1
        continue
      }
      let length = index < finalSpace ? escapedLength(text, at: index, count: count) : count - finalSpace
      if length > 0 {
        line.append(contentsOf: UnsafeBufferPointer(start: text + copied, count: index - copied))
        for offset in index..<index + length { appendEscape(text[offset], to: &line) }
        copied = index + length
      }
      index += max(1, length)
    }
    line.append(contentsOf: UnsafeBufferPointer(start: text + copied, count: count - copied))
  }

  static func appendEscape(_ byte: UInt8, to line: inout [UInt8]) {
    if byte == UInt8(ascii: "\n") {
      line += [backslash, UInt8(ascii: "n")]
    } else {
      line += [backslash, hexadecimalDigit(byte >> 4), hexadecimalDigit(byte & 0xF)]
    }
  }

  /// Returns a Boolean value indicating whether a scalar that may need an escape can begin with the byte.
  @inline(__always)
  private static func maybeEscaped(_ byte: UInt8) -> Bool {
    byte < 0x80
      ? byte < 0x20 || byte == 0x22 || byte == 0x5C || byte == 0x7F
      : byte == 0xC2 || byte == 0xD8 || byte == 0xE2 || byte == 0xEF
  }

  @inline(__always)
  private static func findEscapes(_ bytes: inout EightBytes) {
    bytes.findControls()
    bytes.find(0x22)
    bytes.find(0x5C)
    bytes.find(0x7F)
    bytes.find(0xC2)
    bytes.find(0xD8)
    bytes.find(0xE2)
    bytes.find(0xEF)
  }

  /// Returns the length of the scalar at an index if it needs an escape, or else 0. A scalar needs an escape if a Swift
  /// literal refuses or changes it, if it begins an escape, or if it is invisible in the file (controls, line
  /// separators, byte-order marks and bidirectional controls). In a run of quotes, all but the first need one.
  private static func escapedLength(_ text: UnsafePointer<UInt8>, at index: Int, count: Int) -> Int {
    // The text is well-formed UTF-8, so a leading byte is followed by the rest of its scalar.
    switch text[index] {
    case 0x22: index > 0 && text[index - 1] == 0x22 ? 1 : 0
    case 0..<0x80: 1
    case 0xC2: text[index + 1] < 0xA0 ? 2 : 0
    case 0xD8: text[index + 1] == 0x9C ? 2 : 0
    case 0xE2:
      switch (text[index + 1], text[index + 2]) {
      case (0x80, 0x8E...0x8F), (0x80, 0xA8...0xAE), (0x81, 0xA6...0xA9): 3
      default: 0
      }
    case 0xEF: text[index + 1] == 0xBB && text[index + 2] == 0xBF ? 3 : 0
    default: 0
    }
  }

  /// Returns the length of the last scalar if it is white space (Unicode, PropList.txt) other than a control, or else
  /// 0.
  private static func finalSpaceLength(_ text: UnsafePointer<UInt8>, count: Int) -> Int {
    guard count > 0 else { return 0 }
    let last = text[count - 1]
    if last < 0x80 { return last == 0x20 ? 1 : 0 }
    guard count > 1 else { return 0 }
    if text[count - 2] == 0xC2 { return last == 0xA0 ? 2 : 0 }
    guard count > 2 else { return 0 }
    switch (text[count - 3], text[count - 2], last) {
    case (0xE1, 0x9A, 0x80), (0xE2, 0x80, 0x80...0x8A), (0xE2, 0x80, 0xAF), (0xE2, 0x81, 0x9F), (0xE3, 0x80, 0x80):
      return 3
    default: return 0
    }
  }

  private static func hexadecimalDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}
