/// An error or a doubtful part in a message's text.
public struct MessageProblem: Sendable, Hashable {
  /// The level of a problem, which shows whether the text can still be used.
  public enum Level: Sendable, Hashable {
    /// The text is not a message of its syntax.
    case error
    /// The text can be read, but probably isn't what its author meant.
    case warning
  }

  /// The kind of a problem, for rules that handle some kinds themselves.
  public enum Kind: Sendable, Hashable {
    /// Anything that the syntax doesn't allow, or that has a different meaning than was probably intended.
    case syntax
    /// A plural or a select that is well formed except that the branch `other` is missing.
    case missingOther
    /// A placeholder that is only text because of the apostrophes around it: `'{name}'`. The value is the argument's
    /// name.
    case quotedArgument(String)
  }

  /// Its level.
  public var level: Level
  /// The kind of problem.
  public var kind: Kind
  /// The problem and its solution, in one sentence without a final full stop.
  public var explanation: String
  /// The range, in UTF-8 bytes of the parsed text; empty for a point.
  public var range: Range<Int>
  /// The index of the text in a plural map or a list; 0 otherwise.
  public var textIndex: Int
  /// The intended text of the range, or `nil` if it is unknown.
  public var meant: String?

  /// Creates a problem.
  public init(
    _ level: Level, _ explanation: String, at range: Range<Int>, textIndex: Int = 0, kind: Kind = .syntax,
    meant: String? = nil
  ) {
    self.level = level
    self.kind = kind
    self.explanation = explanation
    self.range = range
    self.textIndex = textIndex
    self.meant = meant
  }
}
