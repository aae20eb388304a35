import Testing

@testable import L10nMessages

@Suite("A text for all other numbers")
struct MessagePatternOthersTests {
  private func completed(_ text: String) -> String {
    MessageSyntax.icu.print(MessageSyntax.icu.parse(text).pattern.completingPlurals).text
  }

  @Test("a plural without one gets that of its last category, also inside other choices")
  func added() {
    #expect(
      completed("{n, plural, one {a} many {b} few {c}}") == "{n, plural, one {a} many {b} few {c} other {b}}")
    #expect(
      completed("{g, select, other {{n, plural, =0 {z} one {a}}}}")
        == "{g, select, other {{n, plural, =0 {z} one {a} other {a}}}}")
  }

  @Test("other patterns stay as they are")
  func unchanged() {
    for text in ["a {b}", "{n, plural, one {a} other {b}}", "{n, plural, =1 {a}}"] {
      let pattern = MessageSyntax.icu.parse(text).pattern
      #expect(pattern.completingPlurals == pattern)
    }
  }
}
