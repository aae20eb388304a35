import Foundation
import L10nLanguage

/// A value of the functions of dates.
struct DateValue: FunctionValue {
  let moment: DateMoment
  let language: LanguageTag
  /// The time zone in which dates are written without an option.
  let timeZone: TimeZone
  var overrides = Overrides()
  /// The fields of the date, or `nil` for a time alone.
  var fields: Fields?
  var length = Length.medium
  /// The fields of the time, or `nil` for a date alone.
  var precision: Precision?
  var zoneStyle: ZoneStyle?

  init(moment: DateMoment, language: LanguageTag, timeZone: TimeZone) {
    self.moment = moment
    self.language = language
    self.timeZone = timeZone
  }

  /// The options that other functions of dates take over.
  struct Overrides: Sendable, Hashable {
    var timeZone: TimeZone?
    var isHour12: Bool?
    var calendar: String?
  }

  enum Fields: String, CaseIterable {
    case weekday
    case dayWeekday = "day-weekday"
    case monthDay = "month-day"
    case monthDayWeekday = "month-day-weekday"
    case yearMonthDay = "year-month-day"
    case yearMonthDayWeekday = "year-month-day-weekday"
  }

  enum Length: String, CaseIterable {
    case long, medium, short
  }

  enum Precision: String, CaseIterable {
    case hour, minute, second
  }

  enum ZoneStyle: String, CaseIterable {
    case long, short
  }

  var argument: ArgumentValue {
    if case .instant(let date, _) = moment { .date(date) } else { .other }
  }

  var direction: TextDirection { TextDirection(of: language) }
  var selector: (any VariantSelector)? { nil }

  func formatted() -> MessageFormat2Output.Value {
    let formatter = DateFormatter()
    let zone = overrides.timeZone ?? timeZone
    formatter.locale = locale
    formatter.timeZone = zone
    formatter.setLocalizedDateFormatFromTemplate(skeleton)
    return .init(type: "datetime", text: formatter.string(from: moment.date(in: zone)))
  }

  private var locale: Locale {
    let locale = Locale(identifier: language.description)
    guard let calendar = overrides.calendar else { return locale }
    return Locale(identifier: locale.identifier + "@calendar=" + calendar)
  }

  // MARK: Skeletons

  /// The fields as letters of TR35 part 4 ("Date Field Symbol Table").
  var skeleton: String { dateSkeleton + timeSkeleton }

  private var dateSkeleton: String {
    guard let fields else { return "" }
    let month = ["M", "MMM", "MMMM"][size]
    let weekday = ["EEEEE", "EEE", "EEEE"][size]
    return switch fields {
    case .weekday: weekday
    case .dayWeekday: "d" + weekday
    case .monthDay: month + "d"
    case .monthDayWeekday: month + "d" + weekday
    case .yearMonthDay: "y" + month + "d"
    case .yearMonthDayWeekday: "y" + month + "d" + weekday
    }
  }

  private var size: Int {
    switch length {
    case .short: 0
    case .medium: 1
    case .long: 2
    }
  }

  private var timeSkeleton: String {
    guard let precision else { return "" }
    let hour =
      switch overrides.isHour12 {
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
    return switch precision {
    case .hour: hour + zone
    case .minute: hour + "m" + zone
    case .second: hour + "ms" + zone
    }
  }
}
