import CatalogTestSupport
import L10nMessages
import Testing

@testable import L10nText

@Suite("max-width")
struct MaxWidthTests {
  private func found(
    _ korean: String, _ limit: Int, examples: String = "{}", syntax: MessageSyntax = .icu, english: String? = nil
  ) -> [String] {
    var bundles = MarkedBundles([
      "ko.yml": "a: \(korean)\n", "en.yml": english.map { "a: \($0)\n" } ?? "{}\n",
      "metadata.yml": "a: { max-width: \(limit), examples: \(examples) }\n",
    ])
    bundles.syntax = syntax
    return bundles.found(by: .maxWidth)
  }

  @Test("a text that is too wide is an error with its width")
  func plain() {
    #expect(found("❶저장한 매장", 10) == ["❶ error: the text is 11 columns wide, but 'max-width' is 10; shorten it"])
    #expect(found("저장한 매장", 11) == [])
    #expect(found("저장", 4, english: "\"❶Save it\"").count == 1)
  }

  @Test("the widest branch counts, and is reported at its place")
  func branches() {
    #expect(
      found("\"{n, plural, =0 {없음} ❶other {리뷰 #개}}\"", 8) == [
        "❶ error: the text is 11 columns wide with 'other', but 'max-width' is 8; shorten it"
      ])
    #expect(
      found("\"{g, select, a {{n, plural, ❶=1 {하나뿐이에요} other {#}}} other {x}} 끝\"", 10) == [
        "❶ error: the text is 15 columns wide with 'a' and '=1', but 'max-width' is 10; shorten it"
      ])
  }

  @Test("categories of a plural map and items of a list are measured separately")
  func parts() {
    #expect(found("{ one: a, other: ❶매우 긴 글 }", 8, syntax: .ruby, english: "{ one: x, other: y }").count == 1)
    #expect(found("[가, ❶나나나나나]", 8).count == 1)
  }

  @Test("an argument is as wide as its example, or four columns wide without one")
  func arguments() {
    #expect(found("\"{name}님\"", 6) == [])
    #expect(found("\"{name}님\"", 7, examples: "{ name: 하연주 }").count == 1)
    #expect(found("\"{n, plural, other {#개}}\"", 6, examples: "{ n: '12,345' }").count == 1)
  }

  @Test("tags have no width, character references one column, and each line is measured separately")
  func markup() {
    #expect(found("\"<b class='x'>저장</b>\"", 4) == [])
    #expect(found("\"<a href='{url}'>저장</a>\"", 4) == [])
    #expect(found("'A &amp; B'", 5) == [])
    #expect(found("'AT&T & <3'", 9) == [])
    #expect(found("'AT&T & <3'", 8).count == 1)
    #expect(found("|\n  가나\n  다라\n", 4) == [])
  }

  @Test("lines that begin before a branch and end after it are measured completely")
  func lines() {
    #expect(found("\"가나 {g, select, a {가\\n나} other {가나다}}라\"", 13) == [])
    #expect(found("\"가나 {g, select, a {가\\n나} other {가나다}}라\"", 12).count == 1)
    #expect(found("\"가나 {g, select, a {가\\n나라} other {\\n}}라마\\n바\"", 8) == [])
    #expect(found("\"가나 {g, select, a {가\\n나라} other {\\n}}라마\\n바\"", 7).count == 1)
    #expect(found("\"가\\n나{g, select, a {다} other {\\n라}}{g, select, a {마} other {\\n바바}}\"", 6) == [])
    #expect(found("\"가\\n나{g, select, a {다} other {\\n라}}{g, select, a {마} other {\\n바바}}\"", 5).count == 1)
  }

  @Test("a particle is as wide as its wider form, not as both")
  func particles() {
    #expect(found("\"{x}을(를)\"", 6) == [])
    #expect(found("\"{x}(으)로\"", 8) == [])
    #expect(found("\"{x}(으)로\"", 7).count == 1)
    #expect(found("\"을(를)\"", 5).count == 1)
  }

  @Test("messages without a limit are never too wide")
  func unlimited() {
    #expect(MarkedBundles(["ko.yml": "a: \(String(repeating: "가", count: 1_000))\n"]).findings == [])
  }
}
