package import L10nLanguage

/// The fields of a date and a time that a function writes.
package struct DateFields: Sendable, Hashable {
  /// The fields of the date, or `nil` for a time alone.
  package var date: DateField?
  /// The length of the date.
  package var length = Length.medium
  /// The smallest field of the time, or `nil` for a date alone.
  package var time: Precision?
  /// The form of the time zone, or `nil` for none.
  package var zoneStyle: ZoneStyle?
  /// A Boolean value indicating whether hours are counted to 12, or `nil` as usual in the language.
  package var isHour12: Bool?

  /// Creates fields.
  package init(
    date: DateField? = nil, length: Length = .medium, time: Precision? = nil, zoneStyle: ZoneStyle? = nil
  ) {
    self.date = date
    self.length = length
    self.time = time
    self.zoneStyle = zoneStyle
  }

  /// The option `fields`.
  package enum DateField: String, Sendable, CaseIterable {
    case weekday
    case dayWeekday = "day-weekday"
    case monthDay = "month-day"
    case monthDayWeekday = "month-day-weekday"
    case yearMonthDay = "year-month-day"
    case yearMonthDayWeekday = "year-month-day-weekday"
  }

  /// The option `length`.
  package enum Length: String, Sendable, CaseIterable {
    case long, medium, short
  }

  /// The option `precision`.
  package enum Precision: String, Sendable, CaseIterable {
    case hour, minute, second
  }

  /// The option `timeZoneStyle`.
  package enum ZoneStyle: String, Sendable, CaseIterable {
    case long, short
  }
}

extension DateFields {
  /// The style of a date alone: CLDR's own for the usual fields, or a skeleton.
  package var dateStyle: DateStyle {
    switch (date, length) {
    case (.yearMonthDay, .long): .long
    case (.yearMonthDay, .medium): .medium
    case (.yearMonthDay, .short): .short
    case (.yearMonthDayWeekday, .long): .full
    default: .skeleton(skeleton)
    }
  }

  /// The style of a time alone.
  package var timeStyle: DateStyle {
    switch (time, zoneStyle, isHour12) {
    case (.minute, nil, nil): .short
    case (.second, nil, nil): .medium
    case (.second, .short, nil): .long
    case (.second, .long, nil): .full
    default: .skeleton(skeleton)
    }
  }

  /// The fields as letters of TR35 part 4 ("Date Field Symbol Table").
  package var skeleton: String { dateSkeleton + timeSkeleton }

  private var dateSkeleton: String {
    guard let date else { return "" }
    let (month, weekday) =
      switch length {
      case .short: ("M", "EEEEE")
      case .medium: ("MMM", "EEE")
      case .long: ("MMMM", "EEEE")
      }
    return switch date {
    case .weekday: weekday
    case .dayWeekday: "d" + weekday
    case .monthDay: month + "d"
    case .monthDayWeekday: month + "d" + weekday
    case .yearMonthDay: "y" + month + "d"
    case .yearMonthDayWeekday: "y" + month + "d" + weekday
    }
  }

  private var timeSkeleton: String {
    guard let time else { return "" }
    let hour =
      switch isHour12 {
      case true?: "h"
      case false?: "H"
      case nil: "j"
      }
    let zone =
      switch zoneStyle {
      case .long: "zzzz"
      case .short: "z"
      case nil: ""
      }
    return switch time {
    case .hour: hour + zone
    case .minute: hour + "m" + zone
    case .second: hour + "ms" + zone
    }
  }
}
