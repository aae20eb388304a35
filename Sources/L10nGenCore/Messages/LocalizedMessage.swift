import L10nLanguage

/// A message of one language.
package struct LocalizedMessage: Sendable {
  /// Where its key stands.
  package var keyPlace: Place
  /// What is wrong with the texts in their syntax.
  package let problems: [MessageProblem]
  /// Its texts with their places.
  package var message: BundleMessage
  private let syntax: MessageSyntax
  private let hasArguments: Bool
  /// Whether the texts were nothing but text when they were parsed, with nothing wrong or doubtful in them.
  let isPlainText: Bool

  /// Makes a message; `hasArguments` as in `MessageSyntax.parse`.
  init(keyPlace: Place, message: BundleMessage, syntax: MessageSyntax, hasArguments: Bool) {
    self.keyPlace = keyPlace
    self.message = message
    self.syntax = syntax
    self.hasArguments = hasArguments
    if case .text(let text) = message, syntax.isPlainText(text.text) {
      problems = []
      isPlainText = true
    } else {
      let parsed = syntax.parse(message.stored, hasArguments: hasArguments)
      problems = parsed.problems
      isPlainText = problems.isEmpty && parsed.patterns.allSatisfy(\.isPlainText)
    }
  }

  /// Parses the texts: one pattern for a text or a plural map, one for each item of a list.
  ///
  /// They are parsed each time, since the patterns of a large catalog take as much memory as its texts.
  package var patterns: [MessagePattern] {
    syntax.parse(message.stored, hasArguments: hasArguments).patterns
  }

  /// Whether nothing is wrong with the syntax that makes the texts say something else than was meant.
  var isSound: Bool {
    problems.isEmpty || !problems.contains { $0.severity == .error && $0.kind == .syntax }
  }

  /// Parses the texts for the arguments that they use, in order of first appearance.
  var arguments: [PatternArgument] {
    ParsedStoredMessage(patterns: patterns).arguments
  }

  /// One of the texts; the first where the index is none of theirs.
  func text(at index: Int) -> BundleText? {
    let texts = message.texts
    return texts.indices.contains(index) ? texts[index] : texts.first
  }
}
