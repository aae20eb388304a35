/// An error in a message that is found when it is formatted.
public struct FormattingProblem: Sendable, Hashable {
  /// The kind of error.
  public var kind: Kind
  /// The problem and its solution, in one sentence without a final full stop.
  public var explanation: String
  /// The range, in UTF-8 bytes of the message's text.
  public var range: Range<Int>

  /// A kind of error (LDML 48 part 9, "Errors"). The raw value is the name in Unicode's tests.
  public enum Kind: String, Sendable, Hashable {
    /// The message isn't well-formed or not valid, which the parser reports.
    case invalidMessage = "invalid-message"
    /// A variable that has no value.
    case unresolvedVariable = "unresolved-variable"
    /// A function that isn't known.
    case unknownFunction = "unknown-function"
    /// A selector whose value can't select a variant.
    case badSelector = "bad-selector"
    /// A value that a function can't take.
    case badOperand = "bad-operand"
    /// An option that a function can't take.
    case badOption = "bad-option"
    /// A key that no value can have.
    case badVariantKey = "bad-variant-key"
  }
}

/// The reason why a function has no value, or why one of its options is ignored.
public struct FunctionFailure: Error, Sendable, Hashable {
  /// The kind of error.
  public var kind: FormattingProblem.Kind
  /// The problem and its solution, in one sentence without a final full stop.
  public var explanation: String

  /// Creates a reason.
  public init(_ kind: FormattingProblem.Kind, _ explanation: String) {
    self.kind = kind
    self.explanation = explanation
  }
}
