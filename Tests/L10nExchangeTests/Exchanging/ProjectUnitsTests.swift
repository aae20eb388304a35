import CatalogTestSupport
import Testing

@testable import L10nCatalog
@testable import L10nExchange
@testable import L10nFormats
@testable import L10nText

@Suite("Strings of a project, as units for translators")
struct ProjectUnitsTests {
  private func units(_ files: [String: String], language: String, base: String = ".") -> ProjectUnits {
    let project = ProjectFiles(files)
    return ProjectUnits(of: project.catalog, in: project.inputs, language: language, base: base)
  }

  private static let catalog = StringCatalogText.catalog(
    StringCatalogText.entry("c", ["en": StringCatalogText.unit("C"), "zh_Hans": StringCatalogText.unit("丙")]))

  @Test("files of all formats are in the order of their paths, each with its own language names")
  func files() {
    let units = units(
      [
        "en/b.yml": "b: B\n", "zh-Hans/b.yml": "b: 乙\n", "Shop.xcstrings": Self.catalog, "en.lproj/T.strings": "t = T;",
      ],
      language: "zh-Hans")
    #expect(units.files.map(\.original) == ["Shop.xcstrings", "en.lproj/T.strings", "en/b.yml"])
    #expect(units.files.map(\.target) == ["zh_Hans", "zh-Hans", "zh-Hans"])
    #expect(units.files.map(\.source) == ["en", "en", "en"])
    #expect(units.files.map { $0.indexes == nil } == [true, false, false])
    #expect(units.leftOut == [])
  }

  @Test(
    "a language is named as in the project or, if it is new there, by its canonical tag",
    arguments: [("zh-CN", "zh-Hans"), ("ZH_hans", "zh-Hans"), ("PT_br", "pt-BR"), ("ko", "ko")])
  func language(given: String, name: String) {
    #expect(units(["en.yml": "a: A\n", "zh-Hans.yml": "a: 甲\n"], language: given).language == name)
  }

  @Test("the source language has no units")
  func source() {
    #expect(units(["en.yml": "a: A\n", "Shop.xcstrings": Self.catalog], language: "en").files.isEmpty)
  }

  @Test("a file without strings in the source language isn't included")
  func empty() {
    #expect(units([:], language: "ko").files.isEmpty)
    #expect(units(["en.yml": "", "ko.yml": "a: 가\n"], language: "ko").files.isEmpty)
  }

  @Test("paths are relative to the directory")
  func paths() {
    #expect(units(["App/en.yml": "a: A\n"], language: "ko", base: "App").files.map(\.original) == ["en.yml"])
    #expect(units(["en.yml": "a: A\n"], language: "ko", base: "App").files.map(\.original) == ["../en.yml"])
  }

  @Test("metadata is added to the comments in a catalog")
  func notes() throws {
    let units = units(
      [
        "Localizable.xcstrings": Self.catalog.replacing(
          "\"c\" : {", with: "\"c\" : {\n      \"comment\" : \"Ours\","),
        "metadata.yml": "c: { context: The door, max-width: 5 }\n",
      ], language: "ko")
    let note = try #require(units.files.first?.messages.first?.note)
    #expect(note.text.contains("Ours") && note.text.contains("The door"))
    #expect(note.maxWidth == 5)
  }

  @Test(
    "the plural categories are those of whole numbers and decimals",
    arguments: [("ko", "other"), ("pl", "one few many other"), ("fr", "one other"), ("xx", "other")])
  func categories(language: String, categories: String) {
    let units = units(["en.yml": "a: A\n"], language: language)
    #expect(units.categories.map(\.rawValue).joined(separator: " ") == categories)
  }
}
