import CatalogTestSupport
import L10nLanguage
import Testing

@testable import L10nCatalog
@testable import L10nEditing
@testable import L10nText

@Suite("Strings that are exported to a String Catalog")
struct StringExportTests {
  private func exported(
    _ project: [String: String], to table: String = "", at path: String = "Localizable.xcstrings",
    languages: [String]? = nil, names: String? = nil
  ) throws -> (text: String, export: StringExport) {
    var options = ReadingOptions(source: "en")
    options.names = names.map { SourceFile(path: "names.yml", bytes: Array($0.utf8)) }
    let project = ProjectFiles(project, options: options)
    let components = path.split(separator: "/").map(String.init)
    let export = try StringExport(
      of: project.catalog, to: InputFile(path: components, shownPath: path, bytes: Array(table.utf8)),
      languages: languages, options: options)
    return (String(decoding: export.bytes, as: UTF8.self), export)
  }

  /// The texts of a catalog by language and key.
  private func texts(_ catalog: String) -> [String: [String]] {
    let catalog = ProjectFiles(["Localizable.xcstrings": catalog]).catalog
    let texts = catalog.messages.map { message in
      (message.keyPath, zip(catalog.languages, message.texts).map { "\($0): \($1?.stored.texts.joined() ?? "-")" })
    }
    return Dictionary(uniqueKeysWithValues: texts)
  }

  private let project = [
    "en.yml": """
    title: Store
    files: "{count, plural, one {# file} other {# files}}"
    greeting: "{arg2} for {arg1}"

    """,
    "ko.yml": "title: 매장\nfiles: \"{count, plural, other {파일 #개}}\"\ngreeting: \"{arg1}의 {arg2}\"\n",
    "metadata.yml": "title:\n  description: A heading\n  state: { ko: needs-review }\n",
  ]

