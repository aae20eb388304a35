import TestSupport
import Testing

@testable import L10nLanguage
@testable import L10nMessages

@Suite("Writing messages")
struct MessagePrintingTests {
  @Test(
    "every message that a syntax can express is parsed again unchanged", arguments: [MessageSyntax.icu, .ruby, .printf])
  func random(syntax: MessageSyntax) {
    var patterns = RandomPattern(syntax: syntax, random: SplitMix(state: 3))
    var written = 0
    for _ in 0..<2_500 {
      let pattern = patterns.message()
      // printf's arguments are identified by their positions, which a single conversion may not write.
      let hasArguments = syntax == .ruby
      let (text, losses) = syntax.print(pattern, hasArguments: hasArguments)
      #expect(losses == [], "\(text.debugDescription) \(pattern)")
      let read = syntax.parse(text, hasArguments: hasArguments)
      #expect(read.pattern.withoutPlaces == pattern, "\(text.debugDescription)")
      #expect(syntax.print(read.pattern, hasArguments: hasArguments).text == text)
      if !pattern.isPlainText { written += 1 }
    }
    #expect(written > 700)
  }

  @Test(
    "a text in the printer's own spelling is unchanged",
    arguments: [
      (MessageSyntax.icu, "it's {name}'s"), (.icu, "{n, plural, =0 {none} one {# review} other {'#'1 and '{#}'}}"),
      (.icu, "{g, select, male {he} other {they}}: {n, number, ::currency/KRW unit-width-narrow .00}"),
      (.icu, "{n, plural, offset:1 one {you and ' #''} other {#}}"), (.icu, "'{'name'}' costs # | {d, date, ::yMMMd}"),
      (.icu, "'{''}'"), (.icu, "{n, selectordinal, one {#st} other {#th}}{t, time, short}"), (.icu, ""),
      (.icu, "{n, number, ::group-auto}"), (.icu, "{n, number, ::compact-short}"),
      (.icu, "{p, number, ::percent scale/50}"),
      (.icu, "{a, list} {a, list, or} {a, list, unit narrow} {a, list, short}"),
      (.icu, "{d, date, relative} {s, interval} {s, interval, ::MMMd} {b, bytes, memory} {t, duration, time}"),
      (.ruby, "50% of %{name}, %%{x} and %<n>05.2f"), (.ruby, "100%"), (.printf, "100%% of %@ in %ld"),
      (.printf, "%2$@ %1$@ %1$.2f"), (.printf, "%@ and %@"),
    ])
  func ownSpelling(syntax: MessageSyntax, text: String) {
    let read = syntax.parse(text)
    #expect(read.problems == [])
    let printed = syntax.print(read.pattern)
    #expect(printed.text == text)
    #expect(printed.losses == [])
  }

  @Test("a plural map is written as the same map", arguments: [MessageSyntax.ruby, .printf])
  func pluralMaps(syntax: MessageSyntax) {
    let texts: [(PluralCategory, String)] =
      syntax == .ruby
      ? [(.zero, "none"), (.one, "one %{count}, 100%"), (.other, "%{count} of %{name}")]
      : [(.zero, "none"), (.one, "%d of 100%%"), (.other, "%2$@: %1$d")]
    for texts in [texts, Array(texts.dropFirst())] {
      let stored = StoredMessage.pluralMap(texts.map { .init(category: $0, text: $1) })
      let printed = syntax.print(message: syntax.parse(stored).patterns[0])
      #expect(printed.stored == stored)
      #expect(printed.losses == [])
    }
  }

  @Test("a list is written item by item, and has arguments if any item has")
  func lists() {
    let stored = StoredMessage.list(["100%%{x}", "%{name}", "50%"])
    let parsed = MessageSyntax.ruby.parse(stored)
    #expect(MessageSyntax.ruby.print(list: parsed.patterns).stored == stored)
  }

