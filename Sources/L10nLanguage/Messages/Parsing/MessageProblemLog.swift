/// The problems of one text as they are found.
struct MessageProblemLog {
  /// More problems than a user will fix at once aren't kept: a hostile text could have one in every two bytes.
  static let limit = 100

  /// The problems kept, in the order they were found.
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

  /// The problems by position, those of one position in the order they were found.
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
