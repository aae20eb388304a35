/// Reads JSON texts (RFC 8259) strictly: a message of the protocol with a mistake has no meaning to guess.
package struct JSONReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0

  /// The greatest nesting depth, so that no message exhausts the stack.
  static let depthLimit = 200

  /// A mistake in a text.
  package struct Mistake: Error, Hashable {
    /// The number of bytes before it.
    package let offset: Int
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Returns the value of a text in UTF-8. Bytes that aren't UTF-8 are read as replacement characters.
  package static func read(_ text: [UInt8]) throws(Mistake) -> JSON {
    let result = text.withUnsafeBufferPointer { bytes -> Result<JSON, Mistake> in
      var reader = JSONReader(bytes)
      do throws(Mistake) {
        return .success(try reader.readText())
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  private mutating func readText() throws(Mistake) -> JSON {
    let value = try readValue(depth: 0)
    skipSpace()
    guard index == bytes.count else { throw mistake }
    return value
  }

  private var mistake: Mistake { Mistake(offset: index) }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
  }

  private mutating func take(_ byte: Unicode.Scalar) -> Bool {
    skipSpace()
    guard next == UInt8(ascii: byte) else { return false }
    index += 1
    return true
  }

  private mutating func readValue(depth: Int) throws(Mistake) -> JSON {
    guard depth <= Self.depthLimit else { throw mistake }
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return try readObject(depth: depth)
    case UInt8(ascii: "["): return try readArray(depth: depth)
    case UInt8(ascii: "\""): return .string(try readString())
    case UInt8(ascii: "t"): return try readWord("true", .bool(true))
    case UInt8(ascii: "f"): return try readWord("false", .bool(false))
    case UInt8(ascii: "n"): return try readWord("null", .null)
    default: return try readNumber()
    }
  }

  private mutating func readObject(depth: Int) throws(Mistake) -> JSON {
    index += 1
    var members: [String: JSON] = [:]
    if take("}") { return .object(members) }
    repeat {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw mistake }
      let key = try readString()
      guard take(":") else { throw mistake }
      members[key] = try readValue(depth: depth + 1)
    } while take(",")
    guard take("}") else { throw mistake }
    return .object(members)
  }

  private mutating func readArray(depth: Int) throws(Mistake) -> JSON {
    index += 1
    var elements: [JSON] = []
    if take("]") { return .array(elements) }
    repeat {
      elements.append(try readValue(depth: depth + 1))
    } while take(",")
    guard take("]") else { throw mistake }
    return .array(elements)
  }

  private mutating func readWord(_ word: StaticString, _ value: JSON) throws(Mistake) -> JSON {
    let isNext = word.withUTF8Buffer { word in
      index + word.count <= bytes.count && bytes[index..<index + word.count].elementsEqual(word)
    }
    guard isNext else { throw mistake }
    index += word.utf8CodeUnitCount
    return value
  }

  private mutating func readNumber() throws(Mistake) -> JSON {
    let start = index
    if next == UInt8(ascii: "-") { index += 1 }
    if next == UInt8(ascii: "0") { index += 1 } else { try skipDigits() }
    var isInteger = true
    if next == UInt8(ascii: ".") {
      isInteger = false
      index += 1
      try skipDigits()
    }
    if let byte = next, byte | 0x20 == UInt8(ascii: "e") {
      isInteger = false
      index += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { index += 1 }
      try skipDigits()
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    if isInteger, let integer = Int(text) { return .integer(integer) }
    guard let number = Double(text), number.isFinite else { throw Mistake(offset: start) }
    return .number(number)
  }

  private mutating func skipDigits() throws(Mistake) {
    let start = index
    while let byte = next, Self.isDigit(byte) { index += 1 }
    guard index > start else { throw mistake }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
}

// MARK: - Strings

extension JSONReader {
  /// Reads a string whose opening quote is next.
  private mutating func readString() throws(Mistake) -> String {
    index += 1
    var text: [UInt8] = []
    while true {
      let start = index
      while let byte = next, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 { index += 1 }
      let run = UnsafeBufferPointer(rebasing: bytes[start..<index])
      switch next {
      case UInt8(ascii: "\""):
        index += 1
        // Most strings have no escapes.
        if text.isEmpty { return String(decoding: run, as: UTF8.self) }
        text += run
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        index += 1
        text += run
        try readEscape(to: &text)
      default: throw mistake
      }
    }
  }

  private mutating func readEscape(to text: inout [UInt8]) throws(Mistake) {
    guard let byte = next else { throw mistake }
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"): text += String(try readCharacter()).utf8
    default: throw Mistake(offset: index - 1)
    }
  }

  /// Reads the digits of one or two UTF-16 code units. Half a character becomes a replacement character.
  private mutating func readCharacter() throws(Mistake) -> Unicode.Scalar {
    let unit = try readUnit()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    let rest = index
    guard unit < 0xDC00, next == UInt8(ascii: "\\") else { return "\u{FFFD}" }
    index += 1
    guard next == UInt8(ascii: "u") else {
      index = rest
      return "\u{FFFD}"
    }
    index += 1
    let second = try readUnit()
    guard (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (second - 0xDC00))
    else {
      index = rest
      return "\u{FFFD}"
    }
    return scalar
  }

  private mutating func readUnit() throws(Mistake) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Self.hexadecimalDigit(byte) else { throw mistake }
      unit = unit << 4 | digit
      index += 1
    }
    return unit
  }

  private static func hexadecimalDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }
}
