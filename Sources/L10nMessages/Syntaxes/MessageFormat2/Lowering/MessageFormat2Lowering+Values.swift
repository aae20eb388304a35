extension MessageFormat2Lowering {
  /// Returns the value of a variable that needn't be declared.
  func value(of variable: MessageFormat2.Variable) -> Value {
    values[variable.name] ?? Value(source: .argument(variable.name))
  }

  mutating func value(of expression: MessageFormat2.Expression) -> Value {
    switch expression.operand {
    case .variable(let variable): return value(of: expression, from: value(of: variable))
    case .literal(let literal): return value(of: expression, from: Value(source: .text(literal.text)))
    case nil:
      let name = expression.function?.name ?? ""
      log.error("`:\(name)` needs a value in apps: `{$name :\(name)}`", at: expression.range)
      return Value(source: .text(LiteralText("{:\(name)}")), function: .unknown)
    }
  }

  mutating func value(of expression: MessageFormat2.Expression, from operand: Value) -> Value {
    guard let function = expression.function else { return operand }
    var value = operand
    let given = options(of: function)
    if let isolate = isolate(of: function, given) { value.isolate = isolate }
    var mistakes: [MessageFormat2.OptionMistake] = []
    if function.name == "string" {
      switch operand.function {
      case .none, .string, .unknown: break
      case .number, .date:
        log.error("Apps can't write a number or a date as text; delete `:string`", at: function.range)
      }
      warnOfUnknownOptions(function, [])
      value.function = .string
    } else if let number = NumberFunction(rawValue: function.name) {
      if case .date = operand.function { log.error("A date isn't a number", at: function.range) }
      warnOfUnknownOptions(function, number.optionNames)
      apply(number, given, function, to: &value, &mistakes)
    } else if let date = DateFunction(rawValue: function.name) {
      if case .number = operand.function { log.error("A number isn't a date", at: function.range) }
      warnOfUnknownOptions(function, date.optionNames)
      value.function = .date(date, fields(of: date, given, operand, function, &mistakes))
    } else {
      log.error(
        "The function `:\(function.name)` isn't known in apps; use string, number, integer, offset, percent, currency, "
          + "date, time or datetime", at: function.range)
      value.function = .unknown
    }
    for mistake in mistakes {
      let option = function.options.first { $0.name == mistake.option }
      log.error(mistake.explanation, at: option?.range ?? function.range)
    }
    return value
  }

  private mutating func apply(
    _ number: NumberFunction, _ given: [String: MessageFormat2.OptionValue], _ function: MessageFormat2.Function,
    to value: inout Value, _ mistakes: inout [MessageFormat2.OptionMistake]
  ) {
    let options = number.options(given, inherited: value.options)
    mistakes += options.mistakes
    value.options = options.values
    value.selects = options.selects
    if number == .offset {
      if let offset = NumberFunction.offset(given) {
        value.offset -= offset
      } else {
        log.error(NumberFunction.offsetMistake, at: function.range)
      }
      if case .number = value.function { return }
    } else if value.offset != 0 {
      log.error("Apps can't format a number with an offset; apply `:offset` last", at: function.range)
    }
    value.function = .number(number)
  }

  private mutating func fields(
    of date: DateFunction, _ given: [String: MessageFormat2.OptionValue], _ operand: Value,
    _ function: MessageFormat2.Function, _ mistakes: inout [MessageFormat2.OptionMistake]
  ) -> DateFields {
    var fields = date.fields(given, mistakes: &mistakes)
    if case .date(_, let inherited) = operand.function { fields.isHour12 = inherited.isHour12 }
    for name in ["timeZone", "calendar"] where given[name] != nil {
      mistakes.append(.init(option: name, explanation: "Apps use the user's own; delete `\(name)`"))
    }
    if date != .date, let hours = given["hour12"] {
      let known = ["true": true, "false": false]
      fields.isHour12 = hours.text.flatMap { known[$0] }
      if fields.isHour12 == nil {
        mistakes.append(.init(option: "hour12", explanation: "`hour12` needs `true` or `false`"))
      }
    }
    return fields
  }

  /// Warns of options that a function doesn't have, and ignores.
  private mutating func warnOfUnknownOptions(_ function: MessageFormat2.Function, _ names: [String]) {
    for option in function.options where !option.name.contains(":") && !names.contains(option.name) {
      let advice = names.isEmpty ? "it has none" : "it has " + names.joined(separator: ", ")
      log.warning("`:\(function.name)` has no option `\(option.name)`; \(advice)", at: option.range)
    }
  }

  /// Returns the options of a function that are known before it is formatted. Reports others.
  private mutating func options(of function: MessageFormat2.Function) -> [String: MessageFormat2.OptionValue] {
    var given: [String: MessageFormat2.OptionValue] = [:]
    for option in function.options {
      given[option.name] = value(of: option)
    }
    return given
  }

  /// Returns the value of an option if it is known before the message is formatted. Reports it otherwise.
  mutating func value(of option: MessageFormat2.Option) -> MessageFormat2.OptionValue? {
    switch option.value {
    case .literal(let literal): return .init(text: literal.value, isLiteral: true)
    case .variable(let variable):
      if case .text(let text) = value(of: variable).source { return .init(text: text.string, isLiteral: false) }
      log.error("An option needs a literal in apps", at: option.range)
      return nil
    }
  }

  /// Returns the character that begins an isolate by the option `u:dir` (LDML 48 part 9, "Unicode Namespace Options").
  private mutating func isolate(
    of function: MessageFormat2.Function, _ given: [String: MessageFormat2.OptionValue]
  ) -> LiteralText? {
    guard let direction = given["u:dir"]?.text, direction != "inherit" else { return nil }
    let isolates: [String: LiteralText] = ["ltr": "\u{2066}", "rtl": "\u{2067}", "auto": "\u{2068}"]
    if let isolate = isolates[direction] { return isolate }
    let option = function.options.first { $0.name == "u:dir" }
    log.error("`u:dir` needs `ltr`, `rtl`, `auto` or `inherit`", at: option?.range ?? function.range)
    return nil
  }
}

extension MessageFormat2.Literal {
  /// The literal as text, with its place if it has no escapes.
  fileprivate var text: LiteralText {
    let length = value.utf8.count
    if length == range.count { return LiteralText(value, at: range.lowerBound) }
    return length + 2 == range.count ? LiteralText(value, at: range.lowerBound + 1) : LiteralText(value)
  }
}
