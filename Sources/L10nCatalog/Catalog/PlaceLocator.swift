package import L10nText

/// Converts places to lines and columns. The lines of a file are counted when they are first needed.
package struct PlaceLocator {
  private let files: [SourceFile]
  private var tables: [Int: LineTable] = [:]

  package init(files: [SourceFile]) {
    self.files = files
  }

  package mutating func location(of place: Place) -> SourceLocation {
    guard let (file, lines) = file(of: place) else { return SourceLocation(file: "", line: 1, column: 1) }
    let position = lines.position(atScalar: place.offset)
    return SourceLocation(file: file.path, line: position.line, column: position.column)
  }

  /// Returns the file of a place with its lines, or `nil` if there is none.
  package mutating func file(of place: Place) -> (SourceFile, LineTable)? {
    guard files.indices.contains(place.file) else { return nil }
    let file = files[place.file]
    let lines = tables[place.file] ?? LineTable(file.bytes)
    tables[place.file] = lines
    return (file, lines)
  }
}
