/// A format of tables of Apple's systems.
package protocol AppleTableFormat: BundleFormat {
  /// The extension of companion files, which have the rest of a table, or `nil` if the format's own files have all of
  /// it.
  var companionExtension: String? { get }

  /// The style of texts that are composed of several strings of a file of one language, or `nil` if each string of such
  /// a file is a message.
  var composition: SourceMap? { get }

  /// A Boolean value indicating whether Xcode writes some of its keys: those of storyboards, and those that are texts.
  var hasKeysOfXcode: Bool { get }

  /// A Boolean value indicating whether its files have strings that are translated, so that new keys may be added to them.
  var takesNewKeys: Bool { get }

  /// A Boolean value indicating whether its keys are original texts, which are shown if a file has no text for them.
  var hasOriginalTexts: Bool { get }

  /// A Boolean value indicating whether converted strings keep their states, which its files can say.
  var keepsStates: Bool { get }

  /// A Boolean value indicating whether a text without arguments is written as it is, without escapes.
  var hasPlainTexts: Bool { get }

  /// Returns a Boolean value indicating whether the programs that read the files accept a key.
  func accepts(key: String) -> Bool

  /// Returns a key that the format can have: the key itself, or a name for it.
  ///
  /// - Parameter path: the key path of the message, which `names.yml` may give.
  func key(_ key: String, of path: [String]) -> String

  /// Returns the name by which code for the platform looks up a key.
  func nameInCode(ofKey key: String) -> String

  /// Returns the value of a key, whose meaning depends on the values of other languages.
  func value(of node: DocumentNode) -> AppleTableValue

  /// Returns a table's file with strings written to it, in all languages or in the file's language; `nil` if the file
  /// has mistakes.
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

  /// Returns a new file of a language for a file with the original texts alone, or `nil` if that has mistakes, or the
  /// format has no such files.
  func translation(of template: [UInt8], to language: String) -> [UInt8]?

  /// Returns a file of one language in which some strings are marked as ones to review, and others aren't any longer;
  /// `nil` if the format has no such mark.
  ///
  /// - Parameters:
  ///   - marks: a Boolean value for each key indicating whether its string has to be reviewed.
  ///   - bytes: UTF-8 without a byte-order mark.
  func marking(_ marks: [String: Bool], in bytes: [UInt8]) -> [UInt8]?
}

extension AppleTableFormat {
  package var companionExtension: String? { nil }
  package var composition: SourceMap? { nil }
  package var hasKeysOfXcode: Bool { true }
  package var takesNewKeys: Bool { true }
  package var hasOriginalTexts: Bool { false }
  package var keepsStates: Bool { false }
  package var hasPlainTexts: Bool { true }
  package func accepts(key: String) -> Bool { true }
  package func key(_ key: String, of path: [String]) -> String { key }
  package func nameInCode(ofKey key: String) -> String { key }
  package func value(of node: DocumentNode) -> AppleTableValue { AppleTableValue(text: node) }
  package func keeping(_ keys: Set<String>, in bytes: [UInt8]) -> KeptKeys? { nil }
  package func translation(of template: [UInt8], to language: String) -> [UInt8]? { nil }
  package func marking(_ marks: [String: Bool], in bytes: [UInt8]) -> [UInt8]? { nil }
}
