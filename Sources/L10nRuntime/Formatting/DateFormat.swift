import Foundation
import L10nLanguage

/// The fields of a moment to write, and their style.
enum DateFormat: Sendable, Equatable {
  /// A calendar date.
  case date(DateStyle)
  /// A time of day.
  case time(DateStyle)
  /// A date and a time, both short: how ICU writes a date in a placeholder without a format.
  case dateAndTime

  /// Returns a formatter that writes these fields.
  func formatter(locale: Locale, timeZone: TimeZone) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.timeZone = timeZone
    formatter.dateStyle = .none
    formatter.timeStyle = .none
    switch self {
    case .date(.skeleton(let fields)), .time(.skeleton(let fields)):
      formatter.setLocalizedDateFormatFromTemplate(fields)
    case .date(let style): formatter.dateStyle = Self.style(style)
    case .time(let style): formatter.timeStyle = Self.style(style)
    case .dateAndTime:
      formatter.dateStyle = .short
      formatter.timeStyle = .short
    }
    return formatter
  }

  private static func style(_ style: DateStyle) -> DateFormatter.Style {
    switch style {
    case .short: .short
    case .medium: .medium
    case .long: .long
    case .full: .full
    case .skeleton: .none
    }
  }
}
