import L10nLanguage

/// A message of one language, parsed.
public struct LocalizedMessage: Sendable {
  /// Where its key stands.
  public var keyPlace: Place
  /// Its texts with their places.
  public var message: BundleMessage
  /// What the texts say, with what is wrong with them; nil for one plain text, which most messages are.
  private let parsed: ParsedStoredMessage?
  /// Whether the texts were nothing but text when they were parsed, with nothing wrong or doubtful in them.
  let isPlainText: Bool

  /// Parses a message; `hasArguments` as in `MessageSyntax.parse`.
  init(keyPlace: Place, message: BundleMessage, syntax: MessageSyntax, hasArguments: Bool) {
    self.keyPlace = keyPlace
    self.message = message
    if case .text(let text) = message, syntax.isPlainText(text.text) {
      parsed = nil
      isPlainText = true
    } else {
      let parsed = syntax.parse(message.stored, hasArguments: hasArguments)
      self.parsed = parsed
      isPlainText = parsed.problems.isEmpty && parsed.patterns.allSatisfy(\.isPlainText)
    }
  }

  /// What the texts say: one pattern for a text or a plural map, one for each item of a list.
  public var patterns: [MessagePattern] {
    parsed?.patterns ?? message.texts.map { MessagePattern($0.text.isEmpty ? [] : [.text($0.text)]) }
  }

  /// What is wrong with the texts in their syntax.
  public var problems: [MessageProblem] { parsed?.problems ?? [] }

  /// Whether nothing is wrong with the syntax that makes the texts say something else than was meant.
  var isSound: Bool {
    problems.isEmpty || !problems.contains { $0.severity == .error && $0.kind == .syntax }
  }

  /// The arguments that the texts use, in order of first appearance.
  var arguments: [MessageArgument] {
    ParsedStoredMessage(patterns: patterns).arguments
  }

  /// One of the texts; the first where the index is none of theirs.
  func text(at index: Int) -> BundleText? {
    let texts = message.texts
    return texts.indices.contains(index) ? texts[index] : texts.first
  }
}
