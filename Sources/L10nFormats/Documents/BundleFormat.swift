package import L10nLanguage

/// A file format. A format is a folder beside this file; nothing outside of it knows how the format writes a text, and
/// one list, ``BundleFormats``, names all of them.
package protocol BundleFormat: Sendable {
  var id: FormatID { get }

  /// The extensions of its file names, without the dot.
  var fileExtensions: [String] { get }

  /// An example of a message in this format, for advice.
  var example: String { get }

  /// A Boolean value indicating whether each of its files in the translations directory is meant to hold messages, so
  /// that one without a language is a mistake.
  var isForBundlesOnly: Bool { get }

  /// A Boolean value indicating whether each of its files has all languages.
  var hasAllLanguages: Bool { get }

  /// A Boolean value indicating whether its files are tables of Apple's systems: the name of a file is that of a table,
  /// and keys are what code looks up, which need not be key paths.
  var hasTableKeys: Bool { get }

  /// A Boolean value indicating whether a key of a file may be a whole key path, so that a text can be at the key path of a
  /// namespace.
  var hasFlatKeys: Bool { get }

  /// The extension of files beside those of the format that have the rest of a table, or `nil` if the format's have all
  /// of it.
  var companionExtension: String? { get }

  /// Returns the syntax of a text in a file of this format, or `nil` if the configuration decides.
  func syntax(of map: SourceMap) -> MessageSyntax?

  /// Returns the argument of a text that selects a variant for the device, or `nil` if the text has no such variants.
  func deviceArgument(of map: SourceMap) -> String?

  /// The way in which texts are written that are put together from several strings of a file of one language, or `nil` if
  /// each string of such a file is a message.
  var composition: SourceMap? { get }

  /// Returns a Boolean value indicating whether a file has texts below the empty key, which ``read(_:)`` passes over.
  func hasTextsOfEmptyKey(_ bytes: [UInt8]) -> Bool

  /// Returns the value of a key, whose meaning depends on the values that other languages have for it.
  func value(of node: DocumentNode) -> TableValue

  /// Reads UTF-8 without a byte-order mark, on past its errors.
  func read(_ bytes: [UInt8]) -> BundleDocument

  /// Reads a file as it is written, with each string by itself, or returns `nil` if ``read(_:)`` does, too.
  func readStrings(_ bytes: [UInt8]) -> BundleDocument?

  /// The separator of the entries in a keyed text.
  var separator: [UInt8] { get }

  /// Returns a file without errors as texts below keys, or `nil` if it has errors, is of another format, or isn't
  /// written such that its keys are apart.
  ///
  /// - Parameter repeated: whether a key may have several entries, all of which the text then has. Otherwise such a file
  ///   is one with errors.
  func keyedText(of bytes: [UInt8], repeated: Bool) -> KeyedText?

  /// Returns the keys of a mapping with further ones where the format wants them, or `nil` if it has no order.
  ///
  /// - Parameter path: the keys above the mapping.
  func keys(_ path: [String], adding added: [String], to keys: [String]) -> [String]?

  /// Returns a Boolean value indicating whether versions of a mapping may be merged key by key; those that are another kind
  /// of value can't.
  ///
  /// - Parameter path: the keys above the mapping and its own.
  func areMergeable(_ path: [String], _ versions: [KeyedText]) -> Bool

  /// Returns the end of a mapping whose entries are gone.
  ///
  /// - Parameter tail: the end of the mapping with entries, in a keyed text.
  func endOfEmpty(_ tail: [UInt8]) -> [UInt8]

  /// Returns a file with further keys, or `nil` if they can't be added to it as it is written.
  ///
  /// - Parameters:
  ///   - path: the keys above the entries, such as a language.
  ///   - bytes: UTF-8 without a byte-order mark; empty for a new file.
  func adding(_ entries: [KeyedEntry], under path: [String], to bytes: [UInt8]) -> [UInt8]?

  /// Returns a file of a table with strings written to it, in all languages or in that of the file; `nil` if the file has
  /// mistakes, or the format isn't one of tables.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8 without a byte-order mark; empty for a new file.
  ///   - source: the source language of a new file.
  func writing(_ strings: [TableString], to bytes: [UInt8], source: String) -> TableString.Written?

  /// Returns a file in which keys stay although no code that its editor sees looks them up, or `nil` if it has mistakes,
  /// or the format has no such mark.
  ///
  /// - Parameter bytes: UTF-8 without a byte-order mark.
  func keeping(_ keys: Set<String>, in bytes: [UInt8]) -> KeptKeys?

  /// Returns the messages of a file as units for translators, or `nil` if it has mistakes, or doesn't have all languages.
  ///
  /// - Parameter target: the language of the translations.
  func units(in bytes: [UInt8], target: String) -> TableUnits?

  /// Returns a file that has all languages with translations, or `nil` if it has mistakes.
  func writing(_ translations: Translations, in language: String, to bytes: [UInt8]) -> [UInt8]?

  /// Returns a file that has all languages with its source language only, or `nil` if it has mistakes.
  func withoutTranslations(_ bytes: [UInt8]) -> [UInt8]?

  /// Returns the texts of which the messages of a file of one language are put together, by their keys, or `nil` if
  /// each text of the format is a message. A key whose texts can't be units has none.
  func parts(in bytes: [UInt8]) -> Translations?

  /// Returns a file with translations of parts, or `nil` if it has mistakes, or is written such that it can't have them.
  ///
  /// - Parameters:
  ///   - source: the source language's file.
  ///   - bytes: UTF-8 without a byte-order mark; empty for a new file.
  func writing(parts translations: Translations, like source: [UInt8], to bytes: [UInt8]) -> [UInt8]?

  /// The texts of a file without errors in order, keys among them.
  func editableTexts(in bytes: [UInt8]) -> [any EditableText]

  /// The number of scalars of the file that stand between a text's start and the character at `offset` of it; at the
  /// text's end, those before the place right behind its last character.
  ///
  /// - Parameters:
  ///   - offset: in UTF-8 bytes of `text`.
  ///   - map: how the text is written.
  ///   - source: the file's UTF-8 from the text's start on, its quote included, at least to its end.
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
  package func value(of node: DocumentNode) -> TableValue { TableValue(text: node) }
  package func keyedText(of bytes: [UInt8]) -> KeyedText? { keyedText(of: bytes, repeated: false) }
  package func readStrings(_ bytes: [UInt8]) -> BundleDocument? { nil }
  package func keys(_ path: [String], adding added: [String], to keys: [String]) -> [String]? { nil }
  package func areMergeable(_ path: [String], _ versions: [KeyedText]) -> Bool { true }
  package func endOfEmpty(_ tail: [UInt8]) -> [UInt8] { tail }
  package func adding(_ entries: [KeyedEntry], under path: [String], to bytes: [UInt8]) -> [UInt8]? { nil }
  package func writing(_ strings: [TableString], to bytes: [UInt8], source: String) -> TableString.Written? { nil }
  package func keeping(_ keys: Set<String>, in bytes: [UInt8]) -> KeptKeys? { nil }
  package func units(in bytes: [UInt8], target: String) -> TableUnits? { nil }
  package func writing(_ translations: Translations, in language: String, to bytes: [UInt8]) -> [UInt8]? { nil }
  package func withoutTranslations(_ bytes: [UInt8]) -> [UInt8]? { nil }
  package func parts(in bytes: [UInt8]) -> Translations? { nil }
  package func writing(parts translations: Translations, like source: [UInt8], to bytes: [UInt8]) -> [UInt8]? { nil }
}
