import L10nAllLanguages
import L10nLanguage
import Testing

@Suite("Directions of languages")
struct TextDirectionTests {
  @Test(
    "a language has the direction of the script that it names, or of its likely one",
    arguments: [
      ("ar", TextDirection.rightToLeft), ("ckb", .rightToLeft), ("dv", .rightToLeft), ("fa", .rightToLeft),
      ("he", .rightToLeft), ("iw", .rightToLeft), ("ks", .rightToLeft), ("nqo", .rightToLeft), ("ps", .rightToLeft),
      ("sd", .rightToLeft), ("ug", .rightToLeft), ("ur", .rightToLeft), ("yi", .rightToLeft), ("ar-XB", .rightToLeft),
      ("az-Arab", .rightToLeft), ("az-IR", .rightToLeft), ("pa-Arab", .rightToLeft), ("pa-PK", .rightToLeft),
      ("uz-AF", .rightToLeft), ("ff-Adlm", .rightToLeft),
      ("az", .leftToRight), ("en-XA", .leftToRight), ("ko", .leftToRight), ("ku", .leftToRight), ("pa", .leftToRight),
      ("ar-Latn", .leftToRight), ("sd-Deva", .leftToRight), ("ff", .leftToRight), ("und", .leftToRight),
    ])
  func directions(tag: String, direction: TextDirection) throws {
    #expect(TextDirection(of: try #require(LanguageTag(tag))) == direction)
  }
}
