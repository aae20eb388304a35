import L10nCatalog
import L10nMessages
import L10nText

/// `message-syntax`: texts that aren't valid in the catalog's syntax.
struct MessageSyntaxRule: TextRule {
  let id = RuleID.messageSyntax
  let defaultSeverity = Severity.error

  /// The limit of a message's arguments.
  static let argumentLimit = 64
  /// The limit of the words by which a message selects with one argument.
  static let keywordLimit = 500

  var isFixable: Bool { true }

  func check(_ text: CheckedText, _ reporter: inout Reporter) {
    if text.isSource { checkLimits(text, &reporter) }
    guard !text.text.problems.isEmpty else { return }
    // Placeholders in other brackets are reported by 'placeholder-delimiter', which knows the intended ones.
    let problems = text.text.problems.lazy.filter { $0.kind != .missingOther }.prefix(CheckedText.findingLimit)
    let mistaken = Dictionary(
      uniqueKeysWithValues: Set(problems.map(\.textIndex)).map { ($0, text.lookalikes(in: $0)) })
    for problem in problems {
      let start = problem.range.lowerBound
      if mistaken[problem.textIndex, default: []].contains(where: { $0.range.contains(start) }) { continue }
      let spot: Spot =
        text.text.text(at: problem.textIndex).map { .within($0, offset: problem.range.lowerBound) }
        ?? .place(text.text.keyPlace)
      reporter.report(
        id,
        UnreadText(
          explanation: Self.uncapitalized(problem.explanation),
          written: text.written(problem.range, in: problem.textIndex)), at: spot,
        of: text.subject, severity: isError(problem, in: text) ? nil : .warning, fix: Self.fix(problem, in: text))
    }
  }

  /// Returns a Boolean value indicating whether a problem is an error: the text can't be read, or loses an argument.
  private func isError(_ problem: MessageProblem, in text: CheckedText) -> Bool {
    guard case .quotedArgument(let name) = problem.kind else { return problem.level == .error }
    return text.hasOnlyQuoted(argument: name)
  }

  private static func fix(_ problem: MessageProblem, in text: CheckedText) -> Fix? {
    guard let meant = problem.meant, let bundleText = text.text.text(at: problem.textIndex) else { return nil }
    return Fix(scalar: bundleText.place, range: problem.range, replacement: meant, effect: .style)
  }

  private func checkLimits(_ source: CheckedText, _ reporter: inout Reporter) {
    if source.arguments.count > Self.argumentLimit {
      let name = source.arguments[Self.argumentLimit].name
      let use = source.uses.all.first { $0.name == name }
      reporter.report(
        id, TooMany.arguments(source.arguments.count, limit: Self.argumentLimit),
        at: source.spot(of: use?.range ?? 0..<0, in: use?.textIndex ?? 0), of: source.subject)
    }
    for argument in source.arguments where argument.keywords.count > Self.keywordLimit {
      let select = source.uses.selects.first { $0.choice.argument == argument.name }
      reporter.report(
        id, TooMany.branches(argument.keywords.count, of: argument.name, limit: Self.keywordLimit),
        at: source.spot(of: select?.choice.range ?? 0..<0, in: select?.textIndex ?? 0), of: source.subject)
    }
  }

  /// The parser's explanations are sentences; a finding's sentence follows a colon.
  private static func uncapitalized(_ sentence: String) -> String {
    sentence.prefix(1).lowercased() + sentence.dropFirst()
  }
}

/// A number of parts that generated code can't have.
private enum TooMany: Facts {
  case arguments(Int, limit: Int)
  case branches(Int, of: String, limit: Int)

  var values: KeyValuePairs<FactName, String?> {
    switch self {
    case .arguments(let count, let limit):
      [.problem: "arguments", .found: String(count), .expected: String(limit)]
    case .branches(let count, let argument, let limit):
      [.problem: "branches", .argument: argument, .found: String(count), .expected: String(limit)]
    }
  }
  var sentence: String {
    switch self {
    case .arguments(let count, let limit):
      "this message has \(count) arguments, and \(limit) are allowed; split it"
    case .branches(let count, let argument, let limit):
      "'\(argument)' selects from \(count) branches, and \(limit) are allowed; use a message for each"
    }
  }
}
