import L10nFormats

/// Reads the first sheet of a workbook (Office Open XML, ECMA-376) as Excel, LibreOffice and Numbers write it.
enum XLSXReader {
  /// The reason why a workbook can't be read, without a final full stop.
  struct Mistake: Error {
    var explanation: String
  }

  static func read(_ bytes: [UInt8]) throws(Mistake) -> Sheet {
    guard let archive = ZipArchive(bytes) else {
      throw Mistake(explanation: "this isn't an Excel workbook; save it as .xlsx")
    }
    let workbook = try elements(in: archive, "xl/workbook.xml")
    guard let id = workbook.first(where: { $0.name == "sheet" })?.attributes["id"],
      let relations = try? elements(in: archive, "xl/_rels/workbook.xml.rels"),
      let target = relations.first(where: { $0.attributes["Id"] == id })?.attributes["Target"]
    else { throw Mistake(explanation: "this workbook has no sheet; export it again") }
    let path = target.hasPrefix("/") ? String(target.dropFirst()) : "xl/" + target
    // Both files are optional: without the first, texts are in the cells; without the second, cells have no formats.
    let texts = SharedTexts.texts(try optionalElements(in: archive, "xl/sharedStrings.xml"))
    let formats = Self.formats(try optionalElements(in: archive, "xl/styles.xml"))
    return try SheetElements.sheet(try elements(in: archive, path), texts: texts, formats: formats)
  }

  /// An element with the text directly after its start tag. An end tag has only a name.
  struct Element {
    var name: String
    var attributes: [String: String] = [:]
    var text = ""
    var isEnd = false
  }

  /// Returns the elements of an optional file of a workbook.
  private static func optionalElements(in archive: ZipArchive, _ path: String) throws(Mistake) -> [Element] {
    archive.names.contains(path) ? try elements(in: archive, path) : []
  }

  private static func content(of path: String, in archive: ZipArchive) throws(Mistake) -> [UInt8] {
    do {
      return try archive.content(of: path)
    } catch {
      switch error {
      case .missing: throw Mistake(explanation: "this workbook has no '\(path)'; save it again")
      case .tooLarge:
        throw Mistake(
          explanation: "'\(path)' in this workbook is larger than \(ZipArchive.sizeLimit >> 20) MiB; "
            + "remove what isn't needed")
      case .bomb:
        throw Mistake(
          explanation: "'\(path)' in this workbook is packed too tightly for a spreadsheet; remove empty cells, "
            + "and save it again")
      case .damaged: throw Mistake(explanation: "'\(path)' in this workbook is damaged; save it again")
      }
    }
  }

  /// The maximum number of elements to read from one file: those of a sheet with the maximum number of cells. Reading
  /// stops there, since a small workbook can contain very many.
  private static let elementLimit = 4 * SheetElements.cellLimit

  private static func elements(in archive: ZipArchive, _ path: String) throws(Mistake) -> [Element] {
    let bytes = try content(of: path, in: archive)
    var elements: [Element] = []
    var isAllowed = true
    var cells = 0
    let failure = XMLEventReader.read(bytes) { event in
      switch event {
      case .start(let name, let attributes, _):
        if XMLEventReader.localName(name) == "c" { cells += 1 }
        guard cells <= SheetElements.cellLimit, elements.count < elementLimit else { return false }
        let local = attributes.map { (XMLEventReader.localName($0.key), $0.value) }
        elements.append(
          Element(name: XMLEventReader.localName(name), attributes: Dictionary(local) { first, _ in first }))
      case .end(let name, _): elements.append(Element(name: XMLEventReader.localName(name), isEnd: true))
      case .text(let text, _): if !elements.isEmpty { elements[elements.count - 1].text += text }
      case .comment: break
      case .declarations, .entity: isAllowed = false
      }
      return isAllowed
    }
    guard cells <= SheetElements.cellLimit, elements.count < elementLimit else { throw SheetElements.tooManyCells }
    guard failure == nil, isAllowed else {
      throw Mistake(explanation: "'\(path)' in this workbook isn't well-formed; save it again")
    }
    return elements
  }

  /// Returns the number format of each cell format.
  private static func formats(_ elements: [Element]) -> [Int] {
    guard let start = elements.firstIndex(where: { $0.name == "cellXfs" }) else { return [] }
    return elements[start...].dropFirst().prefix { $0.name != "cellXfs" }.filter { $0.name == "xf" && !$0.isEnd }
      .map { Int($0.attributes["numFmtId"] ?? "") ?? 0 }
  }
}

