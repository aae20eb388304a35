/// One line of a generated table: a message, or a signature, written so that any text survives a Swift raw string
/// literal, a line-based diff and an editor that trims trailing space.
///
/// A line is the UTF-8 of the text with these escapes, each begun by a backslash:
///
/// | escape | stands for |
/// |---|---|
/// | `\n` | a line feed |
/// | `\5c` (two lowercase hexadecimal digits) | the byte 0x5C |
/// | `\-` | nothing, at the start: the empty text, as against a missing message |
/// | `\l`, then `\,` before each item | a list message |
/// | `\p`, then `\,one\=` before each text | a plural map |
///
/// An empty line is a message that the language does not have.
public enum TableLine {
  /// The line of a message; never empty, never holding a line feed.
  public static func encode(_ message: StoredMessage) -> [UInt8] {
    var line: [UInt8] = []
    append(message, to: &line)
    return line
  }

  /// Appends the line of a message.
  public static func append(_ message: StoredMessage, to line: inout [UInt8]) {
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

  /// Appends a text with its escapes. Nothing after it on the line means that a final space is escaped, too.
  public static func append(_ text: String, to line: inout [UInt8]) {
    var text = text
    text.withUTF8 { bytes in
      if needsEscaping(bytes) { appendEscaped(bytes, to: &line) } else { line.append(contentsOf: bytes) }
    }
  }

  /// The message of a line; nil for an empty line. A line that no encoder wrote is read as the text it looks like.
  public static func decode(_ line: UnsafeBufferPointer<UInt8>) -> StoredMessage? {
    guard let first = line.first else { return nil }
    guard first == backslash, line.count > 1 else { return .text(text(line)) }
    switch line[1] {
    case UInt8(ascii: "-") where line.count == 2: return .text("")
    case UInt8(ascii: "l"): return .list(pieces(line).map(text))
    case UInt8(ascii: "p"): return .pluralMap(pieces(line).compactMap(variant))
    default: return .text(text(line))
    }
  }

  /// The text of a line or a piece of it, escapes undone.
  public static func text(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    guard bytes.contains(backslash) else { return String(decoding: bytes, as: UTF8.self) }
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
}

// MARK: - Escaping

extension TableLine {
  /// Whether any byte could be one that must not stand for itself; a cheap test that may say yes too often.
  private static func needsEscaping(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let last = bytes.last else { return false }
    if last == UInt8(ascii: " ") || last >= 0x80 { return true }
    return bytes.contains {
      $0 < 0x20 || $0 == backslash || $0 == 0x22 || $0 == 0x7F || $0 == 0xC2 || $0 == 0xD8 || $0 == 0xE2 || $0 == 0xEF
    }
  }

  private static func appendEscaped(_ bytes: UnsafeBufferPointer<UInt8>, to line: inout [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    var previous: Unicode.Scalar = "\0"
    var index = text.unicodeScalars.startIndex
    let scalars = text.unicodeScalars
    while index < scalars.endIndex {
      let scalar = scalars[index]
      index = scalars.index(after: index)
      let isLast = index == scalars.endIndex
      if scalar == "\n" {
        line += [backslash, UInt8(ascii: "n")]
      } else if mustEscape(scalar) || (scalar == "\"" && previous == "\"") || (isLast && scalar.properties.isWhitespace)
      {
        for byte in String(scalar).utf8 {
          line += [backslash, hexadecimalDigit(byte >> 4), hexadecimalDigit(byte & 0xF)]
        }
      } else {
        line.append(contentsOf: String(scalar).utf8)
      }
      previous = scalar
    }
  }

  /// What a Swift literal refuses or changes, what begins an escape, and what a reader of the file would not see:
  /// controls, line separators, byte-order marks and bidirectional controls.
  private static func mustEscape(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x5C, 0x7F...0x9F, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
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

extension TableLine {
  /// What follows each `\,` up to the next.
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
