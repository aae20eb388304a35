import L10nLanguage
import L10nMessages
import Testing

@testable import L10nFormats

@Suite("Writing a file of i18next")
struct I18nextWriterTests {
  private let name = AppleTableString.Argument(name: "name", type: .string, position: nil, isDevice: false)
  private let count = AppleTableString.Argument(name: "count", type: .int, position: nil, isDevice: false)
  private let stores = AppleTableString.Argument(name: "stores", type: .int, position: nil, isDevice: false)
  private let price = AppleTableString.Argument(name: "price", type: .double, position: nil, isDevice: false)

  private func string(
    _ key: String, _ texts: String..., in language: String = "en", syntax: MessageSyntax = .icu,
    arguments: [AppleTableString.Argument] = [], isList: Bool = false
  ) -> AppleTableString {
    AppleTableString(
      key: key, description: nil, isTranslatable: true, arguments: arguments,
      texts: [
        .init(language: language, patterns: texts.map { syntax.parse($0).pattern }, isList: isList, isPresent: false)
      ])
  }

  private func writing(_ strings: [AppleTableString], to file: String = "") throws -> (text: String, reasons: [String])
  {
    let written = try #require(I18nextWriter.writing(strings, to: Array(file.utf8)))
    return (String(decoding: written.bytes, as: UTF8.self), written.refusals.map(\.reason))
  }

  /// Returns the members of a new file with one message.
  private func members(_ string: AppleTableString) throws -> [String: String] {
    let (text, reasons) = try writing([string])
    #expect(reasons.isEmpty)
    let value = try #require(JSONValue(parsing: Array(text.utf8)))
    return Dictionary(uniqueKeysWithValues: value.members.map { ($0.key, $0.value.string ?? $0.value.text) })
  }

  @Test("the number of a plural of Apple's tables is called count, whatever its conversion")
  func conversions() throws {
    let branches = [PluralCategory.one, .other].map { category in
      PluralChoice.Branch(
        selector: .category(category), pattern: MessageSyntax.printf.parse("%1$lld in %2$@").pattern, range: 0..<0)
    }
    let pattern = MessagePattern([
      .plural(PluralChoice(argument: "arg1", kind: .cardinal, branches: branches, range: 0..<0))
    ])
    var message = string(
      "n",
      arguments: [
        .init(name: "arg1", type: .int, position: 1, isDevice: false),
        .init(name: "arg2", type: .string, position: 2, isDevice: false),
      ])
    message.texts = [.init(language: "en", patterns: [pattern], isList: false, isPresent: false)]
    let text = "{{count, number}} in {{arg2}}"
    #expect(try members(message) == ["n_one": text, "n_other": text])
    // What means the same stays as it is.
    let file = "{ \"n_one\": \"{{count}} in {{- arg2}}\", \"n_other\": \"\(text)\" }\n"
    #expect(try writing([message], to: file).text == file)
  }

