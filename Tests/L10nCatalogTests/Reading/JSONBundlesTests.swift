import L10nLanguage
import Testing

@testable import L10nCatalog
@testable import L10nText

@Suite("Bundles in JSON")
struct JSONBundlesTests {
  private func catalog(_ files: [String: String], languages: [String]? = nil) -> Catalog {
    CatalogReader.catalog(
      of: files.map { path, text in
        InputFile(path: path.split(separator: "/").map(String.init), shownPath: path, bytes: Array(text.utf8))
      },
      options: ReadingOptions(source: "ko", languages: languages))
  }

  private func texts(_ catalog: Catalog) -> [String] {
    catalog.messages.map { message in
      let texts = message.texts.map { $0?.message.texts.map(\.text).joined(separator: "/") ?? "-" }
      return "\(message.keyPath): \(texts.joined(separator: " | "))"
    }
  }

  @Test("bundles in any layout produce the same catalog as in YAML")
  func layouts() {
    let yaml = catalog([
      "ko.yml": "store: { title: 매장, steps: [하나, 둘], count: { other: '%d개' }, none: ~ }\nflag: true",
      "en.yml": "store: { title: Store, steps: [one, two], count: { one: '%d', other: '%ds' } }",
    ])
    let nested = #"{"title": "Store", "steps": ["one", "two"], "count": {"one": "%d", "other": "%ds"}}"#
    let flat =
      #"{"store.title": "Store", "store.steps": ["one", "two"], "store.count.one": "%d", "store.count.other": "%ds"}"#
    let source =
      #"{"store": {"title": "매장", "steps": ["하나", "둘"], "count": {"other": "%d개"}, "none": null}, "flag": true}"#
    for english in [
      ["en.json": "{\"store\": \(nested)}"], ["en.json": flat], ["en/store.json": nested],
      ["en.json": "{\"en\": \(flat)}"], ["store.en.json": nested], ["en.yml": "store: \(nested)"],
    ] {
      let json = catalog(english.merging(["ko.json": source]) { first, _ in first })
      #expect(json.problems.isEmpty, "\(json.problems)")
      #expect(texts(json) == texts(yaml), "\(english)")
    }
  }

  @Test("a single file may have all languages")
  func oneFile() {
    let catalog = catalog(["strings.json": #"{"ko": {"a": "가"}, "en": {"a": "x"}}"#])
    #expect(catalog.problems.isEmpty)
    #expect(texts(catalog) == ["strings.a: 가 | x"])
  }

  @Test("a key in both formats is reported as a duplicate")
  func bothFormats() {
    let catalog = catalog(["ko.yml": "a: 1\nb: 2", "ko.json": #"{"b": 3, "c": 4}"#])
    #expect(texts(catalog) == ["a: 1", "b: 3", "c: 4"])
    #expect(catalog.problems.count == 1)
  }

  @Test("other tools' JSON files are ignored, even if they have mistakes")
  func others() {
    let files = [
      "ko.json": #"{"a": "가"}"#, "package.json": #"{"name": "x"}"#, "tsconfig.json": "{ // comment\n}",
      "config/settings.json": "[1, 2",
    ]
    #expect(catalog(files).problems.isEmpty)
    #expect(catalog(files, languages: ["ko"]).problems.isEmpty)
    #expect(texts(catalog(files)) == ["a: 가"])
  }

  @Test("a language that isn't configured, or is a country's code, is reported in the same way as in YAML")
  func languages() {
    #expect(catalog(["ko.json": "{}", "fr.json": #"{"a": "1"}"#], languages: ["ko"]).problems.count == 1)
    #expect(catalog(["ko.json": "{}", "jp.json": "{}"]).problems.count == 1)
  }
}
