import CatalogTestSupport
import L10nMessages
import Testing

@testable import L10nText

@Suite("placeholder-delimiter")
struct PlaceholderDelimiterTests {
  private func bundles(_ korean: String, _ english: String, _ syntax: MessageSyntax) -> MarkedBundles {
    var bundles = MarkedBundles(["ko.yml": "a: \"\(korean)\"\n", "en.yml": "a: \"\(english)\"\n"])
    bundles.syntax = syntax
    return bundles
  }

  @Test("a placeholder in other brackets is reported with the correct form, and has no other finding")
  func words() {
    let bundles = MarkedBundles(["ko.yml": "❷a: \"{name} 님\"\n", "zh-Hans.yml": "a: 你好，❶｛name｝\n"])
    #expect(
      bundles.found(by: .placeholderDelimiter)
        == ["❶ error: '｛name｝' would be shown as is; write '{name}' (❷ the text in ko)"])
    #expect(bundles.foundRules == ["❶ placeholder-delimiter"])
  }

  @Test(
    "all kinds of brackets are reported once and fixed",
    arguments: [
      ("❶{name}", "%{name}"), ("Hi ❶{{name}}!", "Hi %{name}!"), ("❶{{ name }}", "%{name}"), ("❶${name}", "%{name}"),
      ("❶#{name}", "%{name}"), ("❶%name%", "%{name}"), ("❶%(name)s", "%{name}"), ("❶[%s:name]", "%{name}"),
      ("❶[%1$s:name]", "%{name}"), ("❶｛name｝", "%{name}"), ("❶％{name}", "%{name}"), ("❶％｛name｝", "%{name}"),
      ("❶%｛name｝", "%{name}"), ("❶%{name｝", "%{name}"), ("❶%{ｎａｍｅ}", "%{name}"), ("❶% {name}", "%{name}"),
      ("❶%{ name }", "%{name}"), ("50% ❶{name}", "50% %{name}"),
    ])
  func ruby(_ marked: String, _ expected: String) {
    let bundles = bundles("%{name} 님", marked, .ruby)
    #expect(bundles.foundRules == ["❶ placeholder-delimiter"])
    #expect(bundles.fixed(marked.replacing("❶", with: ""), by: .placeholderDelimiter) == expected)
  }

  @Test(
    "brackets are also reported in ICU's syntax, where the parser would refuse some of them",
    arguments: [
      ("❶{{name}}", "{name}"), ("❶{{ name }}", "{name}"), ("Hi ❶％{name}", "Hi {name}"), ("❶%{name}", "{name}"),
      ("❶${name}", "{name}"), ("❶%name%", "{name}"), ("❶%(name)s", "{name}"), ("❶%<name>s", "{name}"),
      ("❶[%s:name]", "{name}"), ("❶｛name｝", "{name}"), ("❶{name｝", "{name}"), ("❶｛name}", "{name}"),
      ("❶{ｎａｍｅ}", "{name}"), ("❶%｛name｝", "{name}"),
    ])
  func icu(_ marked: String, _ expected: String) {
    let bundles = bundles("{name} 님", marked, .icu)
    #expect(bundles.foundRules == ["❶ placeholder-delimiter"])
    #expect(bundles.fixed(marked.replacing("❶", with: ""), by: .placeholderDelimiter) == expected)
  }

  @Test(
    "full-width conversions, and those with spaces from machine translation, are reported",
    arguments: [
      ("❶％@ 님", "%@ 님", "%@ 님"), ("❶%＠ 님", "%@ 님", "%@ 님"), ("❶％１$@", "%1$@ 님", "%1$@"), ("❶% @ 님", "%@ 님", "%@ 님"),
      ("❶％lld items", "%lld개", "%lld items"), ("❶% 1 $ @", "%1$@", "%1$@"), ("❶％@ (%d)", "%@ %d", "%@ (%d)"),
    ])
  func printf(_ marked: String, _ korean: String, _ expected: String) {
    let bundles = bundles(korean, marked, .printf)
    #expect(bundles.foundRules == ["❶ placeholder-delimiter"])
    #expect(bundles.fixed(marked.replacing("❶", with: ""), by: .placeholderDelimiter) == expected)
  }

  @Test("the finding says so if Foundation reads an argument")
  func foundation() {
    let found = { bundles("%@ 님", $0, .printf).found(by: .placeholderDelimiter).map { $0.split(separator: ";").first } }
    #expect(found("❶% @") == ["❶ error: '% @' would be shown as is, though it is an argument to Foundation"])
    #expect(found("❶％@") == ["❶ error: '％@' would be shown as is"])
    #expect(
      bundles("%1$@", "❶% 1 $ @", .printf).found(by: .placeholderDelimiter).first?.contains("Foundation") == false)
  }

  @Test("the format that the source gives an argument is kept")
  func format() {
    let bundles = bundles("%<price>.2f", "❶{price}", .ruby)
    #expect(bundles.fixed("{price}", by: .placeholderDelimiter) == "%<price>.2f")
  }

  @Test("branches, items and forms are checked")
  func inside() {
    #expect(
      bundles("{n, plural, other {#개 {x}}}", "{n, plural, one {# ❶[%s:x]} other {# {x}}}", .icu).foundRules
        == ["❶ placeholder-delimiter"])
    #expect(
      MarkedBundles(["ko.yml": "a: [x, \"{n}\"]\n", "en.yml": "a: [x, \"❶％{n}\"]\n"]).foundRules
        == ["❶ placeholder-delimiter"])
    #expect(
      MarkedBundles([
        "ko.yml": "a: { other: \"{count} {x}\" }\n", "en.yml": "a: { one: \"{count} {x}\", other: \"{count} ❶｛x｝\" }\n",
      ]).foundRules == ["❶ placeholder-delimiter"])
  }

  @Test("only full-width signs around a name are reported in the source")
  func source() {
    var bundles = MarkedBundles(["ko.yml": "a: ❶｛name｝ 님\nb: 50％ ｛주의｝ {{x}} [x]\n"])
    bundles.syntax = .ruby
    #expect(bundles.found(by: .placeholderDelimiter) == ["❶ error: '｛name｝' would be shown as is; write '%{name}'"])
  }

  @Test(
    "lookalikes that aren't placeholders are text",
    arguments: [
      // Another template language's, and text that the source writes in the same way.
      ("%{x} {{x}}", "%{x} {{x}}", MessageSyntax.ruby), ("{{x}}", "{{x}}", .ruby), ("{x}", "{x}", .ruby),
      // Not an argument of the source.
      ("%{x}", "%{x} {y} ｛주의｝ [y]", .ruby), ("가", "{name} ％{name}", .ruby),
      // Percentages, amounts of money, dates and hash signs.
      ("%{x}", "100% %{x}", .ruby), ("%{d} %Y-%m-%d", "%{d} %m/%d/%Y", .ruby), ("%{n} #", "%{n} ##%{n}", .ruby),
      ("{ratio}%", "%{ratio}", .icu), ("{n, number, integer}", "%{n, number, integer}", .icu),
      ("{price}원", "${price}", .icu), ("{cost}", "${cost}", .icu), ("{a}", "5%{a}", .icu), ("{n}번", "#{n}", .icu),
      ("{x} 님", "{x}", .icu), ("{n, plural, other {{x}}}", "{n, plural, one {{x}} other {{x}}}", .icu),
      ("'{name}' {name}", "'{name}' {name}", .icu),
      ("%d%%", "%d %%", .printf), ("50% 할인", "50 % de réduction", .printf), ("%@ 50％", "％ %@", .printf),
      ("%d", "50 % d'achats %d", .printf), ("%@", "％ of %@", .printf),
    ])
  func fine(_ korean: String, _ english: String, _ syntax: MessageSyntax) {
    #expect(bundles(korean, english, syntax).found(by: .placeholderDelimiter) == [])
  }

  @Test("a percent sign before its number is correct in Turkish")
  func turkish() {
    #expect(found(by: .placeholderDelimiter, in: ["ko.yml": "a: \"{x}\"\n", "tr.yml": "a: \"%{x}\"\n"]) == [])
  }

  /// Returns the findings in a source text.
  private func inSource(_ text: String, _ syntax: MessageSyntax = .icu) -> [String] {
    found(by: .placeholderDelimiter, in: ["ko.json": "{\"a\": \"\(text)\"}"], syntax: syntax)
  }

  private func words(_ written: String, _ replacement: String) -> [String] {
    ["❶ warning: '\(written)' would be shown as is; write a placeholder with a name, such as '\(replacement)'"]
  }

  @Test("placeholders of iOS in a source with another syntax are reported with the correct form")
  func iOSPlaceholders() {
    #expect(inSource("❶%@ 님") == words("%@", "{name}"))
    #expect(inSource("❶%1$@ 님") == words("%1$@", "{name}"))
    #expect(inSource("리뷰 ❶%d개") == words("%d", "{count, number, integer}"))
    #expect(inSource("리뷰 ❶%lld개", .ruby) == words("%lld", "%{count}"))
    #expect(inSource("별점 ❶%.1f점") == words("%.1f", "{value, number}"))
    #expect(inSource("❶\\\\(user.name) 님") == words("\\(user.name)", "{name}"))
    #expect(inSource("❶${name} 님", .ruby) == words("${name}", "%{name}"))
    #expect(inSource("❶${name} 님") == ["❶ warning: '$' would be printed; write '{name}'"])
    #expect(inSource("%@ 님", .printf) == [])
  }

  @Test(
    "signs that are text are unchanged",
    arguments: [
      "50%d", "100 % d", "%Y-%m-%d", "%done", "${price}", "US${amount}", "5%", "%", "a\\\\b", "%%@", "$5", "${",
    ])
  func text(_ text: String) {
    #expect(inSource(text) == [])
  }

  @Test("an argument that a table numbered isn't one of iOS")
  func numberedArgument() {
    #expect(MarkedBundles(["ko.yml": "a: \"${arg1}에서 찾기\"\n"]).findings.map(\.rule) == [])
  }
}
