import L10nAllLanguages
import Testing

@testable import L10nLanguage

@Suite("Plural rules")
struct PluralRulesTests {
  @Test("each language has the categories of CLDR's samples", arguments: [PluralKind.cardinal, .ordinal])
  func samples(kind: PluralKind) throws {
    var languages: [Substring] = []
    var count = 0
    let text = kind == .cardinal ? PluralSamples.cardinals : PluralSamples.ordinals
    for line in text.description.split(separator: "\n") {
      if line.hasPrefix("#") {
        languages = line.split(separator: " ").dropFirst().map { $0 }
        continue
      }
      let category = try #require(PluralCategory(rawValue: String(line.prefix { $0 != " " })), "\(line)")
      for sample in Self.samples(of: line) {
        let operands = try #require(PluralOperands(sample), "\(sample)")
        for language in languages {
          let rules = PluralRules(for: try #require(LanguageTag(language)))
          #expect(rules.category(operands, kind) == category, "\(sample) in \(language)")
          #expect(rules.categories(kind).contains(category))
          if let integer = Int(sample) {
            #expect(rules.category(integer, kind) == category, "\(sample) in \(language)")
            if integer < 1_000_000 { #expect(rules.integerCategories(kind).contains(category)) }
          }
          count += 1
        }
      }
    }
    #expect(count > (kind == .cardinal ? 10_000 : 2_000))
  }

  /// Returns the numbers in a line of samples: the ends of a range, and numbers between them.
  private static func samples(of line: Substring) -> [String] {
    line.split(separator: " ").dropFirst().filter { !$0.hasPrefix("@") && $0 != "…" }.flatMap { word in
      let bounds = word.drop { $0 == "," }.split(separator: ",")[0].split(separator: "~").map(String.init)
      guard bounds.count == 2, let point = bounds[0].firstIndex(of: ".") else {
        guard bounds.count == 2, let low = Int(bounds[0]), let high = Int(bounds[1]) else { return bounds }
        return (low...high).map(String.init)
      }
      let decimals = bounds[0].distance(from: point, to: bounds[0].endIndex) - 1
      let digits = bounds.compactMap { Int($0.filter { $0 != "." }) }
      return (digits[0]...digits[1]).map { number in
        let padded = String(repeating: "0", count: max(0, decimals + 1 - String(number).count)) + String(number)
        return padded.dropLast(decimals) + "." + padded.suffix(decimals)
      }
    }
  }

  @Test(
    "rules are found by region, then by language, then by its current name",
    arguments: [
      ("pt", 0, "one"), ("pt-BR", 0, "one"), ("pt-PT", 0, "other"), ("pt-Latn-PT", 0, "other"), ("iw", 2, "two"),
      ("cnr", 2, "few"),
      ("zh-Hant-TW", 1, "other"), ("en-KR", 1, "one"), ("xx", 1, "other"), ("und", 1, "other"),
      ("i-klingon", 1, "other"),
    ])
  func fallback(identifier: String, value: Int, expected: String) throws {
    let rules = PluralRules(for: try #require(LanguageTag(identifier)))
    #expect(rules.category(value, .cardinal).rawValue == expected)
  }

  @Test("the categories that a count needs are listed")
  func integerCategories() throws {
    func categories(_ identifier: String) throws -> [PluralCategory] {
      PluralRules(for: try #require(LanguageTag(identifier))).integerCategories(.cardinal)
    }
    #expect(try categories("ko") == [.other])
    #expect(try categories("en") == [.one, .other])
    for language in ["es", "fr", "it", "pt"] { #expect(try categories(language) == [.one, .other]) }
    for language in ["cs", "sk", "lt"] { #expect(try categories(language) == [.one, .few, .other]) }
    #expect(try categories("ru") == [.one, .few, .many])
    #expect(try categories("ar") == [.zero, .one, .two, .few, .many, .other])
    #expect(PluralRules(for: try #require(LanguageTag("fr"))).categories(.cardinal) == [.one, .many, .other])
  }

  @Test("a category for a single number is distinguished from one for several")
  func soleInteger() throws {
    func integer(_ identifier: String, _ category: PluralCategory) throws -> Int? {
      PluralRules(for: try #require(LanguageTag(identifier))).soleInteger(category, .cardinal)
    }
    #expect(try integer("en", .one) == 1)
    #expect(try integer("ar", .zero) == 0)
    #expect(try integer("ar", .two) == 2)
    #expect(try integer("fr", .one) == nil)
    #expect(try integer("ru", .one) == nil)
    #expect(try integer("en", .other) == nil)
    #expect(try integer("ko", .one) == nil)
  }

  @Test("numbers without a rule select `other`, and the sign is ignored")
  func oddNumbers() throws {
    let english = PluralRules(for: try #require(LanguageTag("en")))
    for value in [Double.nan, .infinity, -.infinity] { #expect(english.category(value, .cardinal) == .other) }
    #expect(english.category(-1, .cardinal) == .one)
    #expect(english.category(-1.0, .cardinal) == .one)
    #expect(english.category(Int.min, .cardinal) == .other)
    #expect(english.category(1.5, .cardinal) == .other)
    #expect(english.category(1e300, .cardinal) == .other)
  }
}
