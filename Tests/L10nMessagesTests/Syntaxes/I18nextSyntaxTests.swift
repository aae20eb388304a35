import L10nLanguage
import Testing

@testable import L10nMessages

@Suite("i18next's interpolation")
struct I18nextSyntaxTests {
  private func parse(_ text: String) -> ParsedMessage { MessageSyntax.i18next.parse(text) }

  private func format(_ placeholder: String) -> PlaceholderFormat? {
    guard case .placeholder(let hole)? = parse(placeholder).pattern.elements.first else { return nil }
    return hole.format
  }

  private func icu(_ placeholder: String) -> PlaceholderFormat? {
    guard case .placeholder(let hole)? = MessageSyntax.icu.parse(placeholder).pattern.elements.first else { return nil }
    return hole.format
  }

  @Test("names are read with their places, and everything else is text")
  func names() {
    let message = parse("{{name}}, {x} $t(key, {\"a\": 1}) {{- raw }} {{ user.name }}!")
    #expect(message.problems.isEmpty)
    #expect(message.pattern.arguments.map(\.name) == ["name", "raw", "user.name"])
    #expect(message.pattern.placeholders.map(\.range) == [0..<8, 32..<42, 43..<58])
    #expect(message.pattern.elements[1] == .text(LiteralText(", {x} $t(key, {\"a\": 1}) ", at: 8)))
    #expect(parse("no {placeholder}").pattern.isPlainText)
  }

  @Test(
    "formats mean the same as in ICU's syntax",
    arguments: [
      ("{{count, number}}", "{count, number, integer}"), ("{{count}}", "{count, number, integer}"),
      ("{{n, number}}", "{n, number}"),
      ("{{n, number(minimumFractionDigits: 2; maximumFractionDigits: 2)}}", "{n, number, ::.00}"),
      ("{{n, number(maximumFractionDigits: 0)}}", "{n, number, integer}"),
      ("{{n, number(style: percent)}}", "{n, number, percent}"),
      ("{{n, number(notation: compact)}}", "{n, number, ::compact-short}"),
      ("{{price, currency(USD)}}", "{price, number, ::currency/USD}"),
      (
        "{{price, currency(currency: KRW; currencyDisplay: code)}}",
        "{price, number, ::currency/KRW unit-width-iso-code}"
      ),
      ("{{day, datetime}}", "{day, date, ::yMd}"), ("{{day, datetime(dateStyle: long)}}", "{day, date, long}"),
      ("{{day, datetime(year: numeric; month: short; day: numeric)}}", "{day, date, ::yMMMd}"),
      ("{{day, datetime(hour: numeric; minute: 2-digit)}}", "{day, time, ::jmm}"),
      ("{{items, list}}", "{items, list}"), ("{{items, list(type: disjunction)}}", "{items, list, or}"),
    ])
  func formats(_ written: String, _ expected: String) throws {
    let format = try #require(self.format(written))
    #expect(format == icu(expected))
    #expect(parse(written).problems.isEmpty)
    let (printed, losses) = MessageSyntax.i18next.print(parse(written).pattern)
    #expect(losses.isEmpty)
    #expect(self.format(printed) == format)
  }

  @Test(
    "a format of the app's own is a warning at the placeholder",
    arguments: [
      "uppercase", "relativetime(day)", "number, uppercase", "currency(US)", "currency", "number(style: unit)",
      "datetime(dateStyle: long; timeStyle: short)", "number(maximumFractionDigits: 200)", "number(x", "list(type: x)",
    ])
  func unknown(_ format: String) {
    let message = parse("a {{b, \(format)}}")
    #expect(message.pattern.arguments.map(\.uses.first?.kind) == [.plain])
    #expect(message.problems.map(\.level) == [.warning])
    #expect(message.problems.map(\.range) == [2..<(9 + format.utf8.count)])
  }

  @Test("braces that aren't a placeholder are reported")
  func braces() {
    #expect(parse("{{name").problems.map(\.explanation) == ["`{{` without `}}` is printed as is"])
    #expect(parse("{{a\n}}").problems.map(\.level) == [.warning])
    #expect(parse("{{{name}}}").problems.map(\.level) == [.error])
    #expect(parse("{{ }}").problems.map(\.level) == [.error])
    #expect(parse("{{}}").problems.map(\.level) == [.warning])
    #expect(parse(String(repeating: "{", count: 100_000)).problems.count == 100)
  }

  @Test("a plural map takes zero for exactly 0, and a plural becomes one with the number as the language writes it")
  func plurals() throws {
    let map = MessageSyntax.i18next.parse(
      .pluralMap([.init(category: .zero, text: "none"), .init(category: .other, text: "{{count}}")]))
    guard case .plural(let choice)? = map.patterns.first?.elements.first else { throw CancellationError() }
    #expect(choice.branches.map(\.selector) == [.exactly(0), .category(.zero), .category(.other)])
    let printed = MessageSyntax.i18next.print(
      message: MessageSyntax.icu.parse("{count, plural, =0 {none} one {# store} other {# stores}}").pattern)
    #expect(printed.losses.isEmpty)
    #expect(
      printed.stored
        == .pluralMap([
          .init(category: .zero, text: "none"), .init(category: .one, text: "{{count, number}} store"),
          .init(category: .other, text: "{{count, number}} stores"),
        ]))
  }

  @Test("what i18next can't write is a loss")
  func losses() {
    func losses(_ icu: String) -> [PrintedMessage.Loss] {
      MessageSyntax.i18next.print(message: MessageSyntax.icu.parse(icu).pattern).losses
    }
    #expect(losses("{a, select, b {c} other {d}}") == [.select(argument: "a")])
    #expect(losses("'{{'b'}}'") == [.characters])
    #expect(losses("{a, spellout}") == [.numberFormat(argument: "a")])
    #expect(losses("{t, duration}") == [.style(argument: "t", .duration(.wide))])
  }
}
