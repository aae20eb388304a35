import L10nFormats
import L10nLanguage
import L10nText

/// A file with texts that was read, before its keys are added.
struct BundleFile {
  /// Its index among the files read.
  var index: Int
  /// The language in its path, or `nil` for a file that may have several.
  var language: String?
  /// The part of the key path that comes from the file's path.
  var namespace: [String]
  var root: DocumentNode?
  var format: FormatID
  /// A Boolean value indicating whether all of its keys could be read.
  var isComplete: Bool
  /// The source language that a file with all languages names; `nil` for other files.
  var source: String?
  /// A Boolean value indicating whether it belongs to the development language, whose own folder takes precedence.
  var isBase = false
  /// A Boolean value indicating whether its texts are keys of another language's file, because its own language has
  /// none.
  var hasKeysAlone = false
  /// Its notes on messages.
  var notes: [MessageNote] = []
  /// The original texts of its keys, if its format has them.
  var sources: [DocumentEntry] = []
  /// Its texts that were composed of several strings, by offset.
  var composed: [Int: ComposedText] = [:]
}

extension BundleFile {
  /// A part of a file that belongs to one language: the whole file, or the content of a language's root key.
  struct Part {
    var language: String
    var namespace: [String]
    var file: Int
    var content: DocumentNode?
    /// The numbers of the keys of a table's part; `nil` for others, whose keys are segments.
    var numbers: AppleTableKeyNumbers?
    var format: FormatID
    var isComplete: Bool
    /// The original texts of the file's keys, if its format has them.
    var sources: [DocumentEntry] = []
    /// The value of ``BundleFile/hasKeysAlone``.
    var hasKeysAlone = false
  }
}
