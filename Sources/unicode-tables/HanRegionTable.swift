/// The Han characters that are used in only some of the languages written in them (UAX #38, kIICore): those of Japan,
/// and those of Chinese that Japan doesn't use. In a text in another language, they are leftovers.
enum HanRegionTable {
  static func file(from database: CharacterDatabase) throws -> UnicodeFile {
    let regions = try database.unihan("kIICore", in: "IRGSources")
    func needs(_ character: UInt32, _ letters: String) -> Bool {
      regions[character]?.contains { letters.contains($0) } ?? false
    }
    func characters(_ fields: [String], in file: String) throws -> Set<UInt32> {
      try fields.reduce(into: []) { $0.formUnion(try database.unihan($1, in: file).keys) }
    }

    // kIICore lists the regions that need a character as letters: G for mainland China, T for Taiwan, H for Hong Kong,
    // M for Macau, J for Japan, K for South Korea. A character that Korea needs, too, is older than Japan's
    // simplification: 廻. A character whose Japanese form is in Hong Kong's list (説, 閲) is common there. Rare forms such
    // as 麁 also occur in old Chinese texts, so only Japan's list of characters for everyday use (常用漢字表) counts.
    let chinese = try characters(["kGB0", "kTGH", "kBigFive"], in: "OtherMappings")
      .union(characters(["kHKGlyph"], in: "DictionaryLikeData"))
    let everyday = try characters(["kJoyoKanji"], in: "OtherMappings")
    let japanese = everyday.filter { needs($0, "J") && !needs($0, "GTHMK") }.subtracting(chinese)
    let taught = try characters(["kJoyoKanji", "kJinmeiyoKanji"], in: "OtherMappings")
    let notNeeded = Set(regions.keys).filter { needs($0, "GTHM") && !needs($0, "J") }.subtracting(taught)
    let jis = try characters(["kJis0"], in: "OtherMappings")

    var source = UnicodeSource(
      database, enumName: "HanRegions", documentation: "Han characters that not all languages write.")
    source.add("japanese", set: japanese, documentation: "Characters that only Japanese uses.")
    source.add(
      "notJapanese", set: notNeeded.subtracting(jis),
      documentation: "Characters that Chinese uses, and that JIS X 0208 and Japan's lists of characters don't have.")
    source.add(
      "rareInJapanese", set: notNeeded.intersection(jis).subtracting(known),
      documentation: "Characters that Chinese uses, and that Japanese has in old or rare words only.")
    return UnicodeFile(path: "Sources/L10nText/Characters/HanRegions+Generated.swift", text: source.text)
  }

  /// 冪 and 靭, which software needs: 冪乗 is a power, 強靭 is robust.
  private static let known: Set<UInt32> = [0x51AA, 0x976D]
}
