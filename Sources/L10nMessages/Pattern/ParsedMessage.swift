/// A parsed text, with its problems.
public struct ParsedMessage: Sendable, Hashable {
  /// The message or, if there are problems, as much of it as could be parsed.
  public var pattern: MessagePattern
  /// The problems, by position; at most the first hundred of a text.
  public var problems: [MessageProblem]

  /// Creates a result.
  public init(pattern: MessagePattern, problems: [MessageProblem] = []) {
    self.pattern = pattern
    self.problems = problems
  }
}

/// A bundle's parsed message, with its problems.
public struct ParsedStoredMessage: Sendable, Hashable {
  /// One pattern for a text or a plural map, one for each item of a list.
  public var patterns: [MessagePattern]
  /// The problems, by text and position.
  public var problems: [MessageProblem]

  /// Creates a result.
  public init(patterns: [MessagePattern], problems: [MessageProblem] = []) {
    self.patterns = patterns
    self.problems = problems
  }
}
