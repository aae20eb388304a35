import L10nLanguage

/// Turns what a table holds into the form it is read in.
struct MessageCompiler: Sendable {
  /// The language the messages are in.
  var language: String
  /// How they write placeholders.
  var syntax: MessageSyntax
  /// Whether Korean both-forms are resolved.
  var koreanParticles: Bool

  /// Parses a message, and compiles it for arguments that come in the order of `arguments`.
  func compile(_ message: StoredMessage, arguments: [String]) -> LoadedMessage {
    switch message {
    case .text(let text): .text(text)
    case .list(let items): .list(items)
    case .pluralMap: .missing
    }
  }
}
