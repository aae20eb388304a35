import L10nAllLanguages
import Foundation
import L10nLanguage
import L10nMessages

/// A value of the functions of dates.
struct DateValue: FunctionValue {
  let moment: DateMoment
  let language: LanguageTag
  /// The time zone in which dates are written without an option.
  let timeZone: TimeZone
  var overrides = Overrides()
  var fields = DateFields()

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
    switch (fields.date == nil, fields.time == nil) {
    case (false, true): formatter.setStyle(fields.dateStyle, of: \.dateStyle)
    case (true, false): formatter.setStyle(fields.timeStyle, of: \.timeStyle)
    default: formatter.setLocalizedDateFormatFromTemplate(fields.skeleton)
    }
    return .init(type: "datetime", text: formatter.string(from: moment.date(in: zone)))
  }

  private var locale: Locale {
    let locale = Locale(identifier: language.description)
    guard let calendar = overrides.calendar else { return locale }
    return Locale(identifier: locale.identifier + "@calendar=" + calendar)
  }
}

extension DateFormatter {
  /// Sets the style of a date or a time, or of both by a skeleton.
  fileprivate func setStyle(_ style: DateStyle, of part: ReferenceWritableKeyPath<DateFormatter, Style>) {
    dateStyle = .none
    timeStyle = .none
    switch style {
    case .short: self[keyPath: part] = .short
    case .medium: self[keyPath: part] = .medium
    case .long: self[keyPath: part] = .long
    case .full: self[keyPath: part] = .full
    case .skeleton(let fields): setLocalizedDateFormatFromTemplate(fields)
    }
  }
}
