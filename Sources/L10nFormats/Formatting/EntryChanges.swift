import L10nText

/// Changes of a file's entries: edits in their places, and new entries after all others.
struct EntryChanges {
  var edits: [TextEdit] = []
  /// The new entries, whose line ends become those of the file.
  var added: [KeyedText] = []

  /// Returns a file with the changes, or `nil` if its layout doesn't allow additions.
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - read: reads the entries of the edited file.
  func applied(to bytes: [UInt8], reading read: ([UInt8]) -> KeyedText?) -> [UInt8]? {
    let edits = edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
    let edited = TextEdit.apply(edits, to: bytes, in: 0..<bytes.count)
    guard !added.isEmpty else { return edited }
    guard let file = read(edited), let entries = file.entries else { return nil }
    let new = added.map { KeyedText(key: $0.key, head: file.lines(String(decoding: $0.head, as: UTF8.self))) }
    return file.bytes(withLines: entries + new)
  }
}
