extension MessageFormat2 {
  /// A parsed text, with its problems.
  public struct Parsed: Sendable, Hashable {
    /// The message or, if there are problems, as much of it as could be parsed.
    public var message: MessageFormat2
    /// The problems, by position; at most the first hundred of a text. Errors of the data model are only reported for a
    /// text without syntax errors.
    public var problems: [Problem]
  }

  /// An error in a message's text.
  public struct Problem: Sendable, Hashable {
    /// The kind of error.
    public var kind: Kind
    /// The problem and its solution, in one sentence without a final full stop.
    public var explanation: String
    /// The range, in UTF-8 bytes of the parsed text.
    public var range: Range<Int>

    /// A kind of error (LDML 48 part 9, "Syntax Errors" and "Data Model Errors"). The raw value is the name in
    /// Unicode's tests.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
      case syntaxError = "syntax-error"
      case variantKeyMismatch = "variant-key-mismatch"
      case missingFallbackVariant = "missing-fallback-variant"
      case missingSelectorAnnotation = "missing-selector-annotation"
      case duplicateDeclaration = "duplicate-declaration"
      case duplicateOptionName = "duplicate-option-name"
      case duplicateVariant = "duplicate-variant"
    }

    /// The same as a problem of a message in any syntax.
    public var messageProblem: MessageProblem {
      MessageProblem(.error, explanation, at: range)
    }
  }
}
