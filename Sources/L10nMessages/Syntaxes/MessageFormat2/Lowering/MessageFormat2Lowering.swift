import L10nLanguage

/// Turns a message into the tree that all syntaxes produce.
///
/// What an app can't do is a problem, and becomes text as close as possible.
struct MessageFormat2Lowering {
  /// A part of a message that apps can't write.
  struct Unsupported: Error {
    var explanation: String
    /// The option that is the reason, if one is.
    var option: NumberOption?

    init(_ explanation: String, option: NumberOption? = nil) {
      self.explanation = explanation
      self.option = option
    }
  }

  /// The value of a variable or an expression.
  struct Value {
    /// Where the value comes from.
    enum Source {
      case argument(String)
      case text(LiteralText)
    }

    /// The function that formats the value.
    enum Function {
      case none
      case string
      case number(NumberFunction)
      case date(DateFunction, DateFields)
      /// One that can't be written, which is already reported.
      case unknown
    }

    var source: Source
    var function = Function.none
    /// The options of a function of numbers.
    var options: [String: String] = [:]
    /// The number that the function `offset` subtracts.
    var offset = 0
    /// A Boolean value indicating whether the value can select a variant.
    var selects = true
    /// The character that begins an isolate around the value, if `u:dir` asks for one.
    var isolate: LiteralText?
  }

  var log = MessageProblemLog()
  /// The values of declarations.
  var values: [String: Value] = [:]
  /// The number of bytes of text that branches can still have. Variants for several selectors can be copied into many
  /// branches.
  var budget: Int

  /// The tree of a message, with its problems.
  static func lowered(_ parsed: MessageFormat2.Parsed, length: Int) -> ParsedMessage {
    var lowering = MessageFormat2Lowering(length: length)
    let pattern = lowering.pattern(of: parsed.message)
    // Without a valid message, other problems only follow from its own.
    guard parsed.problems.isEmpty else {
      return ParsedMessage(pattern: pattern, problems: parsed.problems.map(\.messageProblem))
    }
    // A variant is lowered once for each branch that has it.
    var known: Set<MessageProblem> = []
    return ParsedMessage(pattern: pattern, problems: lowering.log.sorted().filter { known.insert($0).inserted })
  }

  private init(length: Int) {
    budget = 65_536 + 8 * length
  }

  private mutating func pattern(of message: MessageFormat2) -> MessagePattern {
    for declaration in message.declarations {
      var value =
        declaration.kind == .input
        ? value(of: declaration.value, from: Value(source: .argument(declaration.variable.name)))
        : value(of: declaration.value)
      // A text has no place in patterns that are after it.
      if case .text(let text) = value.source { value.source = .text(LiteralText(text.string)) }
      values[declaration.variable.name] = value
    }
    switch message.body {
    case .pattern(let pattern): return lowered(pattern, in: nil)
    case .matcher(let matcher): return self.pattern(of: matcher)
    }
  }

  // MARK: Patterns

  /// The innermost plural around a pattern, whose number is `#`.
  struct Enclosing {
    var argument: String
    var offset: Double
  }

  mutating func lowered(_ pattern: MessageFormat2.Pattern, in enclosing: Enclosing?) -> MessagePattern {
    var pieces = PatternBuilder()
    for element in pattern {
      switch element {
      case .text(let text): pieces.add(text)
      case .expression(let expression): add(expression, in: enclosing, to: &pieces)
      case .markup(let markup): pieces.add(tag(markup))
      }
    }
    return pieces.finish()
  }

  private mutating func add(
    _ expression: MessageFormat2.Expression, in enclosing: Enclosing?, to pieces: inout PatternBuilder
  ) {
    let value = value(of: expression)
    let element = element(of: value, expression, in: enclosing)
    guard let isolate = value.isolate else { return pieces.add(element) }
    pieces.add(isolate)
    pieces.add(element)
    pieces.add("\u{2069}")
  }

  private mutating func element(
    of value: Value, _ expression: MessageFormat2.Expression, in enclosing: Enclosing?
  ) -> MessagePattern.Element {
    switch value.source {
    case .text(let text):
      switch value.function {
      case .none: warnOfName(expression)
      case .string, .unknown: break
      case .number, .date: log.error("Apps can't format a literal; write the text itself", at: expression.range)
      }
      return .text(text)
    case .argument(let name):
      let format = format(of: value, at: expression)
      let isPluralNumber = enclosing?.argument == name && enclosing?.offset == Double(value.offset)
      if isPluralNumber, format == .number(.integer) || value.offset != 0 && format == .number(.number) {
        return .pluralNumber(expression.range)
      }
      if value.offset != 0 {
        log.error(
          "Apps write a number with an offset only without options, in variants that it selects as the last variable "
            + "of `.match`", at: expression.range)
      }
      return .placeholder(Placeholder(argument: name, format: format, range: expression.range))
    }
  }

  /// Warns of a placeholder that looks like one of another syntax, but is text.
  private mutating func warnOfName(_ expression: MessageFormat2.Expression) {
    guard case .literal(let literal) = expression.operand, literal.range.count == literal.value.utf8.count,
      let first = literal.value.unicodeScalars.first
    else { return }
    if let ascii = PatternSyntax.ascii(fullWidth: first) {
      log.warning("The full-width `\(first)` is text here; write `\(ascii)`", at: expression.range)
    } else if first.properties.isAlphabetic {
      log.warning(
        "`{\(literal.value)}` is printed as text; write `{$\(literal.value)}` for an argument, or `{|…|}` for text",
        at: expression.range)
    }
  }

  private mutating func format(of value: Value, at expression: MessageFormat2.Expression) -> PlaceholderFormat {
    switch value.function {
    case .none, .string, .unknown: return .plain
    case .date(.time, let fields): return .time(fields.timeStyle)
    case .date(.date, let fields): return .date(fields.dateStyle)
    case .date(.dateAndTime, let fields): return .date(.skeleton(fields.skeleton))
    case .number(let function):
      do throws(Unsupported) {
        return .number(try NumberFormat(function, value.options))
      } catch {
        let option = expression.function?.options.first { $0.name == error.option?.rawValue }
        log.error(error.explanation, at: option?.range ?? expression.range)
        return .number(.number)
      }
    }
  }
}
