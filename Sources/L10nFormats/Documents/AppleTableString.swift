package import L10nLanguage
package import L10nMessages

/// A string of a project, to write to a table's file.
package struct AppleTableString {
  package var key: String
  /// A description for translators, or `nil` to leave the file's own.
  var description: String?
  /// A Boolean value indicating whether languages other than the source should have it.
  var isTranslatable: Bool
  /// The arguments in the source's order.
  package var arguments: [Argument]
  /// The texts to write; the file keeps those of other languages.
  package var texts: [Text]
  /// The text of the source language, for formats that have it as a part of the key; `nil` if the key is one of theirs.
  package var source: Text?

  package init(key: String, description: String? = nil, isTranslatable: Bool, arguments: [Argument], texts: [Text]) {
    self.key = key
    self.description = description
    self.isTranslatable = isTranslatable
    self.arguments = arguments
    self.texts = texts
  }

  package struct Argument {
    package var name: String
    var type: ArgumentType
    /// The position in the file's texts, or `nil` if they don't say.
    var position: Int?
    /// A Boolean value indicating whether it selects a variant for the device.
    var isDevice: Bool

    package init(name: String, type: ArgumentType, position: Int? = nil, isDevice: Bool) {
      self.name = name
      self.type = type
      self.position = position
      self.isDevice = isDevice
    }
  }

  /// The text of one language.
  package struct Text {
    package var language: String
    /// Its content: one pattern, or one for each item of a list.
    var patterns: [MessagePattern]
    var isList: Bool
    /// Its state in the words of `metadata.yml`, or `nil` if it is final.
    var state: String?
    /// A Boolean value indicating whether the file already has the same text, so that only the state changes.
    var isPresent: Bool
    /// The text with conversions as the file writes them, or `nil` to create it from the patterns.
    var verbatim: String?
    /// The texts of a plural as the file writes them, or `nil` to create them from the patterns.
    package var verbatimPlural: [StoredMessage.PluralVariant]?

    /// Creates a text.
    package init(
      language: String, patterns: [MessagePattern], isList: Bool, state: String? = nil, isPresent: Bool,
      verbatim: String? = nil
    ) {
      self.language = language
      self.patterns = patterns
      self.isList = isList
      self.state = state
      self.isPresent = isPresent
      self.verbatim = verbatim
    }
  }

  /// A file with strings written to it.
  package struct Written {
    package var bytes: [UInt8]
    /// The number of texts that are new, or whose text or state changed.
    package var changes: Int
    /// The texts that the format can't represent, with the reason.
    package var refusals: [(key: String, language: String, reason: String)]
  }
}
