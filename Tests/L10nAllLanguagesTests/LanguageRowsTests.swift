import TestSupport
import Testing

@testable import L10nAllLanguages
@testable import L10nLanguage

@Suite("The rows that an app's languages need")
struct LanguageRowsTests {
  @Test("every user gets the same languages as with the rows of all languages", arguments: MatchingComparison.apps)
  func sameMatches(app: String) {
    let comparison = MatchingComparison(app)
    var random = SplitMix(state: 7)
    // scripts/check-language-rows.sh compares all of them.
    for _ in 0..<1_500 {
      guard let tag = UserLanguages.tag(near: comparison.near, using: &random) else { continue }
      #expect(comparison.hasSameChain(for: [tag]), "\(tag)")
    }
    for tag in UserLanguages.compounds.compactMap({ LanguageTag($0) }) {
      #expect(comparison.hasSameChain(for: [tag]), "\(tag)")
    }
  }

  @Test("every list of preferences gives the same chain, also that of a request", arguments: MatchingComparison.apps)
  func sameChains(app: String) {
    let comparison = MatchingComparison(app)
    var random = SplitMix(state: 11)
    for _ in 0..<200 {
      let user = UserLanguages.list(near: comparison.near, using: &random)
      #expect(comparison.hasSameChain(for: user), "\(user)")
      let field = UserLanguages.field(user, using: &random)
      #expect(comparison.hasSameMeaning(of: field), "\(field)")
    }
  }

  @Test("an app's languages have the same plural rules", arguments: MatchingComparison.apps)
  func samePlurals(app: String) {
    #expect(MatchingComparison(app).hasSamePlurals)
  }

  @Test("the rows of a few languages are a small part of all, and those of one language are fewer")
  func size() throws {
    let few = LanguageRows(for: try ["ko", "en", "zh-Hans"].map { try #require(LanguageTag($0)) })
    #expect(few.likelySubtags.count < 100)
    #expect(few.aliases.count < 100)
    let korean = LanguageRows(for: [try #require(LanguageTag("ko"))])
    #expect(korean.likelySubtags == ["ko KoreKR "])
    #expect(korean.aliases == ["korko     "])
    #expect(korean.distances.isEmpty)
  }
}
