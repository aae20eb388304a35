import L10nMessages
import L10nText

/// Flutter's ARB files, `app_ko.arb`: JSON with the messages of one language, and descriptions of them.
struct ARBFormat: AppleTableFormat {
  let id = FormatID.arb
  let syntaxRule = RuleID.jsonSyntax
  let fileExtensions = [ARBFile.fileExtension]
  let example = #"{ "key": "text" }"#
  let isForBundlesOnly = true
  let hasTableKeys = true
  let tableName: String? = ARBFile.tableName
  let folders: (any LanguageFolderNaming)? = nil
  let hasKeysOfXcode = false
  let hasPlainTexts = false
  let isForAllPlatforms = true
  let settingsName: String? = FlutterSettings.fileName
  /// A Boolean value indicating whether apostrophes quote text, by `use-escaping` in Flutter's `l10n.yaml`.
  var quotes = false

  func format(ofFile name: String, in dialect: FileDialect?) -> any BundleFormat {
    ARBFormat(quotes: dialect == .quotingByApostrophes)
  }

  func dialect(in folder: String, of tree: some FileTree) -> FileDialect? {
    FlutterProject.settings(around: folder, in: tree)?.quotesByApostrophes == true ? .quotingByApostrophes : nil
  }

  func accepts(key: String) -> Bool { ARBFile.isKey(key) }

  /// Returns the key if it can be a name in Dart, or else the key path as one.
  func key(_ key: String, of path: [String]) -> String { ARBFile.isKey(key) ? key : ARBFile.key(of: path) }

  func settings(_ bytes: [UInt8]) -> PlatformSettings? {
    let settings = FlutterSettings(bytes)
    return PlatformSettings(directory: settings.directory, source: settings.sourceLanguage)
  }

  func advice(forLanguageOf stem: String) -> String {
    "name it like 'app_ko.\(ARBFile.fileExtension)', or add '\(ARBFile.language)'"
  }

  func name(ofLanguage language: String) -> String { ARBFile.locale(of: language) }

  func syntax(of map: SourceMap) -> MessageSyntax? { map == .arbQuotingText ? .flutterQuoting : .flutter }

  func read(_ bytes: [UInt8]) -> BundleDocument { ARBReader.read(bytes, map: quotes ? .arbQuotingText : .arbText) }

  let separator = JSONSource.separator

  func keyedText(of bytes: [UInt8], repeated: Bool) -> KeyedText? {
    JSONSource(bytes, repeated: repeated)?.keyedTextOfARB()
  }

  func writing(_ strings: [AppleTableString], to bytes: [UInt8], source: String) -> AppleTableString.Written? {
    ARBWriter.writing(strings, to: bytes, source: source, in: quotes ? .flutterQuoting : .flutter)
  }

  /// Returns the messages of a file without keys and descriptions.
  func editableTexts(in bytes: [UInt8]) -> [any EditableText] {
    let offsets = Set((read(bytes).root?.entries ?? []).map(\.value.offset))
    return JSONText.texts(in: bytes).filter { !$0.isKey && offsets.contains($0.offset) }
  }

  func editableKeys(in bytes: [UInt8]) -> [any EditableText] { JSONText.texts(in: bytes).filter(\.isKey) }

  func keys(_ offsets: Set<Int>, withDescriptionsIn bytes: [UInt8]) -> Set<Int> {
    let members = JSONDocumentReader.read(bytes, keys: .lastNames).root?.entries ?? []
    let names = Set(members.filter { offsets.contains($0.keyOffset) }.map { ARBFile.description(of: $0.key) })
    // A description next to its message is in the same entry.
    guard let entries = keyedText(of: bytes)?.entries else { return offsets }
    let own = Set(entries.map(\.key))
    return offsets.union(members.filter { names.contains($0.key) && own.contains($0.key) }.map(\.keyOffset))
  }

  func edits(
    renaming key: any EditableText, to new: String, in bytes: [UInt8], lines: LineTable, habits: KeyHabits
  ) -> [TextEdit]? {
    let descriptions = JSONText.texts(in: bytes).filter { $0.isKey && $0.text == ARBFile.description(of: key.text) }
    let top = JSONDocumentReader.read(bytes, keys: .lastNames).root?.entries ?? []
    let offset = top.first { $0.key == ARBFile.description(of: key.text) }?.keyOffset
    guard let edits = key.editor(in: bytes, lines: lines).replacing(key.text, with: new).first else { return nil }
    guard let description = descriptions.first(where: { $0.offset == offset }) else { return edits }
    let others = description.editor(in: bytes, lines: lines).replacing(
      description.text, with: ARBFile.description(of: new))
    return others.first.map { (edits + $0).sorted { $0.range.lowerBound < $1.range.lowerBound } }
  }

  func formatted(_ bytes: [UInt8], by order: SourceOrder) -> FormattedFile {
    JSONFormatting.formatted(bytes, by: order) { $0.keyedTextOfARB() }
  }

  func distance(toOffset offset: Int, of text: String, _ map: SourceMap, in source: ArraySlice<UInt8>) -> Int {
    EscapedPlaces(source, as: JSONStringReader.self).scalars(toOffset: offset)
  }
}

extension FileDialect {
  /// ARB files in which apostrophes quote text, by `use-escaping` in Flutter's `l10n.yaml`.
  static let quotingByApostrophes = FileDialect("use-escaping")
}

extension SourceMap {
  /// A message in quotes.
  static let arbText = SourceMap(format: .arb, form: 0, isQuoted: true, isNull: false)
  /// A message in whose text apostrophes quote.
  static let arbQuotingText = SourceMap(format: .arb, form: 1, isQuoted: true, isNull: false)
}
