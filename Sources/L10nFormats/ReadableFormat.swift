package import L10nLanguage
package import L10nMessages
package import L10nText

/// The part of a format that describes its files, and reads them.
package protocol ReadableFormat: Sendable {
  var id: FormatID { get }

  /// The rule that reports mistakes of its files.
  var syntaxRule: RuleID { get }

  /// The extensions of its file names, without the dot.
  var fileExtensions: [String] { get }

  /// Returns a Boolean value indicating whether a file may have this format, by its name with one of the extensions.
  func hasFiles(named name: String) -> Bool

  /// Returns the format of a file as its name says it, which may differ in details.
  func format(ofFile name: String) -> any BundleFormat

  /// Returns a Boolean value indicating whether a file in this format may have messages, by its content: UTF-8 with or
  /// without a byte-order mark.
  func hasMessages(_ bytes: [UInt8], inFile name: String) -> Bool

  /// A Boolean value indicating whether the folders of its files say the language, and not their names.
  var saysLanguageInFolder: Bool { get }

  /// Returns a Boolean value indicating whether a file in this format has translations, by its path below the
  /// translations directory.
  func hasTranslations(at path: [String]) -> Bool

  /// An example of a message in this format, for messages to users.
  var example: String { get }

  /// A Boolean value indicating whether each of its files in the translations directory should contain messages, so
  /// that one without a language is a mistake.
  var isForBundlesOnly: Bool { get }

  /// A Boolean value indicating whether each of its files has all languages.
  var hasAllLanguages: Bool { get }

  /// A Boolean value indicating whether its files are tables of Apple's systems: a file's name is the table's name, and
  /// keys are those that code looks up, which may not be key paths.
  var hasTableKeys: Bool { get }

  /// A Boolean value indicating whether a file's key may be a whole key path, so that a namespace and a text can have
  /// the same key path.
  var hasFlatKeys: Bool { get }

  /// A Boolean value indicating whether each text of a plural has a key of its own, with the category as its suffix, so
  /// that an object whose keys are categories is a namespace.
  var hasSuffixedPlurals: Bool { get }

  /// Returns the suffix of the key of a plural's form, or `nil` if forms have no keys of their own.
  func suffix(of category: PluralCategory, _ kind: PluralKind) -> String?

  /// A Boolean value indicating whether its plurals count whole numbers, so that they need no form that only fractions
  /// select, not even 'other'.
  var countsWholeNumbers: Bool { get }

  /// A Boolean value indicating whether each of its files is one text, whose key path is the file's. Only listings of
  /// stores have such files.
  var isWholeText: Bool { get }

  /// The name of the table that all of its files in a folder belong to, or `nil` if a file's name says it.
  var tableName: String? { get }

  /// A Boolean value indicating whether programs refuse a file that names another language than its path.
  var refusesOtherLanguages: Bool { get }

  /// Returns a language as names of files in this format write it.
  func name(ofLanguage language: String) -> String

  /// Returns the names above the keys of a file.
  ///
  /// - Parameters:
  ///   - folders: the folders around it, without those of languages.
  ///   - name: its name without its extension and its language; empty if the name is its language.
  func namespace(in folders: [String], name: String) -> [String]

  /// An example of a folder that says the language of its tables.
  var exampleFolder: String { get }

  /// Returns the syntax of a text in a file of this format, or `nil` if the configuration decides.
  func syntax(of map: SourceMap) -> MessageSyntax?

  /// A Boolean value indicating whether a text may name keys, whose own texts are shown in their places.
  var namesKeysInTexts: Bool { get }

  /// Returns the keys that a text names in a form that the format's files have.
  func references(in text: String) -> [KeyReference]

  /// A Boolean value indicating whether conversions such as `%s` mean what they do in Apple's tables.
  var hasConversionsOfApple: Bool { get }

  /// Returns the argument of a text that selects a variant for the device, or `nil` if the text has no such variants.
  func deviceArgument(of map: SourceMap) -> String?

  /// Reads UTF-8 without a byte-order mark, and continues after errors.
  func read(_ bytes: [UInt8]) -> BundleDocument

  /// Reads a file with each string by itself, or returns `nil` if ``read(_:)`` already does that.
  func readStrings(_ bytes: [UInt8]) -> BundleDocument?

  /// Returns a Boolean value indicating whether a file has texts with the empty key, which ``read(_:)`` skips.
  func hasTextsOfEmptyKey(_ bytes: [UInt8]) -> Bool

  /// Returns the number of the file's scalars between a text's start and the character at `offset` of it. If `offset`
  /// is the text's end, the position is right after the last character.
  ///
  /// - Parameters:
  ///   - offset: the offset in UTF-8 bytes of `text`.
  ///   - map: the style in which the text is written.
  ///   - source: the file's UTF-8 from the text's start, including its quote, at least to the text's end.
  func distance(toOffset offset: Int, of text: String, _ map: SourceMap, in source: ArraySlice<UInt8>) -> Int
}

extension ReadableFormat {
  package var tableName: String? { nil }
  package func namespace(in folders: [String], name: String) -> [String] {
    let table = tableName ?? name
    return table.isEmpty ? folders : folders + [table]
  }
  package var refusesOtherLanguages: Bool { true }
  package func name(ofLanguage language: String) -> String { language }
  package var exampleFolder: String { "ko.lproj" }
  package func hasFiles(named name: String) -> Bool { true }
  package func hasMessages(_ bytes: [UInt8], inFile name: String) -> Bool { true }
  package var saysLanguageInFolder: Bool { false }
  package func hasTranslations(at path: [String]) -> Bool { true }
  package var hasAllLanguages: Bool { false }
  package var hasTableKeys: Bool { hasAllLanguages }
  package var hasFlatKeys: Bool { false }
  package var hasSuffixedPlurals: Bool { false }
  package func suffix(of category: PluralCategory, _ kind: PluralKind) -> String? { nil }
  package var countsWholeNumbers: Bool { false }
  package var isWholeText: Bool { false }
  package func syntax(of map: SourceMap) -> MessageSyntax? { nil }
  package var namesKeysInTexts: Bool { false }
  package func references(in text: String) -> [KeyReference] { [] }
  package var hasConversionsOfApple: Bool { true }
  package func deviceArgument(of map: SourceMap) -> String? { nil }
  package func readStrings(_ bytes: [UInt8]) -> BundleDocument? { nil }
  package func hasTextsOfEmptyKey(_ bytes: [UInt8]) -> Bool { false }
}
