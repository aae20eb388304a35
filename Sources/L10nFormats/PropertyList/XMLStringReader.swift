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

  private static let sectionStart = Array("<![CDATA[".utf8)
  private static let sectionEnd = Array("]]>".utf8)

  mutating func next() -> EscapedPiece {
    while true {
      let start = index
      if isInSection {
        while index < bytes.endIndex, !bytes[index...].starts(with: Self.sectionEnd) { index += 1 }
        if index > start { return .run(start..<index) }
        guard index < bytes.endIndex else { return .end }
        index += Self.sectionEnd.count
        isInSection = false
        continue
      }
      while index < bytes.endIndex, bytes[index] != UInt8(ascii: "<"), bytes[index] != UInt8(ascii: "&") { index += 1 }
      if index > start { return .run(start..<index) }
      guard index < bytes.endIndex else { return .end }
      if bytes[index] == UInt8(ascii: "&") { return reference() }
      guard bytes[index...].starts(with: Self.sectionStart) else { return .end }
      index += Self.sectionStart.count
      isInSection = true
    }
  }

  private mutating func reference() -> EscapedPiece {
    let start = index
    // The longest is a code point's: `&#x10FFFF;`, with leading zeros.
    guard let end = bytes[start...].prefix(Self.longestReference).firstIndex(of: UInt8(ascii: ";")) else {
      index += 1
      return Self.mistake(start..<index)
    }
    index = end + 1
    let name = String(decoding: bytes[start + 1..<end], as: UTF8.self)
    guard let scalar = Self.scalar(named: name) else { return Self.mistake(start..<index) }
    return .escape(scalar, start..<index)
  }

  /// The explanation of a text with a mistaken reference.
  static let mistakenReference =
    "this text has a reference that means no character; write the character itself"

  private static func mistake(_ range: Range<Int>) -> EscapedPiece {
    .mistake(explanation: mistakenReference, range)
  }

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
