import L10nLanguage

/// What one language has for a message, with all that a rule may want to know about it.
struct CheckedText {
  let message: CatalogMessage
  /// The message's index in the catalog.
  let messageIndex: Int
  let syntax: MessageSyntax
  /// The name of the source language.
  let sourceName: String
  let language: CheckedLanguage
  /// The language's index in the catalog; 0 is the source.
  let languageIndex: Int
  let text: LocalizedMessage
  /// The arguments by name, where there are too many to look through.
  private let argumentIndexes: [String: Int]?

  private static let fewArguments = 16

  init(
    _ text: LocalizedMessage, of message: CatalogMessage, at messageIndex: Int, in language: CheckedLanguage,
    at languageIndex: Int, syntax: MessageSyntax, sourceName: String
  ) {
    self.message = message
    self.messageIndex = messageIndex
    self.syntax = syntax
    self.sourceName = sourceName
    self.language = language
    self.languageIndex = languageIndex
    self.text = text
    argumentIndexes =
      message.arguments.count <= Self.fewArguments
      ? nil : Dictionary(message.arguments.enumerated().map { ($1.name, $0) }) { first, _ in first }
  }

  var isSource: Bool { languageIndex == 0 }

  var subject: Report.Subject { .message(messageIndex, language: languageIndex) }

  /// The number of an argument of the message; nil for a name that is none.
  func argumentIndex(_ name: String) -> Int? {
    if let argumentIndexes { return argumentIndexes[name] }
    return message.arguments.firstIndex { $0.name == name }
  }

  /// The spot of a character of one of the texts; the whole message's key where a plural map as such is meant.
  func spot(of range: Range<Int>, in textIndex: Int) -> Spot {
    guard !range.isEmpty, let text = text.text(at: textIndex) else { return .place(text.keyPlace) }
    return .within(text, offset: range.lowerBound)
  }
}
