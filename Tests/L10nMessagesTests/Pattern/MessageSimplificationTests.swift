import L10nLanguage
import Testing

@testable import L10nMessages

@Suite("Simplified messages")
struct MessageSimplificationTests {
  private func simplified(_ text: String, by simplifications: Set<MessageSimplification>) -> String {
    MessageSyntax.icu.print(MessageSyntax.icu.parse(text).pattern.simplified(by: simplifications)).text
  }

  @Test("choices by words and ordinals have the text of 'other', with its number")
  func choices() {
    #expect(simplified("Hi {who, select, me {me} other {{name}}}!", by: [.selects]) == "Hi {name}!")
    #expect(simplified("{n, selectordinal, one {#st} other {#th}} try", by: [.ordinals]) == "{n}th try")
    #expect(simplified("{n, selectordinal, one {#st} other {#th}}", by: [.plurals]).contains("selectordinal"))
  }

  @Test("formats go away")
  func formats() {
    #expect(simplified("{day, date, long} {n, number, percent}", by: [.formats]) == "{day} {n}")
  }

  @Test("single numbers and further plurals go away, but not the first plural or its categories")
  func plurals() {
    let text = "{n, plural, =0 {none} one {# day} other {# days}} {m, plural, one {# hour} other {# hours}}"
    #expect(
      simplified(text, by: [.singleNumbers, .furtherPlurals])
        == "{n, plural, one {# day} other {# days}} {m} hours")
    #expect(simplified(text, by: [.plurals]) == "{n} days {m} hours")
  }

  @Test("a plural with an offset stays, because its number would change")
  func offset() {
    let text = "{n, plural, offset:1 one {you} other {you and # more}}"
    #expect(simplified(text, by: Set(MessageSimplification.allCases)) == text)
  }

  @Test("only the simplifications that are needed are chosen")
  func fewest() {
    #expect(
      Set<MessageSimplification>.fewest { $0.contains(.selects) && $0.contains(.formats) } == [.formats, .selects])
    #expect(Set<MessageSimplification>.fewest { _ in false } == nil)
    #expect(
      Set<MessageSimplification>([.selects, .formats]).words
        == "placeholders that code has to format, the text for all other words")
  }
}
