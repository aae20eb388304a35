import L10nText

/// The text of `metadata.yml`.
package enum MetadataFile {
  /// Returns the file with entries for more keys, or `nil` if it has mistakes. Existing entries don't change.
  ///
  /// - Parameter bytes: the file as UTF-8; empty for a new one.
  package static func adding(_ entries: [(glob: KeyGlob, fields: MetadataFields)], to bytes: [UInt8]) -> [UInt8]? {
    guard let present = read(bytes) else { return nil }
    let known = Set(present.map(\.glob))
    let new = entries.filter { !known.contains($0.glob) }
    guard !new.isEmpty else { return bytes }
    var result = bytes
    if let last = result.last, last != UInt8(ascii: "\n") { result.append(UInt8(ascii: "\n")) }
    result += MetadataWriter.text(of: new).utf8
    guard let after = read(result), Set(after.map(\.glob)) == known.union(new.map(\.glob)) else { return nil }
    return result
  }

  private static func read(_ bytes: [UInt8]) -> [Metadata.Entry]? {
    let document = SettingsDocument(SourceFile(path: "metadata", bytes: bytes))
    guard document.isText, document.problems.isEmpty else { return nil }
    let (metadata, problems) = MetadataReader.read(document.root, file: 0)
    return problems.isEmpty ? metadata.entries : nil
  }
}
