/// What a text says in its syntax, and what is wrong with it.
public struct ParsedMessage: Sendable, Hashable {
  /// The message; where there are problems, as much of it as could be understood.
  public var pattern: MessagePattern
  /// What is wrong or doubtful, by position; at most the first hundred of a text.
  public var problems: [MessageProblem]

  /// Makes a result.
  public init(pattern: MessagePattern, problems: [MessageProblem] = []) {
    self.pattern = pattern
    self.problems = problems
  }
}

/// What a bundle's message says in its syntax, and what is wrong with it.
public struct ParsedStoredMessage: Sendable, Hashable {
  /// One pattern for a text or a plural map, one for each item of a list.
  public var patterns: [MessagePattern]
  /// What is wrong or doubtful, by text and position.
  public var problems: [MessageProblem]

  /// Makes a result.
  public init(patterns: [MessagePattern], problems: [MessageProblem] = []) {
    self.patterns = patterns
    self.problems = problems
  }
}
