import L10nAllLanguages
import L10nLanguage

@testable import L10nMessageFormat2

/// The functions that Unicode's tests call (unicode-org/message-format-wg, `test/README.md`, "Test Functions").
extension MessageFunctions {
  static let withTestFunctions: MessageFunctions = {
    var functions = standard
    functions["test:function"] = TestFunction(formats: true, selects: true).value
    functions["test:select"] = TestFunction(formats: false, selects: true).value
    functions["test:format"] = TestFunction(formats: true, selects: false).value
    return functions
  }()
}

private struct TestFunction {
  let formats: Bool
  let selects: Bool

  var value: MessageFunction {
    { (call: inout FunctionCall) throws(FunctionFailure) in try self.value(of: &call) }
  }

  private func value(of call: inout FunctionCall) throws(FunctionFailure) -> TestValue {
    let source = call.operand?.value as? TestValue
    guard let operand = call.operand, let input = source?.input ?? DecimalNumber(operand.argument) else {
      throw FunctionFailure(.badOperand, "a number is needed")
    }
    var value = source ?? TestValue(input: input)
    switch call.options["decimalPlaces"]?.text {
    case nil: break
    case "0": value.decimalPlaces = 0
    case "1": value.decimalPlaces = 1
    default: throw FunctionFailure(.badOption, "decimalPlaces is 0 or 1")
    }
    switch call.options["fails"]?.text {
    case nil, "never": break
    case "always": (value.failsFormat, value.failsSelect) = (true, true)
    case "format": value.failsFormat = true
    case "select": value.failsSelect = true
    default: call.ignoreOption("fails is never, always, format or select")
    }
    (value.formats, value.selects) = (formats, selects)
    return value
  }
}

private struct TestValue: FunctionValue, VariantSelector {
  var input: DecimalNumber
  var decimalPlaces = 0
  var failsFormat = false
  var failsSelect = false
  var formats = true
  var selects = true

  var argument: ArgumentValue { .string(input.text) }
  var direction: TextDirection { .leftToRight }
  var selector: (any VariantSelector)? { selects && !failsSelect ? self : nil }

  func matches(_ key: String) -> Bool {
    input.text == "1" && (key == "1" || decimalPlaces == 1 && key == "1.0")
  }

  func isBetter(_ key: String, than other: String) -> Bool { key == "1.0" }

  func formatted() throws(FunctionFailure) -> MessageFormat2Output.Value {
    guard formats, !failsFormat else { throw FunctionFailure(.badOption, "it fails as the test wants") }
    let written = input.rounded(places: decimalPlaces, .trunc).text
    return .init(type: "test", text: written, pieces: [.init(type: "integer", text: written)])
  }
}
