import L10nLanguage

/// A message of one language, in the form it is read in.
enum LoadedMessage: Sendable {
  /// Nothing; the next language is asked.
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
