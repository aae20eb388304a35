/// Something wrong or doubtful in a message's text.
public struct MessageProblem: Sendable, Hashable {
  /// The level of a problem, which says if the text can still be used.
  public enum Level: Sendable, Hashable {
    /// The text is not a message of its syntax.
    case error
    /// The text is read, but hardly as it was meant.
    case warning
  }

  /// The kind of a problem, for rules that handle some kinds themselves.
  public enum Kind: Sendable, Hashable {
    /// Anything that the syntax doesn't provide for, or provides for otherwise than was likely meant.
    case syntax
    /// A plural or a select, well formed otherwise, without the branch `other`.
    case missingOther
    /// A placeholder that the apostrophes around it turn into text: `'{name}'`. The value is the argument's name.
    case quotedArgument(String)
  }

  /// Its level.
  public var level: Level
  /// The kind of problem.
  public var kind: Kind
  /// The problem and what to do, in one sentence without a final full stop.
  public var explanation: String
  /// The range, in UTF-8 bytes of the parsed text; empty for a point.
  public var range: Range<Int>
  /// For a plural map or a list, which of its texts; 0 otherwise.
  public var textIndex: Int
  /// The text that was meant in the range, or `nil` if that isn't known.
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
