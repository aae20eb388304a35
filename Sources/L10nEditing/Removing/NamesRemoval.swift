import L10nCatalog
import L10nFormats
import L10nText

/// The removal of names from `names.yml`.
struct NamesRemoval {
  private let keys: [String: Set<String>]

  /// - Parameter keys: the keys whose names are removed, by table.
  init(keys: [String: Set<String>]) { self.keys = keys }

  /// - Parameter removed: the key paths of removed messages.
  init(of removed: Set<String>, from catalog: Catalog) {
    let tables = catalog.tableKeysByPath
    keys = Dictionary(grouping: removed.compactMap { tables[$0] }, by: \.table).mapValues { Set($0.map(\.key)) }
  }

  /// Returns the file without the names, or `nil` if it has none of them, or isn't written line by line.
  func text(of file: SourceFile) -> [UInt8]? {
    let names = KeyNamesReader.read(SettingsDocument(file).root).names
    let lines = LineTable(file.bytes)
    let offsets = keys.flatMap { table, keys in keys.compactMap { names[table][$0]?.offset } }
      .map { lines.byteOffset(atScalar: $0, in: file.bytes) }
    guard !offsets.isEmpty else { return nil }
    let format = SettingsFormat()
    return format.keyedText(of: file.bytes)?.removing(keysAt: offsets, separator: format.separator)?
      .bytes(separator: format.separator)
  }
}
