import L10nLanguage

extension DateStyle {
  /// The function that writes a date in this style, or `nil` if MessageFormat 2 has none.
  var dateFunction: MessageFormat2.Function? {
    if let fields = Self.dates.first(where: { $0.dateStyle == self }) {
      return .init(DateFunction.date.rawValue, options: fields.options("fields", "length", ""))
    }
    guard case .skeleton(let skeleton) = self else { return nil }
    for fields in Self.dates where skeleton.hasPrefix(fields.skeleton) {
      for time in Self.times where fields.skeleton + time.skeleton == skeleton {
        var both = fields
        (both.time, both.zoneStyle, both.isHour12) = (time.time, time.zoneStyle, time.isHour12)
        return .init(
          DateFunction.dateAndTime.rawValue, options: both.options("dateFields", "dateLength", "timePrecision"))
      }
    }
    return nil
  }

  /// The function that writes a time in this style, or `nil` if MessageFormat 2 has none.
  var timeFunction: MessageFormat2.Function? {
    Self.times.first { $0.timeStyle == self }.map {
      .init(DateFunction.time.rawValue, options: $0.options("", "", "precision"))
    }
  }

  private static let dates = DateFields.DateField.allCases.flatMap { field in
    DateFields.Length.allCases.map { DateFields(date: field, length: $0) }
  }

  private static let times = DateFields.Precision.allCases.flatMap { precision in
    [nil, .short, .long].flatMap { (zone: DateFields.ZoneStyle?) in
      [nil, true, false].map { (isHour12: Bool?) in
        var fields = DateFields(time: precision, zoneStyle: zone)
        fields.isHour12 = isHour12
        return fields
      }
    }
  }
}

extension DateFields {
  /// Returns the options that differ from the usual ones.
  ///
  /// - Parameters:
  ///   - dateName: the option of the fields of the date.
  ///   - lengthName: that of the length.
  ///   - timeName: that of the time.
  fileprivate func options(_ dateName: String, _ lengthName: String, _ timeName: String) -> [MessageFormat2.Option] {
    var options: [(String, String)] = []
    if let date, date != .yearMonthDay { options.append((dateName, date.rawValue)) }
    if date != nil, length != .medium { options.append((lengthName, length.rawValue)) }
    if let time, time != .minute { options.append((timeName, time.rawValue)) }
    if let zoneStyle { options.append(("timeZoneStyle", zoneStyle.rawValue)) }
    if let isHour12 { options.append(("hour12", isHour12 ? "true" : "false")) }
    return options.map { .init($0, .literal(.init($1))) }
  }
}
