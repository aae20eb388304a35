import CatalogTestSupport
import L10nLanguage
import Testing

@testable import L10nText

@Suite("untranslated")
struct UntranslatedTests {
  private func found(_ text: String, in language: String = "ko", of source: String = "en") -> [String] {
    var bundles = MarkedBundles(["\(source).yml": "a: \(text)\n", "\(language).yml": "a: ❶\(text)\n"])
    bundles.source = source
    return bundles.found(by: .untranslated)
  }

  private let words = "same as en; not translated?"

  @Test(
    "an untranslated phrase is a warning",
    arguments: [
      "No stores nearby", "\"Missing add-on: $id and {x}\"", "\"<b>Go</b> to the place {name}\"", "Choose a store.",
    ])
  func phrase(_ text: String) {
    #expect(found(text) == ["❶ warning: \(words)"])
  }

  @Test("an untranslated phrase in a script without capitals is a warning")
  func uncased() {
    #expect(found("내 주변 매장", in: "en", of: "ko").map { $0.prefix(10) } == ["❶ warning:"])
    #expect(found("附近没有商店", in: "ko", of: "zh-Hans").map { $0.prefix(10) } == ["❶ warning:"])
    #expect(found("确认", in: "ko", of: "zh-Hans").map { $0.prefix(7) } == ["❶ info:"])
  }

  @Test("names of keys, kinds of files, and words that most languages keep aren't reported")
  func keptWords() {
    for text in ["Shift-Space", "Control", "Caps Lock + Option", "\".jpg, .mov, etc.\""] { #expect(found(text) == []) }
    #expect(found("Space").count == 1)
    func kept(_ texts: KeyValuePairs<String, String>) -> [String] {
      let files = [("en.yml", "a: Seeders\nb: Go\n")] + texts.map { ("\($0).yml", "a: \($1)\nb: x\n") }
      var bundles = MarkedBundles(files)
      bundles.source = "en"
      return bundles.found(by: .untranslated).map { String($0.prefix(1)) }
    }
    #expect(kept(["ko": "Seeders", "fr": "Seeders", "nl": "Seeders", "de": "Verteiler"]) == [])
    #expect(kept(["ko": "❶Seeders", "fr": "Sources", "nl": "Bronnen", "de": "Verteiler"]) == ["❶"])
  }

  @Test("short words in Chinese characters are often the same in Chinese and Japanese")
  func sharedCharacters() {
    #expect(found("時間", in: "ja", of: "zh-Hant") == [])
    #expect(found("時間", in: "ko", of: "zh-Hant").count == 1)
    #expect(found("我們現在就開始設定你的裝置", in: "ja", of: "zh-Hant").count == 1)
  }

  @Test("a statement of copyright is the same in all languages")
  func copyright() {
    #expect(found("\"© 2026 and onwards The Shop Project\"") == [])
    #expect(found("\"Copyright (c) 2026 The Shop. All rights reserved.\"") == [])
    #expect(found("Copyright notices of others").count == 1)
  }

  @Test(
    "an untranslated word, name or title is a hint",
    arguments: [
      "Delete", "Mozilla Public License", "Search This Area", "\"{n} items\"", "Flarum", "SIGN IN", "Secret key",
    ])
  func name(_ text: String) {
    #expect(found(text) == ["❶ info: \(words)"])
  }

  @Test(
    "texts that need no translation are fine",
    arguments: [
      "\"=> core.ref.custom_footer_text\"", "\"{title} - {token}\"", "\"{label}:\"", "\"/\"", "\", \"", "K", "GB",
      "\"%n %u\"", "\"%Y-%m-%d\"", "3", "false", "true", "https://example.com/help", "me@example.com", "config.php",
      "\"<br/>\"", "\"<a href=\\\"x\\\">{n}</a>\"", "km", "dB", "Hz", "µg", "μm", "5 µs", "ID", "HTML", "README",
      "SQLite", "iPhone", "A-Z",
      "2.0", "\"&nbsp;\"", "v1.2", "\"%1$@\"", "\":year\"", "ll", "'😀'", "\"$name\"", "AES/EBU",
    ])
  func fine(_ text: String) {
    #expect(found(text) == [])
  }

  @Test("languages that differ only in region or script share texts")
  func variants() {
    #expect(found("No stores nearby", in: "en-GB") == [])
    #expect(found("取消操作", in: "zh-Hant", of: "zh-Hans") == [])
    #expect(found("Nema ničega ovde", in: "sh", of: "sr") == [])
  }

  @Test("the metadata lists texts that aren't translated")
  func metadata() {
    #expect(
      CatalogTestSupport.found(
        by: .untranslated,
        in: ["ko.yml": "a: 내 주변 매장\n", "en.yml": "a: 내 주변 매장\n", "metadata.yml": "\"a\": { translatable: false }\n"])
        == [])
  }

