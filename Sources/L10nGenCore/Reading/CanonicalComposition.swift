/// Composition to Unicode's NFC (UAX #15) for keys: decomposed Hangul from macOS file names compiles as an identifier,
/// but nobody can type it.
enum CanonicalComposition {
  /// The text with what can be composed composed; the text itself where nothing can.
  static func composed(_ text: String) -> String {
    // A string knows whether it is all ASCII, and only then do both counts agree.
    guard text.utf8.count != text.utf16.count, text.unicodeScalars.contains(where: joinsWhatIsBefore) else {
      return text
    }
    var result: [Unicode.Scalar] = []
    var starter: Int?
    var lastClass: UInt8 = 0
    for scalar in text.unicodeScalars {
      let combiningClass = scalar.properties.canonicalCombiningClass.rawValue
      if let starter, lastClass == 0 || lastClass < combiningClass || combiningClass == 0,
        combiningClass != 0 || starter == result.count - 1, let whole = composed(result[starter], scalar)
      {
        result[starter] = whole
        continue
      }
      if combiningClass == 0 { starter = result.count }
      lastClass = combiningClass
      result.append(scalar)
    }
    return String(String.UnicodeScalarView(result))
  }

  private static func joinsWhatIsBefore(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x300
      && (scalar.properties.canonicalCombiningClass != .notReordered || (0x1161...0x11FF).contains(scalar.value)
        || scalar.properties.generalCategory == .spacingMark)
  }

  /// The one scalar that two make, if Unicode has one.
  private static func composed(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Unicode.Scalar? {
    // The standard library compares strings by canonical equivalence, so that a dictionary of all composed characters
    // finds the one a pair makes.
    if let syllable = hangulSyllable(first, second) { return syllable }
    return composites[String(String.UnicodeScalarView([first, second]))]
  }

  /// The arithmetic of the Unicode Standard, section 3.12.
  private static func hangulSyllable(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Unicode.Scalar? {
    switch (first.value, second.value) {
    case (0x1100...0x1112, 0x1161...0x1175):
      Unicode.Scalar(0xAC00 + (first.value - 0x1100) * 588 + (second.value - 0x1161) * 28)
    case (0xAC00...0xD7A3, 0x11A8...0x11C2) where (first.value - 0xAC00) % 28 == 0:
      Unicode.Scalar(first.value + second.value - 0x11A7)
    default: nil
    }
  }

  /// All characters that are composed of others, in the ranges where Unicode has them.
  private static let composites: [String: Unicode.Scalar] = {
    var composites: [String: Unicode.Scalar] = [:]
    for range in [0xC0...0x1FFF, 0x2190...0x22FF, 0x3040...0x30FF, 0x11080...0x1193F] as [ClosedRange<UInt32>] {
      for value in range {
        guard let scalar = Unicode.Scalar(value), !scalar.properties.isFullCompositionExclusion else { continue }
        composites[String(scalar)] = scalar
      }
    }
    return composites
  }()
}
