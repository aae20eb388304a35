package import L10nText

/// YAML 1.1, as libyaml reads it.
package struct YAMLFormat: BundleFormat {
  package init() {}

  package let id = FormatID.yaml
  package let syntaxRule = RuleID.yamlSyntax
  package let fileExtensions = ["yml", "yaml"]
  package let example = "key: text"
  package let isForBundlesOnly = true

  /// The source map of a missing value: a plain `~` or `null`, or no characters at all.
  package static let null = SourceMap(format: .yaml, form: ScalarStyle.plain.rawValue, isQuoted: false, isNull: true)

  package func read(_ bytes: [UInt8]) -> BundleDocument {
    YAMLDocumentReader.read(bytes)
  }

  package let separator = YAMLKeyedText.separator

  package func keyedText(of bytes: [UInt8], repeated: Bool) -> KeyedText? {
    YAMLKeyedText.read(bytes, repeated: repeated)
  }

  package func adding(
    _ entries: [KeyedEntry], under path: [String], to bytes: [UInt8], after neighbor: [String]
  ) -> [UInt8]? {
    YAMLAddition.adding(entries, under: path, to: bytes, after: neighbor)
  }

  package func editableTexts(in bytes: [UInt8]) -> [any EditableText] {
    FileScalar.scalars(of: bytes)
  }

  package func habits(ofKeys keys: [any EditableText], in bytes: [UInt8]) -> KeyHabits {
    let free = keys.lazy.compactMap { $0 as? FileScalar }.filter { $0.isKey && YAMLText.isPlain($0.text) }
    let quoted = free.count { $0.style != .plain }
    return KeyHabits(areQuoted: quoted * 2 > free.count)
  }

  /// A key without quotes gets them only if it needs them. A number doesn't, since keys are read as texts everywhere.
  /// With a name that doesn't need them it loses them again, unless most keys of the file have some.
  package func edits(
    renaming key: any EditableText, to new: String, in bytes: [UInt8], lines: LineTable, habits: KeyHabits
  ) -> [TextEdit]? {
    guard let key = key as? FileScalar else { return nil }
    let editor = ScalarEditor(key, in: bytes, lines: lines)
    if !habits.areQuoted, let edit = editor.withoutNeededQuotes(as: new) { return [edit] }
    let whole = TextReplacement(range: 0..<key.text.utf8.count, replacement: new)
    if key.style != .plain || !YAMLText.isOtherWord(new), let changes = editor.changes([whole], besides: []) {
      return changes.map(\.edit)
    }
    return editor.replacing(key.text, with: new).last
  }

  package func formatted(_ bytes: [UInt8], by order: SourceOrder) -> FormattedFile {
    YAMLFormatting.formatted(bytes, by: order)
  }

  package func distance(toOffset offset: Int, of text: String, _ map: SourceMap, in source: ArraySlice<UInt8>) -> Int {
    ScalarOffsets.distance(toOffset: offset, of: text, style: map.style, in: source)
  }
}

/// The format of the tool's own files, which people write: the configuration, the metadata, the glossary and the
/// baseline.
package typealias SettingsFormat = YAMLFormat
