/// A line of generated rows or of a pack, escaped so that any text survives a Swift raw string literal, a line-based
/// diff, and an editor that removes trailing spaces. It is a signature, or the program of a message (``ProgramReader``).
///
/// Text is UTF-8 with these escapes:
///
/// | escape | meaning |
/// |---|---|
/// | `\n` | a line feed |
/// | `\5c` (two lowercase hexadecimal digits) | the byte 0x5C |
///
/// In a program, a backslash before anything else begins an argument or another step. An empty line means that the
/// language doesn't have the message.
public enum RowLine {
  /// Returns a Boolean value indicating whether a line has an escape.
  public static func hasEscape(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.contains(backslash)
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

  package static let backslash = UInt8(ascii: "\\")

  static func hexadecimalValue(_ digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
