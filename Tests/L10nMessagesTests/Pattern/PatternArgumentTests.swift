import Testing

@testable import L10nLanguage
@testable import L10nMessages

@Suite("A message's arguments")
struct PatternArgumentTests {
  @Test("each argument is listed once, in order of first appearance, with every use")
  func uses() {
    let text = "{b}{a, select, x {{b, number}} other {{n, plural, one {{a}} other {{d, date} {t, time}}}}}"
    let expected: [(String, [PatternArgument.Kind])] = [
      ("b", [.plain, .number]), ("a", [.select(keywords: ["x", "other"]), .plain]), ("n", [.plural]), ("d", [.date]),
      ("t", [.time]),
    ]
    let arguments = MessageSyntax.icu.parse(text).pattern.arguments
    #expect(arguments.map(\.name) == expected.map(\.0))
    #expect(arguments.map { $0.uses.map(\.kind) } == expected.map(\.1))
    #expect(arguments[0].uses.map(\.range) == [0..<3, 18..<29])
  }

  @Test("whole numbers, ordinals and conversions are distinguished")
  func kinds() {
    let ordinal = MessageSyntax.icu.parse("{n, selectordinal, other{}}{i, number, integer}").pattern.arguments
    #expect(ordinal.map { $0.uses.map(\.kind) } == [[.ordinal], [.integer]])
    let conversion = MessageSyntax.printf.parse("%.1f").pattern.arguments
    #expect(conversion.map { $0.uses.map(\.kind) } == [[.conversion(.init(.fixed, precision: 1))]])
  }

  @Test("uses in a list and in a plural map have the index of their text")
  func textIndexes() {
    let list = MessageSyntax.icu.parse(.list(["{a}", "{b}{a}"])).arguments
    #expect(list.map(\.name) == ["a", "b"])
    #expect(list.map { $0.uses.map(\.textIndex) } == [[0, 1], [1]])
    let map = MessageSyntax.ruby.parse(
      .pluralMap([
        .init(category: .zero, text: "%{a}"), .init(category: .one, text: "%{a}"),
        .init(category: .other, text: "%{count}"),
      ])
    ).arguments
    #expect(map.map(\.name) == ["count", "a"])
    #expect(map.map { $0.uses.map(\.textIndex) } == [[0, 2], [0, 1]])
    #expect(map[0].uses.map(\.kind) == [.plural, .plain])
  }

  @Test("plain text is distinguished from text that an argument can change")
  func plainText() {
    #expect(MessageSyntax.icu.parse("it''s").pattern.plainText == "it's")
    #expect(MessageSyntax.icu.parse("").pattern.plainText == "")
    #expect(MessageSyntax.icu.parse("a{b}").pattern.plainText == nil)
    #expect(MessageSyntax.icu.parse("{n, plural, other{a}}").pattern.isPlainText == false)
    #expect(MessagePattern([.text("a"), .text("b")]).plainText == "ab")
  }
}
