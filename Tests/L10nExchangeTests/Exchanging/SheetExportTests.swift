import CatalogTestSupport
import Testing

@testable import L10nCatalog
@testable import L10nExchange
@testable import L10nFormats
@testable import L10nText

@Suite("Sheets for translators")
struct SheetExportTests {
  private let project = ProjectFiles([
    "en.yml": "plain: \"Save, please\"\ncart:\n  one: \"%{count} item\"\n  other: \"%{count} items\"\nlist: [a, b]\n",
    "ko.yml": "plain: 저장\ncart:\n  other: \"%{count}개\"\n", "pl.yml": "list: [ą, be]\n",
    "metadata.yml": "plain:\n  description: A button.\n  max-width: 10\n  state: { ko: needs-review }\n",
  ])

  private func exported(
    _ project: ProjectFiles, _ languages: [String], as format: SheetExport.Format = .csv,
    _ selection: UnitSelection = UnitSelection()
  ) -> SheetExport {
    let units = languages.map {
      (units: ProjectUnits(of: project.catalog, in: project.inputs, language: $0, base: "."), selection: selection)
    }
    return SheetExport(units, as: format)
  }

  private func cells(_ export: SheetExport) throws -> [[String]] {
    try CSVReader.read(try #require(InputFile(path: [], shownPath: "", bytes: export.bytes).text)).rows
      .map { $0.map(\.text) }
  }

  private func imported(_ export: SheetExport, name: String, into project: ProjectFiles) -> UnitImport {
    let input = InputFile(path: [name], shownPath: name, bytes: export.bytes)
    return UnitImport([input], into: project.inputs, options: project.options, base: ".")
  }

  @Test("a row has the key, the notes, the source text, each language's text and state, and the file")
  func columns() throws {
    let rows = try cells(exported(project, ["ko", "pl"]))
    #expect(
      rows.first == ["key", "description", "max width", "en", "ko", "ko state", "pl", "pl state", "file"])
    #expect(
      rows.first { $0.first == "plain" }
        == ["plain", "A button.", "10", "Save, please", "저장", "needs-review", "", "", "en.yml"])
  }

  @Test("the forms of all languages of a plural have rows next to each other, and so do the items of a list")
  func variants() throws {
    let export = exported(project, ["ko", "pl"])
    let rows = try cells(export)
    #expect(
      rows.dropFirst().map(\.first) == [
        "cart|==|plural.one", "cart|==|plural.few", "cart|==|plural.many", "cart|==|plural.other", "list|==|item.1",
        "list|==|item.2", "plain",
      ])
    #expect(export.count == 7)
    #expect(rows.filter { $0[0].hasPrefix("list") }.map { $0[6] } == ["ą", "be"])
  }

  @Test("the strings of two files with the same key have rows of their own")
  func files() throws {
    let project = ProjectFiles(["en/a.yml": "k: A\n", "en/b.yml": "k: B\n", "ko/a.yml": "k: 가\n"])
    let rows = try cells(exported(project, ["ko"]))
    #expect(rows.dropFirst().map(\.last) == ["en/a.yml", "en/b.yml"])
  }

  @Test("importing an exported sheet changes nothing", arguments: ["x.csv", "x.xlsx"])
  func unchanged(name: String) {
    let export = exported(project, ["ko", "pl"], as: name.hasSuffix("csv") ? .csv : .xlsx)
    let result = imported(export, name: name, into: project)
    #expect(result.mistakes.isEmpty && result.refused.isEmpty)
    #expect(result.changes.isEmpty)
    #expect(result.changed == 0)
    #expect(result.present == 4)
  }

  @Test("a sheet fills a project that has lost its translations, with their states", arguments: ["x.csv", "x.xlsx"])
  func restored(name: String) {
    let export = exported(project, ["ko", "pl"], as: name.hasSuffix("csv") ? .csv : .xlsx)
    var emptied = project
    emptied.texts["ko.yml"] = nil
    emptied.texts["pl.yml"] = nil
    emptied.texts["metadata.yml"] = "plain:\n  description: A button.\n  max-width: 10\n"
    let result = imported(export, name: name, into: emptied)
    #expect(result.refused.isEmpty)
    let restored = emptied.applying(result.changes).catalog
    #expect(
      restored.messages.map { $0.texts.map { $0?.stored } }
        == project.catalog.messages.map { $0.texts.map { $0?.stored } })
    #expect(restored.messages.map(\.metadata.states) == project.catalog.messages.map(\.metadata.states))
  }

  @Test("a sheet without strings has a header")
  func empty() throws {
    let export = exported(ProjectFiles(["en.yml": ""]), ["ko"])
    #expect(export.count == 0)
    #expect(try cells(export).count == 1)
    #expect(try cells(exported(project, ["ko"], as: .csv, UnitSelection(kinds: []))).count == 1)
  }

  @Test("a string that can't be in a sheet is listed once, however many languages there are")
  func leftOut() {
    let plist = """
      <plist version="1.0"><dict><key>w</key><dict><key>NSStringVariableWidthRuleType</key><dict>
      <key>20</key><string>Hi</string><key>50</key><string>Hello</string></dict></dict></dict></plist>
      """
    let project = ProjectFiles(["en.lproj/T.stringsdict": plist])
    let export = exported(project, ["ko", "ja"])
    #expect(export.leftOut.count == 1 && export.leftOut[0].contains("w'"), "\(export.leftOut)")
  }
}
