/// The functions of numbers (LDML 48 part 9, "Numeric Value Selection and Formatting").
enum NumberFunction: String {
  case number, integer, offset, percent, currency

  var value: MessageFunction {
    { (call: inout FunctionCall) throws(FunctionFailure) in try self.value(of: &call) }
  }

  private func value(of call: inout FunctionCall) throws(FunctionFailure) -> NumberValue {
    let source = call.operand?.value as? NumberValue
    guard let operand = call.operand, let number = source?.number ?? DecimalNumber(operand.argument) else {
      throw FunctionFailure(.badOperand, "`:\(rawValue)` needs a number")
    }
    var inherited = source?.options ?? [:]
    for name in discarded { inherited[name] = nil }
    let own = ownOptions(of: &call, inherited)
    var value = NumberValue(
      style: style(source), number: number, options: inherited.merging(own) { $1 }, language: call.language)
    value.selects = canSelect(&call, own, inherited)
    switch self {
    case .number, .percent: break
    case .integer: value.number = number.rounded(places: 0, .halfExpand)
    case .offset: value.number = try offset(number, call.options)
    case .currency:
      if value.options["currency"] == nil {
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

  /// The options that a value doesn't take over from its operand.
  private var discarded: [String] {
    switch self {
    case .number, .offset, .currency: []
    case .integer: ["minimumFractionDigits", "maximumFractionDigits", "minimumSignificantDigits"]
    case .percent: ["minimumIntegerDigits", "roundingIncrement", "select"]
    }
  }

  // MARK: Options

  /// Returns the valid options of a call, and reports the others.
  private func ownOptions(of call: inout FunctionCall, _ inherited: [String: String]) -> [String: String] {
    var own: [String: String] = [:]
    for option in NumberOption.allCases where option.isOption(of: self) {
      guard let given = call.options[option.rawValue] else { continue }
      if option == .select, !given.isLiteral {
        call.ignoreOption("`select` needs a literal, so that translators know the keys")
      } else if option == .currency, inherited[option.rawValue] != nil {
        call.ignoreOption("The amount already has a currency; delete `currency`")
      } else if let text = given.text, option.allows(text) {
        own[option.rawValue] = text
      } else {
        call.ignoreOption("`\(option.rawValue)` needs \(option.requirement)")
      }
    }
    return own
  }

  /// Returns a Boolean value indicating whether a value can select. The keys have to be known from the expression, so
  /// it can't if `select` comes from elsewhere.
  private func canSelect(
    _ call: inout FunctionCall, _ own: [String: String], _ inherited: [String: String]
  ) -> Bool {
    switch self {
    case .currency: return false
    case .percent: return true
    case .number, .integer, .offset: break
    }
    if own["select"] != nil { return true }
    if call.options["select"] != nil, self != .offset { return false }
    if inherited["select"] == nil { return true }
    call.ignoreOption("`select` isn't taken over from a variable; write it here")
    return false
  }

  private func offset(
    _ number: DecimalNumber, _ options: [String: FunctionCall.OptionValue]
  ) throws(FunctionFailure) -> DecimalNumber {
    let signs = ["add": 1, "subtract": -1]
    let given = options.filter { signs[$0.key] != nil }
    guard given.count == 1, let option = given.first, let sign = signs[option.key],
      let text = option.value.text, NumberOption.isDigitSize(text), let size = Int(text)
    else { throw FunctionFailure(.badOption, "`:offset` needs either `add` or `subtract` with a number below 100") }
    guard let sum = number.adding(sign * size) else { throw FunctionFailure(.badOperand, "The number is too large") }
    return sum
  }
}
