import L10nAllLanguages
import L10nLanguage
import L10nMessages
import Testing

@Suite("Flutter's plurals in each language")
struct FlutterPluralTests {
  @Test(
    "branches that make no difference in a language are left out",
    arguments: [
      ("en", [PluralSelector.exactly(0), .category(.one), .category(.other)]),
      ("ko", [.exactly(0), .exactly(1), .category(.other)]),
      ("ar", [.category(.zero), .category(.one), .category(.other)]),
    ])
  func languages(language: String, selectors: [PluralSelector]) throws {
    let pattern = MessageSyntax.flutter.parse("{n, plural, zero{none} =1{one} other{{n}}}").pattern
    let rules = PluralRules(for: try #require(LanguageTag(language)))
    let left = pattern.withoutRepeatedNumbers(rules)
    guard case .plural(let choice)? = left.elements.first else { throw CancellationError() }
    #expect(choice.branches.map(\.selector) == selectors)
    let (text, losses) = MessageSyntax.flutter.print(left)
    #expect(text == "{n, plural, zero {none} one {one} other {{n}}}")
    #expect(losses.isEmpty)
  }
}
