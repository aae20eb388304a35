/// A value of the property Bidi_Class (UAX #44, table 13).
public enum BidiClass: Sendable {
  /// Strong: left-to-right, right-to-left, Arabic letter.
  case l, r, al
  /// Weak: European number, separator and terminator, Arabic number, common separator, nonspacing mark, boundary
  /// neutral.
  case en, es, et, an, cs, nsm, bn
  /// Neutral: paragraph separator, segment separator, white space, other.
  case b, s, ws, on
  /// Embeddings, overrides, and their end.
  case lre, lro, rle, rlo, pdf
  /// Isolates, and their end.
  case lri, rli, fsi, pdi
}

extension BidiClass {
  /// Finds the class of a character: exactly for the explicit formatting characters and the characters of Latin, Greek,
  /// Cyrillic, Hebrew, Arabic, Syriac, Thaana, NKo, Indic, Hangul and Han texts, by their general category for others.
  public init(_ scalar: Unicode.Scalar) {
    self =
      Self.formatting(scalar.value) ?? Self.number(scalar.value) ?? Self.separator(scalar.value)
      ?? Self.other(scalar)
  }

  private static func formatting(_ value: UInt32) -> BidiClass? {
    switch value {
    case 0x200E: .l
    case 0x200F: .r
    case 0x061C: .al
    case 0x202A: .lre
    case 0x202B: .rle
    case 0x202C: .pdf
    case 0x202D: .lro
    case 0x202E: .rlo
    case 0x2066: .lri
    case 0x2067: .rli
    case 0x2068: .fsi
    case 0x2069: .pdi
    default: nil
    }
  }

  private static func number(_ value: UInt32) -> BidiClass? {
    switch value {
    case 0x30...0x39, 0xB2...0xB3, 0xB9, 0x06F0...0x06F9, 0x2070, 0x2074...0x2079, 0x2080...0x2089: .en
    case 0x0600...0x0605, 0x0660...0x0669, 0x066B...0x066C, 0x06DD: .an
    case 0x2B, 0x2D, 0x207A...0x207B, 0x208A...0x208B, 0x2212: .es
    case 0x23...0x25, 0xA2...0xA5, 0xB0...0xB1, 0x0609...0x060A, 0x066A, 0x2030...0x2034, 0x20A0...0x20CF, 0x2213: .et
    case 0x2C, 0x2E...0x2F, 0x3A, 0xA0, 0x060C, 0x202F, 0x2044: .cs
    default: nil
    }
  }

  private static func separator(_ value: UInt32) -> BidiClass? {
    switch value {
    case 0x0A, 0x0D, 0x1C...0x1E, 0x85, 0x2029: .b
    case 0x09, 0x0B, 0x1F: .s
    case 0x0C, 0x20, 0x2028: .ws
    case 0x00...0x1F, 0x7F...0x9F, 0xAD: .bn
    default: nil
    }
  }

  private static func other(_ scalar: Unicode.Scalar) -> BidiClass {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return .nsm
    case .spaceSeparator: return .ws
    case .format: return .bn
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .spacingMark,
      .decimalNumber, .letterNumber, .otherNumber:
      return letter(scalar.value)
    case .otherPunctuation, .dashPunctuation:
      return scalar.value < 0x590 || scalar.value > 0x8FF ? .on : letter(scalar.value)
    default: return .on
    }
  }

  /// Finds the class of a letter by its block.
  private static func letter(_ value: UInt32) -> BidiClass {
    switch value {
    case 0x0590...0x05FF, 0x07C0...0x085F, 0xFB1D...0xFB4F: .r
    case 0x0600...0x07BF, 0x0860...0x08FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF: .al
    default: .l
    }
  }

  /// A Boolean value indicating whether the character begins an isolate.
  var isIsolateInitiator: Bool { self == .lri || self == .rli || self == .fsi }

  /// A Boolean value indicating whether the character is neutral or a formatting character of isolates (NI).
  var isNeutral: Bool {
    switch self {
    case .b, .s, .ws, .on, .lri, .rli, .fsi, .pdi: true
    default: false
    }
  }

  /// A Boolean value indicating whether X9 removes the character.
  var isRemoved: Bool {
    switch self {
    case .lre, .lro, .rle, .rlo, .pdf, .bn: true
    default: false
    }
  }
}
