import L10nFormats
import L10nText

/// The text of `names.yml`.
package enum KeyNamesFile {
  /// Returns the file with more names, or `nil` if they can't be added without changing the rest of it.
  ///
  /// - Parameters:
  ///   - names: the names to add, in the order of tables and key paths.
  ///   - tables: the names of tables to record even if none of their keys needs a name.
  ///   - file: the file as UTF-8, or `nil` if there is none.
  package static func adding(_ names: [DerivedName], tables: [String] = [], to file: [UInt8]?) -> [UInt8]? {
    let text = file ?? Array(header.utf8)
    let document = SettingsDocument(SourceFile(path: "names.yml", bytes: text))
    guard document.isText, document.problems.isEmpty, document.file.bytes == text else { return nil }
    var edits: [TextEdit] = []
    var added = ""
    let known = KeyNamesReader.read(document.root).names
    let missing = tables.filter { known.tables[$0] == nil }
    for (table, names) in grouped(names, missing) {
      let lines = names.map { "  \($0.line)\n" }.joined()
      if let end = end(of: table, in: document) {
        let lineBreak = text[..<end].last == UInt8(ascii: "\n") ? "" : "\n"
        edits.append(TextEdit(range: end..<end, replacement: Array((lineBreak + lines).utf8)))
      } else {
        added += "\(SettingsText.written(table)):\n\(lines)"
      }
    }
    edits.sort { $0.range.lowerBound < $1.range.lowerBound }
    var bytes = TextEdit.apply(edits, to: text, in: 0..<text.count)
    if !added.isEmpty, let last = bytes.last, last != UInt8(ascii: "\n") { bytes.append(UInt8(ascii: "\n")) }
    bytes += added.utf8
    return isRight(bytes, names, missing, besides: document) ? bytes : nil
  }

  /// Returns a Boolean value indicating whether a file has only the comments with which it begins.
  package static func isUnused(_ file: [UInt8]) -> Bool { file == Array(header.utf8) }

  private static let header = """
    \(SettingsFileName.keyNames.schemaLine)
    # What strings are called in code: the key paths of keys that are no names themselves.
    # l10n-gen check --fix adds new keys. To rename an accessor, change its key path here.

    """

  private static func grouped(_ names: [DerivedName], _ tables: [String]) -> [(table: String, names: [DerivedName])] {
    Dictionary(grouping: names, by: \.table).merging(tables.map { ($0, []) }) { names, _ in names }
      .map { ($0.key, $0.value) }
      .sorted { KeyOrder.precedes($0.table, $1.table) }
  }

  /// Returns the end of the last line of a table, in bytes, or `nil` if the file doesn't have the table.
  private static func end(of table: String, in document: SettingsDocument) -> Int? {
    guard case .mapping(let tables) = document.root.content, let entry = tables.first(where: { $0.key == table }),
      case .mapping(let entries) = entry.value.content, let last = entries.last
    else { return nil }
    let bytes = document.file.bytes
    let start = LineTable(bytes).byteOffset(atScalar: last.value.lastOffset, in: bytes)
    return bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
  }

  /// Returns a Boolean value indicating whether a file has the names of another one and exactly the new ones.
  private static func isRight(
    _ bytes: [UInt8], _ names: [DerivedName], _ tables: [String], besides old: SettingsDocument
  ) -> Bool {
    let document = SettingsDocument(SourceFile(path: "names.yml", bytes: bytes))
    guard document.isText, document.problems.isEmpty else { return false }
    let (before, problems) = KeyNamesReader.read(old.root)
    let (after, newProblems) = KeyNamesReader.read(document.root)
    guard problems.isEmpty, newProblems.isEmpty else { return false }
    var expected = before.tables.mapValues { $0.mapValues(\.path) }
    for table in tables { expected[table, default: [:]] = [:] }
    for name in names { expected[name.table, default: [:]][name.key] = name.path }
    return after.tables.mapValues { $0.mapValues(\.path) } == expected
  }
}

extension DocumentNode {
  /// The start of the last value in it. The limit on nesting limits the recursion.
  fileprivate var lastOffset: Int { entries.last?.value.lastOffset ?? offset }
}

extension DerivedName {
  /// The line of the file for the name, without indentation.
  package var line: String { "\(SettingsText.written(KeySegment.path(path))): \(SettingsText.quoted(key))" }
}
