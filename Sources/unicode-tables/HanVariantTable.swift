/// The Han characters that only one of the two Chinese scripts uses, with their counterparts in the other (UAX #38).
///
/// Unihan lists far more variants than texts distinguish. A character in the other script's character set can be
/// written there (GB 2312 and the standard list of 2013 in mainland China, Big5 in Taiwan). A character whose
/// simplified form is beyond the Basic Multilingual Plane is so rare that fonts lack the form.
enum HanVariantTable {
  static func file(from database: CharacterDatabase) throws -> UnicodeFile {
    let simplified = try variants("kSimplifiedVariant", in: database)
    let traditional = try variants("kTraditionalVariant", in: database)
    let mainland = try Set(database.unihan("kGB0", in: "OtherMappings").keys)
      .union(database.unihan("kTGH", in: "OtherMappings").keys)
    let big5 = try database.unihan("kBigFive", in: "OtherMappings")
    let regions = try database.unihan("kIICore", in: "IRGSources")
    let hongKong = try Set(database.unihan("kHKGlyph", in: "DictionaryLikeData").keys)

    // kIICore lists the regions that need a character as letters: T for Taiwan, H for Hong Kong, M for Macau, J for
    // Japan. A character that one of the first three needs and Japan uses, too, is older than the simplification: 着, 恒.
    func isOld(_ character: UInt32) -> Bool {
      let letters = regions[character] ?? ""
      return letters.contains("J") && letters.contains { "THM".contains($0) }
    }
    // The second level of Big5, from C940, has characters from dictionaries: 机, 体 and 网 as separate words, which aren't
    // in use. 厘 and 涂 are needed in Hong Kong.
    func isWritableInTraditional(_ character: UInt32) -> Bool {
      guard let code = big5[character] else { return isOld(character) }
      return code < "C940" || regions[character]?.contains("H") == true || rare.contains(character)
    }
    let ofHongKong = hongKong.union(regions.filter { $0.value.contains("H") }.keys)

    let onlyTraditional = rows(
      simplified.merging(corrections) { $1 }, isWritable: mainland.subtracting(common).contains,
      isKnown: mainland.contains)
    let onlySimplified = rows(traditional, isWritable: isWritableInTraditional, isKnown: { big5[$0] != nil })

    var source = UnicodeSource(
      database, enumName: "HanVariants",
      documentation:
        "Han characters that only one of the two Chinese scripts writes, each before what the other writes.")
    source.add(
      "traditional", words: words(onlyTraditional), documentation: "Characters that only Traditional Chinese uses.")
    source.add(
      "simplified", words: words(onlySimplified), documentation: "Characters that only Simplified Chinese uses.")
    source.add(
      "hongKong", set: ofHongKong.intersection(onlySimplified.map(\.character)),
      documentation: "Characters that Hong Kong and Macau use, and that Taiwan leaves to Simplified Chinese.")
    return UnicodeFile(path: "Sources/L10nText/Characters/HanVariants+Generated.swift", text: source.text)
  }

  /// 後 and 於, which GB 2312 has only for surnames; elsewhere they are mistakes for 后 and 于.
  private static let common: Set<UInt32> = [0x5F8C, 0x65BC]

  /// 栖, 洒, 淀 and 踊, which are rare in Traditional Chinese, but correct: 栖身, 洒脫, 海淀, 踊躍.
  private static let rare: Set<UInt32> = [0x6816, 0x6D12, 0x6DC0, 0x8E0A]

  /// 託, for which Unihan has only 讬. The standard list of mainland China (通用规范汉字表, 2013, annex 1) has 托.
  private static let corrections: [UInt32: [UInt32]] = [0x8A17: [0x6258]]

  private static func variants(_ field: String, in database: CharacterDatabase) throws -> [UInt32: [UInt32]] {
    try database.unihan(field, in: "Variants").mapValues { value in
      // `U+4E7E U+5E72<kMatthews`: a source may follow the code point.
      value.split(separator: " ").compactMap { UInt32($0.dropFirst(2).prefix { $0.isHexDigit }, radix: 16) }
    }
  }

  private struct Row {
    var character: UInt32
    /// The characters of the other script.
    var counterparts: [UInt32]
  }

  /// Returns each character with its variants, in the order of their code points, without characters that can be
  /// written in the other script. If the other script's character sets have some of the variants, only these are
  /// listed, since few people know the others.
  private static func rows(
    _ variants: [UInt32: [UInt32]], isWritable: (UInt32) -> Bool, isKnown: (UInt32) -> Bool
  ) -> [Row] {
    let plane: ClosedRange<UInt32> = 0...0xFFFF
    return variants.sorted { $0.key < $1.key }.compactMap { character, variants in
      // Unihan lists a character among its own variants if the other script has it, too, which is often only a rare
      // meaning (个, 开, 过). Therefore the character sets decide instead.
      let others = variants.filter { plane.contains($0) && $0 != character }
      guard plane.contains(character), !others.isEmpty, !isWritable(character) else { return nil }
      let known = others.filter(isKnown)
      return Row(character: character, counterparts: known.isEmpty ? others : known)
    }
  }

  private static func words(_ rows: [Row]) -> [String] {
    rows.map { String(String.UnicodeScalarView(([$0.character] + $0.counterparts).compactMap(Unicode.Scalar.init))) }
  }
}
