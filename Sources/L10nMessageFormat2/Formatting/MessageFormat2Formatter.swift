import L10nAllLanguages
public import L10nMessages

/// Formats a message with values, as LDML 48 part 9 ("Formatting") describes it.
///
///     let message = MessageFormat2.parse(".input {$n :integer} .match $n one {{{$n} file}} * {{{$n} files}}")
///     MessageFormat2Formatter(message, environment).format(["n": .int(2)]).text  // 2 files
///
/// Formatting never fails: a value that can't be written leaves a fallback text, and a problem beside the text.
public struct MessageFormat2Formatter: Sendable {
  private let parsed: MessageFormat2.Parsed
  private let environment: MessageFormat2Environment
  private let direction: TextDirection

  /// Creates a formatter.
  public init(_ parsed: MessageFormat2.Parsed, _ environment: MessageFormat2Environment) {
    self.parsed = parsed
    self.environment = environment
    direction = TextDirection(of: environment.language)
  }

  /// Returns the message with values for its variables.
  public func format(_ arguments: [String: ArgumentValue]) -> MessageFormat2Output {
    guard parsed.problems.isEmpty else {
      let problems = parsed.problems.map {
        FormattingProblem(kind: .invalidMessage, explanation: $0.explanation, range: $0.range)
      }
      return MessageFormat2Output(parts: [.fallback("\u{FFFD}")], problems: problems)
    }
    var resolver = MessageFormat2Resolver(parsed.message.declarations, arguments, environment)
    let pattern =
      switch parsed.message.body {
      case .pattern(let pattern): pattern
      case .matcher(let matcher): resolver.pattern(of: matcher)
      }
    var parts: [MessageFormat2Output.Part] = []
    for element in pattern {
      switch element {
      case .text(let text): parts.append(.text(text.string))
      case .markup(let markup): parts.append(.markup(self.markup(markup, &resolver)))
      case .expression(let expression):
        let value = resolver.value(of: expression)
        add(part(of: value, expression, &resolver), isolated: value.direction != nil, to: &parts)
      }
    }
    return MessageFormat2Output(parts: parts, problems: resolver.problems)
  }

  // MARK: Values

  private func part(
    of resolved: ResolvedValue, _ expression: MessageFormat2.Expression, _ resolver: inout MessageFormat2Resolver
  ) -> MessageFormat2Output.Part {
    let value: any FunctionValue
    switch resolved.content {
    case .fallback(let source): return .fallback(source)
    case .value(let content): value = content
    case .argument(let argument):
      guard let plain = plainValue(of: argument) else {
        resolver.report(.badOperand, "This value can't be written; write a function for it", at: expression.range)
        return .fallback(expression.fallback)
      }
      value = plain
    }
    do throws(FunctionFailure) {
      var formatted = try value.formatted()
      formatted.id = resolved.id
      formatted.direction = resolved.direction ?? value.direction
      return .value(formatted)
    } catch {
      resolver.report(error, at: expression.range)
      return .fallback(expression.fallback)
    }
  }

  /// Returns the value of an argument without a function: a number and a date are written as in the language.
  private func plainValue(of argument: ArgumentValue) -> (any FunctionValue)? {
    switch argument {
    case .string(let text): return StringValue(text: text)
    case .int, .double, .decimal:
      return DecimalNumber(argument).map { NumberValue(style: .decimal, number: $0, language: environment.language) }
    case .date:
      guard let moment = DateMoment(argument) else { return nil }
      var value = DateValue(moment: moment, language: environment.language, timeZone: environment.timeZone)
      value.fields = DateFields(date: .yearMonthDay, time: .minute)
      return value
    case .other: return nil
    }
  }

  private func markup(
    _ markup: MessageFormat2.Markup, _ resolver: inout MessageFormat2Resolver
  ) -> MessageFormat2Output.Markup {
    var common = MessageFormat2Resolver.CommonOptions()
    let options = resolver.options(markup.options, common: &common, takesDirection: false)
    return .init(kind: markup.kind, name: markup.name, id: common.id, options: options.compactMapValues(\.text))
  }

  // MARK: Isolation

  /// Adds a value by the default strategy for text of both directions (LDML 48 part 9, "Handling Bidirectional Text").
  private func add(
    _ part: MessageFormat2Output.Part, isolated: Bool, to parts: inout [MessageFormat2Output.Part]
  ) {
    var own = TextDirection.unknown
    if case .value(let value) = part { own = value.direction }
    guard environment.isolatesValues, own != .leftToRight || direction != .leftToRight || isolated else {
      return parts.append(part)
    }
    parts += [.isolation(own.isolate), part, .isolation("\u{2069}")]
  }
}
