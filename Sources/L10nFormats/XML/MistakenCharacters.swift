import L10nText

/// The characters of an XML file that aren't allowed at their positions: control characters, a `&` that doesn't begin a
/// reference, a `<` that doesn't begin a tag, and the end of a CDATA section without its beginning. Each loses only the
/// text around it, and without them the rest of the file can be read.
struct MistakenCharacters {
  struct Mistake {
    /// The byte position.
    var index: Int
    /// The mistake and how to fix it.
    var explanation: String
  }

  /// The mistakes in the order of the file.
  private(set) var mistakes: [Mistake] = []
  /// The file with these characters replaced, of the same length in bytes and in scalars.
  private(set) var repaired: [UInt8]

  /// Finds the mistakes in a file; returns `nil` if it has none, or has conflict markers.
  init?(in bytes: [UInt8]) {
    repaired = bytes
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "<"):
        if bytes[index...].starts(with: "<<<<<<<".utf8) { return nil }
        index = endOfSection(in: bytes, at: index) ?? index + 1
      case UInt8(ascii: "&"):
        if let explanation = Self.mistake(ofReferenceAt: index, in: bytes) { replace(index, explanation) }
        index += 1
      case UInt8(ascii: "]") where bytes[index...].starts(with: "]]>".utf8):
        replace(index + 2, "XML can't contain ']]>' here; write ']]&gt;'")
        index += 3
      case 0..<0x09, 0x0B, 0x0C, 0x0E..<0x20:
        replace(index, "XML can't contain this control character; remove it")
        index += 1
      case 0xEF
      where bytes[index...].starts(with: [0xEF, 0xBF, 0xBE]) || bytes[index...].starts(with: [0xEF, 0xBF, 0xBF]):
        mistakes.append(Mistake(index: index, explanation: "XML can't contain this character; remove it"))
        repaired[index + 2] = 0xBD
        index += 3
      default: index += 1
      }
    }
    if mistakes.isEmpty { return nil }
  }

  private mutating func replace(_ index: Int, _ explanation: String) {
    mistakes.append(Mistake(index: index, explanation: explanation))
    repaired[index] = UInt8(ascii: " ")
  }

  /// Returns the end of a comment or a section, in which a `&` is text, or notes a `<` that doesn't begin anything.
  private mutating func endOfSection(in bytes: [UInt8], at index: Int) -> Int? {
    for (start, end) in [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>")]
    where bytes[index...].starts(with: start.utf8) {
      return Self.end(of: Array(end.utf8), in: bytes, from: index + start.utf8.count)
    }
    let next = index + 1 < bytes.count ? bytes[index + 1] : 0
    if !next.isASCIILetter, next < 0x80, !"/!?_:".utf8.contains(next) { replace(index, Self.noSuchSign) }
    return nil
  }

  private static func end(of mark: [UInt8], in bytes: [UInt8], from start: Int) -> Int {
    var index = start
    while index < bytes.count, !bytes[index...].starts(with: mark) { index += 1 }
    return min(index + mark.count, bytes.count)
  }

  static let noSuchSign = "XML has no such character or sign here; write '&amp;' for '&', and '&lt;' for '<'"
  static let noSuchEntity = "XML doesn't define this entity; write the character itself"
  static let noCharacter = "this number is no character; write the character itself"

  /// Returns the mistake of a `&`, or `nil` if it begins a reference.
  private static func mistake(ofReferenceAt start: Int, in bytes: [UInt8]) -> String? {
    let longest = 32
    let rest = bytes[(start + 1)...].prefix(longest)
    guard let end = rest.firstIndex(of: UInt8(ascii: ";")) else { return noSuchSign }
    let name = String(decoding: rest[..<end], as: UTF8.self)
    if ["amp", "lt", "gt", "quot", "apos"].contains(name) { return nil }
    if name.first == "#" {
      let isHexadecimal = name.dropFirst().first == "x"
      let digits = name.dropFirst(isHexadecimal ? 2 : 1)
      guard let value = UInt32(digits, radix: isHexadecimal ? 16 : 10), !digits.isEmpty, digits.first != "+" else {
        return noSuchSign
      }
      let isCharacter = value >= 0x20 && value & 0xFFFE != 0xFFFE || value == 9 || value == 10 || value == 13
      return isCharacter && Unicode.Scalar(value) != nil ? nil : noCharacter
    }
    let isName = !name.isEmpty && name.utf8.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || $0 >= 0x80 }
    return isName && name.utf8.first?.isASCIIDigit == false ? noSuchEntity : noSuchSign
  }
}
