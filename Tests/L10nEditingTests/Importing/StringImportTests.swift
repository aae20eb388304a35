import CatalogTestSupport
import L10nLanguage
import Testing

@testable import L10nCatalog
@testable import L10nEditing
@testable import L10nText

@Suite("Strings of tables that are imported into a project")
struct StringImportTests {
  private func imported(
    _ tables: [String: String], into project: [String: String] = [:],
    options: ReadingOptions = ReadingOptions(source: "en")
  ) -> StringImport {
    imported(tables, into: ProjectFiles(project).inputs, options: options)
  }

  private func imported(
    _ tables: [String: String], into project: [InputFile], options: ReadingOptions
  ) -> StringImport {
    let files = ProjectFiles(tables).inputs
    let catalog = CatalogReader.catalog(of: files, options: options.reading(tables: files))
    return StringImport(catalog, into: project, options: options)
  }

  private func catalog(_ entries: String...) -> [String: String] {
    ["Localizable.xcstrings": StringCatalogText.catalog(entries.joined(separator: ",\n"))]
  }

  private func entry(_ key: String, _ text: String, korean: String? = nil) -> String {
    let english = StringCatalogText.unit(text)
    return korean.map { StringCatalogText.entry(key, ["en": english, "ko": StringCatalogText.unit($0)]) }
      ?? StringCatalogText.entry(key, ["en": english])
  }

