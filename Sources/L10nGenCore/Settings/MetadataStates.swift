import L10nLanguage

/// Changes the states of strings in `metadata.yml`, and nothing else there.
enum MetadataStates {
  /// A string's state.
  struct Change {
    /// The segments of the key path.
    var path: [String]
    var language: String
    /// The state, or `nil` if it is final.
    var state: TranslationState?
  }

  /// Returns the file with the states, and the key paths whose states can't be changed: all if the file has mistakes,
  /// otherwise those whose entry is a mapping on one line.
  ///
  /// - Parameter bytes: the file as UTF-8; empty for a new one.
  static func setting(_ changes: [Change], in bytes: [UInt8]) -> (bytes: [UInt8], refused: Set<[String]>) {
    var bytes = bytes
    var refused: Set<[String]> = []
    let byPath = Dictionary(grouping: changes, by: \.path)
    for (path, changes) in byPath.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      let document = SettingsDocument(SourceFile(path: "metadata", bytes: bytes))
      guard document.isText, document.problems.isEmpty else { return (bytes, Set(byPath.keys)) }
      let entries = MetadataReader.read(document.root, file: 0).metadata.entries
      let glob = KeyGlob(segments: path)
      let own = entries.first { $0.glob == glob }?.fields.states ?? [:]
      let inherited = entries.contains { $0.glob != glob && $0.glob.matches(path) && !$0.fields.states.isEmpty }
      var states = own
      for change in changes {
        // What a more general entry says has to be unsaid.
        states[change.language] = change.state ?? (inherited ? .final : nil)
      }
      guard states != own else { continue }
      let isPresent = entries.contains { $0.glob == glob }
      if let new = setting(states, of: glob, isPresent: isPresent, in: bytes) {
        bytes = new
      } else {
        refused.insert(path)
      }
    }
    return (bytes, refused)
  }

  private static func setting(
    _ states: [String: TranslationState], of glob: KeyGlob, isPresent: Bool, in bytes: [UInt8]
  ) -> [UInt8]? {
    guard isPresent else {
      var fields = MetadataFields()
      fields.states = states
      return MetadataFile.adding([(glob, fields)], to: bytes)
    }
    guard var file = SettingsFormat().keyedText(of: bytes), var entries = file.entries,
      let index = entries.firstIndex(where: { KeySegment.split($0.key) == glob.segments }),
      var fields = entries[index].entries
    else { return nil }
    let margin = fields.first.map { Array($0.head.prefix { $0 == UInt8(ascii: " ") }) } ?? []
    let new = states.isEmpty ? [] : [KeyedText(key: "state", head: margin + MetadataWriter.line(ofStates: states).utf8)]
    let old = fields.firstIndex { $0.key == "state" }
    fields.replaceSubrange(old.map { $0..<$0 + 1 } ?? fields.count..<fields.count, with: new)
    if fields.isEmpty {
      entries.remove(at: index)
    } else {
      entries[index].entries = fields
    }
    file.entries = entries
    return file.bytes(separator: SettingsFormat().separator)
  }
}
