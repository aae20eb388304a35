/// The data for Unicode's normalization forms (UAX #15), except for Hangul syllables, whose arithmetic needs no table.
enum NormalizationTable {
  static func file(from database: CharacterDatabase) throws -> UnicodeFile {
    var source = UnicodeSource(
      database, enumName: "NormalizationData", documentation: "The data for Unicode's normalization form C.")
    let characters = try database.records(of: "UnicodeData")
    let excluded = try database.codePoints(of: "DerivedNormalizationProps") { $0 == "Full_Composition_Exclusion" }
    var classes: [Int: Set<UInt32>] = [:]
    var decompositions: [String] = []
    for character in characters {
      let combiningClass = Int(character.fields[2]) ?? 0
      if combiningClass != 0 { classes[combiningClass, default: []].formUnion(character.codePoints) }
      let mapping = character.fields[4]
      // A mapping with a tag is a compatibility mapping.
      guard !mapping.isEmpty, !mapping.hasPrefix("<") else { continue }
      let codePoint = character.codePoints.lowerBound
      let parts = mapping.split(separator: " ").compactMap { UInt32($0, radix: 16) }
      decompositions.append(
        UnicodeSource.hexadecimal(codePoint) + (excluded.contains(codePoint) ? "!" : "=")
          + parts.map(UnicodeSource.hexadecimal).joined(separator: "+"))
    }
    source.add(
      "combiningClasses",
      words: classes.sorted { $0.key < $1.key }.flatMap { ["\($0.key):"] + UnicodeSource.ranges($0.value) },
      documentation: "Each combining class before the characters that have it.")
    source.add(
      "decompositions", words: decompositions,
      documentation: "Characters and what they are made of; with `!` for `=` where the parts don't make the character.")
    let uncertain = try database.records(of: "DerivedNormalizationProps").filter { $0.fields.first == "NFC_QC" }
    source.add(
      "uncertain", set: Set(uncertain.flatMap { Array($0.codePoints) }),
      documentation: """
        Characters that form C never has, or doesn't have after every character: those whose quick check isn't "yes".
        """)
    return UnicodeFile(
      path: "Sources/L10nText/Characters/NormalizationData+Generated.swift", text: source.text)
  }
}
