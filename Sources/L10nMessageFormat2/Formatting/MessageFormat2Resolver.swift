import L10nAllLanguages
import L10nMessages

/// Finds the values of variables and expressions (LDML 48 part 9, "Expression and Markup Resolution").
///
/// A declaration is resolved when it is first needed, after those that it needs itself.
struct MessageFormat2Resolver {
  let environment: MessageFormat2Environment
  private let arguments: [String: ArgumentValue]
  private let declarations: [MessageFormat2.Declaration]
  /// The indexes of declarations by name.
  private let indexes: [String: Int]
  /// The values of declarations that were needed.
  private var values: [Int: ResolvedValue] = [:]
  private(set) var problems: [FormattingProblem] = []

  init(
    _ declarations: [MessageFormat2.Declaration], _ arguments: [String: ArgumentValue],
    _ environment: MessageFormat2Environment
  ) {
    self.declarations = declarations
    self.arguments = arguments
    self.environment = environment
    indexes = Dictionary(declarations.enumerated().map { ($1.variable.name, $0) }) { first, _ in first }
  }

  mutating func report(_ kind: FormattingProblem.Kind, _ explanation: String, at range: Range<Int>) {
    problems.append(FormattingProblem(kind: kind, explanation: explanation, range: range))
  }

  mutating func report(_ failure: FunctionFailure, at range: Range<Int>) {
    report(failure.kind, failure.explanation, at: range)
  }

  // MARK: Variables

  mutating func value(of variable: MessageFormat2.Variable) -> ResolvedValue {
    guard let index = indexes[variable.name] else { return argument(variable) }
    resolveDeclaration(index)
    guard let value = values[index], case .fallback = value.content else {
      return values[index] ?? argument(variable)
    }
    return ResolvedValue(.fallback("$" + variable.name))
  }

  private mutating func argument(_ variable: MessageFormat2.Variable) -> ResolvedValue {
    guard let argument = arguments[variable.name] else {
      report(.unresolvedVariable, "`$\(variable.name)` has no value", at: variable.range)
      return ResolvedValue(.fallback("$" + variable.name))
    }
    return ResolvedValue(.argument(argument))
  }

  /// Resolves a declaration and those that it needs. These are before it, which isn't recursive, because a chain of
  /// declarations can be long.
  private mutating func resolveDeclaration(_ index: Int) {
    guard values[index] == nil else { return }
    var needed: Set<Int> = []
    var pending = [index]
    while let next = pending.popLast() {
      guard needed.insert(next).inserted else { continue }
      let earlier = Self.variables(in: declarations[next].value).compactMap { indexes[$0] }
      pending += earlier.filter { $0 < next && values[$0] == nil }
    }
    for index in needed.sorted() {
      let declaration = declarations[index]
      values[index] = value(of: declaration.value, isInput: declaration.kind == .input)
    }
  }

  private static func variables(in expression: MessageFormat2.Expression) -> [String] {
    let operands = [expression.operand].compactMap { $0 } + (expression.function?.options ?? []).map(\.value)
    return operands.compactMap { if case .variable(let variable) = $0 { variable.name } else { nil } }
  }

  // MARK: Expressions

  /// - Parameter isInput: a Boolean value indicating whether the operand is an argument, even if it is declared.
  mutating func value(of expression: MessageFormat2.Expression, isInput: Bool = false) -> ResolvedValue {
    let operand: ResolvedValue?
    switch expression.operand {
    case .literal(let literal): operand = ResolvedValue(.value(StringValue(text: literal.value)))
    case .variable(let variable): operand = isInput ? argument(variable) : value(of: variable)
    case nil: operand = nil
    }
    guard let function = expression.function else { return operand ?? ResolvedValue(.fallback("\u{FFFD}")) }
    let fallback = ResolvedValue(.fallback(expression.fallback))
    guard let handler = environment.functions[function.name] else {
      report(.unknownFunction, "The function `:\(function.name)` isn't known", at: function.range)
      return fallback
    }
    if let operand, operand.operand == nil {
      report(.badOperand, "`:\(function.name)` needs a value", at: expression.range)
      return fallback
    }
    var common = CommonOptions()
    let options = options(function.options, common: &common)
    var call = FunctionCall(
      language: environment.language, timeZone: environment.timeZone, operand: operand?.operand, options: options)
    defer { for failure in call.failures { report(failure, at: function.range) } }
    do throws(FunctionFailure) {
      let value = try handler(&call)
      let direction = common.direction ?? (value.direction == .unknown ? operand?.direction : nil)
      return ResolvedValue(.value(value), id: common.id, direction: direction)
    } catch {
      report(error, at: expression.range)
      return fallback
    }
  }

  // MARK: Options

  /// The options of the namespace `u` (LDML 48 part 9, "Unicode Namespace Options").
  struct CommonOptions {
    var id: String?
    var direction: TextDirection?
  }

  /// Returns the values of options without those of the namespace `u`, which are read. Reports those without a value.
  ///
  /// - Parameter takesDirection: a Boolean value indicating whether `u:dir` is allowed.
  mutating func options(
    _ options: [MessageFormat2.Option], common: inout CommonOptions, takesDirection: Bool = true
  ) -> [String: MessageFormat2.OptionValue] {
    var values: [String: MessageFormat2.OptionValue] = [:]
    for option in options {
      guard let value = optionValue(option) else { continue }
      switch option.name {
      case "u:id":
        common.id = value.text
        if value.text == nil { report(.badOption, "`u:id` needs a text", at: option.range) }
      case "u:dir":
        if takesDirection, let text = value.text, text == "inherit" || Self.directions[text] != nil {
          common.direction = Self.directions[text]
        } else {
          let advice = takesDirection ? "`u:dir` needs `ltr`, `rtl`, `auto` or `inherit`" : "Markup has no `u:dir`"
          report(.badOption, advice, at: option.range)
        }
      default:
        if !option.name.hasPrefix("u:") { values[option.name] = value }
      }
    }
    return values
  }

  private static let directions: [String: TextDirection] = [
    "ltr": .leftToRight, "rtl": .rightToLeft, "auto": .unknown,
  ]

  private mutating func optionValue(_ option: MessageFormat2.Option) -> MessageFormat2.OptionValue? {
    switch option.value {
    case .literal(let literal): return .init(text: literal.value, isLiteral: true)
    case .variable(let variable):
      guard let operand = value(of: variable).operand else {
        report(.badOption, "The option `\(option.name)` has no value", at: option.range)
        return nil
      }
      return .init(text: operand.argument.text, isLiteral: false)
    }
  }
}

extension MessageFormat2.Expression {
  /// The text for an expression without a value (LDML 48 part 9, "Fallback Resolution").
  var fallback: String {
    switch operand {
    case .literal(let literal): literal.quotedText
    case .variable(let variable): "$" + variable.name
    case nil: ":" + (function?.name ?? "")
    }
  }
}
