import CatalogTestSupport
import L10nMessages
import Testing

@testable import L10nText

@Suite("placeholder-missing")
struct PlaceholderMissingTests {
  private func found(_ korean: String, _ english: String, _ syntax: MessageSyntax = .icu) -> [String] {
    CatalogTestSupport.found(by: .placeholderMissing, in: ["ko.yml": korean, "en.yml": english], syntax: syntax)
  }

  private func words(_ placeholder: String) -> String {
    "error: '\(placeholder)' from the text in ko is missing; write it where the value belongs"
  }

  @Test("each argument that the translation never uses is reported at its text")
  func missing() {
    #expect(
      found("❷a: \"{x} {y} {z, number}\"\n", "a: ❶\"only {y}\"\n")
        == ["❶ \(words("{x}")) (❷ the text in ko)", "❶ \(words("{z}")) (❷ the text in ko)"])
  }

  @Test("placeholders are named in the form of the syntax")
  func syntaxes() {
    #expect(found("a: \"%{x}개\"\n", "a: ❶items\n", .ruby) == ["❶ \(words("%{x}"))"])
    #expect(found("a: \"%@ %2d\"\n", "a: ❶\"%@\"\n", .printf) == ["❶ \(words("%2d"))"])
  }

  @Test("an argument with another name is reported as misnamed, once")
  func misnamed() {
    for english in ["Hello {nmae}, {count}", "Hello {prénom}, {count}"] {
      let bundles = MarkedBundles(["ko.yml": "a: \"{name} {count}\"\n", "en.yml": "a: \"\(english)\"\n"])
      #expect(bundles.findings.map(\.rule) == [.placeholderExtra])
    }
    #expect(found("a: \"{x} {y}\"\n", "a: ❶\"{somewhere}\"\n") == ["❶ \(words("{x}"))", "❶ \(words("{y}"))"])
  }

  @Test("a number that a plural doesn't show is reported")
  func number() {
    #expect(found("a: \"{n}개\"\n", "a: ❶\"{n, plural, one {item} other {items}}\"\n") == ["❶ \(words("{n}"))"])
  }

  @Test("the item of a list that should have the argument is reported")
  func list() {
    #expect(found("a:\n- x\n- \"{n}\"\n", "a:\n- x\n- ❶y\n") == ["❶ \(words("{n}"))"])
  }

  @Test("the text for 'other' in a plural map is reported")
  func pluralMap() {
    #expect(
      found("a:\n  other: \"{name} {count}\"\n", "a:\n  one: x\n  other: ❶y {count}\n") == ["❶ \(words("{name}"))"])
  }

  @Test(
    "an argument isn't missing if any branch has it",
    arguments: [
      ("a: \"{n}개\"\n", "a: \"{n, plural, one {an item} other {# items}}\"\n"),
      ("a: \"{n, plural, other {#개}}\"\n", "a: \"{n} items\"\n"),
      ("a: \"{n, plural, other {#개}}\"\n", "a: \"{n, plural, =0 {none} one {an item} other {# items}}\"\n"),
      ("a: \"{g, select, a {x} other {y}} {n}\"\n", "a: \"all {n}\"\n"),
      ("a: \"{n, plural, =0 {없음} other {있음}}\"\n", "a: some\n"),
      ("a: \"{g, select, a {{x}} other {y}}\"\n", "a: \"{x}\"\n"),
      ("a: { other: \"{count}개\" }\n", "a: { one: an item, other: items }\n"),
      ("a: { other: \"{count}개\" }\n", "a: items\n"),
      ("a: \"{n}\"\n", "a: ''\n"), ("a: \"{n}\"\n", "a: ~\n"), ("a: \"'{n}'\"\n", "a: n\n"),
    ])
  func fine(_ korean: String, _ english: String) {
    #expect(found(korean, english) == [])
  }

  @Test(
    "the ending of a counted word isn't missing in a language without it",
    arguments: [
      ("a: \"%lld app%@\"\n", "a: \"앱 %lld개\"\n", MessageSyntax.printf),
      ("a: \"%lld related file%@ found (%@)\"\n", "a: \"관련 파일 %1$lld개 발견 (%3$@)\"\n", .printf),
      ("a: \"{n, number} file{s}, {n, number} folder{s}.\"\n", "a: \"{n, number}\"\n", .icu),
    ])
  func endings(_ english: String, _ korean: String, _ syntax: MessageSyntax) {
    var bundles = MarkedBundles(["en.yml": english, "ko.yml": korean])
    (bundles.source, bundles.syntax) = ("en", syntax)
    #expect(bundles.found(by: .placeholderMissing) == [])
  }

  @Test(
    "a value after letters is missing if it doesn't seem to be an ending",
    arguments: [
      "{n, number} v{s}", "{n, number} file{s} or {s}", "file{s} {n, number}", "{t} file{s}", "{n, number} file{s}size",
      "{n, number} FILE{s}", "{n, number} file{n, number}{s}",
    ])
  func noEnding(_ english: String) {
    var bundles = MarkedBundles(["en.yml": "a: \"\(english)\"\n", "ko.yml": "a: \"{n, number}\"\n"])
    bundles.source = "en"
    #expect(bundles.found(by: .placeholderMissing).contains { $0.contains("{s}") })
  }

  @Test("a number sign inside a select isn't the number of the plural around it")
  func numberSignInSelect() {
    #expect(
      found(
        "a: \"{n, plural, other {#개}}\"\n", "a: ❶\"{n, plural, one {x} other {{g, select, other {#}}}}\"\n"
      ) == ["❶ \(words("{n}"))"])
  }

  @Test(
    "texts with percent signs have no arguments",
    arguments: [("100% 할인", MessageSyntax.ruby), ("%Y년 %m월 %d일", .ruby), ("50% 할인", .printf), ("100%", .icu)])
  func percent(_ korean: String, _ syntax: MessageSyntax) {
    #expect(found("a: \"\(korean)\"\n", "a: off\n", syntax) == [])
  }
}
