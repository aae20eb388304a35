/// The lines of the files that were read, for showing where a finding is.
public struct SourceLines {
  private let files: [String: SourceFile]
  private var tables: [String: LineTable] = [:]

  /// Makes the lines of a catalog's files.
  public init(_ catalog: Catalog) {
    files = Dictionary(catalog.files.map { ($0.path, $0) }) { first, _ in first }
  }

  /// A line without its end; nil where the file has no such line.
  public mutating func line(_ number: Int, of path: String) -> String? {
    guard let file = files[path] else { return nil }
    let table = tables[path] ?? LineTable(file.bytes)
    tables[path] = table
    guard table.byteStarts.indices.contains(number - 1) else { return nil }
    let bytes = file.bytes[table.byteRange(ofLine: number - 1)]
    let end = bytes.lastIndex { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    return String(decoding: bytes[bytes.startIndex..<(end.map { $0 + 1 } ?? bytes.startIndex)], as: UTF8.self)
  }
}
