import L10nLanguage

/// A message of one language, loaded for reading.
enum LoadedMessage: Sendable {
  /// No message; the next language is asked.
  case missing
  /// A text without arguments.
  case text(String)
  /// A text with arguments, or with a choice.
  case program(MessageProgram)
  /// A list, none of whose items has arguments.
  case list([String])
  /// A list with arguments.
  case programs([MessageProgram])
}
