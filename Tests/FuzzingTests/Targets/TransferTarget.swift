@testable import L10nCatalog
@testable import L10nEditing
@testable import L10nText

/// A String Catalog, imported into a new project and exported again: the catalog doesn't change, and a second import
/// adds nothing.
enum TransferTarget {
  static func violations(_ input: [UInt8]) -> [String] {
    let table = InputFile(path: ["Localizable.xcstrings"], shownPath: "Localizable.xcstrings", bytes: input)
    var options = ReadingOptions(source: "en")
    let tables = CatalogReader.catalog(of: [table], options: options)
    guard tables.problems.filter(isOfReading).isEmpty else { return [] }
    let plain = StringImport(tables, into: [], options: options)
    options.names = KeyNamesFile.adding(tables.derivedNames, to: nil).map { SourceFile(path: "names.yml", bytes: $0) }
    let files = plain.changes.map { InputFile(path: $0.path, shownPath: $0.path.joined(), bytes: $0.new) }
    let project = CatalogReader.catalog(of: files, options: options)
    var violations = project.problems.filter(isOfReading).map { "an imported file has a problem: \($0.kind)" }
    let again = StringImport(tables, into: files, options: options)
    if again.added > 0 { violations.append("a second import adds \(again.added) strings") }
    guard plain.leftOut.isEmpty,
      let export = try? StringExport(of: project, to: table, languages: nil, options: options)
    else { return violations }
    if export.changed > 0 { violations.append("the export changes \(export.changed) strings") }
    if let new = try? StringExport(of: project, to: emptied(table), languages: nil, options: options) {
      let reread = InputFile(path: table.path, shownPath: table.shownPath, bytes: new.bytes)
      let catalog = CatalogReader.catalog(of: [reread], options: options)
      violations += catalog.problems.filter(isOfReading).map { "an exported file has a problem: \($0.kind)" }
    }
    return violations
  }

  private static func emptied(_ table: InputFile) -> InputFile {
    InputFile(path: table.path, shownPath: table.shownPath, bytes: [])
  }

  private static func isOfReading(_ problem: BundleProblem) -> Bool {
    switch problem.kind {
    case .syntax, .encoding, .duplicateKey: true
    default: false
    }
  }
}
