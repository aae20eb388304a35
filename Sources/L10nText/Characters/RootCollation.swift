/// The order of texts in CLDR's root collation (TR35, part 5), in which Finder sorts names: by letters, then by
/// accents, then by case; numbers by their value; spaces and punctuation count.
///
/// Contractions, which only some scripts of South and Southeast Asia need, are left out.
package struct RootCollation {
  package static let shared = RootCollation()

  /// The weights of one character, or of a part of it.
  struct Element {
    var primary: UInt32
    var secondary: UInt16 = 0x20
    var tertiary: UInt16 = 0x02
  }

  /// A text's weights on each level, without zeros, and the text itself for texts that are equal on all levels.
  package struct Key: Comparable {
    let levels: [[UInt32]]
    fileprivate let text: String

    package static func < (one: Self, other: Self) -> Bool {
      for (level, otherLevel) in zip(one.levels, other.levels) where level != otherLevel {
        return level.lexicographicallyPrecedes(otherLevel)
      }
      return one.text.utf16.lexicographicallyPrecedes(other.text.utf16)
    }

    package static func == (one: Self, other: Self) -> Bool { one.text.utf16.elementsEqual(other.text.utf16) }
  }

  /// The weights of the characters in the table; all others follow them by their code points.
  private(set) var elements: [Unicode.Scalar: [Element]] = [:]
  private let digit: UInt32
  private let hangul: UInt32

  private init() {
    for word in PackedWords(CollationData.elements) { Self.read(word, into: &elements) }
    digit = elements["0"]?.first?.primary ?? 0
    hangul = elements["\u{1100}"]?.first?.primary ?? 0
  }

  /// Reads `41=2075.20.8` or `30-39=1F6C`. Primary weights are shifted, so that there is room after each.
  private static func read(
    _ word: Slice<UnsafeBufferPointer<UInt8>>, into elements: inout [Unicode.Scalar: [Element]]
  ) {
    let parts = word.split(separator: UInt8(ascii: "="), omittingEmptySubsequences: false)
    let ends = parts[0].split(separator: UInt8(ascii: "-")).map(PackedWords.number)
    guard parts.count == 2, let first = ends.first, let last = ends.last, first <= last else { return }
    let written = parts[1].split(separator: UInt8(ascii: "+")).map { element in
      let weights = element.split(separator: UInt8(ascii: ".")).map(PackedWords.number)
      return weights.count == 3
        ? Element(primary: weights[0] << 8, secondary: UInt16(weights[1]), tertiary: UInt16(weights[2]))
        : Element(primary: (weights.first ?? 0) << 8)
    }
    for codePoint in first...last {
      guard let scalar = Unicode.Scalar(codePoint) else { continue }
      var own = written
      if !own.isEmpty { own[0].primary += (codePoint - first) << 8 }
      elements[scalar] = own
    }
  }

  /// Returns the key that a text is sorted by.
  package func key(of text: String) -> Key {
    var levels: [[UInt32]] = [[], [], []]
    let scalars = NormalizationForms.shared.decomposed(text.unicodeScalars, syllables: false)
    var index = 0
    while index < scalars.count {
      let digits = scalars[index...].prefix { Self.isDigit($0) }
      if digits.isEmpty {
        for element in elements(of: scalars[index]) { Self.add(element, to: &levels) }
        index += 1
      } else {
        addNumber(digits, to: &levels)
        index += digits.count
      }
    }
    return Key(levels: levels, text: text)
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  /// Adds a number, which sorts among the digits, the one with fewer digits first.
  private func addNumber(_ digits: ArraySlice<Unicode.Scalar>, to levels: inout [[UInt32]]) {
    let digits = digits.drop { $0 == "0" }
    Self.add(Element(primary: digit + UInt32(truncatingIfNeeded: min(digits.count, 0xFF))), to: &levels)
    for digit in digits { levels[0].append(digit.value) }
  }

  private static func add(_ element: Element, to levels: inout [[UInt32]]) {
    if element.primary != 0 { levels[0].append(element.primary) }
    if element.secondary != 0 { levels[1].append(UInt32(element.secondary)) }
    if element.tertiary != 0 { levels[2].append(UInt32(element.tertiary)) }
  }

  private func elements(of scalar: Unicode.Scalar) -> [Element] {
    if let elements = elements[scalar] { return elements }
    // Syllables sort like their letters, which is the order of their code points.
    if (0xAC00...0xD7A3).contains(scalar.value) {
      return [Element(primary: hangul + 1, secondary: 0, tertiary: 0), Element(primary: scalar.value)]
    }
    // The ideographs of Unicode's first block come before those that were added later (UTS #10, section 10.1.3).
    let isCore = (0x4E00...0x9FFF).contains(scalar.value)
    let base: UInt32 = isCore ? 0xFB40 : scalar.properties.isUnifiedIdeograph ? 0xFB80 : 0xFBC0
    return [Element(primary: base << 8, secondary: 0, tertiary: 0), Element(primary: scalar.value)]
  }
}
