import Testing

@testable import L10nLanguage

@Suite("Telling placeholder syntaxes apart")
struct MessageSyntaxDetectionTests {
  @Test(
    "a placeholder counts for the syntaxes that it is written in",
    arguments: [
      ("{name}", [MessageSyntax.icu]), ("%{name}", [.ruby]), ("%{full-name}", [.ruby]),
      ("%1$@ {name}", [.icu, .printf]),
      ("{}", [.icu]), ("100%", []), ("{n, plural, other {#}}", [.icu]), ("{broken", []),
    ])
  func syntaxes(text: String, expected: [MessageSyntax]) {
    #expect(MessageSyntax.syntaxes(ofPlaceholdersIn: [text]) == expected)
  }

  @Test("of syntaxes with the same count, ICU's is the last to be taken")
  func mostFrequent() {
    #expect(MessageSyntax.mostFrequent(in: [.icu: 2, .ruby: 2, .printf: 1]) == .ruby)
    #expect(MessageSyntax.mostFrequent(in: [.icu: 3, .ruby: 2]) == .icu)
    #expect(MessageSyntax.mostFrequent(in: [:]) == nil)
  }
}