  @Test("keys are nested, and a plural, an ordinal and a select have a key for each text")
  func new() throws {
    let strings = [
      string("store.title", "It''s {name}", arguments: [name]),
      string("store.count", "{count, plural, =0 {None} one {# store} other {# stores}}", arguments: [count]),
      string("list", "a", "b", isList: true),
    ]
    #expect(
      try writing(strings).text == """
        {
          "store": {
            "title": "It's {{name}}",
            "count_zero": "None",
            "count_one": "{{count, number}} store",
            "count_other": "{{count, number}} stores"
          },
          "list": [
            "a",
            "b"
          ]
        }

        """)
    #expect(
      try members(string("place", "{count, selectordinal, one {#st} other {#th}}", arguments: [count]))
        == ["place_ordinal_one": "{{count, number}}st", "place_ordinal_other": "{{count, number}}th"])
    #expect(
      try members(string("place_ordinal", "{count, selectordinal, other {#th}}", arguments: [count]))
        == ["place_ordinal_other": "{{count, number}}th"])
    #expect(
      try members(string("friend", "{gender, select, male {He} other {They}} left"))
        == ["friend_male": "He left", "friend": "They left"])
    #expect(
      try members(
        string(
          "by", "{stores, plural, one {{g, select, male {his} other {a}} store} other {# stores}}", arguments: [stores])
      )
        == [
          "by_male_one": "his store", "by_male_other": "{{count, number}} stores", "by_one": "a store",
          "by_other": "{{count, number}} stores",
        ])
  }

  @Test("numbers are written as the language does, and =1 is the form for one")
  func numbers() throws {
    #expect(
      try members(string("a", "{count, plural, =1 {one} other {{count}}} of {stores}", arguments: [count, stores]))
        == ["a_one": "one of {{stores, number}}", "a_other": "{{count, number}} of {{stores, number}}"])
    #expect(
      try members(string("a", "{price, number, ::currency/EUR} {price, number, ::.00}", arguments: [price]))
        == [
          "a":
            "{{price, currency(EUR)}} {{price, number(minimumFractionDigits: 2; maximumFractionDigits: 2)}}"
        ])
    #expect(
      try members(string("a", "{count, plural, zero {never} one {#} other {#}}", arguments: [count])).keys.sorted()
        == ["a_one", "a_other"])
    #expect(
      try members(
        string(
          "a", "%d of %@", syntax: .printf,
          arguments: [
            .init(name: "arg1", type: .int, position: nil, isDevice: false),
            .init(name: "arg2", type: .string, position: nil, isDevice: false),
          ])) == ["a": "{{arg1}} of {{arg2}}"])
  }

  @Test("what i18next can't hold is left out with the reason")
  func refusals() throws {
    let strings = [
      string("a", "{count, plural, =7 {seven} other {#}}", arguments: [count]),
      string("b", "{stores, plural, other {#}} {count, plural, other {#}}", arguments: [count, stores]),
      string("c", "{g, select, one {x} other {y}}"),
      string("d", "'{{'x'}}'"),
      string("e", "{stores, plural, offset:1 other {#}}", arguments: [stores]),
      string("f", "{g, select, a {x} other {y}} {h, select, a {x} other {y}}"),
      string("g", "{price, spellout}", arguments: [price]),
      string("h", "{count, plural, other {#}}", "b", arguments: [count], isList: true),
      string("i", "{count} {stores, plural, other {#}}", arguments: [count, stores]),
      string("taken", "x"), string("text.below", "y"),
    ]
    let (text, reasons) = try writing(strings, to: #"{"taken": {"a": "b"}, "text": "c"}"#)
    #expect(text == #"{"taken": {"a": "b"}, "text": "c"}"#)
    #expect(
      reasons == [
        "i18next has texts for the categories of a language and for 0, not for exactly 7",
        "i18next counts one number in a text; write a message for each plural",
        "i18next takes the context 'one' for the form of a plural; choose another word",
        "i18next has no escape for '{{'; write the text without two braces", "i18next's plurals have no offsets",
        "i18next chooses by one context, and the message has several selects",
        "i18next can't write the number 'price' in this format",
        "i18next has no plurals and contexts in lists; write one message for each item",
        "i18next calls the number of a plural 'count', and another argument has this name",
        "the file has keys below this one, or a text above it; choose another key",
        "the file has keys below this one, or a text above it; choose another key",
      ])
  }

  @Test("in an existing file, only texts that differ change, and new forms come next to the others")
  func existing() throws {
    let file = """
      {
          "own": "stays",
          "item_one": "1 item",
          "item_other": "old",
          "store": {"title": "Same"},
          "flat.key": "x"
      }

      """
    let strings = [
      string("item", "{count, plural, =0 {none} one {1 item} other {items}}", arguments: [count]),
      string("store.title", "Same"), string("flat.other", "y"),
    ]
    let written = try #require(I18nextWriter.writing(strings, to: Array(file.utf8)))
    #expect(written.changes == 2)
    #expect(
      String(decoding: written.bytes, as: UTF8.self) == """
        {
            "own": "stays",
            "item_one": "1 item",
            "item_other": "items",
            "item_zero": "none",
            "store": {"title": "Same"},
            "flat.key": "x",
            "flat.other": "y"
        }

        """)
    #expect(I18nextWriter.writing(strings, to: written.bytes)?.changes == 0)
    #expect(I18nextWriter.writing(strings, to: Array("[]".utf8)) == nil)
  }
}
