/// A line of generated rows: a message or a signature, escaped so that any text survives a Swift raw string literal,
/// a line-based diff, and an editor that removes trailing spaces.
///
/// A line is the text's UTF-8 with these escapes, each of which begins with a backslash:
///
/// | escape | meaning |
/// |---|---|
/// | `\n` | a line feed |
/// | `\5c` (two lowercase hexadecimal digits) | the byte 0x5C |
/// | `\-` | nothing, at the start: the empty text, unlike a missing message |
/// | `\l`, then `\,` before each item | a list message |
/// | `\s` and the first letter of a syntax, at the start | nothing; the message is in that syntax, not in the catalog's |
/// | `\p`, then `\,one\=` before each text | a plural map |
///
/// An empty line means that the language doesn't have the message.
public enum RowLine {
  /// Returns the line of a message, which is never empty and has no line feeds.
  ///
  /// - Parameter syntax: its syntax, if it differs from the catalog's.
  public static func encode(_ message: StoredMessage, in syntax: MessageSyntax? = nil) -> [UInt8] {
    var line: [UInt8] = []
    append(message, in: syntax, to: &line)
    return line
  }

  /// Appends the line of a message.
  ///
  /// - Parameter syntax: its syntax, if it differs from the catalog's.
  public static func append(_ message: StoredMessage, in syntax: MessageSyntax? = nil, to line: inout [UInt8]) {
    if let syntax { line += [backslash, UInt8(ascii: "s")] + syntax.rawValue.utf8.prefix(1) }
    switch message {
    case .text(let text):
      if text.isEmpty { line += [backslash, UInt8(ascii: "-")] } else { append(text, to: &line) }
    case .list(let items):
      line += [backslash, UInt8(ascii: "l")]
      for item in items {
        line += [backslash, UInt8(ascii: ",")]
        append(item, to: &line)
      }
    case .pluralMap(let variants):
      line += [backslash, UInt8(ascii: "p")]
      for variant in variants {
        line += [backslash, UInt8(ascii: ",")]
        line += Array(variant.category.rawValue.utf8)
        line += [backslash, UInt8(ascii: "=")]
        append(variant.text, to: &line)
      }
    }
  }

  /// Appends a text with its escapes. It must be the last part of the line, so a final space is also escaped.
  public static func append(_ text: String, to line: inout [UInt8]) {
    text.withBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      appendEscaped(base, count: bytes.count, to: &line)
    }
  }

  /// Returns the syntax that a line names, or `nil` if its message is in the catalog's syntax.
  public static func syntax(of line: UnsafeBufferPointer<UInt8>) -> MessageSyntax? {
    guard line.count >= syntaxLength, line[0] == backslash, line[1] == UInt8(ascii: "s") else { return nil }
    return MessageSyntax.allCases.first { $0.rawValue.utf8.first == line[2] }
  }

  /// Returns the message of a line, or `nil` for an empty line. Malformed escapes are read as literal text.
  public static func decode(_ line: UnsafeBufferPointer<UInt8>) -> StoredMessage? {
    decodeMessage(syntax(of: line) == nil ? line : UnsafeBufferPointer(rebasing: line[syntaxLength...]))
  }

  private static func decodeMessage(_ line: UnsafeBufferPointer<UInt8>) -> StoredMessage? {
    guard let first = line.first else { return nil }
    guard first == backslash, line.count > 1 else { return .text(text(line)) }
    switch line[1] {
    case UInt8(ascii: "-") where line.count == 2: return .text("")
    case UInt8(ascii: "l"): return .list(pieces(line).map(text))
    case UInt8(ascii: "p"): return .pluralMap(pieces(line).compactMap(variant))
    default: return .text(text(line))
    }
  }

  /// Returns a Boolean value indicating whether a line has an escape.
  public static func hasEscape(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    MessageBytes(bytes).contains(backslash)
  }

  /// Returns the text of a line or of a part of it, without escapes.
  public static func text(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    guard hasEscape(bytes) else { return String(decoding: bytes, as: UTF8.self) }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == backslash, index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "n") {
        text.append(UInt8(ascii: "\n"))
        index += 2
      } else if byte == backslash, index + 2 < bytes.count,
        let high = hexadecimalValue(bytes[index + 1]), let low = hexadecimalValue(bytes[index + 2])
      {
        text.append(high << 4 | low)
        index += 3
      } else {
        text.append(byte)
        index += 1
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static let backslash = UInt8(ascii: "\\")
  private static let syntaxLength = 3
}

// MARK: - Escaping

extension RowLine {
  /// Copies literal text in runs, since generators use this for every text of a catalog.
  private static func appendEscaped(_ text: UnsafePointer<UInt8>, count: Int, to line: inout [UInt8]) {
    let finalSpace = count - finalSpaceLength(text, count: count)
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

  private static func appendEscape(_ byte: UInt8, to line: inout [UInt8]) {
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

  private static func hexadecimalValue(_ digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}

// MARK: - Lists and plural maps

extension RowLine {
  /// Returns the parts between the separators `\,`.
  private static func pieces(_ line: UnsafeBufferPointer<UInt8>) -> [UnsafeBufferPointer<UInt8>] {
    var pieces: [UnsafeBufferPointer<UInt8>] = []
    var start: Int?
    var index = 2
    while index + 1 < line.count {
      if line[index] == backslash, line[index + 1] == UInt8(ascii: ",") {
        if let start { pieces.append(UnsafeBufferPointer(rebasing: line[start..<index])) }
        start = index + 2
        index += 2
      } else {
        index += 1
      }
    }
    if let start { pieces.append(UnsafeBufferPointer(rebasing: line[start...])) }
    return pieces
  }

  private static func variant(_ piece: UnsafeBufferPointer<UInt8>) -> StoredMessage.PluralVariant? {
    guard
      let separator = piece.indices.dropLast().first(where: {
        piece[$0] == backslash && piece[$0 + 1] == UInt8(ascii: "=")
      }),
      let category = PluralCategory(rawValue: text(UnsafeBufferPointer(rebasing: piece[..<separator])))
    else { return nil }
    return StoredMessage.PluralVariant(
      category: category, text: text(UnsafeBufferPointer(rebasing: piece[(separator + 2)...])))
  }
}
