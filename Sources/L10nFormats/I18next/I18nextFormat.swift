import L10nLanguage
import L10nMessages
import L10nText

/// JSON of i18next, in its format version 4: `locales/ko/common.json`.
struct I18nextFormat: AppleTableFormat, JSONBundleFormat {
  let id = FormatID.i18next
  let syntaxRule = RuleID.jsonSyntax
  let fileExtensions = [I18nextFile.fileExtension]
  /// Other JSON files have the same names.
  let ownDialect: FileDialect? = .i18next
  let dialectSigns: (any FileDialectSigns)? = I18nextSigns()
  let example = #"{ "key": "text" }"#
  /// Settings of other tools may be next to bundles.
  let isForBundlesOnly = false
  let hasFlatKeys = true
  let hasSuffixedPlurals = true
  var keyFamilies: (any KeyFamilies)? { I18nextFamilies() }
  let countsWholeNumbers = true
  let namesKeysInTexts = true
  let folders: (any LanguageFolderNaming)? = nil
  let hasKeysOfXcode = false
  let hasPlainTexts = false

  /// The default namespace isn't a part of key paths.
  func keyNamespace(_ names: [String]) -> [String] {
    names.last == I18nextFile.defaultNamespace ? names.dropLast() : names
  }

  func syntax(of map: SourceMap) -> MessageSyntax? { map.isComposedOfI18next ? .icu : .i18next }

  func suffix(of category: PluralCategory, _ kind: PluralKind) -> String? {
    I18nextSuffix(category: category, isOrdinal: kind == .ordinal).written
  }

  func references(in text: String) -> [KeyReference] { I18nextReference.references(in: text) }

  func read(_ bytes: [UInt8]) -> BundleDocument { I18nextReader.read(bytes) }

  func adding(
    _ entries: [KeyedEntry], under path: [String], to bytes: [UInt8], after neighbor: [String]
  ) -> [UInt8]? {
    let addition = I18nextAddition(to: bytes)
    return JSONAddition.adding(
      addition.suffixed(entries, under: path), under: path, to: bytes,
      after: addition.neighbor(neighbor, of: entries, under: path))
  }

  func writing(_ strings: [AppleTableString], to bytes: [UInt8], source: String) -> AppleTableString.Written? {
    I18nextWriter.writing(strings, to: bytes)
  }

  /// Returns the key, or a name for it if i18next would take a part of it for a namespace.
  func key(_ key: String, of path: [String]) -> String { key.replacing(":", with: "_") }

  func editableKeys(in bytes: [UInt8]) -> [any EditableText] { JSONText.texts(in: bytes).filter(\.isKey) }

  /// Returns the keys at some positions, and those of the texts at the others.
  func keys(_ offsets: Set<Int>, withDescriptionsIn bytes: [UInt8]) -> Set<Int> {
    let renaming = KeyRenaming(of: bytes, in: self)
    return Set(offsets.map(renaming.offset(ofKeyOfTextAt:)))
  }

  func renamed(_ key: String, from old: String, to new: String) -> String? {
    I18nextSuffix.renamed(key, from: old, to: new)
  }
}
