import Testing

@testable import L10nLanguage
@testable import L10nMessages

@Suite("ICU messages")
struct ICUMessageParserTests {
  @Test("text without braces and apostrophes is literal, whatever else it has")
  func plainText() {
    #expect(MessageSyntax.icu.elements("주변에 매장이 # | % < $ 없습니다") == [.text("주변에 매장이 # | % < $ 없습니다")])
    #expect(MessageSyntax.icu.elements("") == [])
  }

  @Test("an argument is a name or a number, with white space around it")
  func arguments() {
    #expect(MessageSyntax.icu.elements("{name}님, {0}") == [hole("name"), .text("님, "), hole("0")])
    #expect(MessageSyntax.icu.elements("{ \n이름\u{2028}\u{200E}}") == [hole("이름")])
    #expect(MessageSyntax.icu.elements("{1a}{_}{a_b}") == [hole("1a"), hole("_"), hole("a_b")])
    #expect(MessageSyntax.icu.explanations("{ 이름 }{1a}{10}") == [])
  }

  @Test("placeholders have their place in bytes")
  func ranges() {
    let pattern = MessageSyntax.icu.parse("가{ n }나{d, date}").pattern
    #expect(
      pattern.elements == [
        .text(LiteralText("가", at: 0)), .placeholder(Placeholder(argument: "n", format: .plain, range: 3..<8)),
        .text(LiteralText("나", at: 8)),
        .placeholder(Placeholder(argument: "d", format: .date(.medium), range: 11..<20)),
      ])
  }

  @Test("types and styles ignore case")
  func typesAndStyles() {
    let expected: [(String, PlaceholderFormat)] = [
      ("{x, number}", .number(.number)), ("{x,NUMBER,}", .number(.number)),
      ("{x, number, Integer }", .number(.integer)),
      ("{x, spellout}", .number(.spellout)), ("{x, Ordinal, }", .number(.ordinal)),
      ("{x, number, percent}", .number(.percent)), ("{x, date}", .date(.medium)), ("{x, Date, SHORT}", .date(.short)),
      ("{x, date, full}", .date(.full)), ("{x, time}", .time(.medium)), ("{x, time, long}", .time(.long)),
      ("{x, date, ::yMMMd}", .date(.skeleton("yMMMd"))), ("{x, time, :: jm }", .time(.skeleton("jm"))),
    ]
    for (text, format) in expected {
      #expect(MessageSyntax.icu.elements(text) == [hole("x", format)])
      #expect(MessageSyntax.icu.explanations(text) == [])
    }
  }

  @Test("plurals have exact values, categories and an offset")
  func plurals() {
    #expect(
      MessageSyntax.icu.elements("{n, plural, offset:1 =0{none} one {# item} other{# items of {n}}}!") == [
        plural(
          "n", offset: 1,
          [
            (.exactly(0), [.text("none")]), (.category(.one), [.numberSign, .text(" item")]),
            (.category(.other), [.numberSign, .text(" items of "), hole("n")]),
          ]), .text("!"),
      ])
    #expect(
      MessageSyntax.icu.elements("{n,SelectOrdinal,few{#rd}other{#th}}") == [
        plural(
          "n", kind: .ordinal,
          [(.category(.few), [.numberSign, .text("rd")]), (.category(.other), [.numberSign, .text("th")])])
      ])
    #expect(
      MessageSyntax.icu.elements("{n,plural,offset: -1.5other{}=1e3{a}}") == [
        plural("n", offset: -1.5, [(.category(.other), []), (.exactly(1000), [.text("a")])])
      ])
  }

  @Test("`#` is the number of the innermost plural, and literal in a select inside it")
  func numberSigns() {
    #expect(
      MessageSyntax.icu.elements("#{g, select, 여성 {#} other {{n, plural, other {# {g, select, other{#}}}}}}") == [
        .text("#"),
        select(
          "g",
          [
            ("여성", [.text("#")]),
            (
              "other",
              [plural("n", [(.category(.other), [.numberSign, .text(" "), select("g", [("other", [.text("#")])])])])]
            ),
          ]),
      ])
  }

  @Test(
    "an apostrophe quotes before braces, and inside plurals also before `#` and `|`, and is otherwise literal",
    arguments: [
      ("it's", "it's"), ("it''s", "it's"), ("'", "'"), ("''", "'"), ("'''", "''"), ("'{name}'", "{name}"),
      ("a '{' b", "a { b"), ("'{''}'", "{'}"), ("'}'", "}"), ("'#' '|'", "'#' '|'"),
      ("don't '{quote}' me's", "don't {quote} me's"), ("'{it''s'}'", "{it's}'"),
    ])
  func apostrophes(text: String, expected: String) {
    #expect(MessageSyntax.icu.parse(text).pattern.plainText == expected)
  }

  @Test("`#` can be quoted inside a plural, but `|` can't, which ICU 77 has only for `choice`")
  func quotedNumberSigns() {
    #expect(
      MessageSyntax.icu.elements("{n, plural, other {'#' '|' # it''s}}") == [
        plural("n", [(.category(.other), [.text("# '|' "), .numberSign, .text(" it's")])])
      ])
  }

  @Test(
    "a mistake is reported at its place, with advice",
    arguments: [
      ("⟦{}⟧", "error"), ("⟦{ }⟧", "error"), ("{⟦{⟧name}}", "error"), ("{a⟦-⟧b}", "error"), ("{user⟦.⟧name}", "error"),
      ("{⟦-⟧a}", "error"), ("{a ⟦b⟧}", "error"), ("{⟦ｎ⟧ame}", "error"), ("{n⟦，⟧number}", "error"),
      ("{a⟦\u{3000}⟧}", "error"),
      ("{a⟦\u{200B}⟧}", "error"), ("{⟦00⟧}", "error"), ("{⟦01⟧}", "error"), ("{⟦99999999999⟧}", "error"),
      ("Hi ⟦{⟧name", "error"), ("Hi ⟦{⟧", "error"), ("⟦{⟧name, ", "error"), ("⟦{⟧name, number", "error"),
      ("⟦{⟧name, number, ::.00", "error"), ("{n,⟦}⟧", "error"), ("{n, ⟦,⟧ a}", "error"), ("{n, number⟦:⟧}", "error"),
      ("{n, ⟦numbr⟧}", "error"), ("{n, ⟦currency⟧, USD}", "error"), ("{n, spellout, ⟦%spellout-ordinal⟧}", "error"),
      ("{n, ordinal, ⟦%digits-ordinal-feminine⟧}", "error"),
      ("{n, ⟦durations⟧}", "error"), ("{n, ⟦choice⟧, 0#no|1#one}", "error"), ("{n, number, ⟦currency⟧}", "error"),
      ("{n, number, ⟦#,##0.00⟧}", "error"), ("{d, date, ⟦yyyy-MM-dd⟧}", "error"), ("{d, time, ⟦HH:mm⟧}", "error"),
      ("{n, ⟦plural⟧}", "error"), ("{n, plural, ⟦}⟧", "error"), ("{n, plural, one{a}⟦}⟧", "error"),
      ("{n, select, a{a}⟦}⟧", "error"), ("{n, select, ⟦}⟧", "error"), ("{n, plural, ⟦other⟧}", "error"),
      ("{n, plural, other{a} ⟦other⟧{b}}", "error"), ("{n, plural, =1{a} ⟦=1.0⟧{b} other{}}", "error"),
      ("{n, select, a{} ⟦a⟧{} other{}}", "error"), ("{n, plural, ⟦기타⟧{a} other{}}", "error"),
      ("{n, plural, ⟦Other⟧{a}}", "error"), ("{n, plural, ⟦=⟧{a} other{}}", "error"),
      ("{n, plural, ⟦=-⟧{a} other{}}", "error"),
      ("{n, plural, one{a}⟦,⟧ other{b}}", "error"), ("{n, plural, other{b}⟦;⟧}", "error"),
      ("{n, plural, ⟦{a}⟧ other{b}}", "error"), ("{n, plural, other{a} ⟦offset⟧:1}", "error"),
      ("{n, plural, ⟦offset⟧: other{a}}", "error"), ("{n, plural, offset⟦ ⟧:1 other{a}}", "error"),
      ("⟦{⟧n, plural, one{a} other{b}", "error"), ("{n, plural, one⟦{⟧a", "error"),
      ("{a, list, ⟦nor⟧}", "error"), ("{a, list, and ⟦or⟧}", "error"), ("{a, list, short or ⟦narrow⟧}", "error"),
      ("{a, list, or ⟦or⟧}", "error"), ("{a, list, ⟦standard⟧ ⟦，⟧}", "error"), ("⟦{⟧a, list, or", "error"),
      ("{d, time, ⟦relative⟧}", "error"), ("{d, interval, ⟦relative⟧}", "error"),
      ("{d, date, ⟦relative short⟧}", "error"),
      ("{d, interval, ⟦yyyy-MM-dd⟧}", "error"), ("{d, interval, ⟦week⟧}", "error"), ("{d, interval, ::y⟦n⟧}", "error"),
      ("{n, bytes, ⟦kilo⟧}", "error"), ("{t, duration, ⟦long⟧}", "error"), ("{t, duration, ⟦%with-words⟧}", "error"),
      ("{n, plural, one{a} other{b ⟦{⟧", "error"),
      ("{g, select, ⟦ｏ⟧ther{} other{}}", "error"), ("{d, date, ⟦::⟧}", "error"), ("{d, date, ::y⟦n⟧}", "error"),
      ("a ⟦}⟧ b }", "warning"), ("a ⟦'⟧{name}", "warning"), ("⟦'⟧}", "warning"),
      ("{d, date, ⟦::yyyy-MM-dd⟧}", "warning"),
      ("{n, plural, other⟦{⟧⟦'⟧#}}", "error"),
    ])
  func mistakes(marked: String, severity: String) {
    let expected = MarkedText(marked)
    let problems = MessageSyntax.icu.parse(expected.text).problems
    #expect(problems.map(\.range) == expected.ranges, "\(problems)")
    #expect(problems.first.map { "\($0.level)" } == severity)
    #expect(problems.allSatisfy { !$0.explanation.hasSuffix(".") && !$0.explanation.isEmpty })
  }
}
