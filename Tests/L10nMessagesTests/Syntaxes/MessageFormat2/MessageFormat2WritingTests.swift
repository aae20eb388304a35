import TestSupport
import Testing

@testable import L10nLanguage
@testable import L10nMessages

@Suite("Messages written as MessageFormat 2")
struct MessageFormat2WritingTests {
  @Test(
    "placeholders get functions, and choices become variants of the whole text",
    arguments: [
      ("안녕 {name}!", "안녕 {$name}!"), ("a '{'b'}' \\ |", "a \\{b\\} \\\\ |"),
      ("{n, number} {n, number, integer} {n, number, percent}", "{$n :number} {$n :integer} {$n :percent}"),
      ("{n, number, ::.00 +!}", "{$n :number minimumFractionDigits=2 maximumFractionDigits=2 signDisplay=always}"),
      ("{n, number, ::currency/KRW unit-width-narrow}", "{$n :currency currency=KRW currencyDisplay=narrowSymbol}"),
      (
        "{n, number, ::precision-increment/0.05}",
        "{$n :number minimumFractionDigits=2 maximumFractionDigits=2 roundingIncrement=5}"
      ),
      (
        "{d, date} {d, date, full} {d, date, ::MMMMd}",
        "{$d :date} {$d :date fields=year-month-day-weekday length=long} {$d :date fields=month-day length=long}"
      ),
      ("{d, time, short} {d, time} {d, date, ::yMMMdjm}", "{$d :time} {$d :time precision=second} {$d :datetime}"),
      (
        "You have {n, plural, =0 {nothing} one {# file} other {# files}}.",
        ".input {$n :integer}\n.match $n\n0 {{You have nothing.}}\none {{You have {$n} file.}}\n* {{You have {$n} files.}}"
      ),
      (
        "{n, selectordinal, one {#st} other {#th}}",
        ".input {$n :integer select=ordinal}\n.match $n\none {{{$n}st}}\n* {{{$n}th}}"
      ),
      (
        "{g, select, f {She} other {They}} {n, plural, one {a} other {{n, number}}}",
        ".input {$g :string}\n.input {$n :number}\n.match $g $n\nf one {{She a}}\nf * {{She {$n}}}\n"
          + "* one {{They a}}\n* * {{They {$n}}}"
      ),
      (
        "{g, select, f {{n, plural, one {a} other {b}}} other {c}}",
        ".input {$g :string}\n.input {$n :integer}\n.match $g $n\nf one {{a}}\nf * {{b}}\n* * {{c}}"
      ),
      (
        "{n, plural, offset:1 =1 {you} one {you, #} other {you, #}}",
        ".input {$n :integer}\n.local $n_offset = {$n :offset subtract=1}\n.match $n_offset\n0 {{you}}\n"
          + "one {{you, {$n_offset}}}\n* {{you, {$n_offset}}}"
      ),
    ])
  func written(icu: String, text: String) {
    let message = MessageSyntax.icu.parse(icu)
    #expect(message.problems == [])
    let (written, losses) = MessageFormat2.print(message.pattern)
    #expect(written == text)
    #expect(losses == [])
    #expect(MessageFormat2.parsePattern(written).problems == [])
  }

  @Test(
    "what can't be written is named",
    arguments: [
      ("{n, spellout}", [.numberFormat(argument: "n")]), ("{x, list}", [.style(argument: "x", .list(ListStyle()))]),
      ("{d, date, relative} {b, bytes}", [.style(argument: "d", .relativeDate), .style(argument: "b", .bytes(.file))]),
      ("{n, number, ::compact-short}", [.numberFormat(argument: "n")]),
      ("{d, date, ::GGGG}", [.dateFormat(argument: "d")]), ("{0}", [.argumentName("0", writtenAs: "arg0")]),
      ("{n, plural, offset:0.5 other {a}}", [.plural(argument: "n")]),
      ("{n, plural, =1 {a} other {b}}{n, plural, one {c} other {d}}", [.plural(argument: "n")]),
      ("{n, plural, other {a}}{n, select, other {b}}", [.select(argument: "n")]), ("a\0b", [.characters]),
    ] as [(String, [PrintedMessage.Loss])])
  func losses(icu: String, losses: [PrintedMessage.Loss]) {
    let (text, found) = MessageFormat2.print(MessageSyntax.icu.parse(icu).pattern)
    #expect(found == losses)
    #expect(MessageFormat2.parse(text).problems == [])
  }

  @Test("messages without losses have the same text for all values")
  func sameTexts() {
    var random = RandomPattern(syntax: .icu, random: SplitMix(state: 5))
    var compared = 0
    for _ in 0..<300 {
      let pattern = random.message()
      let (text, losses) = MessageFormat2.print(pattern)
      #expect(MessageFormat2.parse(text).problems == [], "\(text)")
      // The evaluator has one number.
      let hasOtherNumbers = pattern.arguments.contains { argument in
        argument.name != "n" && argument.uses.contains { $0.kind == .plural || $0.kind == .ordinal }
      }
      guard losses.isEmpty, !hasOtherNumbers else { continue }
      let read = MessageFormat2.parsePattern(text).pattern
      for number in [0, 1, 2, 5, -3] {
        let evaluator = MessageEvaluator(language: "en", number: Double(number))
        if evaluator.text(of: pattern) != evaluator.text(of: read) { Issue.record("\(text) for \(number)") }
      }
      compared += 1
    }
    #expect(compared > 20)
  }
}
