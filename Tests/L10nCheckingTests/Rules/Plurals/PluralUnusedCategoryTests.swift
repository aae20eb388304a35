import CatalogTestSupport
import L10nMessages
import Testing

@testable import L10nText

@Suite("plural-unused-category")
struct PluralUnusedCategoryTests {
  private func found(_ language: String, _ text: String, _ syntax: MessageSyntax = .icu) -> [String] {
    CatalogTestSupport.found(
      by: .pluralUnusedCategory, in: ["en.yml": "b: 1\n", "\(language).yml": text + "\n"], syntax: syntax)
  }

  @Test("a branch that no number selects is reported at its word")
  func branch() {
    #expect(
      found("ko", "a: \"{n, plural, ❶one {# 답장} other {# 답장들}}\"")
        == ["❶ info: ko never selects 'one'; remove the branch, or write '=1' if the number is meant"])
    #expect(
      found("ko", "a: \"{n, plural, =1 {하나} ❶one {x} ❷few {y} other {#}}\"") == [
        "❶ info: ko never selects 'one'; remove the branch", "❷ info: ko never selects 'few'; remove the branch",
      ])
  }

  @Test("a category of a plural map is reported at its key")
  func map() {
    #expect(
      found("zh-Hant", "byte:\n  ❶one: 位元組\n  other: 位元組", .ruby)
        == ["❶ info: zh-Hant never selects 'one'; remove it"])
    #expect(found("ko", "a: { ❶zero: 없음, other: \"{count}개\" }").count == 1)
  }

  @Test(
    "the fix removes the branch and leaves the rest unchanged",
    arguments: [
      ("{n, plural, one {# 답장} other {# 답장들}}", "{n, plural, other {# 답장들}}"),
      ("{n, plural, other {#곳} one {# 곳}}", "{n, plural, other {#곳}}"),
      ("{n, plural, =0{없음} one{'{'} other{#곳}}", "{n, plural, =0{없음} other{#곳}}"),
      ("가 {n, plural, one {{g, select, a {x} other {y}}}\nother {#곳} } 나", "가 {n, plural, other {#곳} } 나"),
      ("{n, plural, other {#} one {1} two {2}}", "{n, plural, other {#} }"),
    ])
  func fix(_ text: String, _ expected: String) {
    let yaml = "a: \"\(text.replacing("\n", with: "\\n"))\"\n"
    let fixed = MarkedBundles(["ko.yml": yaml]).fixed(text, by: .pluralUnusedCategory)
    #expect(fixed == expected)
    #expect(MessageSyntax.icu.parse(fixed).problems == [])
  }

  @Test("a plural isn't emptied")
  func alone() {
    #expect(MarkedBundles(["ko.yml": "a: \"{n, plural, one {x}}\"\n"]).fixes(by: .pluralUnusedCategory) == [])
  }

  @Test(
    "categories that some number selects are used",
    arguments: [
      ("cs", "a: \"{n, plural, one {#} few {#} many {#} other {#}}\"", MessageSyntax.icu),
      ("fr", "a: \"{n, plural, one {#} many {#} other {#}}\"", .icu),
      ("ko", "a: \"{n, plural, =0 {없음} =1 {하나} other {#개}}\"", .icu),
      ("en", "a: \"{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}\"", .icu),
      ("ko", "a: { zero: 없음, other: \"%{count}개\" }", .ruby), ("ko", "a: { zero: 없음, other: \"%d개\" }", .printf),
      ("ko", "a: { one: 하나, two: 둘 }", .icu),
      ("ko", "a: \"{g, select, one {x} other {y}}\"", .icu),
    ])
  func fine(_ language: String, _ text: String, _ syntax: MessageSyntax) {
    #expect(found(language, text, syntax) == [])
  }
}
