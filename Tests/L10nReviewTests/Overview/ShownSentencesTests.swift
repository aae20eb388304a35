import L10nMessages
import Testing

@testable import L10nReview

@Suite("Sentences that users see")
struct ShownSentencesTests {
  private func agreement(_ text: String, _ sentence: String) -> Int? {
    ShownSentences(of: MessageSyntax.icu.parse(text).pattern).agreement(with: sentence)
  }

  @Test(
    "a text matches with anything in place of its arguments",
    arguments: [
      ("매장 {count}곳", "매장 3곳"), ("Enter it within {n} minutes", "enter it within 2 minutes"),
      ("{count, plural, one{# store} other{# stores}} nearby", "12 stores nearby"),
      ("{who, select, host{Host {name}} other{Guest}} is here", "host minji is here"),
      ("{a} of {b} files", "3 of 10 files"), ("{n} reviews ", "2 reviews"), (" about {n}", "about 2"),
      ("{n} reviews", " 2 reviews "), ("\n{n, plural, one{# store } other{# stores\n}}", "2 stores"),
    ])
  func seen(text: String, sentence: String) {
    #expect(agreement(text, sentence) != nil)
  }

  @Test(
    "other texts, and arguments alone, don't match",
    arguments: [
      ("매장 {count}곳", "매장 3개"), ("{name}", "minji"), ("{a}, {b}", "kim, lee"), ("Hello {name}", "hi hello minji"),
      ("{count, plural, one{# store} other{# stores}}", "3 shops"), ("No argument", "no argument"),
    ])
  func others(text: String, sentence: String) {
    #expect(agreement(text, sentence) == nil)
  }

  @Test("sentences with many branches are checked in part, in limited time")
  func many() {
    let choice = "{x, select, a{1} b{2} c{3} d{4} other{5}}"
    #expect(agreement(String(repeating: choice, count: 40) + " end {y}", "no") == nil)
  }
}
