@testable import L10nCatalog
@testable import L10nExchange
@testable import L10nFormats
@testable import L10nText

/// Files for translators, and files that they return.
enum TranslationsTarget {
  /// An XLIFF file of any origin: its problems and units are within it, and importing it a second time changes nothing.
  static func xliffViolations(_ input: [UInt8]) -> [String] {
    let file = InputFile(path: ["ko.xliff"], shownPath: "ko.xliff", bytes: input)
    guard let text = file.text else { return [] }
    let document = XLIFFReader.read(text)
    let scalars = String(decoding: text, as: UTF8.self).unicodeScalars.count
    let offsets = document.problems.map(\.offset) + document.files.flatMap { $0.units.map(\.offset) + [$0.offset] }
    var violations = offsets.contains { !(0...scalars).contains($0) } ? ["a place is outside of the file"] : []
    let options = ReadingOptions(source: "en")
    let first = UnitImport([file], into: project, options: options, base: ".")
    let after = project.merging(first.changes)
    let second = UnitImport([file], into: after, options: options, base: ".")
    if second.changed > 0, !hasRepetitions(document) {
      violations.append("a second import changes \(second.changed) translations")
    }
    let catalog = CatalogReader.catalog(of: after, options: options)
    return violations + catalog.problems.filter(isOfReading).map { "an import makes a problem: \($0.kind)" }
  }

  /// A String Catalog: its units can be written and read, and translations with other texts are all accepted.
  static func catalogViolations(_ input: [UInt8]) -> [String] {
    let file = InputFile(path: ["Localizable.xcstrings"], shownPath: "Localizable.xcstrings", bytes: input)
    let options = ReadingOptions(source: "en")
    let catalog = CatalogReader.catalog(of: [file], options: options)
    guard catalog.problems.filter(isOfReading).isEmpty else { return [] }
    let units = ProjectUnits(of: catalog, in: [file], language: "ko", base: ".")
    let export = XLIFFExport(units, UnitSelection(), old: nil)
    let document = XLIFFReader.read(export.bytes)
    guard document.problems.isEmpty else {
      return ["an exported file can't be read: \(document.problems[0].explanation)"]
    }
    guard !hasRepetitions(document) else { return [] }
    let changed = String(decoding: export.bytes, as: UTF8.self).replacing("</target>", with: "!</target>")
    let back = InputFile(path: ["ko.xliff"], shownPath: "ko.xliff", bytes: Array(changed.utf8))
    let imported = UnitImport([back], into: [file], options: options, base: ".")
    var violations = imported.refused.map { "a translation is refused: \($0.message)" }
    let after = [file].merging(imported.changes)
    let reread = CatalogReader.catalog(of: after, options: options)
    violations += reread.problems.filter(isOfReading).map { "an import makes a problem: \($0.kind)" }
    let again = XLIFFExport(
      ProjectUnits(of: reread, in: after, language: "ko", base: "."), UnitSelection(), old: nil)
    if String(decoding: again.bytes, as: UTF8.self) != changed { violations.append("an import changes something else") }
    return violations
  }

  /// A sheet of any origin: it is read, and so is its content written as CSV.
  static func sheetViolations(_ input: [UInt8]) -> [String] {
    let isArchive = input.starts(with: Array("PK".utf8))
    let sheet = isArchive ? try? XLSXReader.read(input) : try? CSVReader.read(input)
    guard let sheet else { return [] }
    let texts = sheet.rows.map { $0.map(\.text) }
    let written = XLSXWriter.bytes(of: sheet, widths: [])
    let again = [
      try? CSVReader.read(Array(CSVWriter.bytes(of: sheet).dropFirst(3))), try? XLSXReader.read(written),
    ]
    return again.compactMap { $0 }.count == 2 && again.allSatisfy { $0?.rows.map { $0.map(\.text) } == texts }
      ? [] : ["a sheet is read as another one"]
  }

  private static let project = [
    InputFile(
      path: ["Localizable.xcstrings"], shownPath: "Localizable.xcstrings",
      bytes: Array(
        """
        { "sourceLanguage" : "en", "version" : "1.0", "strings" : {
          "a" : { "localizations" : { "ko" : { "stringUnit" : { "state" : "translated", "value" : "b" } } } },
          "n" : { "localizations" : { "en" : { "variations" : { "plural" : {
            "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld file" } },
            "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld files" } } } } } } }
        } }
        """.utf8)),
    InputFile(path: ["en.yml"], shownPath: "en.yml", bytes: Array("y: Y\nm: { one: 1, other: 2 }\nl: [c, d]\n".utf8)),
    InputFile(path: ["ko.yml"], shownPath: "ko.yml", bytes: Array("y: 'Z'\nm:\n  other: 3\n".utf8)),
  ]

  private static func hasRepetitions(_ document: XLIFFDocument) -> Bool {
    let ids = document.files.flatMap { $0.units.map(\.id) }
    return Set(ids).count < ids.count
  }

  private static func isOfReading(_ problem: BundleProblem) -> Bool {
    switch problem.kind {
    case .syntax, .encoding: true
    default: false
    }
  }
}

extension [InputFile] {
  /// Returns the files with the changes applied.
  fileprivate func merging(_ changes: [FileChange]) -> [InputFile] {
    let paths = Set(changes.map(\.path))
    return filter { !paths.contains($0.path) }
      + changes.map { InputFile(path: $0.path, shownPath: $0.path.joined(separator: "/"), bytes: $0.new) }
  }
}
