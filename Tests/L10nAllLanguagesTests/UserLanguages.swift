import TestSupport

@testable import L10nAllLanguages
@testable import L10nLanguage

/// The parts of all tags that users may have.
enum UserLanguages {
  /// All languages that CLDR's tables name, by all of their names, and some that it doesn't know.
  static let languages: [String] = {
    let named =
      columns(CLDRRows.likelySubtags, width: 10, 0..<3) + columns(CLDRRows.aliases, width: 10, 0..<3)
      + columns(CLDRRows.aliases, width: 10, 3..<6) + columns(CLDRRows.distances, width: 8, 0..<3)
      + columns(CLDRRows.distances, width: 8, 3..<6)
    return Set(named.map { $0.filter { $0 != "-" } }).union(["und", "xx", "qaa", "zxx", "mul", "klingon"]).sorted()
  }()
  static let scripts = LanguageData.scripts.map(String.init).sorted() + ["Zzzz", "Qaai", "Abcd"]
  /// All regions, also deprecated and numeric ones, and some that CLDR doesn't know.
  static let regions: [String] = {
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    return letters.flatMap { first in letters.map { "\(first)\($0)" } }
      + knownRegions.filter { $0.utf8.count == 3 } + ["062", "172", "840", "410", "826", "999"]
  }()
  private static let knownRegions = LanguageData.regions.map(String.init).sorted()
  /// Tags that have names as a whole, or look as if they had.
  static let compounds: [String] =
    LanguageAliases.compounds.description.split { $0.isWhitespace }.map(String.init)
    + [
      "zh-hsn", "zh-yue-Hant", "sgn-ase", "ar-arz", "sh-Cyrl", "ca-valencia", "de-1996", "x-foo", "en-psaccent",
      "en-XA",
    ]

  /// Returns a random tag, mostly of a language that may match.
  static func tag(near: [String], using random: inout SplitMix) -> LanguageTag? {
    func one(_ list: [String], orNone chance: Int) -> String? {
      Int.random(in: 0..<100, using: &random) < chance ? nil : list.randomElement(using: &random)
    }
    if let compound = one(compounds, orNone: 95) { return LanguageTag(compound) }
    let language = one(near, orNone: 40) ?? one(languages, orNone: 0)
    let region = one(knownRegions, orNone: 50) ?? one(regions, orNone: 70)
    return LanguageTag([language, one(scripts, orNone: 50), region].compactMap(\.self).joined(separator: "-"))
  }

  /// Returns up to six random tags.
  static func list(near: [String], using random: inout SplitMix) -> [LanguageTag] {
    (0..<Int.random(in: 0...6, using: &random)).compactMap { _ in tag(near: near, using: &random) }
  }

  /// Returns an `Accept-Language` field that asks for languages, excludes some, and may leave the rest to the server.
  static func field(_ languages: [LanguageTag], using random: inout SplitMix) -> String {
    let members = languages.map { "\($0);q=\(["0", "0.3", "0.7", "1"].randomElement(using: &random) ?? "1")" }
    return (members + (Bool.random(using: &random) ? ["*;q=0.5"] : [])).joined(separator: ", ")
  }

  private static func columns(_ table: StaticString, width: Int, _ columns: Range<Int>) -> [String] {
    let bytes = Array(table.description.utf8)
    return stride(from: 0, to: bytes.count, by: width).map { start in
      let field = bytes[(start + columns.lowerBound)..<(start + columns.upperBound)]
      return String(decoding: field.filter { $0 != UInt8(ascii: " ") }, as: UTF8.self)
    }
  }
}
