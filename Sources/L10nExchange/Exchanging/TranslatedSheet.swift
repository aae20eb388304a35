import L10nCatalog
import L10nFormats
import L10nLanguage
import L10nText

/// The translations in a sheet: a part for each language and each file of the project.
struct TranslatedSheet {
  private(set) var files: [TranslatedFile] = []
  /// The mistake that keeps the sheet from being read, without a final full stop.
  private(set) var mistake: String?

  let path: String
  private var columns: [(index: Int, column: SheetColumns.Column)] = []

  /// - Parameters:
  ///   - source: the project's source language.
  ///   - path: the path of the sheet's file, as it is shown.
  init(_ sheet: Sheet, source: String, path: String) {
    self.path = path
    guard let header = sheet.rows.first else {
      mistake = "this sheet is empty; export it again"
      return
    }
    columns = header.enumerated().map { ($0, SheetColumns.column(named: $1.text)) }
    guard let key = index(of: .key) else {
      mistake = "the first row has no column '\(SheetColumns.key)'; export the sheet again, and keep its first row"
      return
    }
    let languages = columns.compactMap { column -> (index: Int, name: String)? in
      if case .texts(let name) = column.column { (column.index, name) } else { nil }
    }
    guard let own = languages.first(where: { LanguageNames.areSame($0.name, source) }) else {
      mistake = "the first row has no column '\(source)', the source language; export the sheet again"
      return
    }
    guard languages.count > 1 else {
      mistake = "the first row names no language to translate to; name the column of translations like '\(source)'"
      return
    }
    for language in languages where language.index != own.index {
      let states = columns.first { column in
        if case .states(let name) = column.column { LanguageNames.areSame(name, language.name) } else { false }
      }
      read(sheet.rows.dropFirst(), key: key, source: own, language: language, states: states?.index)
    }
  }

  private func index(of column: SheetColumns.Column) -> Int? { columns.first { $0.column == column }?.index }

  private mutating func read(
    _ rows: ArraySlice<[Sheet.Cell]>, key: Int, source: (index: Int, name: String),
    language: (index: Int, name: String),
    states: Int?
  ) {
    let file = index(of: .file)
    var parts: [String: Int] = [:]
    for row in rows {
      func cell(_ index: Int?) -> Sheet.Cell? { index.flatMap { row.indices.contains($0) ? row[$0] : nil } }
      guard let id = cell(key)?.text, let target = cell(language.index), !target.text.isEmpty || target.obstacle != nil
      else { continue }
      let original = cell(file)?.text ?? ""
      let place = SourceLocation(file: path, line: target.line, column: target.column)
      if parts[original] == nil {
        parts[original] = files.count
        files.append(
          TranslatedFile(
            original: original, source: source.name, target: language.name, location: place, units: []))
      }
      let state = cell(states).map { $0.text.lowercased() }
      var unit = TranslatedFile.Unit(
        id: id, location: place, source: cell(source.index)?.text.withoutCarriageReturns ?? "",
        target: UnitText(text: target.text.withoutCarriageReturns), obstacle: target.obstacle)
      unit.keepsState = states == nil
      if let state, !["", "translated", TranslationState.final.rawValue].contains(state) {
        unit.target?.state = TranslationState(rawValue: state)
        if unit.target?.state == nil {
          let known = TranslationState.allCases.map(\.rawValue).joined(separator: ", ")
          unit.obstacle = "there is no state '\(state)'; known are \(known)"
        }
      }
      files[parts[original] ?? 0].units.append(unit)
    }
  }
}

extension String {
  /// The text without the carriage returns that spreadsheets have within cells.
  var withoutCarriageReturns: String { replacing("\r\n", with: "\n") }
}
