import FoundationEssentials
import TestSupport
import Testing

@Suite("l10n-gen export csv and xlsx, and import of the results")
struct ExportSheetCommandTests {
  private static let files = [
    "l10n.yml": "source: en\n",
    "translations/en.yml": """
    plain: Save, please
    sum: =1+1
    cart:
      one: "{count} item"
      other: "{count} items"

    """,
    "translations/ko.yml": """
    plain: 저장
    cart:
      other: "{count}개"

    """,
    "translations/pl.yml": """
    sum: 1-2

    """,
    "translations/metadata.yml": """
    plain:
      description: A button.
      max-width: 10
      state: { ko: needs-review }

    """,
  ]

  private static let forms = "\"The forms of this plural: one “{count} item”, other “{count} items”\""

  private static let sheet = """
    \u{FEFF}key,description,max width,en,ko,ko state,pl,pl state,file\r
    cart|==|plural.one,\(forms),,{count} item,,,,,translations/en.yml\r
    cart|==|plural.few,\(forms),,{count} items,,,,,translations/en.yml\r
    cart|==|plural.many,\(forms),,{count} items,,,,,translations/en.yml\r
    cart|==|plural.other,\(forms),,{count} items,{count}개,,,,translations/en.yml\r
    plain,A button.,10,"Save, please",저장,needs-review,,,translations/en.yml\r
    sum,,,=1+1,,,1-2,,translations/en.yml\r

    """

  @Test("each text has a row, with a column for each language and its state")
  func csv() throws {
    let sandbox = try Sandbox(Self.files)
    #expect(try sandbox.run("export", "csv").error == "Wrote strings.csv\n6 strings written\n")
    #expect(try sandbox.read("strings.csv") == Self.sheet)
    #expect(try sandbox.run("export", "csv").error == "6 strings written\n")
    #expect(try sandbox.run("import", "strings.csv").error == "0 translations written, 3 already present\n")
  }

  @Test("people's changes are imported, also with semicolons, in UTF-16 and with other columns")
  func back() throws {
    let sandbox = try Sandbox(Self.files)
    let text = """
      Notes;KEY;en;ko;PL state;pl\r
      x;plain;Save, please;"저장""하기"\r
      ;sum;=1+1;;translated;"2"\r
      ;cart|==|plural.other;{count} items;{count}개;needs-review;{count} rzeczy\r

      """
    try sandbox.write(
      .init([0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }), to: "edited.csv")
    let run = try sandbox.run("import", "edited.csv")
    #expect(
      run.error == """
        Wrote translations/ko.yml
        Wrote translations/metadata.yml
        Wrote translations/pl.yml
        translations/pl.yml:2:1: warning: 'cart': pl needs 'one' (for 1), 'few' (for 2, 3, 4, …) and 'many' (for 0, 5, 6, …), which \
        are missing; add 'one: …', 'few: …' and 'many: …' [plural-missing-category]
          2 | cart:
            | ^

        3 translations written, 1 already present

        """)
    #expect(try sandbox.read("translations/ko.yml").hasPrefix("plain: 저장\"하기\n"))
    #expect(try sandbox.read("translations/pl.yml") == "sum: \"2\"\ncart:\n  other: \"{count} rzeczy\"\n")
    #expect(
      try sandbox.read("translations/metadata.yml")
        == "plain:\n  description: A button.\n  max-width: 10\ncart:\n  state: { pl: needs-review }\n")
  }

  @Test("rows with a changed source text, an unknown key or an unknown state are refused at their places")
  func refused() throws {
    let sandbox = try Sandbox(Self.files)
    try sandbox.write(
      "key,en,ko,ko state\nplain,Save,저장하기,\nother,A,가,\nsum,=1+1,2,done\n", to: "edited.csv")
    let run = try sandbox.run("import", "edited.csv")
    #expect(run.status == 1)
    #expect(
      run.error == """
        edited.csv:2:12: error: 'plain': the source text has changed since the export, from 'Save' to 'Save, please'; export it again
        edited.csv:3:9: error: 'other': the project has no such string; it may have been renamed or removed since the export
        edited.csv:4:10: error: 'sum': there is no state 'done'; known are needs-review, machine-translated, new, stale, final
        0 translations written, 3 refused

        """)
  }

  @Test("a sheet that can't be read is refused with the place of its mistake")
  func mistake() throws {
    let sandbox = try Sandbox(Self.files)
    try sandbox.write("key,en,\"ko\n", to: "a.csv")
    let run = try sandbox.run("import", "a.csv")
    #expect(run.status == 1)
    #expect(run.error == "a.csv:1:8: error: this field is never closed; add its closing quote\nNothing was written.\n")
  }

  @Test("a sheet with translations that the project doesn't have isn't replaced")
  func lost() throws {
    let sandbox = try Sandbox(Self.files)
    try sandbox.write(Self.sheet.replacing("저장", with: "저장하기"), to: "strings.csv")
    let run = try sandbox.run("export", "csv")
    #expect(run.status == 2)
    #expect(run.error.contains("strings.csv: 1 translation in this file would be lost"))
  }

  @Test("a workbook is written, and can be imported again")
  func workbook() throws {
    let sandbox = try Sandbox(Self.files)
    #expect(try sandbox.run("export", "xlsx").error == "Wrote strings.xlsx\n6 strings written\n")
    #expect(try sandbox.run("import", "strings.xlsx").error == "0 translations written, 3 already present\n")
    try sandbox.write("plain: 예전\n", to: "translations/ko.yml")
    #expect(try sandbox.run("import", "strings.xlsx", "--dry-run").error.contains("-plain: 예전\n+plain: 저장\n"))
    #expect(try sandbox.run("export", "xlsx").status == 2)
    try sandbox.write("no workbook", to: "strings.xlsx")
    #expect(
      try sandbox.run("import", "strings.xlsx").error
        == "strings.xlsx:1:1: error: this isn't an Excel workbook; save it as .xlsx\nNothing was written.\n")
  }
}
