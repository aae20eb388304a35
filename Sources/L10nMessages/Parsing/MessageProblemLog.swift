/// Collects the problems of a text.
struct MessageProblemLog {
  /// The maximum number of problems to keep. A hostile text could have one in every two bytes, more than a user can fix
  /// at once.
  static let limit = 100

  /// The problems, in the order in which they were found.
  private(set) var problems: [MessageProblem] = []

  mutating func error(
    _ explanation: @autoclosure () -> String, at range: Range<Int>, kind: MessageProblem.Kind = .syntax,
    meant: String? = nil
  ) {
    add(.error, explanation, at: range, kind, meant)
  }

  mutating func warning(
    _ explanation: @autoclosure () -> String, at range: Range<Int>, kind: MessageProblem.Kind = .syntax
  ) {
    add(.warning, explanation, at: range, kind, nil)
  }

  /// Returns the problems by position. Those at the same position keep the order in which they were found.
  func sorted() -> [MessageProblem] {
    guard problems.count > 1 else { return problems }
    return problems.enumerated().sorted { left, right in
      (left.element.range.lowerBound, left.offset) < (right.element.range.lowerBound, right.offset)
    }.map(\.element)
  }

  private mutating func add(
    _ level: MessageProblem.Level, _ explanation: () -> String, at range: Range<Int>, _ kind: MessageProblem.Kind,
    _ meant: String?
  ) {
    guard problems.count < Self.limit else { return }
    problems.append(MessageProblem(level, explanation(), at: range, kind: kind, meant: meant))
  }
}
