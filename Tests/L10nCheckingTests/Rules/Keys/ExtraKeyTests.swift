import CatalogTestSupport
import Testing

@testable import L10nText

@Suite("extra-key")
struct ExtraKeyTests {
  @Test("a mistyped key is reported with the intended key")
  func mistyped() {
    #expect(
      found(
        by: .extraKey,
        in: ["ko.yml": "store:\n  reviews: 1\n  \"a.b\": 1\n", "en.yml": "store:\n  ❶reveiws: 1\n  ❷\"a.c\": 1\n"]) == [
          "❶ warning: 'store.reveiws' is not a key in ko, so it is never shown; did you mean 'store.reviews'?",
          "❷ warning: 'store.\"a.c\"' is not a key in ko, so it is never shown; did you mean 'store.\"a.b\"'?",
        ])
  }

  @Test("a key that a text of i18next names is a key, with or without its namespace, or is reported at its place")
  func references() {
    var bundles = MarkedBundles([
      "en/common.json": """
      {
        "app": "Shop", "item_one": "{{count}} item", "item_other": "{{count}} items", "list": ["a", "b"],
        "store": { "title": "Stores", "note": "\\u2013 $t(❶sotre.title)" }, "friend_uncle": "Uncle",
        "fine": "$t(app) $t(common:store.title) $t(item, {\\"count\\": 2}) $t(item_one) $t(list.1) $t(other:deep.key)",
        "dynamic": "$t(store.{{name}}) $t(friend, { \\"context\\": \\"uncle\\" }) $t(title) $t( app ) $t() $ t(x) $t(app"
      }
      """,
      "en/other.json": """
      { "title": "Other", "deep": { "key": "x" }, "wrong": "$t(❷common:deep.key) $t(❸comon:app)", "n_one": "$t(❹nothing)",
        "n_other": "{{count}} $t(❺store)" }
      """,
    ])
    bundles.source = "en"
    bundles.isOfI18next = true
    #expect(
      bundles.found(by: .extraKey) == [
        "❶ warning: no text has the key 'sotre.title', so users see the key itself; did you mean 'store.title'?",
        "❷ warning: no text has the key 'common:deep.key', so users see the key itself; correct it, or add the key",
        "❸ warning: no text has the key 'comon:app', so users see the key itself; correct it, or add the key",
        "❹ warning: no text has the key 'nothing', so users see the key itself; correct it, or add the key",
        "❺ warning: no text has the key 'store', so users see the key itself; correct it, or add the key",
      ])
  }

  @Test("other formats have no keys in their texts")
  func noReferences() {
    #expect(found(by: .extraKey, in: ["ko.json": "{ \"price\": \"$t(none)\" }"]).isEmpty)
  }

  @Test("a key of a table is named as in its file")
  func writtenKey() {
    let found = found(
      by: .extraKey,
      in: [
        "ko.lproj/Shop.strings": "\"shops.%@\" = \"매장 %@\";\n",
        "en.lproj/Shop.strings": "\"%@_SHOPS\" = \"%@ shops\";\n",
      ])
    #expect(found.map { $0.contains("'%@_SHOPS' is not a key in ko") } == [true])
  }

  @Test("a key of a table that most translations have is a single finding")
  func most() {
    let found = found(
      by: .extraKey,
      in: [
        "ko.lproj/Shop.strings": "\"shops.%@\" = \"매장 %@\";\n",
        "en.lproj/Shop.strings": "❶\"%@_SHOPS\" = \"%@ shops\";\n",
        "fr.lproj/Shop.strings": "\"%@_SHOPS\" = \"%@ boutiques\";\n",
        "de.lproj/Shop.strings": "\"shops.%@\" = \"%@ Läden\";\n",
      ])
    #expect(found.map { $0.prefix(1) } == ["❶"])
    #expect(found.first?.contains("'%@_SHOPS' is not a key in ko, but in 2 other languages") == true)
  }

  @Test("a key of a catalog that has another source is shown, but lacks the text of the project's source")
  func catalogOfAnotherSource() {
    let catalog = """
      { "sourceLanguage" : "en", "strings" : {
        ❶"Total" : { },
        "Sum" : { "localizations" : { "ko" : { "stringUnit" : { "state" : "translated", "value" : "합계" } } } }
      }, "version" : "1.0" }
      """
    let found = found(by: .extraKey, in: ["Localizable.xcstrings": catalog])
    #expect(found.map { $0.prefix(1) } == ["❶"])
    #expect(found.first?.contains("'Total' has no text in ko, but in another language; add one") == true)
  }

  @Test("metadata for a key that the source doesn't have is reported, because it would be lost")
  func metadata() {
    let keys = "a: 1\nstore:\n  title: 2\n"
    #expect(
      found(
        by: .extraKey,
        in: [
          "ko.yml": keys,
          "metadata.yml": "store.title: {}\n❶stroe.title: {}\n❷store: { max-width: 1 }\nb.*: {}\n'**': {}\n",
        ]) == [
          "❶ warning: 'stroe.title' is not a key of the source, so this has no effect; correct the key path, or remove "
            + "it",
          "❷ warning: 'store' is a namespace, and this applies to messages only; write 'store.**' for all its messages",
        ])
    #expect(found(by: .extraKey, in: ["ko.yml": keys + "b: \"", "metadata.yml": "b: {}\nb.c: {}\n"]) == [])
  }

  @Test("a namespace that the configuration includes but doesn't exist is reported")
  func include() {
    var bundles = MarkedBundles(["ko.yml": "title: 1\nstore: { name: 2 }\n", "en.yml": "review: { x: 1 }\n"])
    bundles.include = ["store", "title", "review", "stores"]
    #expect(
      bundles.found(by: .extraKey).filter { $0.hasPrefix("l10n.yml") } == [
        "l10n.yml:1:1 warning: no source key matches 'review'; correct it, or remove it from "
          + "'include'",
        "l10n.yml:1:1 warning: no source key matches 'stores'; correct it, or remove it from "
          + "'include'",
      ])
  }

  @Test("a key without meaning in the source is reported, also in each language")
  func foreign() {
    #expect(
      found(by: .extraKey, in: ["ko.yml": "a: 1\n", "en.yml": "a: 1\n❶promo: 1\n", "fr.yml": "a: 1\n❷promo: 1\n"]) == [
        "❶ warning: 'promo' is not a key in ko, so it is never shown; remove it, or add it to ko",
        "❷ warning: 'promo' is not a key in ko, so it is never shown; remove it, or add it to ko",
      ])
  }

  @Test("a key that the language has isn't suggested for an unknown one")
  func noSuggestion() {
    #expect(
      found(by: .extraKey, in: ["ko.yml": "title1: 1\n", "en.yml": "title1: 1\n❶title2: 1\n"])
        .allSatisfy { $0.hasSuffix("add it to ko") })
  }

  @Test("a key whose source text can't be read isn't unknown, and neither are the keys below it")
  func brokenSource() {
    #expect(
      found(
        by: .extraKey,
        in: ["ko.yml": "a: \"open\nb: @x\nc: 1\n", "en.yml": "a: 1\nb:\n  d: 1\nc: 1\n❶e: 1\n"]
      ).map { $0.prefix(1) } == ["❶"])
  }

  @Test("no keys are unknown while a file of the source can't be read")
  func unreadableSource() {
    #expect(found(by: .extraKey, in: ["ko.yml": "a: 1\n---\n", "en.yml": "a: 1\nc: 1\n"]) == [])
  }

  @Test("keys below a text of the source are reported once, by structure-mismatch")
  func namespaceForText() {
    #expect(
      MarkedBundles(["ko.yml": "a: 1\n", "en.yml": "❶a:\n  b: 1\n  c: 2\n"]).foundRules == ["❶ structure-mismatch"])
  }

  @Test("ten thousand unknown keys take no longer with ten thousand possible suggestions")
  func many() {
    let korean = (0..<10_000).map { "a\($0): 1\n" }.joined()
    let english = (0..<10_000).map { "b\($0): 1\n" }.joined()
    #expect(found(by: .extraKey, in: ["ko.yml": korean, "en.yml": english]).count == 10_000)
  }
}
