package import L10nLanguage

/// A file format. Each format has a folder next to this file, and nothing outside of the folder knows how the format
/// writes a text; ``BundleFormats`` lists all of them.
package protocol BundleFormat: Sendable {
  var id: FormatID { get }

  /// The extensions of its file names, without the dot.
  var fileExtensions: [String] { get }

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

  /// The extension of companion files, which have the rest of a table, or `nil` if the format's own files have all of
  /// it.
  var companionExtension: String? { get }

  /// Returns the syntax of a text in a file of this format, or `nil` if the configuration decides.
  func syntax(of map: SourceMap) -> MessageSyntax?

  /// Returns the argument of a text that selects a variant for the device, or `nil` if the text has no such variants.
  func deviceArgument(of map: SourceMap) -> String?

  /// The style of texts that are composed of several strings of a file of one language, or `nil` if each string of such
  /// a file is a message.
  var composition: SourceMap? { get }

  /// Returns a Boolean value indicating whether a file has texts with the empty key, which ``read(_:)`` skips.
  func hasTextsOfEmptyKey(_ bytes: [UInt8]) -> Bool

  /// Returns the value of a key, whose meaning depends on the values of other languages.
  func value(of node: DocumentNode) -> AppleTableValue

  /// Reads UTF-8 without a byte-order mark, and continues after errors.
  func read(_ bytes: [UInt8]) -> BundleDocument

  /// Reads a file with each string by itself, or returns `nil` if ``read(_:)`` already does that.
  func readStrings(_ bytes: [UInt8]) -> BundleDocument?

  /// The separator of the entries in a keyed text.
  var separator: [UInt8] { get }

  /// Returns a file without errors as texts below keys, or `nil` if it has errors, has another format, or its layout
  /// doesn't separate its keys.
  ///
  /// - Parameter repeated: a Boolean value indicating whether a key may have several entries, all of which are
  ///   returned. Otherwise, such a file has an error.
  ///   is one with errors.
  func keyedText(of bytes: [UInt8], repeated: Bool) -> KeyedText?

  /// Returns the keys of a mapping with more keys in the format's order, or `nil` if the format has no order.
  ///
  /// - Parameter path: the keys above the mapping.
  func keys(_ path: [String], adding added: [String], to keys: [String]) -> [String]?

  /// Returns a Boolean value indicating whether versions of a mapping may be merged key by key. Versions with another
  /// kind of value can't.
  ///
  /// - Parameter path: the keys above the mapping, ending with its own.
  func areMergeable(_ path: [String], _ versions: [KeyedText]) -> Bool

  /// Returns the end of a mapping whose entries have all been removed.
  ///
  /// - Parameter tail: the end of the mapping before that, in a keyed text.
  func endOfEmpty(_ tail: [UInt8]) -> [UInt8]

  /// Returns a file with more keys, or `nil` if its layout doesn't allow to add them.
  ///
  /// - Parameters:
  ///   - path: the keys above the entries, such as a language.
  ///   - bytes: UTF-8 without a byte-order mark; empty for a new file.
  func adding(_ entries: [KeyedEntry], under path: [String], to bytes: [UInt8]) -> [UInt8]?

  /// Returns a table's file with strings written to it, in all languages or in the file's language; `nil` if the file
  /// has mistakes, or the format isn't a table's.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8 without a byte-order mark; empty for a new file.
  ///   - source: the source language of a new file.
  func writing(_ strings: [AppleTableString], to bytes: [UInt8], source: String) -> AppleTableString.Written?

  /// Returns a file with a mark on each key that keeps it even if Xcode finds no code that uses it, or `nil` if the
  /// file has mistakes, or the format has no such mark.
  ///
  /// - Parameter bytes: UTF-8 without a byte-order mark.
  func keeping(_ keys: Set<String>, in bytes: [UInt8]) -> KeptKeys?

  /// Returns the messages of a file as units for translators, or `nil` if the file has mistakes, or doesn't have all
  /// languages.
  ///
  /// - Parameter target: the language of the translations.
  func units(in bytes: [UInt8], target: String) -> AppleTableUnits?

  /// Returns a file that has all languages, with translations written to it, or `nil` if it has mistakes.
  func writing(_ translations: Translations, in language: String, to bytes: [UInt8]) -> [UInt8]?

  /// Returns a file that has all languages, with only its source language left, or `nil` if it has mistakes.
  func withoutTranslations(_ bytes: [UInt8]) -> [UInt8]?

  /// Returns the texts that the messages of a file of one language are composed of, by key, or `nil` if each text of
  /// the format is a message. Keys whose texts can't be units are left out.
  func parts(in bytes: [UInt8]) -> Translations?

  /// Returns a file with translations of parts, or `nil` if it has mistakes or its layout can't represent them.
  ///
  /// - Parameters:
  ///   - source: the source language's file.
  ///   - bytes: UTF-8 without a byte-order mark; empty for a new file.
  func writing(parts translations: Translations, like source: [UInt8], to bytes: [UInt8]) -> [UInt8]?

  /// Returns the texts of a file without errors in order, including keys.
  func editableTexts(in bytes: [UInt8]) -> [any EditableText]

  /// Returns the number of the file's scalars between a text's start and the character at `offset` of it. If `offset`
  /// is the text's end, the position is right after the last character.
  ///
  /// - Parameters:
  ///   - offset: the offset in UTF-8 bytes of `text`.
  ///   - map: the style in which the text is written.
  ///   - source: the file's UTF-8 from the text's start, including its quote, at least to the text's end.
  func distance(toOffset offset: Int, of text: String, _ map: SourceMap, in source: ArraySlice<UInt8>) -> Int
}

extension BundleFormat {
  package var hasAllLanguages: Bool { false }
  package var hasTableKeys: Bool { hasAllLanguages }
  package var hasFlatKeys: Bool { false }
  package var companionExtension: String? { nil }
  package func syntax(of map: SourceMap) -> MessageSyntax? { nil }
  package func deviceArgument(of map: SourceMap) -> String? { nil }
  package var composition: SourceMap? { nil }
  package func hasTextsOfEmptyKey(_ bytes: [UInt8]) -> Bool { false }
  package func value(of node: DocumentNode) -> AppleTableValue { AppleTableValue(text: node) }
  package func keyedText(of bytes: [UInt8]) -> KeyedText? { keyedText(of: bytes, repeated: false) }
  package func readStrings(_ bytes: [UInt8]) -> BundleDocument? { nil }
  package func keys(_ path: [String], adding added: [String], to keys: [String]) -> [String]? { nil }
  package func areMergeable(_ path: [String], _ versions: [KeyedText]) -> Bool { true }
  package func endOfEmpty(_ tail: [UInt8]) -> [UInt8] { tail }
  package func adding(_ entries: [KeyedEntry], under path: [String], to bytes: [UInt8]) -> [UInt8]? { nil }
  package func writing(_ strings: [AppleTableString], to bytes: [UInt8], source: String) -> AppleTableString.Written? {
    nil
  }
  package func keeping(_ keys: Set<String>, in bytes: [UInt8]) -> KeptKeys? { nil }
  package func units(in bytes: [UInt8], target: String) -> AppleTableUnits? { nil }
  package func writing(_ translations: Translations, in language: String, to bytes: [UInt8]) -> [UInt8]? { nil }
  package func withoutTranslations(_ bytes: [UInt8]) -> [UInt8]? { nil }
  package func parts(in bytes: [UInt8]) -> Translations? { nil }
  package func writing(parts translations: Translations, like source: [UInt8], to bytes: [UInt8]) -> [UInt8]? { nil }
}
