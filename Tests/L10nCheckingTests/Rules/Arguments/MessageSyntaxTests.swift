import CatalogTestSupport
import L10nMessages
import Testing

@testable import L10nText

@Suite("message-syntax")
struct MessageSyntaxTests {
  @Test("mistakes that the parser finds are reported at their character, in every language")
  func errors() {
    #expect(
      found(
        by: .messageSyntax,
        in: [
          "ko.yml": "a: \"{n, nubmer}❸\"\n", "en.yml": "a: \"이름: ❶{name\"\nb: \"{n, plural, ❷uno {x} other {y}}\"\n",
        ]
      )
      .map { String($0.prefix(8)) } == ["❶ error:", "❷ error:", "ko.yml:1"])
  }

  @Test(
    "old patterns of numbers become skeletons if no language shows them otherwise, and those of dates are unchanged")
  func patterns() {
    let bundles = MarkedBundles([
      "ko.yml": """
      a: "{n, number, ❶#,##0.00}원 {m, number, ❺00.0#}"
      b:
        other: "{count} {d, date, ❷yyyy-MM-dd}"
      c: "{g, select, other {{m, number, ❸@@}}} {x, number, ❹0;(0)}"

      """
    ])
    let findings = bundles.found(by: .messageSyntax).map { String($0.prefix(8)) }
    #expect(findings == ["❶ error:", "❺ error:", "❷ error:", "❸ error:", "❹ error:"])
    let fixes = bundles.fixes(by: .messageSyntax)
    #expect(fixes.map(\.replacement) == ["::.0# 00 group-off", "::@@ group-off"])
    #expect(fixes.allSatisfy { $0.effect == .style })
  }

  @Test("a brace in the name of an argument is reported, also if a placeholder of the source begins there")
  func nestedArgument() {
    let findings = found(
      by: .messageSyntax,
      in: ["ko.yml": "a: \"{count, number}\"\n", "en.yml": "a: \"{coun❶{count}t, number}\"\n"])
    #expect(findings.map { String($0.prefix(8)) } == ["❶ error:"])
  }

  @Test("doubts are warnings")
  func warnings() {
    #expect(
      found(by: .messageSyntax, in: ["ko.yml": "a: \"❶'{open\"\nb: \"stray ❷}\"\n"]) == [
        "❶ warning: this `'` quotes everything up to the end; close it with another `'`, or write `''` for an apostrophe",
        "❷ warning: this `}` has no `{` and is printed as is; write `'}'` if that's intended",
      ])
  }

  @Test("apostrophes around a placeholder are a warning in every language, and an error if the value is lost")
  func quotedArguments() {
    let bundles = MarkedBundles([
      "ko.yml": "a: \"{name} 리뷰\"\nb: \"❸'{name}' 리뷰\"\nc: \"{name}\"\n",
      "en.yml": "a: \"Review ❶'{name}'\"\nb: \"Review ❹'{name}'\"\nc: \"{name}, ❷'{name}'\"\n",
    ])
    let advice =
      "`{name}` in apostrophes is printed literally; write `''{name}''` for its value in apostrophes, or `'{'name'}'` for "
      + "braces"
    let findings = bundles.found(by: .messageSyntax)
    #expect(
      Set(findings) == ["❶ error: \(advice)", "❷ warning: \(advice)", "❸ warning: \(advice)", "❹ warning: \(advice)"])
    #expect(bundles.found(by: .placeholderMissing) == [])
    let meant = ["ko.yml": "a: \"''{name}'' '{'name'}' '{name} x' '{ }' don't ''{name}'\"\n"]
    #expect(found(by: .messageSyntax, in: ["ko.yml": meant["ko.yml"] ?? ""]) == [])
  }

  @Test("an item of a list and a variant of a plural map are reported separately")
  func parts() {
    #expect(
      found(by: .messageSyntax, in: ["ko.yml": "a: [x, \"❶{\"]\nb:\n  one: x\n  other: \"❷{\"\n"])
        .map { String($0.prefix(1)) } == ["❶", "❷"])
  }

  @Test("64 arguments are fine in the source, and one more is reported at its first use")
  func tooManyArguments() {
    let fine = (1...64).map { "{a\($0)}" }.joined()
    #expect(found(by: .messageSyntax, in: ["ko.yml": "a: \"\(fine)\"\n"]) == [])
    #expect(
      found(by: .messageSyntax, in: ["ko.yml": "a: [\"\(fine)\", \"{a1} ❶{b} {c}\"]\n"]) == [
        "❶ error: this message has 66 arguments, and 64 are allowed; split it"
      ])
  }

  @Test("500 branches of a select are fine in the source, and one more is reported at the first of its selects")
  func tooManyBranches() {
    let branches = (1...499).map { "b\($0){x}" }.joined(separator: " ")
    let fine = "{g, select, \(branches) other{y}}"
    #expect(found(by: .messageSyntax, in: ["ko.yml": "a: \"\(fine)\"\n"]) == [])
    #expect(
      found(by: .messageSyntax, in: ["ko.yml": "a: \"❶\(fine) {g, select, c{x} other{y}}\"\n"]) == [
        "❶ error: 'g' selects from 501 branches, and 500 are allowed; use a message for each"
      ])
  }

  @Test("a missing 'other' is reported by the rules for plurals and selects")
  func missingOther() {
    #expect(found(by: .messageSyntax, in: ["ko.yml": "a: \"{n, plural, one {x}}\"\nb: \"{g, select, a {x}}\"\n"]) == [])
  }

  @Test(
    "ordinary texts are fine",
    arguments: [
      ("100% 할인", MessageSyntax.icu), ("It's 5 o'clock", .icu), ("it''s {n}", .icu), ("# 1", .icu),
      ("100%", .ruby), ("%Y-%m-%d %H:%M", .ruby), ("{{x}} {name}", .ruby), ("50% off", .printf), ("{name}", .printf),
      ("100%", .printf), ("{0, number, ::.00}", .icu),
    ])
  func fine(_ text: String, _ syntax: MessageSyntax) {
    #expect(found(by: .messageSyntax, in: ["ko.yml": "a: \"\(text)\"\n"], syntax: syntax) == [])
  }
}
