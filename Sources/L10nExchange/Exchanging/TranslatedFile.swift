import L10nFormats
import L10nText

/// The translations into one language that a file from translators has for one file of the project.
struct TranslatedFile {
  /// The path of the project's file.
  var original: String
  /// The language of the source texts.
  var source: String?
  /// The language of the translations.
  var target: String?
  var location: SourceLocation
  var units: [Unit]

  struct Unit {
    var id: String
    var location: SourceLocation
    /// The translated source text, or `nil` if the file doesn't have it.
    var source: String?
    /// The translation, or `nil` if there is none.
    var target: UnitText?
    /// A Boolean value indicating whether the file has no states, so that an unchanged text keeps its own.
    var keepsState = false
    /// A Boolean value indicating whether the file can't mark a translation as stale.
    var lacksStale = false
    /// The reason why its texts can't be imported, without a final full stop, or `nil` if they can.
    var obstacle: String?
  }
}

/// The content of a file from translators.
struct TranslatedFiles {
  private(set) var files: [TranslatedFile] = []
  /// The mistakes that keep a file or a part of it from being read.
  private(set) var mistakes: [LocatedProblem] = []

  /// Wraps content that was read from elsewhere.
  init(_ files: [TranslatedFile]) { self.files = files }

  /// Reads files, whose names show their formats.
  ///
  /// - Parameter source: the project's source language.
  init(_ inputs: [InputFile], source: String) {
    for input in inputs { read(input, source) }
  }

  private mutating func read(_ input: InputFile, _ source: String) {
    let path = input.shownPath
    if path.hasSuffix(".xlsx") {
      do {
        read(TranslatedSheet(try XLSXReader.read(input.bytes), source: source, path: path))
      } catch {
        report(error.explanation, in: path)
      }
      return
    }
    switch TextDecoding.decode(input.bytes) {
    case .refused(let explanation): report(explanation, in: path)
    case .utf8(let bytes) where path.hasSuffix(".csv") || path.hasSuffix(".tsv"):
      do {
        read(TranslatedSheet(try CSVReader.read(bytes), source: source, path: path))
      } catch {
        let place = LineTable(bytes).position(atScalar: error.offset)
        report(error.explanation, in: path, line: place.line, column: place.column)
      }
    case .utf8(let bytes): read(XLIFFReader.read(bytes), LineTable(bytes), path)
    }
  }

  private mutating func report(_ explanation: String, in path: String, line: Int = 1, column: Int = 1) {
    let location = SourceLocation(file: path, line: line, column: column)
    mistakes.append(LocatedProblem(location: location, message: explanation))
  }

  private mutating func read(_ sheet: TranslatedSheet) {
    files += sheet.files
    if let mistake = sheet.mistake { report(mistake, in: sheet.path) }
  }

  private mutating func read(_ document: XLIFFDocument, _ lines: LineTable, _ path: String) {
    func location(_ offset: Int) -> SourceLocation {
      let position = lines.position(atScalar: offset)
      return SourceLocation(file: path, line: position.line, column: position.column)
    }
    mistakes += document.problems.map { LocatedProblem(location: location($0.offset), message: $0.explanation) }
    files += document.files.map { file in
      TranslatedFile(
        original: file.original, source: file.source, target: file.target,
        location: location(file.offset),
        units: file.units.map { unit in
          .init(
            id: unit.id, location: location(unit.target?.offset ?? unit.offset), source: unit.source,
            target: unit.target.map { UnitText(text: $0.text, state: $0.state) }, lacksStale: true,
            obstacle: unit.hasPlaceholders
              ? "its text has elements in place of characters, such as <x/>; export it without them" : nil)
        })
    }
  }
}
