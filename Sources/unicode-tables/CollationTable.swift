/// The weights of characters in CLDR's root collation (TR35, part 5, section 2), for the scripts of code and of most
/// apps. Characters with canonical decompositions need no weights, and neither do Han characters and Hangul syllables,
/// which are in the order of their code points.
enum CollationTable {
  /// The characters with their own weights in the table. All others follow in the order of their code points.
  private static let blocks: [ClosedRange<UInt32>] = [
    0x0000...0x11FF, 0x1E00...0x2BFF, 0x2E00...0x2E7F, 0x3000...0x312F, 0xFE00...0xFE0F, 0xFE20...0xFE2F,
    0xFF00...0xFFEF, 0x1F000...0x1FAFF,
  ]

  static func file(from database: CharacterDatabase) throws -> UnicodeFile {
    let keys = try database.records(of: "allkeys_CLDR", allowingSequences: false)
    let decomposed = Set(
      try database.records(of: "UnicodeData").filter { !$0.fields[4].isEmpty && !$0.fields[4].hasPrefix("<") }
        .map(\.codePoints.lowerBound))
    var runs: [Run] = []
    for key in keys.sorted(by: { $0.codePoints.lowerBound < $1.codePoints.lowerBound }) {
      let codePoint = key.codePoints.lowerBound
      guard blocks.contains(where: { $0.contains(codePoint) }), !decomposed.contains(codePoint) else { continue }
      let elements = elements(of: key.fields[0])
      if let last = runs.indices.last, runs[last].isContinued(by: codePoint, elements) {
        runs[last].end = codePoint
      } else {
        runs.append(Run(start: codePoint, end: codePoint, elements: elements))
      }
    }
    var source = UnicodeSource(
      database, with: "CLDR's allkeys_CLDR.txt", enumName: "CollationData",
      documentation: "The weights of characters in CLDR's root collation.")
    source.add(
      "elements", words: runs.map(\.word),
      documentation: """
        Characters, or runs of them, and their collation elements: primary, secondary and tertiary weight. Weights that \
        most elements have are left out. In a run, each character's primary weight is one greater than that before.
        """)
    return UnicodeFile(
      path: "Sources/L10nText/Characters/CollationData+Generated.swift", text: source.text)
  }

  /// A collation element. An ignorable character has only elements whose weights are zero, and therefore none here.
  private struct Element: Equatable {
    var weights: [UInt32]

    var isIgnorable: Bool { weights.allSatisfy { $0 == 0 } }

    var written: String {
      let (primary, rest) = (UnicodeSource.hexadecimal(weights[0]), weights.dropFirst())
      return rest == [0x20, 0x2]
        ? primary : ([primary] + rest.map(UnicodeSource.hexadecimal)).joined(separator: ".")
    }
  }

  private struct Run {
    var start: UInt32
    var end: UInt32
    var elements: [Element]

    func isContinued(by codePoint: UInt32, _ next: [Element]) -> Bool {
      guard codePoint == end + 1 else { return false }
      if elements.isEmpty || next.isEmpty { return elements == next }
      guard elements.count == 1, next.count == 1, elements[0].weights[0] != 0 else { return false }
      let expected = [elements[0].weights[0] + codePoint - start] + elements[0].weights.dropFirst()
      return next[0].weights == expected
    }

    var word: String {
      let last = end == start ? "" : "-" + UnicodeSource.hexadecimal(end)
      return UnicodeSource.hexadecimal(start) + last + "=" + elements.map(\.written).joined(separator: "+")
    }
  }

  /// Returns the elements of a line such as `[.1CAD.0020.0008][*020A.0020.0002]`.
  private static func elements(of text: String) -> [Element] {
    text.split(separator: "[").map { element in
      Element(weights: element.dropFirst().dropLast().split(separator: ".").compactMap { UInt32($0, radix: 16) })
    }.filter { !$0.isIgnorable && $0.weights.count == 3 }
  }
}
