import L10nCatalog
import L10nFormats
import L10nMessages

/// A text of an ejected message in one language.
struct EjectedText {
  let language: String
  let pattern: MessagePattern
  /// The names of the values that it has.
  let names: Set<String>

  init(language: String, pattern: MessagePattern) {
    self.language = language
    self.pattern = pattern
    names = Set(ParsedStoredMessage(patterns: [pattern]).arguments.map(\.name))
  }

  var hasPlural: Bool {
    pattern.elements.contains { if case .plural = $0 { true } else { false } }
  }

  /// Returns a Boolean value indicating whether it lacks a value before one that it has.
  func skips(_ names: [String]) -> Bool {
    names.prefix(self.names.count).contains { !self.names.contains($0) }
  }

  /// Returns the text to write to a table.
  func written(of message: CatalogMessage, hasArguments: Bool) -> AppleTableString.Text {
    AppleTableString.Text(
      language: language, patterns: [pattern], isList: false,
      state: message.metadata.state(named: language)?.rawValue, isPresent: false,
      // No function formats the text of a string without arguments.
      verbatim: hasArguments ? nil : pattern.plainText)
  }
}
