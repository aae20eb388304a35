/// The facts that a file with all languages of its messages has beside the texts.
struct AllLanguages: Sendable {
  /// The language that the file names as its source.
  var source: String
  /// The notes on single messages.
  var notes: [MessageNote] = []
}

/// A file's own note on one of its messages.
struct MessageNote: Sendable {
  /// The key as it is written.
  var key: String
  /// The start of the key, in scalars from the start of the file.
  var keyOffset: Int
  /// A description for translators.
  var description: String?
  /// A Boolean value indicating whether languages other than the source are to have the message.
  var isTranslatable = true
  /// The names of its arguments.
  var argumentNames = ArgumentNames()
  /// The states of its strings that aren't final, by language, each in the words of `metadata.yml`.
  var states: [String: String] = [:]

  /// A Boolean value indicating whether it says nothing.
  var isEmpty: Bool { description == nil && isTranslatable && states.isEmpty && argumentNames.isEmpty }
}
