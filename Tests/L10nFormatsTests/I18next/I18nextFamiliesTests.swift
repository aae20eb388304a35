import L10nCatalog
import L10nLanguage
import L10nMessages
import L10nText
import Testing

@Suite("Keys of i18next that are one message")
struct I18nextFamiliesTests {
  /// Returns the source texts by key path: plurals as `one=… other=…`.
  private func texts(_ catalog: Catalog, language: Int = 0) -> [String: String] {
    var texts: [String: String] = [:]
    for message in catalog.messages {
      guard let stored = message.texts[language]?.stored else { continue }
      texts[message.keyPath] =
        switch stored {
        case .text(let text): text
        case .list(let items): items.joined(separator: "|")
        case .pluralMap(let variants): variants.map { "\($0.category)=\($0.text)" }.joined(separator: " ")
        }
    }
    return texts
  }

  @Test("several forms are a plural, and so is one that writes the number")
  func plurals() {
    let catalog = I18nextProject.catalog([
      "en.json": """
      {
        "item_one": "an item", "item_other": "items", "item": "Item", "file_other": "{{count}} files",
        "reason_other": "Other", "step_one": "First", "step_two": "Second", "step_three": "Third", "step_other": "More",
        "phone_one": "one"
      }
      """
    ])
    #expect(
      texts(catalog) == [
        "item": "one=an item other=items", "item_plain": "Item", "file": "other={{count}} files",
        "reason_other": "Other", "step_one": "First", "step_two": "Second", "step_three": "Third",
        "step_other": "More", "phone_one": "one",
      ])
    #expect(catalog.problems.isEmpty)
  }

  @Test("another language's only form belongs to the plural of the source, and its plain text translates it")
  func languages() {
    let catalog = I18nextProject.catalog([
      "en/translation.json": #"{ "item_one": "an item", "item_other": "items", "kind_other": "Other" }"#,
      "ko/translation.json": #"{ "item_other": "아이템", "kind_other": "기타" }"#,
      "ja/translation.json": #"{ "item": "アイテム" }"#,
    ])
    #expect(texts(catalog).keys.sorted() == ["item", "kind_other"])
    #expect(catalog.languages == ["en", "ja", "ko"])
    #expect(texts(catalog, language: 1) == ["item": "アイテム"])
    #expect(texts(catalog, language: 2) == ["item": "other=아이템", "kind_other": "기타"])
  }

  @Test("ordinals and genders are messages in ICU's syntax, whose problems are at the place in their text")
  func composed() throws {
    let catalog = I18nextProject.catalog([
      "en.json": """
      {
        "place_ordinal_one": "{{count}}st",
        "place_ordinal_other": "{{count}}th",
        "friend": "A friend of {{name}}",
        "friend_male": "A boyfriend of {{name}}"
      }
      """
    ])
    #expect(
      texts(catalog) == [
        "place_ordinal":
          "{count, selectordinal, one {{count, number, integer}st} other {{count, number, integer}th}}",
        "friend": "{context, select, male {A boyfriend of {name}} other {A friend of {name}}}",
      ])
    let friend = try #require(catalog.messages.first { $0.keyPath == "friend" })
    #expect(friend.arguments.map(\.name) == ["context", "name"])
    #expect(friend.arguments.first?.keywords == ["male", "other"])
    let place = try #require(friend.source?.text(at: 0)?.place)
    #expect(catalog.composedText(at: place)?.strings.count == 2)
  }

  @Test("a label isn't a context, and neither is a word that isn't a gender")
  func labels() {
    let catalog = I18nextProject.catalog([
      "en.json": #"{ "sex": "Sex", "sex_male": "Male", "login": "Log in", "login_title": "Log in to {{app}}" }"#
    ])
    #expect(texts(catalog).keys.sorted() == ["login", "login_title", "sex", "sex_male"])
  }

  @Test("the default namespace isn't a part of key paths, and an object of categories is a namespace")
  func namespaces() {
    let catalog = I18nextProject.catalog([
      "en/translation.json":
        #"{ "kind": { "other": "Other", "one": "One" }, "list": ["a", "b"], "o": [{ "c": "d" }] }"#,
      "en/common.json": #"{ "title": "Title" }"#,
    ])
    #expect(
      texts(catalog) == [
        "kind.other": "Other", "kind.one": "One", "list": "a|b", "o.0.c": "d", "common.title": "Title",
      ])
  }

  @Test("one file with the keys of all languages at its top is read, too")
  func severalLanguages() {
    let catalog = I18nextProject.catalog([
      "strings.json": #"{ "en": { "a_one": "x", "a_other": "y" }, "ko": { "a_other": "z" } }"#
    ])
    #expect(texts(catalog) == ["strings.a": "one=x other=y"])
    #expect(texts(catalog, language: 1) == ["strings.a": "other=z"])
  }

  @Test("null is a text that is missing, and a broken form costs its message")
  func missing() {
    let catalog = I18nextProject.catalog([
      "en.json": #"{ "a_one": "x", "a_other": "{{count}}", "b_one": "x", "b_other": oops }"#,
      "ko.json": #"{ "a_other": null }"#,
    ])
    #expect(texts(catalog) == ["a": "one=x other={{count}}"])
    #expect(texts(catalog, language: 1)["a"] ?? "" == "")
    #expect(catalog.problems.count == 1)
  }
}
