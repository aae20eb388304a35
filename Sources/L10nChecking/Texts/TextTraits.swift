import L10nMessages

/// Kinds of characters in a text, found in one pass over its bytes. Most texts need no other checks.
struct TextTraits: OptionSet {
  let rawValue: UInt8

  /// The text is not empty.
  static let text = TextTraits(rawValue: 1 << 0)
  /// Anything beyond ASCII.
  static let beyondASCII = TextTraits(rawValue: 1 << 1)
  /// A `<` or a `>`.
  static let markup = TextTraits(rawValue: 1 << 2)
  /// The first character of a placeholder in some syntax: a brace, a bracket or a percent sign, or its full-width form.
  static let placeholderSign = TextTraits(rawValue: 1 << 3)
  /// An ASCII control character, or perhaps one of Unicode's control or invisible characters.
  static let invisible = TextTraits(rawValue: 1 << 4)
  /// White space at the beginning or at the end.
  static let edgeSpace = TextTraits(rawValue: 1 << 5)
  /// An ASCII digit.
  static let digit = TextTraits(rawValue: 1 << 6)
  /// An `@`, a colon or a full stop; every link has one of them.
  static let linkSign = TextTraits(rawValue: 1 << 7)

  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The traits of a text.
  init(of text: String) {
    var (traits, mayHaveEdgeSpace) = text.withBytes { bytes in
      (bytes.reduce(into: 0 as UInt8) { $0 |= Self.ofByte[Int($1)] }, Self.mayHaveEdgeSpace(bytes))
    }
    if mayHaveEdgeSpace,
      text.unicodeScalars.first?.properties.isWhitespace == true
        || text.unicodeScalars.last?.properties.isWhitespace == true
    {
      traits |= Self.edgeSpace.rawValue
    }
    rawValue = traits
  }

  /// Returns a Boolean value indicating whether the bytes at one end can be white space. Reading the Unicode properties
  /// of two characters would take longer than everything else.
  private static func mayHaveEdgeSpace(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = bytes.first, let last = bytes.last else { return false }
    // White space beyond ASCII begins with one of these bytes, and takes two or three.
    func mayBegin(_ byte: UInt8) -> Bool { byte <= 0x20 || byte == 0xC2 || 0xE1...0xE3 ~= byte }
    return mayBegin(first) || last <= 0x20
      || last >= 0x80 && bytes.suffix(3).dropLast().contains { $0 > 0x20 && mayBegin($0) }
  }

  /// The traits for each byte.
  private static let ofByte: [UInt8] = (0...UInt8.max).map { byte in
    var traits: TextTraits = .text
    switch byte {
    case 0..<0x20, 0x7F: traits.insert(.invisible)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): traits.insert(.digit)
    case UInt8(ascii: "<"), UInt8(ascii: ">"): traits.insert(.markup)
    case UInt8(ascii: "@"), UInt8(ascii: "."), UInt8(ascii: ":"): traits.insert(.linkSign)
    case UInt8(ascii: "{"), UInt8(ascii: "%"), UInt8(ascii: "["): traits.insert(.placeholderSign)
    // The blocks that begin with these have invisible characters; the last one also has the full-width forms.
    case 0xC2, 0xCD, 0xD8...0xDC, 0xE0...0xE3, 0xF3: traits.insert(.invisible)
    case 0xEF: traits.formUnion([.invisible, .placeholderSign])
    default: break
    }
    if byte >= 0x80 { traits.insert(.beyondASCII) }
    return traits.rawValue
  }
}
