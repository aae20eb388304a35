import Testing

@testable import L10nLanguage
@testable import L10nMessages

@Suite("Recognition of placeholder syntaxes")
struct MessageSyntaxDetectionTests {
  @Test(
    "a placeholder counts for the syntaxes in which it is valid",
    arguments: [
      ("{name}", [MessageSyntax.icu]), ("%{name}", [.ruby]), ("%{full-name}", [.ruby]),
      ("%1$@ {name}", [.icu, .printf]),
      ("{}", [.icu]), ("100%", []), ("{n, plural, other {#}}", [.icu]), ("{broken", []),
    ])
  func syntaxes(text: String, expected: [MessageSyntax]) {
    #expect(MessageSyntax.syntaxes(ofPlaceholdersIn: [text]) == expected)
  }

  @Test("ICU's syntax comes last among syntaxes with the same count")
  func mostFrequent() {
    #expect(MessageSyntax.mostFrequent(in: [.icu: 2, .ruby: 2, .printf: 1]) == .ruby)
    #expect(MessageSyntax.mostFrequent(in: [.icu: 3, .ruby: 2]) == .icu)
    #expect(MessageSyntax.mostFrequent(in: [:]) == nil)
  }
}
