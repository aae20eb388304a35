import CatalogTestSupport
import Testing

@testable import L10nCatalog
@testable import L10nText

@Suite("Reading the glossary")
struct GlossaryReaderTests {
  private func problems(_ text: String) -> [String] {
    MarkedBundles(["ko.yml": "a: 가\n", "terms.yml": text]).found(by: .yamlSyntax)
  }

  private func glossary(_ text: String) -> Glossary {
    MarkedBundles(["ko.yml": "a: 가\n", "terms.yml": text]).catalog.glossary
  }

  @Test("each term has its words by language, forbidden words, and whether it is translated")
  func reads() {
    let glossary = glossary(
      "terms:\n- { ko: 리뷰, en: [review, rating], forbidden: { en: note } }\nuntranslated: [KoCo]\n")
    #expect(glossary.terms.map { $0.renderings.map(\.words) } == [[["리뷰"], ["review", "rating"]]])
    #expect(glossary.terms.map { $0.forbidden.map(\.words) } == [[["note"]]])
    #expect(glossary.untranslated.map(\.text) == ["KoCo"])
  }

  @Test(
    "an empty file requires nothing",
    arguments: ["", "# nothing\n", "{}\n", "terms:\nuntranslated: []\n", "terms: []\n"])
  func empty(_ text: String) {
    #expect(problems(text) == [])
    #expect(glossary(text).isEmpty)
  }

  @Test(
    "each mistake is reported at its place, and the rest is read",
    arguments: [
      ("❶- a\n", "a glossary must be a mapping; write '{ field: value }' or the fields below it"),
      ("❶term: []\n", "unknown field 'term' in a glossary; did you mean 'terms'?"),
      ("terms: ❶{ ko: 리뷰 }\n", "'terms' must be a list; write '- { ko: 리뷰, en: review }' for each"),
      ("terms:\n- ❶리뷰\n", "a term must be a mapping of languages to words; write '{ ko: 리뷰, en: review }'"),
      ("terms:\n- { ❶k: 리뷰 }\n", "'k' is not a language tag; write one of BCP 47, such as 'ko'"),
      ("terms:\n- { ko: ❶{ a: b } }\n", "a word must be text; several are written '[store, shop]'"),
      ("terms:\n- { ko: [리뷰, ❶''] }\n", "this word is empty; write it, or remove it"),
      (
        "terms:\n- { ko: 리뷰, forbidden: ❶[후기] }\n",
        "'forbidden' must be a mapping of languages to words; write '{ en: [rating] }'"
      ),
      ("untranslated: ❶KoCo\n", "'untranslated' must be a list; write '[first, second]'"),
    ])
  func broken(_ text: String, _ explanation: String) {
    #expect(problems(text) == ["❶ error: \(explanation)"])
    #expect(problems("\(text)x: [\n").count > 1)
  }

  @Test("a term has a maximum number of words, and a word a maximum number of characters")
  func limits() {
    func term(_ words: [String]) -> String { "terms:\n- { ko: 리뷰, en: [\(words.joined(separator: ", "))] }\n" }
    let words = (0..<101).map { "w\($0)" }
    #expect(problems(term(Array(words.dropLast()))) == [])
    #expect(problems(term(words)).count == 1)
    #expect(problems(term([String(repeating: "w", count: 200)])) == [])
    #expect(problems(term([String(repeating: "w", count: 201)])).count == 1)
  }

  @Test("a second file is reported, and below the top folder the name is a namespace")
  func second() {
    let bundles = MarkedBundles(["ko.yml": "a: 가\n", "terms.yaml": "terms: []\n", "terms.yml": "❶terms: []\n"])
    #expect(
      bundles.found(by: .yamlSyntax)
        == ["❶ error: 'terms.yaml' holds the glossary already, and this isn't read; put all of it into one file"])
    #expect(MarkedBundles(["ko/terms.yml": "a: 가\n"]).catalog.messages.map(\.keyPath) == ["terms.a"])
  }
}
