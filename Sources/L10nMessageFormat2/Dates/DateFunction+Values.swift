import Foundation
import L10nMessages

extension DateFunction {
  var value: MessageFunction {
    { (call: inout FunctionCall) throws(FunctionFailure) in try self.value(of: &call) }
  }

  private func value(of call: inout FunctionCall) throws(FunctionFailure) -> DateValue {
    let source = call.operand?.value as? DateValue
    guard let operand = call.operand, let moment = source?.moment ?? DateMoment(operand.argument) else {
      throw FunctionFailure(.badOperand, "`:\(rawValue)` needs a date, such as `|2006-01-02T15:04:06|`")
    }
    var value = DateValue(moment: moment, language: call.language, timeZone: call.timeZone)
    value.overrides = source?.overrides ?? .init()
    readOverrides(of: &call, to: &value)
    var mistakes: [MessageFormat2.OptionMistake] = []
    value.fields = fields(call.options, mistakes: &mistakes)
    value.fields.isHour12 = value.overrides.isHour12
    call.ignoreOptions(mistakes)
    return value
  }

  private func readOverrides(of call: inout FunctionCall, to value: inout DateValue) {
    if let given = call.options["timeZone"] {
      switch given.text {
      case "input":
        value.overrides.timeZone = value.moment.timeZone
        if value.moment.timeZone == nil {
          call.ignore(FunctionFailure(.badOperand, "The date has no time zone for `timeZone=input`"))
        }
      case let text?:
        value.overrides.timeZone = TimeZone(option: text)
        if value.overrides.timeZone == nil { call.ignoreOption("`timeZone` doesn't know '\(text)'") }
      case nil: call.ignoreOption("`timeZone` needs a name such as `Asia/Seoul`")
      }
    }
    if self != .date, let given = call.options["hour12"] {
      let values = ["true": true, "false": false]
      value.overrides.isHour12 = given.text.flatMap { values[$0] }
      if value.overrides.isHour12 == nil { call.ignoreOption("`hour12` needs `true` or `false`") }
    }
    if let given = call.options["calendar"] {
      if let text = given.text, text.wholeMatch(of: /[0-9A-Za-z]{3,8}(-[0-9A-Za-z]{3,8})*/) != nil {
        value.overrides.calendar = text.lowercased()
      } else {
        call.ignoreOption("`calendar` needs a name such as `buddhist`")
      }
    }
  }
}