  @Test("items and forms are compared with their counterparts")
  func parts() {
    #expect(
      CatalogTestSupport.found(
        by: .untranslated,
        in: ["ko.yml": "a: [가나, 다라]\nb: { other: 마바 }\n", "en.yml": "a: [❶가나, Two]\nb: { one: x, other: ❷마바 }\n"]
      ).map { String($0.prefix(1)) } == ["❶", "❷"])
  }

  @Test("a translated text is fine, however little it differs")
  func translated() {
    #expect(
      CatalogTestSupport.found(
        by: .untranslated, in: ["ko.yml": "a: 한 두 세\nb: x y z\n", "en.yml": "a: 한 두 새\nb: x y z.\n"]) == [])
  }

  /// Returns files of strings, in which the translation has some of the source's.
  private func filled(_ same: Int, of total: Int, metadata: String = "") -> MarkedBundles {
    var bundles = MarkedBundles([
      "en.yml": (0..<total).map { "k\($0 + 100): Text number \($0)\n" }.joined(),
      "de.yml": (0..<total).map { index in
        let mark = index == 0 ? "❶" : ""
        return "k\(index + 100): \(mark)\(index < same ? "Text number" : "Text Nummer") \(index)\n"
      }.joined(), "metadata.yml": metadata,
    ])
    bundles.source = "en"
    return bundles
  }

  @Test("a language that was filled with the source's text is a single finding with the count")
  func filledLanguage() {
    let findings = filled(12, of: 40).findings.filter { $0.rule == .untranslated }
    #expect(
      filled(12, of: 40).found(by: .untranslated)
        == ["❶ warning: 12 of 40 strings are the same as in en; not translated?"])
    #expect(findings.map(\.language) == ["de"])
    #expect(findings.map(\.key) == [nil])
  }

  @Test("texts of a mostly translated language, and a few texts, are reported separately")
  func fewTexts() {
    #expect(filled(11, of: 40).found(by: .untranslated).count == 11)
    #expect(filled(9, of: 9).found(by: .untranslated).count == 9)
  }

  @Test("texts that the metadata exempts aren't counted")
  func excepted() {
    let metadata = (0..<3).map { "k\($0 + 100): { ignore: { de: [untranslated] } }\n" }.joined()
    #expect(filled(12, of: 40, metadata: metadata).found(by: .untranslated).count == 9)
  }

  @Test("a word that languages with the same script may share, and a name that others keep, are fine")
  func kept() {
    var bundles = MarkedBundles([
      "en.yml": "a: Volume\nb: Wi-Fi\nc: Latest followers\n", "fr.yml": "a: Volume\nb: Wi-Fi\nc: ❶Latest followers\n",
      "ja.yml": "a: 音量\nb: Wi-Fi\nc: フォロワー\n", "ko.yml": "a: ❷Volume\nb: Wi-Fi\nc: ❸Latest followers\n",
      "ru.yml": "a: Громкость\nb: Wi-Fi\nc: Подписчики\n",
    ])
    bundles.source = "en"
    #expect(bundles.found(by: .untranslated).map { String($0.prefix(1)) } == ["❶", "❷", "❸"])
  }

  @Test("a word that translated strings of the language use is its own")
  func borrowed() {
    func found(_ other: String) -> [String] {
      var bundles = MarkedBundles([
        "en.yml": "a: Bing\nb: Translate with Bing\n", "ko.yml": "a: ❶Bing\nb: \(other)\n",
      ])
      bundles.source = "en"
      return bundles.foundRules
    }
    #expect(found("Bing 번역") == [])
    #expect(found("구글 번역") == ["❶ untranslated"])
  }

  @Test("two words that a quarter of the languages in other scripts keep are a name")
  func keptNames() {
    func found(_ japanese: String) -> [String] {
      var bundles = MarkedBundles([
        "en.yml": "a: Cot editor\n", "ko.yml": "a: ❶Cot editor\n", "ja.yml": "a: ❷\(japanese)\n",
        "uk.yml": "a: Кот\n", "el.yml": "a: Κοτ\n", "ru.yml": "a: Кот\n",
      ])
      bundles.source = "en"
      return bundles.foundRules.filter { $0.hasSuffix("untranslated") }
    }
    #expect(found("Cot editor") == [])
    #expect(found("コット") == ["❶ untranslated"])
  }
}
