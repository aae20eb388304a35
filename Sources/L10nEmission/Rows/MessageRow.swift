import L10nCatalog
import L10nMessages

/// A message in one language, as generated code stores it.
struct MessageRow: Sendable {
  let message: StoredMessage
  /// The syntax of the message, if it differs from the catalog's and makes a difference.
  let syntax: MessageSyntax?

  /// - Parameter standard: the syntax of the catalog.
  init(_ localized: LocalizedMessage, standard: MessageSyntax) {
    let message = localized.stored
    // Most texts are in the catalog's syntax, and needn't be searched for placeholders.
    lazy var isPlainText = message.isPlainText(in: localized.syntax, standard)
    // Formats with a fixed syntax are Apple's, whose systems localize numbers.
    let localizesNumbers =
      localized.isRenamed
      || localized.message.syntax != nil && !localized.syntax.localizesPlainNumbers && !isPlainText
    guard localizesNumbers, let (localizing, own) = message.localizingNumbers(localized.patterns) else {
      self.message = message
      syntax = localized.syntax == standard || isPlainText ? nil : localized.syntax
      return
    }
    self.message = localizing
    syntax = own == standard || localizing.isPlainText(in: own, standard) ? nil : own
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
