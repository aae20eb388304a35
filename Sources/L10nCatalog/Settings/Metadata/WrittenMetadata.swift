import L10nFormats
import L10nText

/// The entries of `metadata.yml`, with the lines of their fields, which can be replaced.
struct WrittenMetadata {
  private let file: KeyedText
  /// The entries, or `nil` for those that have become empty.
  private var entries: [KeyedText?]
  /// The indexes of the entries, by the segments of their keys.
  private let indexes: [[String]: Int]

  init?(_ bytes: [UInt8]) {
    guard let file = SettingsFormat().keyedText(of: bytes), let entries = file.entries else { return nil }
    self.file = file
    self.entries = entries
    let paths = entries.enumerated().compactMap { index, entry in KeySegment.split(entry.key).map { ($0, index) } }
    indexes = Dictionary(paths) { first, _ in first }
  }

  /// Writes a field of an entry; returns `false` if its fields aren't on lines.
  ///
  /// - Parameter lines: the lines of the field, without the indentation of the entry, or none to remove it.
  mutating func set(_ name: String, _ lines: [String], of path: [String]) -> Bool {
    guard let index = indexes[path], var fields = entries[index]?.entries else { return false }
    let margin = fields.first.map { Array($0.head.prefix { $0 == UInt8(ascii: " ") }) } ?? []
    let text = lines.flatMap { margin + Array("\($0)\n".utf8) }
    let new = lines.isEmpty ? [] : [KeyedText(key: name, head: text)]
    let old = fields.firstIndex { $0.key == name }
    fields.replaceSubrange(old.map { $0..<$0 + 1 } ?? fields.count..<fields.count, with: new)
    if fields.isEmpty { entries[index] = nil } else { entries[index]?.entries = fields }
    return true
  }

  var bytes: [UInt8] {
    var file = file
    file.entries = entries.compactMap { $0 }
    return file.bytes(separator: SettingsFormat().separator)
  }

  /// Returns a Boolean value indicating whether a file has the same entries as before, except for a field of some.
  ///
  /// - Parameters:
  ///   - asked: the entries whose field may differ.
  ///   - reset: sets the field to the same value.
  static func areSame(
    _ entries: [Metadata.Entry], in bytes: [UInt8], but asked: Set<KeyGlob>, _ reset: (inout MetadataFields) -> Void
  ) -> Bool {
    let document = SettingsDocument(SourceFile(path: "metadata", bytes: bytes))
    guard document.isText, document.problems.isEmpty else { return false }
    let new = MetadataReader.read(document.root, file: 0).metadata.entries
    let after = Dictionary(new.map { ($0.glob, $0.fields) }) { first, _ in first }
    return entries.allSatisfy { entry in
      guard asked.contains(entry.glob) else { return after[entry.glob] == entry.fields }
      var (old, changed) = (entry.fields, after[entry.glob] ?? MetadataFields())
      reset(&old)
      reset(&changed)
      return old == changed
    }
  }
}
