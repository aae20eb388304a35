import CatalogTestSupport
import Testing

@testable import L10nText

@Suite("missing-key")
struct MissingKeyTests {
  private func words(_ key: String) -> String {
    "warning: '\(key)' is missing in en; add it here, or users of en see it in another language"
  }

  @Test("a missing key is reported at the nearest parent that the language has, with the source's place")
  func parents() {
    #expect(
      found(
        by: .missingKey,
        in: ["ko.yml": "a:\n  b:\n    c: 1\n    ❸d: 2\n  e:\n    ❷f: 3\n", "en.yml": "x: y\n❷a:\n  ❶b:\n    c: 1\n"])
        == ["❷ \(words("a.e.f")) (❷ the text in ko)", "❶ \(words("a.b.d")) (❸ the text in ko)"])
  }

  @Test("a missing key of a namespace that is a file is reported in that file")
  func files() {
    #expect(
      found(by: .missingKey, in: ["ko/store.yml": "a: 1\nb: 2\n", "en/chat.yml": "z: 1\n", "en/store.yml": "❶a: 1\n"])
        == ["❶ \(words("store.b"))"])
  }

  @Test("a missing top-level key is reported near such keys of the language, or else in its first file")
  func top() {
    #expect(
      found(by: .missingKey, in: ["ko.yml": "a: 1\nb: 2\n", "en/chat.yml": "", "en.yml": "❶# keys\na: 1\n"])
        == ["❶ \(words("b"))"])
    #expect(found(by: .missingKey, in: ["ko.yml": "b: 2\n", "en/chat.yml": "❶c: d\n"]) == ["❶ \(words("b"))"])
  }

  @Test("a language whose files are all for other namespaces needs a new file")
  func otherNamespaces() {
    let advice = "which has no file for 'shop'; add one, or users of en see it in another language"
    #expect(
      found(by: .missingKey, in: ["ko/shop.yml": "a: 1\n", "ko/chat.yml": "z: 1\n", "en/chat.yml": "❶z: 1\n"])
        == ["❶ warning: 'shop.a' is missing in en, \(advice)"])
    // A file without a namespace has all of them.
    #expect(
      found(by: .missingKey, in: ["ko.yml": "shop:\n  a: 1\nchat:\n  z: 1\n", "en.yml": "❶chat:\n  z: 1\n"])
        == ["❶ \(words("shop.a"))"])
  }

  @Test("a message of the source is reported for every language that doesn't have it")
  func languages() {
    #expect(
      found(by: .missingKey, in: ["ko.yml": "a: 1\nb: 2\n", "en.yml": "❶a: 1\n", "fr.yml": "❷a: 1\n"])
        .map { String($0.prefix(1)) } == ["❶", "❷"])
  }

  @Test(
    "a key in another script that is the source's string is reported, because users see it",
    arguments: [
      ("매장 3", "en", true), ("設定", "en", true), ("せってい", "fr", true), ("매장 3", "ko", false), ("設定", "ja", false),
      ("Sign in", "en", false), ("매장 ID", "en", false), ("→ 3", "en", false), ("Магазин", "en", false),
    ])
  func keyAsText(key: String, source: String, isReported: Bool) {
    func found(_ fields: String) -> [String] {
      let strings = #"{ ❶"\#(key)" : { \#(fields) } }"#
      let catalog = #"{ "sourceLanguage" : "\#(source)", "strings" : \#(strings), "version" : "1.0" }"#
      var bundles = MarkedBundles(["Localizable.xcstrings": catalog])
      bundles.source = source
      return bundles.found(by: .missingKey)
    }
    let words = "warning: '\(key)' has no string in \(source), so users of \(source) see this key; add one"
    #expect(found("") == (isReported ? ["❶ \(words)"] : []))
    for fields in [
      #""localizations" : { "\#(source)" : { "stringUnit" : { "state" : "translated", "value" : "\#(key)" } } }"#,
      #""shouldTranslate" : false"#,
    ] {
      #expect(found(fields) == [])
    }
  }

  @Test(
    "a key of a catalog that has no words is the same in all languages",
    arguments: [("%@", false), ("%lld / %lld", false), ("—", false), ("%lld km", true), ("%@ 2", true)])
  func keysWithoutWords(key: String, isReported: Bool) {
    let korean = #""ko" : { "stringUnit" : { "state" : "translated", "value" : "시간" } }"#
    let catalog = #"""
      { "sourceLanguage" : "en", "strings" : { "\#(key)" : { }, "Time" : { "localizations" : { \#(korean) } } },
      "version" : "1.0" }
      """#
    var bundles = MarkedBundles(["Localizable.xcstrings": catalog])
    bundles.source = "en"
    #expect(bundles.found(by: .missingKey).count == (isReported ? 1 : 0))
  }

  @Test("a key of a table is named as in its file, with the namespace only if its path isn't derived")
  func writtenKey() {
    let found = found(
      by: .missingKey,
      in: [
        "ko.lproj/Shop.strings": "\"매장 이미지 요청 실패\" = \"실패\";\n\"title\" = \"매장\";\n\"hours\" = \"시간\";\n",
        "en.lproj/Shop.strings": "\"hours\" = \"Hours\";\n",
      ])
    #expect(found.count == 2)
    #expect(found.contains { $0.contains("'매장 이미지 요청 실패' is missing in en") })
    #expect(found.contains { $0.contains("'Shop.title' is missing in en") })
  }

  @Test("the source's text in a file with all languages is another place only if it isn't the key")
  func relatedText() {
    let english = #""en" : { "stringUnit" : { "state" : "translated", "value" : ❷"Stores" } }"#
    func found(_ english: String) -> [String] {
      let korean = #""ko" : { "stringUnit" : { "state" : "translated", "value" : "시간" } }"#
      var bundles = MarkedBundles([
        "Localizable.xcstrings":
          #"{ "sourceLanguage" : "en", "strings" : { ❶"shops" : { "localizations" : { \#(english) } }, "#
          + #""Hours" : { "localizations" : { \#(korean) } } }, "version" : "1.0" }"#
      ])
      bundles.source = "en"
      return bundles.found(by: .missingKey)
    }
    #expect(found(english).map { $0.hasPrefix("❶") && $0.hasSuffix("(❷ the text in en)") } == [true])
    #expect(found("").map { $0.hasPrefix("❶") && !$0.contains("the text in") } == [true])
  }

  @Test("a plural map and a list are single messages")
  func wholes() {
    #expect(
      found(by: .missingKey, in: ["ko.yml": "a: { other: x }\nb: [x, y]\n", "en.yml": "❶c: 1\n"])
        == ["❶ \(words("a"))", "❶ \(words("b"))"])
  }

  @Test("keys that are named 'other' and 'one' next to longer texts are ordinary namespaces")
  func ordinaryNames() {
    #expect(
      found(
        by: .missingKey,
        in: ["ko.yml": "a:\n  one: 1\n  other: 2\n  title: 제목\n", "en.yml": "❶a:\n  one: 1\n  title: t\n"])
        == ["❶ \(words("a.other"))"])
  }

  @Test(
    "empty texts, untranslated texts and partly readable languages have no missing keys",
    arguments: [
      ("a: ''\nb: ~\n", ""), ("a: x\n", "\"b\": { translatable: false }"), ("a: x\n", "\"*\": { translatable: false }"),
      ("a: x\nb: \"open\n", ""),
    ])
  func fine(_ english: String, _ metadata: String) {
    #expect(
      found(by: .missingKey, in: ["ko.yml": "a: 1\nb: 2\n", "en.yml": english, "metadata.yml": metadata]) == [])
  }

  @Test("a text instead of the source's keys is reported once, by structure-mismatch; an empty text only lacks them")
  func textForNamespace() {
    let korean = "a:\n  b: 1\n  c: 2\n"
    #expect(MarkedBundles(["ko.yml": korean, "en.yml": "❶a: x\n"]).foundRules == ["❶ structure-mismatch"])
    #expect(
      MarkedBundles(["ko.yml": korean, "en.yml": "❶a:\n"]).foundRules == ["❶ missing-key", "❶ missing-key"])
  }
}
