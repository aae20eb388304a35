import CatalogTestSupport
import Testing

@testable import L10nCatalog
@testable import L10nExchange
@testable import L10nFormats
@testable import L10nLanguage
@testable import L10nText

@Suite("Strings of a project, as a form for translators")
struct TranslationFormTests {
  private func form(
    _ files: [String: String], language: String, _ selection: UnitSelection = UnitSelection()
  ) -> (form: TranslationForm, catalog: Catalog) {
    let project = ProjectFiles(files)
    let units = ProjectUnits(of: project.catalog, in: project.inputs, language: language, base: ".")
    return (TranslationForm(units, selection, of: project.catalog), project.catalog)
  }

  @Test("the units of a message are together, with the message that they are of")
  func messages() {
    let catalog = StringCatalogText.catalog(StringCatalogText.entry("c", ["en": StringCatalogText.unit("C")]))
    let (form, project) = form(
      [
        "en.yml": "b: B\nn:\n  one: \"%{count} file\"\n  other: \"%{count} files\"\n", "pl.yml": "b: Be\n",
        "Shop.xcstrings": catalog,
      ],
      language: "pl")
    let messages = form.files.flatMap(\.messages)
    #expect(messages.map(\.key) == ["c", "b", "n"])
    #expect(messages.map(\.units.count) == [1, 1, 4])
    #expect(messages.map { $0.index.map { project.messages[$0].keyPath } } == ["Shop.c", "b", "n"])
    #expect(form.count == 6)
    #expect(form.leftOut == [])
  }

  @Test("a selection leaves out messages, and files without any")
  func selection() {
    let (form, _) = form(
      ["en/a.yml": "a: A\nb: B\n", "pl/a.yml": "a: A\n", "en/c.yml": "c: C\n", "pl/c.yml": "c: C\n"], language: "pl",
      UnitSelection(kinds: [.missing]))
    #expect(form.files.map(\.original) == ["en/a.yml"])
    #expect(form.files.flatMap(\.messages).map(\.key) == ["a.b"])
  }

  @Test("a string that XML can't represent is left out, because it couldn't come back")
  func leftOut() {
    let (form, _) = form(["en.json": #"{"a": "A", "b": "\u0001"}"#], language: "pl")
    #expect(form.files.flatMap(\.messages).map(\.key) == ["a"])
    #expect(form.leftOut == ["'b': XML can't write one of its characters, U+0001; remove it"])
  }

  @Test("the plural forms are those of the language, each with numbers for which it is used")
  func categories() {
    func categories(_ language: String, _ kind: PluralKind) -> [String] {
      form(["en.yml": "a: A\n"], language: language).form.categories(kind).map {
        "\($0.category.rawValue) \($0.numbers)"
      }
    }
    #expect(
      categories("pl", .cardinal) == ["one [1]", "few [2, 3, 4]", "many [0, 5, 6]", "other []"])
    #expect(categories("ja", .cardinal) == ["other [0, 1, 2]"])
    #expect(categories("en-GB", .ordinal).map { $0.prefix(3) } == ["one", "two", "few", "oth"])
  }
}
