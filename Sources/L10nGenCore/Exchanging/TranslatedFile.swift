/// The translations of one language that a file from translators has for one file of the project.
struct TranslatedFile {
  /// The path of the project's file.
  var original: String
  var sourceLanguage: String?
  var targetLanguage: String?
  var location: SourceLocation
  var units: [Unit]

  struct Unit {
    var id: String
    var location: SourceLocation
    /// The text that was translated, or `nil` if the file doesn't say.
    var source: String?
    /// The translation, or `nil` if there is none.
    var target: UnitText?
    /// Why its texts can't be taken, without a final full stop; `nil` if they can.
    var obstacle: String?
  }
}

/// What files from translators say.
struct TranslatedFiles {
  private(set) var files: [TranslatedFile] = []
  /// What keeps a file, or a part of it, from being read.
  private(set) var mistakes: [LocatedProblem] = []

  /// Reads files in the formats that their names say.
  init(_ inputs: [InputFile]) {
    for input in inputs { read(input) }
  }

  private mutating func read(_ input: InputFile) {
    switch TextDecoding.decode(input.bytes) {
    case .refused(let explanation):
      let location = SourceLocation(file: input.shownPath, line: 1, column: 1)
      mistakes.append(LocatedProblem(location: location, message: explanation))
    case .utf8(let bytes): read(XLIFFReader.read(bytes), LineTable(bytes), input.shownPath)
    }
  }

  private mutating func read(_ document: XLIFFDocument, _ lines: LineTable, _ path: String) {
    func location(_ offset: Int) -> SourceLocation {
      let position = lines.position(atScalar: offset)
      return SourceLocation(file: path, line: position.line, column: position.column)
    }
    mistakes += document.problems.map { LocatedProblem(location: location($0.offset), message: $0.explanation) }
    files += document.files.map { file in
      TranslatedFile(
        original: file.original, sourceLanguage: file.sourceLanguage, targetLanguage: file.targetLanguage,
        location: location(file.offset),
        units: file.units.map { unit in
          .init(
            id: unit.id, location: location(unit.target?.offset ?? unit.offset), source: unit.source,
            target: unit.target.map { UnitText(text: $0.text, state: $0.state) },
            obstacle: unit.hasPlaceholders
              ? "its text has elements in place of characters, such as <x/>; export it without them" : nil)
        })
    }
  }
}
