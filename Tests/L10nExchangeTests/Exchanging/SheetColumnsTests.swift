import Testing

@testable import L10nExchange

@Suite("Columns of a sheet for translators")
struct SheetColumnsTests {
  @Test(
    "columns are found by their names, in any case and with spaces or a byte-order mark around them",
    arguments: [
      ("key", SheetColumns.Column.key), ("\u{FEFF}KEY ", .key), (" File", .file), ("ko", .texts("ko")),
      ("zh-Hans", .texts("zh-Hans")), ("ko state", .states("ko")), ("PT-BR State", .states("PT-BR")),
    ])
  func known(name: String, column: SheetColumns.Column) {
    #expect(SheetColumns.column(named: name) == column)
  }

  @Test(
    "columns for people, and those that people added, are ignored, even if their names look like languages",
    arguments: ["", "description", "Max Width", "notes", "Notes state.", "Comment", "1", "state", " state"])
  func others(name: String) {
    #expect(SheetColumns.column(named: name) == .other)
  }

  @Test("the column of states that an export writes is found again", arguments: ["ko", "zh-Hans", "pt-BR"])
  func states(language: String) {
    #expect(SheetColumns.column(named: SheetColumns.state(of: language)) == .states(language))
  }
}
