import CatalogTestSupport
import Testing

@testable import L10nCatalog
@testable import L10nExchange
@testable import L10nText

@Suite("Translations that an import writes, already has, or refuses")
struct UnitImportCountsTests {
  /// Returns the import of a sheet with the given lines.
  private func imported(_ lines: String..., project: [String: String], languages: [String]? = nil) -> UnitImport {
    UnitImport(
      ProjectFiles(["in.csv": lines.joined(separator: "\n")]).inputs, into: ProjectFiles(project).inputs,
      options: ReadingOptions(source: "en", languages: languages), base: ".")
  }

  @Test("nothing is written if one of the files can't be read")
  func mistakes() {
    let files = ProjectFiles(["a.csv": "key,en,ko\na,A,가\n", "b.csv": ""]).inputs
    let result = UnitImport(
      files, into: ProjectFiles(["en.yml": "a: A\n"]).inputs, options: ReadingOptions(source: "en"), base: ".")
    #expect(result.mistakes.map(\.location.file) == ["b.csv"])
    #expect(result.changes.isEmpty && result.changed == 0)
  }

  @Test("a language that the configuration doesn't list is refused once, and a part without a language, too")
  func languages() {
    let sheet = imported("key,en,ja", "a,A,あ", "b,B,い", project: ["en.yml": "a: A\nb: B\n"], languages: ["en", "ko"])
    #expect(sheet.refused.count == 1 && sheet.changes.isEmpty)
    let xliff = """
      <xliff version="1.2"><file original="en.yml" source-language="en"><body>
      <trans-unit id="a"><source>A</source><target>가</target></trans-unit></body></file></xliff>
      """
    let result = UnitImport(
      ProjectFiles(["in.xliff": xliff]).inputs, into: ProjectFiles(["en.yml": "a: A\n"]).inputs,
      options: ReadingOptions(source: "en"), base: ".")
    #expect(result.refused.count == 1 && result.changes.isEmpty)
  }

  @Test("texts that are marked as new aren't translations, and those that the project has are counted")
  func counts() {
    let result = imported(
      "key,en,ko,ko state", "a,A,가,", "b,B,B,new", "c,C,다,",
      project: ["en.yml": "a: A\nb: B\nc: C\n", "ko.yml": "a: 가\n"])
    #expect(result.changed == 1 && result.present == 1 && result.untranslated == 1)
    #expect(result.written == [.init(keyPath: "c", language: "ko")])
    #expect(result.result.map(\.shownPath) == ["en.yml", "ko.yml"])
  }

  @Test("a sheet without a column of states keeps the states of texts that it doesn't change")
  func statesWithoutColumn() {
    let project = [
      "en.yml": "a: A\nb: B\n", "ko.yml": "a: 가\nb: 나\n",
      "metadata.yml": "a:\n  state: { ko: needs-review }\nb:\n  state: { ko: needs-review }\n",
    ]
    let result = imported("key,en,ko", "a,A,가", "b,B,다", project: project)
    #expect(result.changes.texts["ko.yml"] == "a: 가\nb: 다\n")
    #expect(result.changes.texts["metadata.yml"] == "a:\n  state: { ko: needs-review }\n")
    #expect(result.present == 1)
  }

  @Test("line breaks that only the spreadsheet has change nothing")
  func lineBreaks() {
    let project = ["en.json": #"{ "a": "1\r\n2" }"#, "ko.json": #"{ "a": "1\r\n3" }"#]
    let result = imported("key,en,ko", "a,\"1\n2\",\"1\n3\"", project: project)
    #expect(result.refused.isEmpty && result.changes.isEmpty && result.present == 1)
  }
}
