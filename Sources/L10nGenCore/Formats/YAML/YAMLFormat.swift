/// YAML 1.1, as libyaml reads it.
struct YAMLFormat: BundleFormat {
  let id = FormatID.yaml
  let fileExtensions = ["yml", "yaml"]
  let example = "key: text"
  let isForBundlesOnly = true

  /// The source map of a missing value: a plain `~` or `null`, or no characters at all.
  static let null = SourceMap(format: .yaml, form: ScalarStyle.plain.rawValue, isQuoted: false, isNull: true)

  func read(_ bytes: [UInt8]) -> BundleDocument {
    YAMLDocumentReader.read(bytes)
  }

  let separator = YAMLKeyedText.separator

  func keyedText(of bytes: [UInt8], repeated: Bool) -> KeyedText? {
    YAMLKeyedText.read(bytes, repeated: repeated)
  }

  func adding(_ entries: [KeyedEntry], under path: [String], to bytes: [UInt8]) -> [UInt8]? {
    YAMLAddition.adding(entries, under: path, to: bytes)
  }

  func editableTexts(in bytes: [UInt8]) -> [any EditableText] {
    FileScalar.scalars(of: bytes)
  }

  func distance(toOffset offset: Int, of text: String, _ map: SourceMap, in source: ArraySlice<UInt8>) -> Int {
    ScalarOffsets.distance(toOffset: offset, of: text, style: map.style, in: source)
  }
}

/// The format of the files that people write for the tool itself: the configuration, the metadata, the glossary and the
/// baseline.
typealias SettingsFormat = YAMLFormat

extension FormatID {
  /// YAML.
  static let yaml = FormatID(rawValue: 0)
  /// The format of settings.
  static let settings = yaml
}
