/// Composition to Unicode's NFC (UAX #15) for keys: decomposed Hangul from macOS file names compiles as an identifier,
/// but nobody can type it.
///
/// Decomposed text becomes NFC. A character that Unicode replaces by another, such as the Ångström sign, stays, as does a
/// composed one that a following mark would take apart; strings with them are equal to those in NFC all the same.
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
    for scalar in inCanonicalOrder(text.unicodeScalars) {
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
        || scalar.properties.generalCategory == .spacingMark || scalar.properties.generalCategory == .nonspacingMark)
  }

  /// The scalars with each run of marks sorted by class (the Unicode Standard, section 3.11).
  private static func inCanonicalOrder(_ scalars: String.UnicodeScalarView) -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    var marks: [(combiningClass: UInt8, scalar: Unicode.Scalar)] = []
    func sortMarks() {
      // Marks of one class stay in their order, which `sort` doesn't promise.
      let sorted = marks.enumerated().sorted {
        ($0.element.combiningClass, $0.offset) < ($1.element.combiningClass, $1.offset)
      }
      result += sorted.map(\.element.scalar)
      marks = []
    }
    for scalar in scalars {
      let combiningClass = scalar.properties.canonicalCombiningClass.rawValue
      if combiningClass != 0 {
        marks.append((combiningClass, scalar))
      } else {
        sortMarks()
        result.append(scalar)
      }
    }
    sortMarks()
    return result
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
    let ranges: [ClosedRange<UInt32>] = [
      0xC0...0x1FFF, 0x2190...0x22FF, 0x3040...0x30FF, 0x105C0...0x105FF, 0x11080...0x1193F, 0x16120...0x1612F,
      0x16D60...0x16D6F,
    ]
    for range in ranges {
      for value in range {
        guard let scalar = Unicode.Scalar(value), !scalar.properties.isFullCompositionExclusion else { continue }
        composites[String(scalar)] = scalar
      }
    }
    return composites
  }()
}
