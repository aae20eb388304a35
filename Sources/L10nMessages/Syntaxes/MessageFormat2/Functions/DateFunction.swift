/// A function of dates (LDML 48 part 9, "Date and Time Value Formatting").
package enum DateFunction: String, Sendable, CaseIterable {
  case date, time
  case dateAndTime = "datetime"

  /// The names of the options.
  package var optionNames: [String] {
    switch self {
    case .date: ["fields", "length", "timeZone", "calendar"]
    case .time: ["precision", "timeZoneStyle", "timeZone", "hour12", "calendar"]
    case .dateAndTime:
      ["dateFields", "dateLength", "timePrecision", "timeZoneStyle", "timeZone", "hour12", "calendar"]
    }
  }

  /// Returns the fields that the options of an expression ask for.
  package func fields(
    _ given: [String: MessageFormat2.OptionValue], mistakes: inout [MessageFormat2.OptionMistake]
  ) -> DateFields {
    var fields = DateFields()
    if self != .time {
      let isAlone = self == .date
      fields.date = word(isAlone ? "fields" : "dateFields", given, &mistakes) ?? .yearMonthDay
      fields.length = word(isAlone ? "length" : "dateLength", given, &mistakes) ?? .medium
    }
    if self != .date {
      fields.time = word(self == .time ? "precision" : "timePrecision", given, &mistakes) ?? .minute
      fields.zoneStyle = word("timeZoneStyle", given, &mistakes)
    }
    return fields
  }

  /// Returns the value of an option that must be a literal.
  private func word<Word: RawRepresentable<String> & CaseIterable>(
    _ name: String, _ given: [String: MessageFormat2.OptionValue], _ mistakes: inout [MessageFormat2.OptionMistake]
  ) -> Word? {
    guard let value = given[name] else { return nil }
    if value.isLiteral, let word = value.text.flatMap(Word.init(rawValue:)) { return word }
    let words = Word.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")
    mistakes.append(.init(option: name, explanation: "`\(name)` needs one of the literals \(words)"))
    return nil
  }
}
