package import L10nLanguage
package import L10nMessages

/// The properties of a file that has all languages of its messages, besides the texts.
package struct AllLanguages: Sendable {
  /// The language that the file names as its source.
  package var source: String
  /// The notes on single messages.
  package var notes: [MessageNote] = []
}

/// A file's own note on one of its messages.
package struct MessageNote: Sendable {
  /// The key as it is written.
  package var key: String
  /// The start of the key, in scalars from the start of the file.
  package var keyOffset: Int
  /// A description for translators.
  package var description: String?
  /// A Boolean value indicating whether languages other than the source should have the message.
  package var isTranslatable = true
  /// The names of its arguments.
  package var argumentNames = ArgumentNames()
  /// The states of its strings that aren't final, by language, in the words of `metadata.yml`.
  package var states: [String: String] = [:]
  /// The state of its string in a file of one language, or `nil` if it is final.
  package var state: String?

  /// The arguments that the file declares.
  package var arguments: [Argument] = []

  /// An argument that a file declares.
  package struct Argument: Sendable {
    package var name: String
    /// The start of its declaration, in scalars from the start of the file.
    package var offset: Int
    /// Its type, or `nil` if its uses in texts determine it.
    package var type: ArgumentType?
    /// The format in which placeholders without one write it, or `nil` for none.
    package var format: PlaceholderFormat?
    /// An example of it.
    package var example: String?
  }

  package init(
    key: String, keyOffset: Int, description: String? = nil, isTranslatable: Bool = true,
    argumentNames: ArgumentNames = ArgumentNames(), states: [String: String] = [:], state: String? = nil,
    arguments: [Argument] = []
  ) {
    self.key = key
    self.keyOffset = keyOffset
    self.description = description
    self.isTranslatable = isTranslatable
    self.argumentNames = argumentNames
    self.states = states
    self.state = state
    self.arguments = arguments
  }

  /// A Boolean value indicating whether the note has no content.
  var isEmpty: Bool {
    description == nil && isTranslatable && states.isEmpty && state == nil && argumentNames.isEmpty
      && arguments.isEmpty
  }
}
