import Testing

@testable import L10nExchange
@testable import L10nFormats

@Suite("Sheets that translators return")
struct TranslatedSheetTests {
  private func sheet(_ rows: [String]..., source: String = "en") -> TranslatedSheet {
    let cells = rows.enumerated().map { row, texts in
      texts.enumerated().map { Sheet.Cell(text: $1, line: row + 1, column: $0 + 1) }
    }
    return TranslatedSheet(Sheet(rows: cells), source: source, path: "in.csv")
  }

  @Test("each language and each file of the project is a part of its own")
  func parts() {
    let sheet = sheet(
      ["file", "ko", "key", "ja", "en"], ["a.yml", "가", "a", "あ", "A"], ["b.yml", "나", "b", "", "B"],
      ["a.yml", "다", "c", "う", "C"])
    #expect(sheet.mistake == nil)
    #expect(sheet.files.map(\.target) == ["ko", "ko", "ja"])
    #expect(sheet.files.map(\.original) == ["a.yml", "b.yml", "a.yml"])
    #expect(sheet.files.map { $0.units.map(\.id) } == [["a", "c"], ["b"], ["a", "c"]])
    #expect(sheet.files.map(\.source) == ["en", "en", "en"])
  }

  @Test("each translation has its key, its source text and its place")
  func unit() throws {
    let unit = try #require(sheet(["key", "en", "ko"], ["a", "A", "가"]).files.first?.units.first)
    #expect(unit.id == "a" && unit.source == "A" && unit.target == UnitText(text: "가"))
    #expect(unit.location.file == "in.csv" && unit.location.line == 2 && unit.location.column == 3)
    #expect(unit.obstacle == nil)
  }

  @Test("rows without a key or a translation, and cells that a row doesn't have, are skipped")
  func gaps() {
    let sheet = sheet(["en", "ko", "key"], ["A", "가"], ["B", "", "b"], [], ["C", "다", "c", "more"])
    #expect(sheet.files.flatMap { $0.units.map(\.id) } == ["c"])
  }

  @Test(
    "a final state is none, in any case",
    arguments: [
      ("", nil), ("Translated", nil), ("FINAL", nil), ("needs-review", .needsReview), ("New", .new), ("stale", .stale),
      ("machine-translated", TranslationState.machineTranslated),
    ])
  func states(name: String, state: TranslationState?) {
    let unit = sheet(["key", "en", "ko", "ko state"], ["a", "A", "가", name]).files.first?.units.first
    #expect(unit?.target?.state == state)
    #expect(unit?.obstacle == nil)
    #expect(unit?.keepsState == false)
  }

  @Test("an unknown state keeps its row from being imported, and a sheet without states keeps the project's")
  func otherStates() {
    let unknown = sheet(["key", "en", "ko", "ko state"], ["a", "A", "가", "done"], ["b", "B", "나", ""]).files.first?
      .units
    #expect(unknown?.map { $0.obstacle == nil } == [false, true])
    #expect(unknown?.first?.obstacle?.contains("'done'") == true)
    #expect(sheet(["key", "en", "ko"], ["a", "A", "가"]).files.first?.units.first?.keepsState == true)
  }

  @Test("the carriage returns that spreadsheets add within cells are removed")
  func lineBreaks() {
    let unit = sheet(["key", "en", "ko"], ["a", "1\r\n2", "3\r\n4"]).files.first?.units.first
    #expect(unit?.source == "1\n2")
    #expect(unit?.target?.text == "3\n4")
  }

  @Test("a text that a spreadsheet changed into something else isn't imported")
  func obstacles() {
    let header = ["key", "en", "ko"].map { Sheet.Cell(text: $0) }
    let row = [Sheet.Cell(text: "a"), Sheet.Cell(text: "A"), Sheet.Cell(text: "", obstacle: "it is a formula")]
    let sheet = TranslatedSheet(Sheet(rows: [header, row]), source: "en", path: "in.xlsx")
    #expect(sheet.files.first?.units.first?.obstacle == "it is a formula")
  }

  @Test("the source language is found however it is spelled, and isn't a language of translations")
  func source() {
    let sheet = sheet(["key", "zh-CN", "ko"], ["a", "甲", "가"], source: "zh-Hans")
    #expect(sheet.mistake == nil)
    #expect(sheet.files.map(\.target) == ["ko"])
  }

  @Test(
    "a sheet without a required column is refused with the column's name",
    arguments: [(["a", "b"], "'key'"), (["key", "ko"], "'en'"), (["key", "en", "notes"], "no language")])
  func columns(header: [String], part: String) {
    let sheet = sheet(header, ["1", "2", "3"])
    #expect(sheet.mistake?.contains(part) == true)
    #expect(sheet.files.isEmpty)
  }

  @Test("an empty sheet is refused, and one with nothing but a header is accepted")
  func empty() {
    #expect(sheet().mistake != nil)
    #expect(sheet(["key", "en", "ko"]).mistake == nil)
    #expect(sheet(["key", "en", "ko"]).files.isEmpty)
  }
}
