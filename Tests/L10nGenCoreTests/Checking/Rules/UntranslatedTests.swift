import L10nLanguage
import Testing

@testable import L10nGenCore

@Suite("untranslated")
struct UntranslatedTests {
  private func found(_ text: String, in language: String = "ko", of source: String = "en") -> [String] {
    var bundles = MarkedBundles(["\(source).yml": "a: \(text)\n", "\(language).yml": "a: ❶\(text)\n"])
    bundles.source = source
    return bundles.found(by: .untranslated)
  }

  private let words = "same as en; not translated?"

  @Test(
    "a phrase is a warning",
    arguments: [
      "No stores nearby", "\"Missing add-on: $id and {x}\"", "\"<b>Go</b> to the place {name}\"", "Choose a store.",
    ])
  func phrase(_ text: String) {
    #expect(found(text) == ["❶ warning: \(words)"])
  }

  @Test("a phrase in a script without capitals is one, too")
  func uncased() {
    #expect(found("내 주변 매장", in: "en", of: "ko").map { $0.prefix(10) } == ["❶ warning:"])
    #expect(found("附近没有商店", in: "ko", of: "zh-Hans").map { $0.prefix(10) } == ["❶ warning:"])
    #expect(found("确认", in: "ja", of: "zh-Hans").map { $0.prefix(7) } == ["❶ info:"])
  }

  @Test(
    "a word, a name and a title are worth knowing",
    arguments: [
      "Delete", "Mozilla Public License", "Search This Area", "\"{n} items\"", "Flarum", "SIGN IN", "Secret key",
    ])
  func name(_ text: String) {
    #expect(found(text) == ["❶ info: \(words)"])
  }

  @Test(
    "what nobody would translate is fine",
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

  @Test("languages that are one but for region or script share texts")
  func variants() {
    #expect(found("No stores nearby", in: "en-GB") == [])
    #expect(found("取消操作", in: "zh-Hant", of: "zh-Hans") == [])
    #expect(found("Nema ničega ovde", in: "sh", of: "sr") == [])
  }

  @Test("the metadata says what isn't translated")
  func metadata() {
    #expect(
      L10nGenCoreTests.found(
        by: .untranslated,
        in: ["ko.yml": "a: 내 주변 매장\n", "en.yml": "a: 내 주변 매장\n", "metadata.yml": "\"a\": { translatable: false }\n"])
        == [])
  }

  @Test("items and forms are compared each with its own")
  func parts() {
    #expect(
      L10nGenCoreTests.found(
        by: .untranslated,
        in: ["ko.yml": "a: [가나, 다라]\nb: { other: 마바 }\n", "en.yml": "a: [❶가나, Two]\nb: { one: x, other: ❷마바 }\n"]
      ).map { String($0.prefix(1)) } == ["❶", "❷"])
  }

  @Test("a text that was translated, however little it differs, is fine")
  func translated() {
    #expect(
      L10nGenCoreTests.found(
        by: .untranslated, in: ["ko.yml": "a: 한 두 세\nb: x y z\n", "en.yml": "a: 한 두 새\nb: x y z.\n"]) == [])
  }
}
