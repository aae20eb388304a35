/// Turns places into lines and columns. The lines of a file are counted when the first place in it is asked for.
struct FindingLocator {
  private let files: [SourceFile]
  private var tables: [Int: LineTable] = [:]

  init(files: [SourceFile]) {
    self.files = files
  }

  mutating func location(of spot: Spot) -> SourceLocation {
    switch spot {
    case .place(let place): return location(of: place)
    case .within(let text, let offset):
      guard files.indices.contains(text.place.file) else { return location(of: text.place) }
      let bytes = files[text.place.file].bytes
      let start = table(text.place.file).byteOffset(atScalar: text.place.offset, in: bytes)
      var place = text.place
      place.offset += ScalarOffsets.distance(
        toOffset: offset, of: text.text, style: text.style, in: bytes[min(start, bytes.count)...])
      return location(of: place)
    }
  }

  mutating func location(of place: Place) -> SourceLocation {
    guard files.indices.contains(place.file) else { return SourceLocation(file: "", line: 1, column: 1) }
    let position = table(place.file).position(atScalar: place.offset)
    return SourceLocation(file: files[place.file].path, line: position.line, column: position.column)
  }

  private mutating func table(_ file: Int) -> LineTable {
    if let table = tables[file] { return table }
    let table = LineTable(files[file].bytes)
    tables[file] = table
    return table
  }
}
