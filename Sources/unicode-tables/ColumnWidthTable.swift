/// The number of columns characters take: UAX #11 "East Asian Width", less what isn't seen by itself.
enum ColumnWidthTable {
  static func file(from database: CharacterDatabase) throws -> GeneratedFile {
    var source = GeneratedSource(
      database, enumName: "ColumnWidths",
      documentation: "The characters that take two columns, and those that take none.")
    let wide = try database.codePoints(of: "EastAsianWidth") { $0 == "W" || $0 == "F" }
    let marks = try database.codePoints(of: "UnicodeData", field: 1) { ["Mn", "Me", "Cf", "Zl", "Zp"].contains($0) }
    let ignorable = try database.codePoints(of: "DerivedCoreProperties") { $0 == "Default_Ignorable_Code_Point" }
    // Signs that enclose the digits behind them, and are seen.
    let signs = try database.codePoints(of: "PropList") { $0 == "Prepended_Concatenation_Mark" }
    // Vowels and finals of Hangul stand in the square of the syllable's first letter.
    let jamo = try database.codePoints(of: "HangulSyllableType") { $0 == "V" || $0 == "T" }
    // A soft hyphen is seen where a line ends at it, and the fillers of Hangul take a letter's room.
    let seen: Set<UInt32> = [0xAD, 0x115F, 0x3164, 0xFFA0]
    let none = marks.union(ignorable).union(jamo).subtracting(signs).subtracting(seen)
    source.add("wide", set: wide.subtracting(none), documentation: "Wide and full-width ones, emoji among them.")
    source.add("none", set: none, documentation: "Marks that sit on other characters, and what can't be seen.")
    return GeneratedFile(
      path: "Sources/L10nText/Characters/ColumnWidths+Generated.swift", text: source.text)
  }
}
