package import L10nCatalog
package import L10nText

/// The lines of the files that were read, for showing the places of findings.
package struct SourceLines {
  private let files: [String: SourceFile]
  private var tables: [String: LineTable] = [:]

  /// The part of a line around a place. A file may be one line of millions of characters, of which only those around
  /// the place are shown.
  package struct Part: Sendable, Hashable {
    /// The text, without the line's end.
    package var text: String
    /// The number of Unicode scalars of the line before the text.
    package var skipped: Int
    /// A Boolean value indicating whether the line continues after the text.
    package var isCutOff: Bool

    /// Creates a part.
    package init(text: String, skipped: Int = 0, isCutOff: Bool = false) {
      self.text = text
      self.skipped = skipped
      self.isCutOff = isCutOff
    }
  }

  /// Creates the lines of catalogs' files.
  package init(_ catalogs: [Catalog]) {
    files = Dictionary(catalogs.flatMap(\.files).map { ($0.path, $0) }) { first, _ in first }
  }

  /// Returns the part around a place, up to `reach` scalars on either side, or `nil` if the file doesn't have the line.
  package mutating func part(around location: SourceLocation, reach: Int) -> Part? {
    guard let file = files[location.file] else { return nil }
    let table = tables[location.file] ?? LineTable(file.bytes)
    tables[location.file] = table
    let line = location.line - 1
    guard table.byteStarts.indices.contains(line) else { return nil }
    let lineBytes = table.byteRange(ofLine: line)
    let column = max(0, location.column - 1)
    let skipped = max(0, column - reach)
    let start =
      skipped == 0
      ? lineBytes.lowerBound
      : min(table.byteOffset(atScalar: table.scalarStarts[line] + skipped, in: file.bytes), lineBytes.upperBound)
    let bytes = Self.prefix(of: file.bytes[start..<lineBytes.upperBound], scalars: column + reach - skipped)
    let isLineEnd = { (byte: UInt8) in byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
    let text = bytes[..<(bytes.lastIndex { !isLineEnd($0) }.map { $0 + 1 } ?? bytes.startIndex)]
    return Part(
      text: String(decoding: text, as: UTF8.self), skipped: skipped,
      isCutOff: file.bytes[bytes.endIndex..<lineBytes.upperBound].contains { !isLineEnd($0) })
  }

  private static func prefix(of bytes: ArraySlice<UInt8>, scalars: Int) -> ArraySlice<UInt8> {
    var left = scalars
    let end = bytes.firstIndex { byte in
      if byte & 0xC0 != 0x80 { left -= 1 }
      return left < 0
    }
    return bytes[..<(end ?? bytes.endIndex)]
  }
}
