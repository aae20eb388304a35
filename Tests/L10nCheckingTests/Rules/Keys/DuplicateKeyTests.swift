import CatalogTestSupport
import Testing

@testable import L10nCatalog
@testable import L10nChecking
@testable import L10nText

@Suite("duplicate-key")
struct DuplicateKeyTests {
  private func words(_ key: String) -> String {
    "the key '\(key)' is defined twice, and this text is never shown; remove one of the two"
  }

  @Test("the second of two equal keys is reported with the place of the first")
  func mapping() {
    #expect(
      found(by: .duplicateKey, in: ["ko.yml": "store:\n  ❷title: 1\n  b: 2\n  ❶title: 3\n"])
        == ["❶ error: \(words("title")) (❷ the first 'title')"])
  }

  @Test("a key in two files of a language is reported with its complete path")
  func files() {
    #expect(
      found(by: .duplicateKey, in: ["ko.yml": "store:\n  ❷title: 1\n", "ko/store.yml": "❶title: 3\n"])
        == ["❶ error: \(words("store.title")) (❷ the first 'store.title')"])
  }

  @Test("the last text is used in Apple's property lists, and every other one refers to the first")
  func lastCounts() {
    let words = "the key 'a' is defined twice, and the first text is never shown; remove one of the two"
    #expect(
      found(by: .duplicateKey, in: ["ko.lproj/Shop.strings": "❸a = b;\n❶a = c;\n❷a = d;\n"])
        == ["❶ error: \(words) (❸ the first 'a')", "❷ error: \(words) (❸ the first 'a')"])
    #expect(
      found(
        by: .duplicateKey,
        in: ["ko.lproj/Shop.strings": "<dict><key>❸a</key><string>b</string><key>❶a</key><string>c</string></dict>"])
        == ["❶ error: \(words) (❸ the first 'a')"])
    #expect(keys(["ko.lproj/Shop.strings": "a = b; a = c; a = d;"]) == ["ko Shop.a", "ko Shop.a"])
    #expect(
      found(by: .duplicateKey, in: ["ko.lproj/Shop.strings": "❷\"a.b\" = c;\n❶\"a.b\" = d;\n"]).first?
        .hasPrefix("❶ error: the key 'a.b' is defined twice, and the first text") == true)
  }

  @Test("the same key in two mappings is fine")
  func different() {
    #expect(found(by: .duplicateKey, in: ["ko.yml": "a:\n  title: 1\nb:\n  title: 3\n", "en.yml": "a: 1"]) == [])
  }

  /// Returns the key and language of each finding, as `language key`.
  private func keys(_ files: KeyValuePairs<String, String>) -> [String] {
    MarkedBundles(files).findings.filter { $0.rule == .duplicateKey }.map { "\($0.language ?? "-") \($0.key ?? "-")" }
  }

  @Test(
    "every finding has the complete key path and the language",
    arguments: [
      (["ko.yml": "title: 1\ntitle: 2\n"], ["ko title"]),
      (
        ["ko.yml": "ko:\n  a: { title: 1, title: 2 }\n  b: { title: 1, title: 2, title: 3 }\n"],
        ["ko a.title", "ko b.title", "ko b.title"]
      ),
      (["ko/store.yml": "a: { title: 1, title: 2 }\n"], ["ko store.a.title"]),
      (["ko.yml": "a: 1\n", "en.yml": "b: { \"x.y\": 1, \"x.y\": 2 }\n"], ["en b.\"x.y\""]),
      (["ko.yml": "a:\n  - { b: 1, b: 2 }\n  - { b: 1, b: 2 }\n"], ["ko a.0.b", "ko a.1.b"]),
      (["ko.yml": "a: { other: 1, other: 2 }\n"], ["ko a.other"]),
      (["all.yml": "ko: { a: 1, a: 2 }\nen: { a: 1, a: 2 }\n"], ["ko all.a", "en all.a"]),
      (["all.yml": "ko: { a: 1 }\nko: { a: 1 }\n"], ["- ko"]),
      (["ko.yml": "a: &x { b: 1, b: 2 }\nc: *x\n"], ["ko a.b"]),
      (
        ["ko.json": #"{"a": {"title": "1", "title": "2"}, "b": {"title": "1", "title": "2"}}"#],
        ["ko a.title", "ko b.title"]
      ),
      (["ko.json": #"{"a.title": "1", "b": "2", "a.title": "3"}"#], ["ko a.title"]),
      (["ko.yml": "a: 1\n", "metadata.yml": "a: { max-width: 5 }\na: { max-width: 6 }\n"], ["- a"]),
    ] as [(KeyValuePairs<String, String>, [String])])
  func paths(files: KeyValuePairs<String, String>, expected: [String]) {
    #expect(keys(files) == expected)
  }

  @Test("a baseline for one key doesn't cover another, and fixing one doesn't make another new")
  func baseline() {
    func outcome(_ ko: String, _ en: String) -> CheckOutcome {
      let bundles = MarkedBundles(["ko.yml": ko, "en.yml": en])
      return CheckOutcome(catalog: bundles.catalog, findings: bundles.findings)
    }
    let both = "a: { title: 1, title: 2 }\nb: { title: 1, title: 2 }\n"
    let single = "a: { title: 1 }\nb: { title: 1, title: 2 }\n"
    let known = Baseline(outcome(single, "a: { title: 1 }\nb: { title: 1 }\n").findings, in: "")
    var again = outcome(both, both)
    again.setAside(known, in: "", options: CheckingOptions())
    #expect(
      again.findings.map { "\($0.language ?? "") \($0.key ?? "")" } == ["en a.title", "en b.title", "ko a.title"])
    var fixed = outcome(single, single)
    fixed.setAside(Baseline(outcome(both, both).findings, in: ""), in: "", options: CheckingOptions())
    #expect(fixed.findings == [])
    #expect(fixed.baseline?.gone == 2)
  }

  @Test("a repeated key with the same text loses nothing")
  func same() {
    let words = "is defined twice, with the same text; remove one of the two"
    let files: [KeyValuePairs<String, String>] = [
      ["ko.yml": "title: 1\n❶title: \"1\"\n"], ["ko.json": "{\"title\": \"1\", ❶\"title\": \"1\"}"],
      ["ko.lproj/Shop.strings": "title = a;\n❶title = a;\n"],
    ]
    for files in files {
      #expect(found(by: .duplicateKey, in: files) == ["❶ warning: the key 'title' \(words)"])
    }
    #expect(
      found(by: .duplicateKey, in: ["ko.yml": "store:\n  title: 1\n", "ko/store.yml": "❶title: 1\n"])
        == ["❶ warning: the key 'store.title' \(words)"])
  }

  @Test("a file with the name of a copy is a single finding")
  func copies() {
    for name in ["store 2", "store copy", "store copy 2", "store (1)", "store - Copy"] {
      let bundles = MarkedBundles([
        "ko/store.yml": "a: 1\n", "ko/\(name).yml": "❶a: 1\nb: 2\n", "en/store.yml": "a: 3\n",
      ])
      #expect(
        bundles.found(by: .duplicateKey) == [
          "❶ warning: this file isn't read, because its name is that of a copy of 'store.yml'; delete or rename it"
        ])
      #expect(bundles.foundRules == ["❶ duplicate-key"])
    }
    #expect(MarkedBundles(["ko/store 2.yml": "a: 1\n", "en/store 2.yml": "a: 3\n"]).foundRules == [])
  }

  @Test("a table next to a String Catalog of the same name isn't read, which is a single finding")
  func replacedTables() {
    func bundles(_ catalog: String) -> MarkedBundles {
      MarkedBundles([
        "App/Localizable.xcstrings": catalog, "App/de.lproj/localizable.strings": "❶Old = \"Alt %d\";",
        "App/fr.lproj/localizable.strings": "Old = Vieux;", "App/fr.lproj/localizable.stringsdict": "<plist/>",
        "Kit/ko.lproj/Localizable.strings": "own = 1;",
      ])
    }
    let entry = #"{ "localizations": { "ko": { "stringUnit": { "state": "translated", "value": "1" } } } }"#
    let full = bundles(#"{ "sourceLanguage": "ko", "strings": { "key": \#(entry) }, "version": "1.0" }"#)
    #expect(full.foundRules == ["❶ duplicate-key"])
    #expect(full.found(by: .duplicateKey).first?.contains("because 'Localizable.xcstrings' has it") == true)
    #expect(full.catalog.messages.count == 2)
    #expect(full.catalog.languages == ["ko"])
    let empty = bundles(#"{ "sourceLanguage": "ko", "strings": {}, "version": "1.0" }"#)
    #expect(empty.found(by: .duplicateKey) == [])
    #expect(empty.catalog.languages == ["ko", "de", "fr"])
  }
}
