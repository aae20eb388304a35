/// Finds the end of what is written at a place, for showing the place in an editor.
enum WrittenRange {
  /// Returns the range of a key, a text or a word that begins at a byte: up to the quote that closes it, or to the sign
  /// after a key. It doesn't leave the line.
  static func token(at start: Int, in bytes: [UInt8]) -> Range<Int> {
    guard start < bytes.count else { return bytes.count..<bytes.count }
    let quote = bytes[start]
    var index = start
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      index += 1
      while index < bytes.count, !isLineEnd(bytes[index]) {
        if bytes[index] == quote { return start..<index + 1 }
        // A backslash escapes the next character, except in YAML's single quotes.
        index += bytes[index] == UInt8(ascii: "\\") && quote == UInt8(ascii: "\"") ? 2 : 1
      }
      return start..<min(index, bytes.count)
    }
    while index < bytes.count, !isLineEnd(bytes[index]), !endsKey(index, in: bytes) { index += 1 }
    return trimmed(start..<index, in: bytes)
  }

  /// Returns the range to mark for a finding at a byte: a text in quotes, a placeholder, a tag, a word or a character.
  static func finding(at start: Int, in bytes: [UInt8]) -> Range<Int> {
    guard start < bytes.count, !isLineEnd(bytes[start]) else { return lastCharacter(before: start, in: bytes) }
    let first = bytes[start]
    switch first {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return token(at: start, in: bytes)
    case UInt8(ascii: "{"): return closed(at: start, by: UInt8(ascii: "}"), in: bytes)
    case UInt8(ascii: "<"): return closed(at: start, by: UInt8(ascii: ">"), in: bytes)
    case UInt8(ascii: "%"): return conversion(at: start, in: bytes)
    case _ where isOfWord(first):
      var end = start
      while end < bytes.count, isOfWord(bytes[end]) { end += 1 }
      return start..<end
    default:
      return start..<start + 1
    }
  }

  /// Returns the range of a placeholder such as `%@`, `%1$lld` or `%{name}`.
  private static func conversion(at start: Int, in bytes: [UInt8]) -> Range<Int> {
    var end = start + 1
    if end < bytes.count, bytes[end] == UInt8(ascii: "{") || bytes[end] == UInt8(ascii: "<") {
      let name = closed(at: end, by: bytes[end] == UInt8(ascii: "{") ? UInt8(ascii: "}") : UInt8(ascii: ">"), in: bytes)
      return start..<name.upperBound
    }
    while end < bytes.count, flags.contains(bytes[end]) { end += 1 }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "@") || isLetter(bytes[end]) else { return start..<start + 1 }
    return start..<end + 1
  }

  /// The signs between a conversion's percent sign and its letter.
  private static let flags = Set("0123456789$.+-#*hlqzjt".utf8)

  private static func closed(at start: Int, by closing: UInt8, in bytes: [UInt8]) -> Range<Int> {
    var end = start
    while end < bytes.count, !isLineEnd(bytes[end]) {
      end += 1
      if bytes[end - 1] == closing { return start..<end }
    }
    return start..<start + 1
  }

  private static func lastCharacter(before index: Int, in bytes: [UInt8]) -> Range<Int> {
    let end = min(index, bytes.count)
    guard end > 0, !isLineEnd(bytes[end - 1]) else { return end..<end }
    var start = end - 1
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return start..<end
  }

  private static func trimmed(_ range: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
    return range.lowerBound..<end
  }

  private static func endsKey(_ index: Int, in bytes: [UInt8]) -> Bool {
    switch bytes[index] {
    case UInt8(ascii: "="), UInt8(ascii: "<"): true
    case UInt8(ascii: ":"): index + 1 == bytes.count || bytes[index + 1] <= 0x20
    default: false
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  /// Letters outside of ASCII count as letters of words.
  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."), 0x80...:
      true
    default: false
    }
  }
}
