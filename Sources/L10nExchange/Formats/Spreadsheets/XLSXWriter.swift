/// Writes a workbook with one sheet (Office Open XML, ECMA-376). All cells are text, even if people edit them: `=1+1`
/// and `1-2` stay as they are.
enum XLSXWriter {
  static func bytes(of sheet: Sheet, widths: [Int]) -> [UInt8] {
    let main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
    let relations = "http://schemas.openxmlformats.org/package/2006/relationships"
    let office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
    let types = "application/vnd.openxmlformats-officedocument.spreadsheetml"
    let files = [
      (
        "[Content_Types].xml",
        """
        <Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">\
        <Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>\
        <Default Extension="xml" ContentType="application/xml"/>\
        <Override PartName="/xl/workbook.xml" ContentType="\(types).sheet.main+xml"/>\
        <Override PartName="/xl/worksheets/sheet1.xml" ContentType="\(types).worksheet+xml"/>\
        <Override PartName="/xl/styles.xml" ContentType="\(types).styles+xml"/></Types>
        """
      ),
      (
        "_rels/.rels",
        """
        <Relationships xmlns="\(relations)"><Relationship Id="rId1" Type="\(office)/officeDocument" \
        Target="xl/workbook.xml"/></Relationships>
        """
      ),
      (
        "xl/workbook.xml",
        """
        <workbook xmlns="\(main)" xmlns:r="\(office)"><sheets><sheet name="Strings" sheetId="1" r:id="rId1"/></sheets></workbook>
        """
      ),
      (
        "xl/_rels/workbook.xml.rels",
        """
        <Relationships xmlns="\(relations)"><Relationship Id="rId1" Type="\(office)/worksheet" \
        Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="\(office)/styles" Target="styles.xml"/></Relationships>
        """
      ),
      ("xl/styles.xml", styles(main)),
      ("xl/worksheets/sheet1.xml", worksheet(sheet, widths, main)),
    ]
    let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n"
    return ZipArchive.bytes(of: files.map { ($0.0, Array((declaration + $0.1).utf8)) })
  }

  /// Returns the two cell formats, both of text (number format 49): one for texts, and one for the names of columns.
  private static func styles(_ main: String) -> String {
    """
    <styleSheet xmlns="\(main)"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>\
    <font><b/><sz val="11"/><name val="Calibri"/></font></fonts>\
    <fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>\
    <borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/>\
    <xf numFmtId="49" fontId="0" applyNumberFormat="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf>\
    <xf numFmtId="49" fontId="1" applyNumberFormat="1" applyFont="1"/></cellXfs>\
    <cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>
    """
  }

  private static func worksheet(_ sheet: Sheet, _ widths: [Int], _ main: String) -> String {
    var text = """
      <worksheet xmlns="\(main)"><sheetViews><sheetView workbookViewId="0">\
      <pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>
      """
    for (index, width) in widths.enumerated() {
      text += "<col min=\"\(index + 1)\" max=\"\(index + 1)\" width=\"\(width)\" customWidth=\"1\" style=\"1\"/>"
    }
    text += "</cols><sheetData>"
    for (index, row) in sheet.rows.enumerated() {
      text += "<row r=\"\(index + 1)\">"
      for (column, cell) in row.enumerated() {
        let name = name(ofColumn: column) + String(index + 1)
        let style = index == 0 ? 2 : 1
        text +=
          cell.text.isEmpty
          ? "<c r=\"\(name)\" s=\"\(style)\"/>"
          : "<c r=\"\(name)\" s=\"\(style)\" t=\"inlineStr\"><is><t xml:space=\"preserve\">\(XLSXText.escaped(cell.text))</t></is></c>"
      }
      text += "</row>"
    }
    return text + "</sheetData></worksheet>"
  }

  /// Returns the name of a column: `A`, `B` and so on, with `AA` after `Z`.
  private static func name(ofColumn index: Int) -> String {
    let letter = String(UnicodeScalar(UInt8(ascii: "A") + UInt8(index % 26)))
    return index < 26 ? letter : name(ofColumn: index / 26 - 1) + letter
  }
}
