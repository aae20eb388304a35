import L10nMessages

extension NumberFunction {
  var value: MessageFunction {
    { (call: inout FunctionCall) throws(FunctionFailure) in try self.value(of: &call) }
  }

  private func value(of call: inout FunctionCall) throws(FunctionFailure) -> NumberValue {
    let source = call.operand?.value as? NumberValue
    guard let operand = call.operand, let number = source?.number ?? DecimalNumber(operand.argument) else {
      throw FunctionFailure(.badOperand, "`:\(rawValue)` needs a number")
    }
    let options = options(call.options, inherited: source?.options ?? [:])
    call.ignoreOptions(options.mistakes)
    var value = NumberValue(style: style(source), number: number, options: options.values, language: call.language)
    value.selects = options.selects
    switch self {
    case .number, .percent: break
    case .integer: value.number = number.rounded(places: 0, .halfExpand)
    case .offset:
      guard let offset = Self.offset(call.options) else { throw FunctionFailure(.badOption, Self.offsetMistake) }
      guard let sum = number.adding(offset) else { throw FunctionFailure(.badOperand, "The number is too large") }
      value.number = sum
    case .currency:
      if value.currencyCode.isEmpty {
        throw FunctionFailure(.badOperand, "`:currency` needs a currency, such as `currency=EUR`")
      }
    }
    return value
  }

  private func style(_ source: NumberValue?) -> NumberValue.Style {
    switch self {
    case .number: .decimal
    case .integer: .integer
    case .offset: source?.style == .integer ? .integer : .decimal
    case .percent: .percent
    case .currency: .currency
    }
  }
}