/// The texts that cells refer to by number.
private enum SharedTexts {
  static func texts(_ elements: [XLSXReader.Element]) -> [String] {
    var texts: [String] = []
    var text = TextRuns()
    for element in elements {
      switch (element.name, element.isEnd) {
      case ("si", false): text = TextRuns()
      case ("si", true): texts.append(text.text)
      default: text.add(element)
      }
    }
    return texts
  }
}

/// A text in parts with different formats.
private struct TextRuns {
  private var written = ""
  /// A Boolean value indicating whether the current text is a phonetic guide for Japanese, which isn't part of the
  /// text.
  private var isPhonetic = false

  var text: String { XLSXText.unescaped(written) }

  mutating func add(_ element: XLSXReader.Element) {
    if element.name == "rPh" { isPhonetic = !element.isEnd }
    if element.name == "t", !element.isEnd, !isPhonetic { written += element.text }
  }
}

private enum SheetElements {
  /// The number formats of a cell that a program may treat as a number, but shows as it was entered: none, whole
  /// numbers, text.
  private static let plainFormats = [0, 1, 49]
  /// The last column of a sheet in Excel.
  private static let columnLimit = 16_384
  /// The maximum number of cells in a sheet, including the empty ones before others.
  static let cellLimit = 2_000_000

  static let tooManyCells = XLSXReader.Mistake(
    explanation: "this sheet has more than \(cellLimit) cells; remove the columns that aren't needed")

  static func sheet(
    _ elements: [XLSXReader.Element], texts: [String], formats: [Int]
  ) throws(XLSXReader.Mistake) -> Sheet {
    var sheet = Sheet()
    var count = 0
    var row: [Sheet.Cell] = []
    var (line, column) = (0, 0)
    var cell: XLSXReader.Element?
    var value = ""
    var runs = TextRuns()
    for element in elements {
      switch (element.name, element.isEnd) {
      case ("row", false):
        line = element.attributes["r"].flatMap { Int($0) } ?? line + 1
        (row, column) = ([], 0)
      case ("row", true):
        if row.contains(where: { !$0.text.isEmpty || $0.obstacle != nil }) { sheet.rows.append(row) }
      case ("c", false):
        cell = element
        column = element.attributes["r"].flatMap { Self.column(of: $0) } ?? column + 1
        (value, runs) = ("", TextRuns())
      case ("c", true):
        guard let element = cell, column <= columnLimit else { continue }
        count += max(column - row.count, 1)
        guard count <= cellLimit else { throw tooManyCells }
        while row.count < column - 1 { row.append(.init(text: "", line: line, column: row.count + 1)) }
        row.append(Self.cell(element, value, runs, texts, formats, line, column))
        cell = nil
      case ("v", false): value = element.text
      case ("f", false): cell?.attributes["t"] = "f"
      default: if cell != nil { runs.add(element) }
      }
    }
    return sheet
  }

  private static func cell(
    _ element: XLSXReader.Element, _ value: String, _ runs: TextRuns, _ texts: [String], _ formats: [Int], _ line: Int,
    _ column: Int
  ) -> Sheet.Cell {
    var cell = Sheet.Cell(text: value, line: line, column: column)
    switch element.attributes["t"] {
    case "s": cell.text = Int(value).flatMap { texts.indices.contains($0) ? texts[$0] : nil } ?? ""
    case "inlineStr": cell.text = runs.text
    case "str": cell.text = XLSXText.unescaped(value)
    case "f": cell.obstacle = "the cell has a formula; write the text, in a cell with the format Text"
    case "e": cell.obstacle = "the cell has the error '\(value)'; write the text, in a cell with the format Text"
    case "b": cell.obstacle = "the cell contains a Boolean value; write the text in a cell with the format Text"
    default:
      let format = element.attributes["s"].flatMap { Int($0) }.flatMap {
        formats.indices.contains($0) ? formats[$0] : nil
      }
      if !value.isEmpty, !plainFormats.contains(format ?? 0) || value.contains(where: { !$0.isNumber && $0 != "-" }) {
        cell.obstacle = "the cell has a number or a date; write the text again, in a cell with the format Text"
      }
    }
    return cell
  }

  /// Returns the number of the column in a cell's name, from 1.
  private static func column(of name: String) -> Int? {
    let letters = name.utf8.prefix { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
    guard !letters.isEmpty, letters.count <= 3 else { return nil }
    return letters.reduce(0) { $0 * 26 + Int($1 - UInt8(ascii: "A")) + 1 }
  }
}
