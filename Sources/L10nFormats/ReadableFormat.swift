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

  /// The dialect that its files are in, or `nil` if it reads files by their names alone.
  var ownDialect: FileDialect? { get }

  /// Returns the format of a file as its name and a dialect say it, which may differ in details.
  func format(ofFile name: String, in dialect: FileDialect?) -> any BundleFormat

  /// Returns the dialect of its files in a folder that the settings of another tool choose, or `nil` if none do.
  ///
  /// - Parameter folder: an absolute path.
  func dialect(in folder: String, of tree: some FileTree) -> FileDialect?

  /// The signs of its own dialect before any are found, or `nil` if files can't show them.
  var dialectSigns: (any FileDialectSigns)? { get }

  /// Returns a Boolean value indicating whether a file in this format may have messages, by its content: UTF-8 with or
  /// without a byte-order mark.
  func hasMessages(_ bytes: [UInt8], inFile name: String) -> Bool

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

  /// The families of keys before any file is read, or `nil` if each key is a message.
  var keyFamilies: (any KeyFamilies)? { get }

  /// Returns the suffix of the key of a plural's form, or `nil` if forms have no keys of their own.
  func suffix(of category: PluralCategory, _ kind: PluralKind) -> String?

  /// A Boolean value indicating whether its plurals count whole numbers, so that they need no form that only fractions
  /// select, not even 'other'.
  var countsWholeNumbers: Bool { get }

  /// A Boolean value indicating whether each of its files is one text, whose key path is the file's. Only listings of
  /// stores have such files.
  var isWholeText: Bool { get }

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
  package var ownDialect: FileDialect? { nil }
  package func dialect(in folder: String, of tree: some FileTree) -> FileDialect? { nil }
  package var dialectSigns: (any FileDialectSigns)? { nil }
  package func hasMessages(_ bytes: [UInt8], inFile name: String) -> Bool { true }
  package var hasAllLanguages: Bool { false }
  package var hasTableKeys: Bool { hasAllLanguages }
  package var hasFlatKeys: Bool { false }
  package var hasSuffixedPlurals: Bool { false }
  package var keyFamilies: (any KeyFamilies)? { nil }
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
