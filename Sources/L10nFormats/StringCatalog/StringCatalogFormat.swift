import L10nMessages
import L10nText

/// Xcode's String Catalogs (`.xcstrings`, versions 1.0 to 1.3): JSON with all languages of a table.
struct StringCatalogFormat: AppleTableFormat, ExchangeFormat {
  let id = FormatID.stringCatalog
  let syntaxRule = RuleID.jsonSyntax
  let fileExtensions = ["xcstrings"]
  let example = #"{ "sourceLanguage" : "en", "strings" : { }, "version" : "1.0" }"#
  let isForBundlesOnly = true
  let hasAllLanguages = true

  func syntax(of map: SourceMap) -> MessageSyntax? {
    map == .catalogComposition ? .icu : .printf
  }

  func deviceArgument(of map: SourceMap) -> String? {
    map == .catalogComposition ? AppleTableComposition.deviceArgument : nil
  }

  func read(_ bytes: [UInt8]) -> BundleDocument {
    StringCatalogReader.read(bytes)
  }

  func readStrings(_ bytes: [UInt8]) -> BundleDocument? {
    JSONDocumentReader.read(bytes, keys: .names)
  }

  /// Xcode extracts the empty key of `Text("")`, mostly without texts.
  func hasTextsOfEmptyKey(_ bytes: [UInt8]) -> Bool {
    let strings = JSONDocumentReader.read(bytes, keys: .names).root?.entries.first { $0.key == "strings" }
    let own = strings?.value.entries.first { $0.key.isEmpty }
    return own?.value.entries.first { $0.key == "localizations" }?.value.entries.isEmpty == false
  }

  let separator = JSONSource.separator

  /// A string and its state are one value, because the state belongs to the string next to it.
  func keyedText(of bytes: [UInt8], repeated: Bool) -> KeyedText? {
    guard let source = JSONSource(bytes, repeated: repeated), source.root.hasMember("sourceLanguage"),
      source.root.hasMember("strings")
    else { return nil }
    return source.keyedText { $0 == "stringUnit" || $0 == "stringSet" }
  }

  func keys(_ path: [String], adding added: [String], to keys: [String]) -> [String]? {
    path == ["strings"] ? StringCatalogKeyOrder.inserting(added, into: keys) : nil
  }

  /// A localization can be merged only if all versions have the same structure: a text with its substitutions, or a
  /// plural within a device.
  func areMergeable(_ path: [String], _ versions: [KeyedText]) -> Bool {
    guard path.count == 4, path[0] == "strings", path[2] == "localizations" else { return true }
    let kinds = versions.map(\.kindOfString)
    return kinds.allSatisfy { $0 == kinds.first }
  }

  /// Xcode writes an empty object with an empty line in it.
  func endOfEmpty(_ tail: [UInt8]) -> [UInt8] {
    let lineBreak = tail.prefix { $0 == UInt8(ascii: "\r") || $0 == UInt8(ascii: "\n") }
    return lineBreak + tail
  }

  func writing(_ strings: [AppleTableString], to bytes: [UInt8], source: String) -> AppleTableString.Written? {
    StringCatalogWriter.writing(strings, to: bytes, source: source)
  }

  func keeping(_ keys: Set<String>, in bytes: [UInt8]) -> KeptKeys? { StringCatalogManualKeys.marking(keys, in: bytes) }

  func units(in bytes: [UInt8], target: String) -> AppleTableUnits? { StringCatalogUnits.read(bytes, target: target) }

  func writing(_ translations: Translations, in language: String, to bytes: [UInt8]) -> [UInt8]? {
    StringCatalogUnitWriter.writing(translations, in: language, to: bytes)
  }

  func withoutTranslations(_ bytes: [UInt8]) -> [UInt8]? { StringCatalogUnits.withoutTranslations(bytes) }

  /// Returns the strings of a file without its keys, which code and other languages use to identify messages.
  func editableTexts(in bytes: [UInt8]) -> [any EditableText] {
    JSONText.texts(in: bytes).filter { !$0.isKey }
  }

  func reordering(_ keys: [String: String], in bytes: [UInt8]) -> [UInt8] {
    keyedText(of: bytes)?.reordering(["strings"], keys, self).bytes(separator: separator) ?? bytes
  }

  func editableKeys(in bytes: [UInt8]) -> [any EditableText] { JSONText.texts(in: bytes).filter(\.isKey) }

  func formatted(_ bytes: [UInt8], by order: SourceOrder) -> FormattedFile { StringCatalogFormatting.formatted(bytes) }

  func distance(toOffset offset: Int, of text: String, _ map: SourceMap, in source: ArraySlice<UInt8>) -> Int {
    EscapedPlaces(source, as: JSONStringReader.self).scalars(toOffset: offset)
  }
}

extension SourceMap {
  /// A value in quotes.
  static let catalogString = SourceMap(format: .stringCatalog, form: 0, isQuoted: true, isNull: false)
  /// A key in quotes, which is the source's text.
  static let catalogKey = SourceMap(format: .stringCatalog, form: 1, isQuoted: true, isNull: false)
  /// A message composed of several strings, in ICU's syntax.
  static let catalogComposition = SourceMap(format: .stringCatalog, form: 2, isQuoted: true, isNull: false)
}

extension KeyedText {
  /// The names in a localization that determine its structure: all except those of devices and categories.
  fileprivate var kindOfString: Set<[String]> {
    var kinds: Set<[String]> = []
    func add(_ text: KeyedText, _ path: [String]) {
      for entry in text.entries ?? [] {
        let isVariant = path.last == "plural" || path.last == "device"
        let entryPath = path + [isVariant ? "" : entry.key]
        kinds.insert(entryPath)
        add(entry, entryPath)
      }
    }
    add(self, [])
    return kinds
  }
}