  private func converted(_ text: String, to syntax: MessageSyntax) -> PrintedMessage {
    let parsed = MessageSyntax.icu.parse(text)
    #expect(parsed.problems == [])
    return syntax.print(message: parsed.pattern)
  }

  private func map(_ texts: KeyValuePairs<PluralCategory, String>) -> StoredMessage {
    .pluralMap(texts.map { .init(category: $0.key, text: $0.value) })
  }

  @Test("a plural becomes a plural map with the text around it")
  func pluralsAsMaps() {
    let text = "{name}: {count, plural, =0 {none} one {# mail} other {# mails}}, 100%"
    let ruby = converted(text, to: .ruby)
    #expect(
      ruby.stored
        == map([
          .zero: "%{name}: none, 100%", .one: "%{name}: %{count} mail, 100%", .other: "%{name}: %{count} mails, 100%",
        ]))
    #expect(ruby.losses == [])
    let printf = converted(text, to: .printf)
    #expect(
      printf.stored == map([.zero: "%@: none, 100%%", .one: "%@: %d mail, 100%%", .other: "%@: %d mails, 100%%"]))
    #expect(printf.losses == [.argumentName("name", writtenAs: "arg1")])
  }

  @Test("parts that the target can't express are listed, and never dropped silently")
  func losses() {
    let select = converted("{g, select, male {he} other {they}} {n, plural, one {#} other {##}}", to: .printf)
    #expect(select.losses.contains(.select(argument: "g")))
    #expect(converted("{g, select, male {he} other {they}}", to: .ruby).stored == .text("they"))
    #expect(converted("{g, select, male {he} other {they}}", to: .ruby).losses == [.select(argument: "g")])
    #expect(
      converted("{n, plural, =1 {x} one {y} other {z}}", to: .ruby).losses == [
        .argumentName("n", writtenAs: "count"), .exactNumber(argument: "n", number: 1),
      ])
    #expect(converted("{n, selectordinal, one {#st} other {#th}}", to: .ruby).losses == [.plural(argument: "n")])
    #expect(
      converted("{n, selectordinal, one {#st} other {#th}}", to: .ruby).stored == .text("%{n}th"))
    #expect(converted("{count, plural, offset:1 one {#} other {#}}", to: .ruby).losses == [.plural(argument: "count")])
    #expect(converted("{n, number, percent}", to: .ruby).losses == [.numberFormat(argument: "n")])
    #expect(converted("{d, date}", to: .ruby).losses == [.dateFormat(argument: "d")])
    #expect(converted("{x, list, or}", to: .ruby).losses == [.style(argument: "x", .list(ListStyle(.or)))])
    #expect(converted("{이름}", to: .ruby).losses.count == 1)
    #expect(MessageSyntax.ruby.print(MessagePattern([.text("%{x} 50%% %")])).text == "%%{x} 50%%% %")
    let conversion = MessageSyntax.printf.parse("%05d of %.2f %@").pattern
    let icu = MessageSyntax.icu.print(conversion)
    #expect(icu.text == "{arg1, number, integer} of {arg2, number, ::.00} {arg3}")
    #expect(icu.losses == [.conversion(argument: "arg1"), .conversion(argument: "arg2")])
    #expect(MessageSyntax.ruby.print(conversion).text == "%<arg1>05d of %<arg2>.2f %{arg3}")
  }

  @Test("each loss is a sentence")
  func descriptions() {
    let losses: [PrintedMessage.Loss] = [
      .select(argument: "x"), .plural(argument: "x"), .exactNumber(argument: "x", number: 1),
      .numberFormat(argument: "x"),
      .dateFormat(argument: "x"), .conversion(argument: "x"), .argumentName("x", writtenAs: "y"), .pluralNumber,
      .characters, .style(argument: "x", .relativeDate),
    ]
    #expect(Set(losses.map(\.description)).count == losses.count)
    #expect(losses[2].description == "has no branch for 'x' being 1")
  }
}
