/// The number of columns of characters: UAX #11 "East Asian Width", except for characters that aren't visible on their
/// own.
enum ColumnWidthTable {
  static func file(from database: CharacterDatabase) throws -> UnicodeFile {
    var source = UnicodeSource(
      database, enumName: "ColumnWidths",
      documentation: "The characters that take two columns, and those that take none.")
    let wide = try database.codePoints(of: "EastAsianWidth") { $0 == "W" || $0 == "F" }
    let marks = try database.codePoints(of: "UnicodeData", field: 1) { ["Mn", "Me", "Cf", "Zl", "Zp"].contains($0) }
    let ignorable = try database.codePoints(of: "DerivedCoreProperties") { $0 == "Default_Ignorable_Code_Point" }
    // Signs that enclose the digits after them, and are visible.
    let signs = try database.codePoints(of: "PropList") { $0 == "Prepended_Concatenation_Mark" }
    // Vowels and final consonants of Hangul are written within the square of the syllable's first letter.
    let jamo = try database.codePoints(of: "HangulSyllableType") { $0 == "V" || $0 == "T" }
    // A soft hyphen is visible if a line ends there, and Hangul fillers are as wide as a letter.
    let seen: Set<UInt32> = [0xAD, 0x115F, 0x3164, 0xFFA0]
    let none = marks.union(ignorable).union(jamo).subtracting(signs).subtracting(seen)
    source.add("wide", set: wide.subtracting(none), documentation: "Wide and full-width ones, emoji among them.")
    source.add("none", set: none, documentation: "Marks that sit on other characters, and what can't be seen.")
    return UnicodeFile(
      path: "Sources/L10nText/Characters/ColumnWidths+Generated.swift", text: source.text)
  }
}