  @Test("a new catalog has the strings of all languages, and a second export changes nothing")
  func new() throws {
    let (text, export) = try exported(project)
    #expect(export.changed == 6)
    #expect(export.leftOut == [])
    #expect(
      texts(text) == [
        "title": ["en: Store", "ko: 매장"], "greeting": ["en: %2$@ for %1$@", "ko: %1$@의 %2$@"],
        "files": ["en: %lld file%lld files", "ko: 파일 %lld개"],
      ])
    #expect(text.contains("\"comment\" : \"A heading\"") && text.contains("\"needs_review\""))
    let second = try exported(project, to: text)
    #expect(second.text == text)
    #expect(second.export.changed == 0)
  }

  @Test("a project without strings gives a catalog without strings")
  func empty() throws {
    let (text, export) = try exported(["en.yml": ""])
    #expect(export.changed == 0)
    #expect(texts(text).isEmpty)
  }

  @Test("an exported catalog is imported into a new project with the same files")
  func roundTrip() throws {
    let catalog = ["Localizable.xcstrings": try exported(project).text]
    let result = StringImport(ProjectFiles(catalog).catalog, into: [], options: ReadingOptions(source: "en"))
    let back = ProjectFiles(result.changes.texts).catalog
    let original = ProjectFiles(project).catalog
    #expect(result.leftOut == [])
    #expect(back.messages.map(\.keyPath) == original.messages.map(\.keyPath))
    #expect(back.messages.map { $0.texts.map { $0?.stored } } == original.messages.map { $0.texts.map { $0?.stored } })
    #expect(back.messages.map(\.metadata.states) == original.messages.map(\.metadata.states))
    #expect(back.messages.map(\.metadata.description) == original.messages.map(\.metadata.description))
  }

  @Test("a text or a state is changed on its own, and strings that the project doesn't have are kept")
  func edits() throws {
    let old = try exported(["en.yml": "a: A\nb: B\nc: C\n", "ko.yml": "a: 가\nb: 나\n"]).text
    let text = try exported(
      ["en.yml": "a: A\nb: B\n", "ko.yml": "a: 가!\nb: 나\n", "metadata.yml": "b: { state: { ko: needs-review } }\n"],
      to: old)
    #expect(text.export.changed == 2)
    let stateOfB = try #require(old.range(of: "\"translated\",\n            \"value\" : \"나\""))
    var expected = old
    expected.replaceSubrange(stateOfB, with: "\"needs_review\",\n            \"value\" : \"나\"")
    #expect(text.text == expected.replacing("\"가\"", with: "\"가!\""))
  }

  @Test("strings that are kept untranslated say so, and texts that aren't final have their states")
  func states() throws {
    let (text, _) = try exported([
      "en.yml": "a: A\nb: B\n", "ko.yml": "a: 가\n",
      "metadata.yml": "a: { state: { en: stale, ko: needs-review } }\nb: { translatable: false }\n",
    ])
    let messages = ProjectFiles(["Localizable.xcstrings": text]).catalog.messages
    #expect(messages.map(\.metadata.isTranslatable) == [true, false])
    #expect(messages.first?.metadata.states == ["en": .stale, "ko": .needsReview], "\(text)")
  }

  @Test("a state counts however metadata.yml spells its language")
  func spellingOfStates() throws {
    let (text, _) = try exported([
      "en.yml": "a: A\n", "zh-Hans.yml": "a: 甲\n", "metadata.yml": "a: { state: { zh_Hans: needs-review } }\n",
    ])
    #expect(text.contains("\"state\" : \"needs_review\",\n            \"value\" : \"甲\""))
  }

  @Test("a string that no code uses stays stale, also if its texts change")
  func stale() throws {
    let old = StringCatalogText.catalog(
      StringCatalogText.entry(
        "a", ["en": StringCatalogText.unit("A")], fields: "      \"extractionState\" : \"stale\",\n"))
    let project = StringImport(
      ProjectFiles(["Localizable.xcstrings": old]).catalog, into: [], options: ReadingOptions(source: "en"))
    var files = project.changes.texts
    files["en.yml"] = "a: B\n"
    let edited = try exported(files, to: old)
    #expect(edited.export.changed == 1)
    #expect(edited.text == old.replacing("\"A\"", with: "\"B\""))
    #expect(try exported(files).text.contains("\"extractionState\" : \"stale\""))
  }

  @Test("keys with spaces and full stops are written without the quotes of key paths")
  func quotedKeys() throws {
    let (text, _) = try exported(["en.json": #"{ "Sign in": "Sign in now", "404.title": "Not found" }"#])
    for key in ["Sign in", "404.title"] { #expect(text.contains("    \"\(key)\" : {\n")) }
  }

  @Test("an empty text is written if the source is empty, too")
  func emptyTexts() throws {
    let (text, export) = try exported(["en.yml": "sep: \"\"\na: A\n", "ko.yml": "sep: \"\"\na: \"\"\n"])
    #expect(export.changed == 3)
    #expect(texts(text) == ["sep": ["en: ", "ko: "], "a": ["en: A", "ko: -"]])
  }

  @Test("only the languages that are asked for are written, however they are spelled")
  func languages() throws {
    let files = ["en.yml": "a: A\n", "ko.yml": "a: 가\n", "zh-Hans.yml": "a: 甲\n"]
    let (text, export) = try exported(files, languages: ["zh-CN"])
    #expect(export.changed == 1)
    #expect(!text.contains("\"가\"") && text.contains("\"zh-Hans\""))
  }

  @Test("a language keeps its spelling in an existing catalog")
  func spelling() throws {
    let new = ["en.yml": "a: A\n", "pt-BR.yml": "a: À\n"]
    let expected = try exported(new).text.replacing("pt-BR", with: "pt_BR")
    let old = expected.replacing("À", with: "Á")
    #expect(try exported(new, to: old).text == expected)
    let second = try #require(old.ranges(of: "translated").last)
    #expect(try exported(new, to: old.replacing("translated", with: "needs_review", subrange: second)).text == expected)
  }

  @Test("a string has its key from names.yml, and its arguments the positions there")
  func names() throws {
    let names = "Localizable:\n  hello: { key: \"Hello %@, %@\", arguments: { name: 1, place: 2 } }\n"
    let (text, _) = try exported(["en.yml": "hello: \"{place}: {name}\"\n"], names: names)
    #expect(text.contains("\"Hello %@, %@\" : {"))
    #expect(text.contains("\"value\" : \"%2$@: %1$@\""))
  }

  @Test("a table other than Localizable gets the strings of its namespace")
  func namespaces() throws {
    let files = ["en.yml": "a: A\nShop:\n  b: B\n"]
    #expect(Array(texts(try exported(files, at: "App/Shop.xcstrings").text).keys) == ["b"])
    let names = "Shop: {}\n"
    #expect(Array(texts(try exported(files, names: names).text).keys) == ["a"])
  }

  @Test("what a catalog can't represent is left out with its key, its language and the reason")
  func leftOut() throws {
    let (text, export) = try exported([
      "en.yml": "day: \"{day, date}\"\nplain: A\n", "ko.yml": "plain: \"{place}\"\n",
    ])
    #expect(Array(texts(text).keys).contains("plain"))
    #expect(export.leftOut.map { $0.prefix { $0 != ":" } }.sorted() == ["'day' in en", "'plain' in ko"])
  }

  @Test("texts with mistakes and missing translations are skipped")
  func mistakes() throws {
    let (text, export) = try exported(["en.yml": "a: A\nb: \"{\"\n", "ko.yml": "a: \"\"\n"])
    #expect(texts(text) == ["a": ["en: A"]])
    #expect(export.changed == 1)
  }

  @Test("a catalog with mistakes isn't replaced", arguments: ["{", "[]", "{ \"strings\" : { \"a\" : { } } "])
  func brokenCatalog(old: String) {
    #expect(throws: FileSystem.Failure.self) { try exported(["en.yml": "a: A\n"], to: old) }
  }
}
