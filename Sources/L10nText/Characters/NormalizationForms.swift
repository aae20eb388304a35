/// Decomposition and composition by Unicode's tables (the Unicode Standard, sections 3.11 and 3.12).
struct NormalizationForms {
  static let shared = NormalizationForms()

  private var combiningClasses: [Unicode.Scalar: UInt8] = [:]
  /// The decomposition of each character, one step deep.
  private var decompositions: [Unicode.Scalar: [Unicode.Scalar]] = [:]
  private var composites: [Pair: Unicode.Scalar] = [:]
  private let uncertain = ScalarSet(ranges: NormalizationData.uncertain)

  private struct Pair: Hashable {
    var first: Unicode.Scalar
    var second: Unicode.Scalar
  }

  private init() {
    readClasses()
    readDecompositions()
  }

  // MARK: The tables

  private mutating func readClasses() {
    var combiningClass: UInt8 = 0
    for word in PackedWords(NormalizationData.combiningClasses) {
      if word.last == UInt8(ascii: ":") {
        combiningClass = word.dropLast().reduce(0) { $0 &* 10 &+ ($1 &- UInt8(ascii: "0")) }
        continue
      }
      let ends = word.split(separator: UInt8(ascii: "-")).map(PackedWords.number)
      guard let first = ends.first, let last = ends.last, first <= last else { continue }
      for scalar in (first...last).compactMap(Unicode.Scalar.init) { combiningClasses[scalar] = combiningClass }
    }
  }

  private mutating func readDecompositions() {
    let signs = [UInt8(ascii: "="), UInt8(ascii: "!"), UInt8(ascii: "+")]
    for word in PackedWords(NormalizationData.decompositions) {
      let scalars = word.split(whereSeparator: signs.contains).map(PackedWords.number).compactMap(Unicode.Scalar.init)
      guard let whole = scalars.first else { continue }
      decompositions[whole] = Array(scalars.dropFirst())
      if scalars.count == 3, !word.contains(UInt8(ascii: "!")) {
        composites[Pair(first: scalars[1], second: scalars[2])] = whole
      }
    }
  }

  // MARK: The algorithm

  func composed(_ text: String.UnicodeScalarView) -> [Unicode.Scalar] {
    composed(decomposed(text))
  }

  /// Returns a Boolean value indicating whether the text is certainly in form C (UAX #15, section 9 "Detecting
  /// Normalization Forms").
  func isSurelyComposed(_ text: String.UnicodeScalarView) -> Bool {
    var lastClass: UInt8 = 0
    for scalar in text {
      let combiningClass = combiningClasses[scalar] ?? 0
      if uncertain.contains(scalar) || combiningClass != 0 && combiningClass < lastClass { return false }
      lastClass = combiningClass
    }
    return true
  }

  /// Form D: each character is decomposed, and each run of marks is sorted by class.
  ///
  /// - Parameter syllables: a Boolean value indicating whether Hangul syllables are decomposed, too.
  func decomposed(_ text: String.UnicodeScalarView, syllables: Bool = true) -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    var marks: [(combiningClass: UInt8, scalar: Unicode.Scalar)] = []
    func sortMarks() {
      // Marks of one class keep their order, which `sort` doesn't guarantee.
      let sorted = marks.enumerated().sorted {
        ($0.element.combiningClass, $0.offset) < ($1.element.combiningClass, $1.offset)
      }
      result += sorted.map(\.element.scalar)
      marks = []
    }
    var pending: [Unicode.Scalar] = []
    for scalar in text {
      pending.append(scalar)
      // Unicode's mappings are at most four steps deep, and none leads back to itself.
      while let next = pending.popLast() {
        if let parts = decompositions[next] ?? (syllables ? Self.letters(ofSyllable: next) : nil) {
          pending += parts.reversed()
          continue
        }
        let combiningClass = combiningClasses[next] ?? 0
        if combiningClass == 0 {
          sortMarks()
          result.append(next)
        } else {
          marks.append((combiningClass, next))
        }
      }
    }
    sortMarks()
    return result
  }

  private func composed(_ text: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    result.reserveCapacity(text.count)
    /// The index of the last character of class 0, and the class of the last character kept after it.
    var starter: Int?
    var lastClass: UInt8 = 0
    for scalar in text {
      let combiningClass = combiningClasses[scalar] ?? 0
      if let starter, starter == result.count - 1 || lastClass < combiningClass,
        let whole = composite(result[starter], scalar)
      {
        result[starter] = whole
        continue
      }
      if combiningClass == 0 { starter = result.count }
      lastClass = combiningClass
      result.append(scalar)
    }
    return result
  }

  /// Returns the character that two compose to, or `nil` if Unicode has none.
  private func composite(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Unicode.Scalar? {
    Self.syllable(first, second) ?? composites[Pair(first: first, second: second)]
  }

  // MARK: Hangul

  private static func syllable(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Unicode.Scalar? {
    switch (first.value, second.value) {
    case (0x1100...0x1112, 0x1161...0x1175):
      Unicode.Scalar(0xAC00 + (first.value - 0x1100) * 588 + (second.value - 0x1161) * 28)
    case (0xAC00...0xD7A3, 0x11A8...0x11C2) where (first.value - 0xAC00) % 28 == 0:
      Unicode.Scalar(first.value + second.value - 0x11A7)
    default: nil
    }
  }

  private static func letters(ofSyllable scalar: Unicode.Scalar) -> [Unicode.Scalar]? {
    guard (0xAC00...0xD7A3).contains(scalar.value) else { return nil }
    let index = scalar.value - 0xAC00
    let final = index % 28
    let letters = [0x1100 + index / 588, 0x1161 + index % 588 / 28] + (final == 0 ? [] : [0x11A7 + final])
    return letters.compactMap(Unicode.Scalar.init)
  }
}
