import CatalogTestSupport
import Testing

@testable import L10nCatalog
@testable import L10nExchange
@testable import L10nFormats
@testable import L10nText

@Suite("Localization catalogs for translators")
struct LocalizationCatalogExportTests {
  private func folder(_ files: [String: String], language: String = "ko", facts: String? = nil) -> [String: String] {
    let project = ProjectFiles(files)
    let units = ProjectUnits(of: project.catalog, in: project.inputs, language: language, base: ".")
    let export = LocalizationCatalogExport(units, project: "Shop.xcodeproj", facts: facts.map { Array($0.utf8) })
    return Dictionary(export.files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }) { first, _ in first }
  }

  private let catalog = StringCatalogText.catalog(
    StringCatalogText.entry("c", ["en": StringCatalogText.unit("C"), "ko": StringCatalogText.unit("다")]))

  @Test("the folder has the source's files, without the translations of a file with all languages")
  func sources() {
    let files = folder(["App/Shop.xcstrings": catalog, "en.yml": "a: A # kept\n", "ko.yml": "a: 가\n"])
    #expect(
      files.keys.sorted() == ["Source Contents/App/Shop.xcstrings", "Source Contents/en.yml", "contents.json"])
    #expect(files["Source Contents/en.yml"] == "a: A # kept\n")
    let source = files["Source Contents/App/Shop.xcstrings"] ?? ""
    #expect(source.contains("\"C\"") && !source.contains("다"))
  }

  @Test("files outside the project's directory are in the folder, too")
  func outside() {
    #expect(folder(["../Shared/en.yml": "a: A\n"]).keys.contains("Source Contents/Shared/en.yml"))
  }

  @Test("the description names the languages and the project")
  func facts() throws {
    let facts = try #require(folder(["en.yml": "a: A\n"])["contents.json"])
    for fact in ["\"developmentRegion\" : \"en\"", "\"targetLocale\" : \"ko\"", "\"project\" : \"Shop.xcodeproj\""] {
      #expect(facts.contains(fact))
    }
  }

  @Test("a description for the same languages is kept, and one for others, or a broken one, is replaced")
  func oldFacts() {
    let project = ["en.yml": "a: A\n"]
    let own = #"{ "developmentRegion": "en", "targetLocale": "ko", "toolInfo": { "toolName": "Xcode" } }"#
    #expect(folder(project, facts: own)["contents.json"] == own)
    for other in [own.replacing("ko", with: "ja"), own.replacing("\"en\"", with: "\"fr\""), "{", ""] {
      let facts = folder(project, facts: other)["contents.json"]
      #expect(facts != other && facts?.contains("\"targetLocale\" : \"ko\"") == true)
    }
  }

  @Test("a project without strings has a folder with nothing but its description")
  func empty() {
    #expect(Array(folder(["en.yml": ""]).keys) == ["contents.json"])
  }

  @Test("the XLIFF file is named after the language")
  func contents() {
    #expect(LocalizationCatalogExport.contents("zh-Hans") == "Localized Contents/zh-Hans.xliff")
  }
}
