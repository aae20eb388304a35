import Testing

@testable import L10nLanguage
@testable import L10nMessages

@Suite("Plural maps and lists")
struct PluralMapParsingTests {
  @Test("a plural map is a single plural over `count`, and in Ruby's syntax `zero` is also for exactly 0")
  func ruby() {
    let stored = StoredMessage.pluralMap([
      .init(category: .zero, text: "없음 %%"), .init(category: .other, text: "%{count}개"),
    ])
    let parsed = MessageSyntax.ruby.parse(stored)
    #expect(
      parsed.patterns.map(\.withoutPlaces.elements) == [
        [
          pluralMap(
            [
              (.exactly(0), [.text("없음 %")]), (.category(.zero), [.text("없음 %")]),
              (.category(.other), [hole("count"), .text("개")]),
            ])
        ]
      ])
  }

  @Test("the first integer of a variant in printf's syntax is `count`, wherever it is repeated")
  func printf() {
    let stored = StoredMessage.pluralMap([
      .init(category: .one, text: "%@ has %d"), .init(category: .two, text: "%2$lld of %1$@, %2$lld"),
      .init(category: .other, text: "none"),
    ])
    let object = PlaceholderFormat.conversion(.init(.object))
    let long = PlaceholderFormat.conversion(.init(.decimal, length: .ll))
    #expect(
      MessageSyntax.printf.parse(stored).patterns.map(\.withoutPlaces.elements) == [
        [
          pluralMap(
            [
              (
                .category(.one),
                [hole("arg1", object), .text(" has "), hole("count", .conversion(.init(.decimal)))]
              ),
              (
                .category(.two),
                [hole("count", long), .text(" of "), hole("arg1", object), .text(", "), hole("count", long)]
              ),
              (.category(.other), [.text("none")]),
            ])
        ]
      ])
  }

  @Test("'zero' in printf's syntax is exactly 0 in every language, as Apple documents, and also the category")
  func printfZero() {
    let stored = StoredMessage.pluralMap([
      .init(category: .zero, text: "none"), .init(category: .other, text: "%d"),
    ])
    #expect(
      MessageSyntax.printf.parse(stored).patterns.map(\.withoutPlaces.elements) == [
        [
          pluralMap(
            [
              (.exactly(0), [.text("none")]), (.category(.zero), [.text("none")]),
              (.category(.other), [hole("count", .conversion(.init(.decimal)))]),
            ])
        ]
      ])
  }

  @Test("a variant in ICU's syntax shows the number as `{count}`, and a `#` instead is doubtful")
  func icu() {
    let stored = StoredMessage.pluralMap([
      .init(category: .one, text: "# item"), .init(category: .other, text: "{count} items, #1"),
    ])
    let parsed = MessageSyntax.icu.parse(stored)
    #expect(
      parsed.patterns.map(\.withoutPlaces.elements) == [
        [
          pluralMap(
            [(.category(.one), [.text("# item")]), (.category(.other), [hole("count"), .text(" items, #1")])])
        ]
      ])
    #expect(parsed.problems.map(\.range) == [0..<1])
    #expect(parsed.problems.map(\.textIndex) == [0])
  }

  @Test("problems have the index of their text in a list or a plural map")
  func textIndexes() {
    let list = MessageSyntax.icu.parse(.list(["{a}", "{", "b"]))
    #expect(list.patterns.count == 3)
    #expect(list.problems.map(\.textIndex) == [1])
    let map = MessageSyntax.icu.parse(
      .pluralMap([.init(category: .one, text: "{}"), .init(category: .other, text: "}")]))
    #expect(map.problems.map(\.textIndex) == [0, 1])
    #expect(MessageSyntax.icu.parse(.text("{")).problems.map(\.textIndex) == [0])
  }

  @Test("an argument in one item of a list in Ruby's syntax makes `%%` an escape in all items")
  func listArguments() {
    let list = MessageSyntax.ruby.parse(.list(["100%%", "%{a}"]))
    #expect(list.patterns.map(\.withoutPlaces.elements) == [[.text("100%")], [hole("a")]])
    #expect(list.problems == [])
    #expect(MessageSyntax.ruby.parse(.list(["100%%", "a"])).patterns.map(\.plainText) == ["100%%", "a"])
  }
}
