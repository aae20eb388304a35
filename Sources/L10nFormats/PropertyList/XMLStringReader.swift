/// Reads the characters of one string of a property list in XML, between `<string>` and its end tag.
///
/// Line ends are kept, as in Core Foundation.
package struct XMLStringReader: EscapedStringReader {
  private let bytes: ArraySlice<UInt8>
  /// The index of the next byte to read.
  private(set) var index: Int
  /// A Boolean value indicating whether the next byte is in a CDATA section.
  private var isInSection = false

  /// - Parameter bytes: UTF-8 that begins with the text.
  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex
  }

  mutating func next() -> EscapedPiece {
    while true {
      let start = index
      if isInSection {
        while index < bytes.endIndex, !bytes[index...].starts(with: XMLMark.sectionEnd) { index += 1 }
        if index > start { return .run(start..<index) }
        guard index < bytes.endIndex else { return .end }
        index += XMLMark.sectionEnd.count
        isInSection = false
        continue
      }
      while index < bytes.endIndex, bytes[index] != UInt8(ascii: "<"), bytes[index] != UInt8(ascii: "&") { index += 1 }
      if index > start { return .run(start..<index) }
      guard index < bytes.endIndex else { return .end }
      if bytes[index] == UInt8(ascii: "&") { return reference() }
      guard bytes[index...].starts(with: XMLMark.sectionStart) else { return .end }
      index += XMLMark.sectionStart.count
      isInSection = true
    }
  }

  private mutating func reference() -> EscapedPiece {
    let start = index
    let (scalar, end) = Self.reference(in: bytes, at: start)
    index = end
    return scalar.map { .escape($0, start..<end) } ?? .mistake(explanation: Self.mistakenReference, start..<end)
  }

  /// Returns the character of the reference that a `&` begins, or `nil` if it means none, and the index after it.
  static func reference(in bytes: ArraySlice<UInt8>, at start: Int) -> (scalar: Unicode.Scalar?, end: Int) {
    // The longest is a code point's: `&#x10FFFF;`, with leading zeros.
    guard let end = bytes[start...].prefix(longestReference).firstIndex(of: UInt8(ascii: ";")) else {
      return (nil, start + 1)
    }
    return (scalar(named: String(decoding: bytes[start + 1..<end], as: UTF8.self)), end + 1)
  }

  /// The explanation of a text with a mistaken reference.
  static let mistakenReference =
    "this text has a reference that means no character; write the character itself"

  /// In bytes.
  private static let longestReference = 32

  /// Returns the character of a reference (XML 1.0, section 4.1 and 4.6).
  private static func scalar(named name: String) -> Unicode.Scalar? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    guard name.hasPrefix("#") else { return nil }
    let code = name.hasPrefix("#x") ? UInt32(name.dropFirst(2), radix: 16) : UInt32(name.dropFirst())
    return code.flatMap(Unicode.Scalar.init)
  }
}

extension XMLStringReader {
  /// Returns a text as written between tags.
  package static func escaped(_ text: String) -> String {
    var written = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": written += "&amp;"
      case "<": written += "&lt;"
      case ">": written += "&gt;"
      default: written.unicodeScalars.append(scalar)
      }
    }
    return written
  }
}
