import CatalogTestSupport
import L10nMessages
import Testing

@testable import L10nCatalog
@testable import L10nText

@Suite("Syntaxes by key path")
struct SyntaxChoiceTests {
  private static let choice: SyntaxChoice = {
    var choice = SyntaxChoice(.ruby)
    let patterns: [(String, MessageSyntax)] = [
      ("*_MF", .icu), ("legacy.**", .printf), ("legacy.new_MF", .ruby), ("greeting", .icu),
    ]
    choice.exceptions = patterns.compactMap { .init(pattern: $0.0, syntax: $0.1, offset: 0) }
    return choice
  }()

  @Test(
    "the most specific pattern is used, and a name with a star matches all namespaces",
    arguments: [
      ("title", .ruby), ("likes_MF", .icu), ("js.topic.likes_MF", .icu), ("legacy.a.b", .printf),
      ("legacy.a_MF", .icu), ("legacy.new_MF", .ruby), ("greeting", .icu), ("js.greeting", .ruby),
      ("likes_MF.title", .ruby),
    ] as [(String, MessageSyntax)])
  func syntax(key: String, expected: MessageSyntax) {
    #expect(Self.choice.syntax(ofKey: key.split(separator: ".").map(String.init)) == expected)
  }

  @Test("messages are parsed, checked and explained in their own syntax")
  func checked() {
    var bundles = MarkedBundles([
      "en.yml": "a_MF: \"{n, plural, one {# store} other {# stores}}\"\nb: \"%{n}\"\n",
      "ko.yml": "a_MF: \"매장 ❶{{n}}개\"\nb: \"❷{n}\"\n",
    ])
    bundles.source = "en"
    bundles.syntax = .ruby
    bundles.syntaxExceptions = [("*_MF", .icu)]
    #expect(bundles.foundRules == ["❶ placeholder-delimiter", "❷ placeholder-delimiter"])
    #expect(bundles.fixes(by: .placeholderDelimiter).map(\.replacement) == ["{n}", "%{n}"])
  }

  @Test("a pattern that matches no message of the source is reported")
  func idle() {
    var bundles = MarkedBundles(["en.yml": "store:\n  a: x\n", "ko.yml": "store:\n  a: y\n  b_MF: z\n"])
    bundles.source = "en"
    bundles.syntaxExceptions = [("*_MF", .ruby), ("store", .ruby), ("store.**", .ruby)]
    let messages = bundles.findings.filter { $0.location.file == "l10n.yml" }.map(\.message)
    #expect(
      messages == [
        "no source key matches '*_MF'; correct it, or remove it from 'syntax'",
        "no source key matches 'store'; write 'store.**' for all below it, or remove it from 'syntax'",
      ])
  }
}
