import L10nLanguage

/// A message as a language's table has it.
struct TableRow: Sendable {
  let message: StoredMessage
  /// The syntax of the message, if it differs from the table's and that matters.
  let syntax: MessageSyntax?

  /// - Parameter standard: the syntax of the table.
  init(_ localized: LocalizedMessage, standard: MessageSyntax) {
    var message = localized.message.stored
    var syntax = localized.syntax
    // A format with a syntax of its own is Apple's, whose systems localize numbers.
    if localized.isRenamed, let localizing = message.localizingNumbers(localized.patterns) {
      (message, syntax) = localizing
    } else if !syntax.localizesPlainNumbers, !message.isPlainText(in: syntax, standard),
      localized.message.syntax != nil, let localizing = message.localizingNumbers(localized.patterns)
    {
      (message, syntax) = localizing
    }
    self.message = message
    self.syntax = syntax == standard || message.isPlainText(in: syntax, standard) ? nil : syntax
  }
}

extension StoredMessage {
  /// Returns a Boolean value indicating whether it is plain text in both syntaxes.
  fileprivate func isPlainText(in one: MessageSyntax, _ other: MessageSyntax) -> Bool {
    switch self {
    case .text(let text): one.isPlainText(text) && (one == other || other.isPlainText(text))
    case .list(let items): items.allSatisfy { one.isPlainText($0) && (one == other || other.isPlainText($0)) }
    case .pluralMap: false
    }
  }
}
