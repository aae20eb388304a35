import Foundation

/// The date formatters of one locale and time zone, each created once; creating one in Foundation takes a hundred times
/// longer than using it.
final class DateFormatters: Sendable {
  private let locale: Locale
  private let timeZone: TimeZone
  private let formatters = Guarded(KeptValues<DateFormat, DateFormatter>())

  init(locale: Locale, timeZone: TimeZone) {
    self.locale = locale
    self.timeZone = timeZone
  }

  /// Returns the text of a moment in a format.
  @inline(never)
  func text(_ date: Date, as format: DateFormat) -> String {
    // Formatted with the lock held, since not every Foundation lets two threads use one formatter.
    formatters.withLock { formatters in
      formatters.value(for: format) { format.formatter(locale: locale, timeZone: timeZone) }.string(from: date)
    }
  }
}
