import L10nAllLanguages

/// The function `string` (LDML 48 part 9, "String Value Selection and Formatting").
enum StringFunction {
  static let value: MessageFunction = { (call: inout FunctionCall) throws(FunctionFailure) in
    guard let operand = call.operand, let text = operand.argument.text else {
      throw FunctionFailure(.badOperand, "`:string` needs a text or a number")
    }
    return StringValue(text: text)
  }
}

/// A value of the function `string`, or a literal.
struct StringValue: FunctionValue, VariantSelector {
  var text: String

  var argument: ArgumentValue { .string(text) }
  var direction: TextDirection { .unknown }
  var selector: (any VariantSelector)? { self }

  func formatted() -> MessageFormat2Output.Value { .init(type: "string", text: text) }

  /// Swift compares by canonical equivalence, as the standard demands.
  func matches(_ key: String) -> Bool { key == text }

  func isBetter(_ key: String, than other: String) -> Bool { false }
}

extension ArgumentValue {
  /// The value as a text that doesn't depend on the language, or `nil` if it has none.
  var text: String? {
    if case .string(let text) = self { text } else { DecimalNumber(self)?.text }
  }
}
