package import L10nFormats
import L10nLanguage
import L10nText

/// Changes the states of strings in `metadata.yml`, and nothing else in it.
package enum MetadataStates {
  /// A string's state.
  package struct Change {
    /// The segments of the key path.
    package var path: [String]
    var language: String
    /// The state, or `nil` if it is final.
    var state: TranslationState?

    /// Creates a change.
    package init(path: [String], language: String, state: TranslationState? = nil) {
      self.path = path
      self.language = language
      self.state = state
    }
  }

  /// Returns the file with the states, and the key paths whose states can't be changed: all if the file has mistakes,
  /// otherwise those whose entry is a mapping on one line.
  ///
  /// - Parameter bytes: the file as UTF-8; empty for a new one.
  package static func setting(_ changes: [Change], in bytes: [UInt8]) -> (bytes: [UInt8], refused: Set<[String]>) {
    let byPath = Dictionary(grouping: changes, by: \.path)
    let document = SettingsDocument(SourceFile(path: "metadata", bytes: bytes))
    guard document.isText, document.problems.isEmpty else { return (bytes, Set(byPath.keys)) }
    let entries = MetadataReader.read(document.root, file: 0).metadata.entries
    let present = Dictionary(entries.map { ($0.glob, $0.fields.states) }) { first, _ in first }
    let patterns = entries.filter { !$0.glob.isPlain && !$0.fields.states.isEmpty }.map(\.glob)
    var written = WrittenMetadata(bytes)
    var refused: Set<[String]> = []
    var additions: [(glob: KeyGlob, fields: MetadataFields)] = []
    for (path, changes) in byPath.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      let glob = KeyGlob(segments: path)
      let own = present[glob] ?? [:]
      let inherited = patterns.contains { $0 != glob && $0.matches(path) }
      var states = own
      for change in changes {
        // A more general entry's state must be overridden.
        states[name(of: change.language, in: states)] = change.state ?? (inherited ? .final : nil)
      }
      guard states != own else { continue }
      if present[glob] == nil {
        var fields = MetadataFields()
        fields.states = states
        additions.append((glob, fields))
      } else if written?.set("state", MetadataWriter.lines(ofStates: states), of: path) != true {
        refused.insert(path)
      }
    }
    let changed = written?.bytes ?? bytes
    let asked = Set(byPath.keys.map { KeyGlob(segments: $0) })
    // Removing an anchor, for example, would remove the states of other entries, too.
    guard let extended = MetadataFile.adding(additions, to: changed),
      WrittenMetadata.areSame(entries, in: extended, but: asked, { $0.states = [:] })
    else {
      return (bytes, Set(byPath.keys))
    }
    return (extended, refused)
  }

  /// Returns the name of a language in an entry, or the name to add.
  private static func name(of language: String, in states: [String: TranslationState]) -> String {
    guard states[language] == nil, let tag = LanguageTag(language) else { return language }
    return states.keys.first { LanguageTag($0)?.isSameLanguage(as: tag) == true } ?? language
  }
}