  @Test("each language of a table gets a file in a new project, with the keys in the order of the source's table")
  func newProject() {
    let result = imported([
      "en.lproj/Localizable.strings": "\"store.title\" = \"Store\"; \"ok\" = \"OK\";",
      "ko.lproj/Localizable.strings": "\"ok\" = \"확인\"; \"store.title\" = \"매장\";",
    ])
    #expect(
      result.changes.texts == ["en.yml": "store:\n  title: Store\nok: OK\n", "ko.yml": "store:\n  title: 매장\nok: 확인\n"])
    #expect(result.changes.allSatisfy { $0.old == nil })
    #expect(result.added == 4)
    #expect(result.leftOut == [])
  }

  @Test("a table without strings changes nothing", arguments: ["", entryWithoutKey])
  func empty(entries: String) {
    let result = imported(["Localizable.xcstrings": StringCatalogText.catalog(entries)], into: ["en.yml": "a: A\n"])
    #expect(result.changes.isEmpty)
    #expect(result.added == 0 && result.present == 0)
    #expect(result.leftOut == [])
  }

  private static let entryWithoutKey = "    \"\" : {\n\n    }"

  @Test("plurals, choices of a device, comments and states are imported, and a second import changes nothing")
  func twice() {
    let tables = catalog(
      StringCatalogText.entry(
        "files",
        [
          "en": StringCatalogText.plural(["one": "%lld file", "other": "%lld files"]),
          "ko": StringCatalogText.plural(["other": "파일 %lld개"]).replacing("translated", with: "needs_review"),
        ], fields: "      \"comment\" : \"A number: of files\",\n"),
      StringCatalogText.entry(
        "tap", ["en": StringCatalogText.device(["iphone": "Tap", "other": "Click"])],
        fields: "      \"shouldTranslate\" : false,\n"))
    let first = imported(tables)
    let project = ProjectFiles(first.changes.texts)
    #expect(
      project.texts == [
        "en.yml": """
        files: "{count, plural, one {# file} other {# files}}"
        tap: "{device, select, iphone {Tap} other {Click}}"

        """,
        "ko.yml": "files: \"{count, plural, other {파일 #개}}\"\n",
        "metadata.yml": """
        files:
          description: "A number: of files"
          state: { ko: needs-review }
        tap:
          translatable: false
          arguments: { device: L10nDevice }

        """,
      ])
    #expect(first.added == 3)
    let second = imported(tables, into: project.texts)
    #expect(second.changes.isEmpty)
    #expect(second.added == 0)
    #expect(second.present == 3)
    #expect(second.leftOut == [])
  }

  @Test("a string that the project has with another text stays as it is, and its other languages are added")
  func conflict() {
    let project = ["en.yml": "title: Shop # ours\n", "ko.yml": "a: 가\n"]
    let result = imported(catalog(entry("title", "Store", korean: "매장")), into: project)
    #expect(result.changes.texts == ["ko.yml": "a: 가\ntitle: 매장\n"])
    #expect(result.added == 1)
    #expect(result.leftOut.count == 1)
    #expect(result.leftOut.first?.hasPrefix("'title' in en:") == true)
  }

  @Test("a state isn't imported for a text that isn't")
  func stateOfLeftOutText() {
    let ko = StringCatalogText.unit("매장").replacing("translated", with: "needs_review")
    let tables = catalog(StringCatalogText.entry("title", ["en": StringCatalogText.unit("Store"), "ko": ko]))
    let result = imported(tables, into: ["en.yml": "a: A\n", "ko.yml": "title: 가게\n"])
    #expect(result.changes.texts == ["en.yml": "a: A\ntitle: Store\n"])
  }

  @Test("a language that the configuration doesn't list is left out, and one that it lists keeps its spelling there")
  func languages() {
    let tables = catalog(
      StringCatalogText.entry(
        "a",
        [
          "en": StringCatalogText.unit("A"), "fr": StringCatalogText.unit("À"),
          "pt_BR": StringCatalogText.unit("Á").replacing("translated", with: "needs_review"),
        ]))
    let listed = imported(tables, options: ReadingOptions(source: "en", languages: ["en", "pt-BR"]))
    #expect(
      listed.changes.texts == [
        "en.yml": "a: A\n", "pt-BR.yml": "a: Á\n", "metadata.yml": "a:\n  state: { pt-BR: needs-review }\n",
      ])
    #expect(listed.leftOut.count == 1 && listed.leftOut[0].hasPrefix("'a' in fr:"))
  }

  @Test("existing files keep their format, their language above all keys, and their comments")
  func layout() {
    let project = ["en.yml": "en:\n  a: A # first\n", "ko.json": "{\n  \"a\": \"가\"\n}\n"]
    let result = imported(catalog(entry("b", "B", korean: "나")), into: project)
    #expect(
      result.changes.texts == [
        "en.yml": "en:\n  a: A # first\n  b: B\n", "ko.json": "{\n  \"a\": \"가\",\n  \"b\": \"나\"\n}\n",
      ])
  }

  @Test("a file keeps its encoding")
  func encoding() throws {
    let text = "a: 가\n"
    let utf16: [UInt8] = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let project = [InputFile(path: ["ko.yml"], shownPath: "ko.yml", bytes: utf16)]
    let result = imported(
      ["ko.lproj/Localizable.strings": "b = \"나\";"], into: project, options: ReadingOptions(source: "ko"))
    let new = try #require(result.changes.first?.new)
    #expect(new.starts(with: utf16))
    #expect(InputFile(path: ["ko.yml"], shownPath: "ko.yml", bytes: new).text == Array("a: 가\nb: 나\n".utf8))
  }

  @Test("a key below a string, and a string where the project has keys, are left out")
  func obstacles() {
    let result = imported(
      catalog(entry("store", "S"), entry("title.short", "T"), entry("c", "C")),
      into: ["en.yml": "store: { name: N }\ntitle: Title\n"])
    #expect(result.changes.texts == ["en.yml": "store: { name: N }\ntitle: Title\nc: C\n"])
    #expect(result.leftOut.count == 2)
    #expect(result.leftOut.contains { $0.hasPrefix("'store':") && $0.contains("--into") })
    #expect(result.leftOut.contains { $0.hasPrefix("'title.short':") && $0.contains("'title'") })
  }

  @Test("keys that alone would be read as the categories of a plural are left out")
  func categories() {
    let table = ["en.lproj/Localizable.strings": "\"kind.one\" = \"1\"; \"kind.other\" = \"2\"; \"a\" = \"A\";"]
    let alone = imported(table)
    #expect(alone.changes.texts == ["en.yml": "a: A\n"])
    #expect(alone.added == 1)
    #expect(alone.leftOut.count == 2)
    let beside = imported(table, into: ["en.yml": "kind:\n  title: Kind\n"])
    #expect(beside.changes.texts == ["en.yml": "kind:\n  title: Kind\n  one: \"1\"\n  other: \"2\"\na: A\n"])
    #expect(beside.leftOut == [])
  }

  @Test("if keys can't be added to a file as it is written, its strings are left out, and others are added")
  func unwritable() {
    let project = ["en.yml": "a: A\n", "ko.yml": "--- !!map { \"a\": \"가\" }\n"]
    let result = imported(catalog(entry("b", "B", korean: "나"), entry("c", "C", korean: "다")), into: project)
    #expect(result.changes.texts == ["en.yml": "a: A\nb: B\nc: C\n"])
    #expect(result.added == 2)
    #expect(result.leftOut.count == 1 && result.leftOut[0].hasPrefix("2 strings:"))
    #expect(result.leftOut[0].contains("ko.yml"))
  }

  @Test("a file of one language in folders gets the strings of its namespace only")
  func namespaces() {
    let project = ["en/shop.yml": "a: A\n", "ko/shop.yml": "a: 가\n"]
    let result = imported(
      catalog(entry("shop.b", "B", korean: "나"), entry("cart.c", "C", korean: "다"), entry("d", "D")), into: project)
    #expect(
      result.changes.texts == [
        "en/shop.yml": "a: A\nb: B\n", "ko/shop.yml": "a: 가\nb: 나\n", "en/cart.yml": "c: C\n", "ko/cart.yml": "c: 다\n",
      ])
    #expect(result.leftOut.count == 1 && result.leftOut[0].hasPrefix("'d' in en:"))
  }

  @Test("an empty text is imported only if the source is empty, too")
  func emptyTexts() {
    let result = imported(
      catalog(entry("none", "", korean: ""), entry("sep", ", ", korean: "")))
    #expect(result.changes.texts == ["en.yml": "none: \"\"\nsep: \", \"\n", "ko.yml": "none: \"\"\n"])
    #expect(result.leftOut.count == 1 && result.leftOut[0].hasPrefix("'sep' in ko:"))
  }

  @Test("a text that the project's syntax can't represent is left out, with the setting that allows it")
  func syntax() {
    let table = ["en.lproj/Localizable.strings": "\"width\" = \"%05.1f\"; \"a\" = \"A %@\";"]
    let result = imported(table)
    #expect(result.changes.texts == ["en.yml": "a: A {arg1}\n"])
    #expect(result.leftOut.count == 1 && result.leftOut[0].contains("width: printf"))
    var options = ReadingOptions(source: "en")
    options.syntax = SyntaxChoice(.printf)
    #expect(imported(table, options: options).changes.texts == ["en.yml": "width: \"%05.1f\"\na: A %@\n"])
  }

  @Test("arguments get the names that names.yml gives them")
  func argumentNames() {
    var options = ReadingOptions(source: "en")
    let names = "Localizable:\n  hello: { key: \"Hello %@, %@\", arguments: { name: 1, place: 2 } }\n"
    options.names = SourceFile(path: "names.yml", bytes: Array(names.utf8))
    let result = imported(
      [
        "en.lproj/Localizable.strings": "\"Hello %@, %@\" = \"Hello %@, %@\";",
        "ko.lproj/Localizable.strings": "\"Hello %@, %@\" = \"%2$@의 %1$@ 님\";",
      ], options: options)
    #expect(
      result.changes.texts == ["en.yml": "hello: Hello {name}, {place}\n", "ko.yml": "hello: \"{place}의 {name} 님\"\n"])
  }

  @Test("metadata is added to the project's file, which keeps its entries, and is left out if the file is broken")
  func metadata() {
    let commented = ["en.lproj/Localizable.strings": "/* A button */\n\"b\" = \"B\";"]
    let result = imported(commented, into: ["en.yml": "a: A\n", "metadata.yml": "# Ours\na: { max-width: 3 }\n"])
    #expect(
      result.changes.texts == [
        "en.yml": "a: A\nb: B\n",
        "metadata.yml": "# Ours\na: { max-width: 3 }\nb:\n  description: A button\n",
      ])
    let broken = imported(commented, into: ["en.yml": "a: A\n", "metadata.yml": "a: [\n"])
    #expect(broken.changes.texts == ["en.yml": "a: A\nb: B\n"])
    #expect(broken.leftOut.count == 1 && broken.leftOut[0].contains("metadata.yml"))
  }

  @Test("the project's files after the import have the new strings next to the old ones")
  func filesAfterwards() {
    let project = ProjectFiles(["en.yml": "a: A\n", "ko.yml": "a: 가\n"])
    let result = imported(["en.lproj/Localizable.strings": "b = B;"], into: project.texts)
    let after = result.files(after: project.inputs)
    #expect(Set(after.map(\.shownPath)) == ["en.yml", "ko.yml"])
    let catalog = CatalogReader.catalog(of: after, options: project.options)
    #expect(catalog.messages.map(\.keyPath) == ["a", "b"])
  }
}
