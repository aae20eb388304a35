import L10nFormats

/// A project's strings as a sheet for translators: a row for each text, with two columns for each language, for its
/// texts and for their states.
package struct SheetExport {
  package enum Format {
    case csv, xlsx
  }

  package let bytes: [UInt8]
  /// The number of rows with texts.
  package let count: Int
  /// The strings that the sheet can't represent, each as a sentence.
  package let leftOut: [String]

  /// - Parameter languages: the units of each language, with the selection of units to export.
  package init(_ languages: [(units: ProjectUnits, selection: UnitSelection)], as format: Format) {
    // The rows of each message by variant, since each language has its own variants.
    var messages: [[UnitPath: Row]] = []
    var indexes: [[String]: Int] = [:]
    for (number, language) in languages.enumerated() {
      for file in language.units.unitFiles(language.selection) {
        for unit in file.units {
          let index = indexes[[file.original, unit.key], default: messages.count]
          if index == messages.count {
            indexes[[file.original, unit.key]] = index
            messages.append([:])
          }
          var row =
            messages[index][unit.path] ?? Row(unit: unit, file: file.original, targets: languages.map { _ in nil })
          row.unit.source = row.unit.source ?? unit.source
          row.targets[number] = unit.target
          messages[index][unit.path] = row
        }
      }
    }
    let rows = messages.flatMap { $0.sorted { $0.key < $1.key }.map(\.value) }
    let source = languages.first?.units.files.first?.source ?? ""
    var header = [SheetColumns.key, SheetColumns.description, SheetColumns.limit, source]
    var widths = [30, 30, 10, 40]
    for language in languages {
      header += [language.units.language, SheetColumns.state(of: language.units.language)]
      widths += [40, 14]
    }
    header.append(SheetColumns.file)
    widths.append(30)
    let sheet = Sheet(rows: [header.map { .init(text: $0) }] + rows.map(\.cells))
    bytes =
      switch format {
      case .csv: CSVWriter.bytes(of: sheet)
      case .xlsx: XLSXWriter.bytes(of: sheet, widths: widths)
      }
    count = rows.count
    var leftOut: [String] = []
    for reason in languages.flatMap(\.units.leftOut) where !leftOut.contains(reason) { leftOut.append(reason) }
    self.leftOut = leftOut
  }

  private struct Row {
    var unit: TranslationUnit
    var file: String
    var targets: [UnitText?]

    var cells: [Sheet.Cell] {
      let texts = [unit.id, unit.note?.text ?? "", unit.note?.maxWidth.map { String($0) } ?? "", unit.source ?? ""]
      let translations = targets.flatMap { [$0?.text ?? "", $0?.state?.rawValue ?? ""] }
      return (texts + translations + [file]).map { Sheet.Cell(text: $0) }
    }
  }
}
