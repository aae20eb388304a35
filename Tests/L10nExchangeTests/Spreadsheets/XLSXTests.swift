import Testing

@testable import L10nExchange

@Suite("Excel workbooks")
struct XLSXTests {
  private func workbook(_ cells: String, others: [(name: String, text: String)] = []) -> [UInt8] {
    let files = [
      (
        "xl/workbook.xml",
        #"<workbook><sheets><sheet name="A" r:id="r1"/><sheet name="B" r:id="r2"/></sheets></workbook>"#
      ),
      ("xl/_rels/workbook.xml.rels", #"<Relationships><Relationship Id="r1" Target="/xl/a.xml"/></Relationships>"#),
      ("xl/a.xml", "<worksheet><sheetData>\(cells)</sheetData></worksheet>"),
    ]
    return ZipArchive.bytes(of: (files + others.map { ($0.name, $0.text) }).map { ($0.0, Array($0.1.utf8)) })
  }

  @Test("written workbooks are read unchanged, including characters that XML doesn't allow")
  func written() throws {
    let texts = [
      "a", " b\n c ", "<&\">", "=1+1", "1-2", "", "_x0041_", "\u{1}\r", "한국어 🙂", "\u{1}\u{301}_x0041_\u{301}",
    ]
    let rows = [["key"], texts, Array(repeating: "z", count: 30)]
    let sheet = Sheet(rows: rows.map { $0.map { .init(text: $0) } })
    let read = try XLSXReader.read(XLSXWriter.bytes(of: sheet, widths: [10, 20]))
    #expect(read.rows.map { $0.map(\.text) } == rows)
    #expect(read.rows.allSatisfy { $0.allSatisfy { $0.obstacle == nil } })
    #expect(read.rows[2][29].line == 3 && read.rows[2][29].column == 30)
    #expect(XLSXWriter.bytes(of: sheet, widths: []) == XLSXWriter.bytes(of: sheet, widths: []))
  }

  @Test("workbooks with a cell at the end of each of many rows are refused before the cells in between use memory")
  func wide() {
    let bytes = workbook(String(repeating: #"<row><c r="XFD1" t="str"><v>x</v></c></row>"#, count: 20_000))
    let mistake = #expect(throws: XLSXReader.Mistake.self) { try XLSXReader.read(bytes) }
    #expect(mistake?.explanation.contains("more than 2000000 cells") == true)
  }

  @Test("shared texts, texts in parts, and left-out rows and columns are read")
  func forms() throws {
    let bytes = workbook(
      """
      <row r="2"><c r="B2" t="s"><v>1</v></c><c t="str"><v>x</v></c></row>
      <row><c t="inlineStr"><is><r><t>a</t></r><r><t xml:space="preserve"> b</t></r><rPh><t>no</t></rPh></is></c></row>
      """,
      others: [
        ("xl/sharedStrings.xml", "<sst><si><t>zero</t></si><si><r><t>o</t></r><r><t>ne</t></r></si></sst>")
      ])
    let sheet = try XLSXReader.read(bytes)
    #expect(sheet.rows.map { $0.map(\.text) } == [["", "one", "x"], ["a b"]])
    #expect(sheet.rows[1][0].line == 3)
  }

  @Test("numbers with formats, dates, formulas, truth values and errors aren't accepted as texts")
  func obstacles() throws {
    let bytes = workbook(
      """
      <row><c><v>5</v></c><c s="1"><v>45000</v></c><c s="2"><v>12</v></c><c><v>1.5</v></c><c><f>1+1</f><v>2</v></c>\
      <c t="b"><v>1</v></c><c t="e"><v>#NAME?</v></c></row>
      """,
      others: [
        ("xl/styles.xml", #"<s><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="49"/></cellXfs></s>"#)
      ])
    let cells = try XLSXReader.read(bytes).rows[0]
    #expect(cells.map { $0.obstacle != nil } == [false, true, false, true, true, true, true])
    #expect(cells[0].text == "5" && cells[2].text == "12")
  }

  @Test("files that aren't workbooks, or are broken, are refused with an explanation")
  func mistakes() {
    func mistake(_ bytes: [UInt8]) -> String? {
      do {
        _ = try XLSXReader.read(bytes)
        return nil
      } catch {
        return error.explanation
      }
    }
    #expect(mistake([]) == "this isn't an Excel workbook; save it as .xlsx")
    #expect(mistake(Array(repeating: 0x50, count: 100)) == "this isn't an Excel workbook; save it as .xlsx")
    #expect(mistake(ZipArchive.bytes(of: [])) == "this workbook has no 'xl/workbook.xml'; save it again")
    #expect(
      mistake(ZipArchive.bytes(of: [("xl/workbook.xml", Array("<a>".utf8))]))
        == "'xl/workbook.xml' in this workbook isn't well-formed; save it again")
    #expect(
      mistake(ZipArchive.bytes(of: [("xl/workbook.xml", Array("<a/>".utf8))]))
        == "this workbook has no sheet; export it again")
    var broken = workbook("<row/>")
    broken.removeSubrange(0..<20)
    #expect(mistake(broken) != nil)
  }
}

@Suite("ZIP archives")
struct ZipArchiveTests {
  @Test("deflated files are read, and no file is larger than the archive states")
  func inflating() throws {
    let archive = try #require(ZipArchive(ZipSamples.deflated))
    #expect(try archive.content(of: "a.txt") == Array(String(repeating: "hello ", count: 100).utf8))
    #expect(throws: ZipArchive.Failure.self) { try archive.content(of: "b.txt") }
    var wrong = ZipSamples.deflated
    // The size in the list of files, which a small archive could understate.
    let list = try #require(wrong.firstRange(of: [0x50, 0x4B, 0x01, 0x02])).lowerBound
    wrong[list + 24] = 10
    wrong[list + 25] = 0
    #expect(throws: ZipArchive.Failure.self) { try #require(ZipArchive(wrong)).content(of: "a.txt") }
    wrong[list + 27] = 0x7F
    #expect(throws: ZipArchive.Failure.self) { try #require(ZipArchive(wrong)).content(of: "a.txt") }
  }
}

private enum ZipSamples {
  /// Created by Python's zipfile: `a.txt` with 100 times "hello ", deflated.
  static let deflated: [UInt8] = [
    0x50, 0x4B, 0x03, 0x04, 0x14, 0x00, 0x00, 0x00, 0x08, 0x00, 0x00, 0x00, 0x21, 0x00, 0xF3, 0x31,
    0xA2, 0x0D, 0x0E, 0x00, 0x00, 0x00, 0x58, 0x02, 0x00, 0x00, 0x05, 0x00, 0x00, 0x00, 0x61, 0x2E,
    0x74, 0x78, 0x74, 0xCB, 0x48, 0xCD, 0xC9, 0xC9, 0x57, 0xC8, 0x18, 0x25, 0x47, 0x49, 0xAA, 0x92,
    0x00, 0x50, 0x4B, 0x01, 0x02, 0x14, 0x03, 0x14, 0x00, 0x00, 0x00, 0x08, 0x00, 0x00, 0x00, 0x21,
    0x00, 0xF3, 0x31, 0xA2, 0x0D, 0x0E, 0x00, 0x00, 0x00, 0x58, 0x02, 0x00, 0x00, 0x05, 0x00, 0x00,
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x01, 0x00, 0x00, 0x00, 0x00, 0x61,
    0x2E, 0x74, 0x78, 0x74, 0x50, 0x4B, 0x05, 0x06, 0x00, 0x00, 0x00, 0x00, 0x01, 0x00, 0x01, 0x00,
    0x33, 0x00, 0x00, 0x00, 0x31, 0x00, 0x00, 0x00, 0x00, 0x00,
  ]
}
