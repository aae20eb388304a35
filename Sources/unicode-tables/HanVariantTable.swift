/// The Han characters that only one of the two Chinese scripts writes, with what the other writes (UAX #38).
///
/// Unihan lists far more variants than texts tell apart. What the character set of the other script has can be written
/// there (GB 2312 in mainland China, Big5 in Taiwan), and what was simplified only beyond the Basic Multilingual Plane is
/// so rare that fonts lack the simplified form.
enum HanVariantTable {
  static func file(from database: CharacterDatabase) throws -> GeneratedFile {
    var source = GeneratedSource(
      database, enumName: "HanVariants",
      documentation:
        "Han characters that only one of the two Chinese scripts writes, each before what the other writes.")
    let simplified = try variants("kSimplifiedVariant", in: database)
    let traditional = try variants("kTraditionalVariant", in: database)
    let gb2312 = try Set(database.unihan("kGB0", in: "OtherMappings").keys)
    let big5 = try Set(database.unihan("kBigFive", in: "OtherMappings").keys)
    source.add(
      "traditional", words: words(simplified, writable: gb2312.subtracting(common)),
      documentation: "What only Traditional Chinese writes.")
    source.add(
      "simplified", words: words(traditional, writable: big5), documentation: "What only Simplified Chinese writes.")
    return GeneratedFile(path: "Sources/L10nGenCore/Characters/HanVariants+Generated.swift", text: source.text)
  }

  /// 後 and 於, which GB 2312 has for the sake of surnames, while everybody means 后 and 于.
  private static let common: Set<UInt32> = [0x5F8C, 0x65BC]

  private static func variants(_ field: String, in database: CharacterDatabase) throws -> [UInt32: [UInt32]] {
    try database.unihan(field, in: "Variants").mapValues { value in
      // `U+4E7E U+5E72<kMatthews`: a source may follow.
      value.split(separator: " ").compactMap { UInt32($0.dropFirst(2).prefix { $0.isHexDigit }, radix: 16) }
    }
  }

  /// Each character with its variants, in the order of their code points; those left out that can be written in the
  /// other script.
  private static func words(_ variants: [UInt32: [UInt32]], writable: Set<UInt32>) -> [String] {
    let plane: ClosedRange<UInt32> = 0...0xFFFF
    return variants.sorted { $0.key < $1.key }.compactMap { character, others in
      let others = others.filter(plane.contains)
      guard plane.contains(character), !others.isEmpty, !others.contains(character), !writable.contains(character)
      else { return nil }
      return String(String.UnicodeScalarView(([character] + others).compactMap(Unicode.Scalar.init)))
    }
  }
}
