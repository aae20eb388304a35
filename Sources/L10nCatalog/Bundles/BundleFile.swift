import L10nFormats
import L10nLanguage
import L10nText

/// A file that holds texts, read and told apart, before its keys are taken up.
struct BundleFile {
  /// Its index among the files read.
  var index: Int
  /// The language in its path; nil for a file that may hold several.
  var language: String?
  /// The part of the key path that comes from the file's path.
  var namespace: [String]
  var root: DocumentNode?
  var format: FormatID
  /// A Boolean value indicating whether all of its keys could be read.
  var isComplete: Bool
  /// The source language that a file with all languages names; `nil` for other files.
  var source: String?
  /// A Boolean value indicating whether it is of the development language, whose own folder has priority.
  var isBase = false
  /// A Boolean value indicating whether its texts are keys of another language's file, which the language itself lacks.
  var hasKeysAlone = false
  /// The notes that it has on its messages.
  var notes: [MessageNote] = []
  /// Its texts that were put together from several strings, by their offsets.
  var composed: [Int: ComposedText] = [:]
}

extension BundleFile {
  /// A part of a file that belongs to one language: the whole of it, or what stands below a language's root key.
  struct Part {
    var language: String
    var namespace: [String]
    var file: Int
    var content: DocumentNode?
    /// The numbers of the content's keys, for a part of a table; `nil` for others, whose keys are segments.
    var numbers: TableKeyNumbers?
    var format: FormatID
    var isComplete: Bool
    /// As for ``BundleFile/hasKeysAlone``.
    var hasKeysAlone = false
  }
}
