import Foundation
import L10nLanguage

/// The formatters of one locale and time zone for lists, spans of time and amounts of data.
///
/// Foundation's format styles keep the formatters that they need. What they don't keep is created once here.
final class StyledFormatters: Sendable {
  let locale: Locale
  let timeZone: TimeZone
  /// The moment that relative dates are seen from; `nil` for the present.
  let now: Date?
  private let intervals = Guarded(KeptValues<DateStyle, DateIntervalFormatter>())
  private let separators = Guarded(KeptValues<ListStyle.Width, UnitSeparators?>())

  init(locale: Locale, timeZone: TimeZone, now: Date?) {
    self.locale = locale
    self.timeZone = timeZone
    self.now = now
  }

  /// Returns a value in a style, or `nil` if it isn't of a type that the style takes.
  func text(_ value: MessageArgument, as style: ArgumentStyle) -> String? {
    switch (style, value) {
    case (.list(let style), .list(let items)): text(items.map(ArgumentMarking.text), as: style)
    case (.relativeDate, .date(let date)): relativeText(date)
    case (.interval(let style), .interval(let range)): text(range, as: style)
    case (.bytes(let style), _): NumericValue(value).map { style.text($0, in: locale) }
    case (.duration(let style), .duration(let duration)): style.text(duration, in: locale)
    default: nil
    }
  }

  /// Returns the separators of lists of units, or `nil` if Foundation doesn't show them.
  func separators(_ width: ListStyle.Width) -> UnitSeparators? {
    separators.withLock { separators in
      separators.value(for: width) { UnitSeparators(learningFrom: locale, width) }
    }
  }

  /// Returns an interval in a style, whose fields that both moments share are written once.
  private func text(_ range: Range<Date>, as style: DateStyle) -> String {
    let (start, end) = (range.lowerBound.finite, range.upperBound.finite)
    // Formatted with the lock held, as dates are.
    return intervals.withLock { intervals in
      intervals.value(for: style) { style.intervalFormatter(locale: locale, timeZone: timeZone) }
        .string(from: start, to: end)
    }
  }
}

extension DateStyle {
  /// Returns a formatter for the dates between two moments.
  fileprivate func intervalFormatter(locale: Locale, timeZone: TimeZone) -> DateIntervalFormatter {
    let formatter = DateIntervalFormatter()
    formatter.locale = locale
    formatter.calendar = locale.calendar
    formatter.timeZone = timeZone
    formatter.timeStyle = .none
    switch self {
    case .short: formatter.dateStyle = .short
    case .medium: formatter.dateStyle = .medium
    case .long: formatter.dateStyle = .long
    case .full: formatter.dateStyle = .full
    case .skeleton(let fields): formatter.dateTemplate = fields
    }
    return formatter
  }
}

extension Date {
  /// The moment, or the most distant ones of Foundation's for infinity and NaN, which its formatters can't write.
  var finite: Date {
    timeIntervalSinceReferenceDate.isFinite
      ? self : timeIntervalSinceReferenceDate > 0 ? .distantFuture : .distantPast
  }
}
