import Foundation

extension StyledFormatters {
  /// Returns a moment as seen from the present, such as `yesterday` or `in 2 hours`.
  func relativeText(_ date: Date) -> String {
    // Foundation counts wrong from the year 4714 BC on and beyond 500,000 years; nobody says "in 2,000 years" anyway.
    let known = Date.distantPast...Date.distantFuture
    guard known.contains(date), known.contains(now ?? .distantFuture) else { return absoluteText(date.finite) }
    var calendar = locale.calendar
    calendar.timeZone = timeZone
    var style = Date.RelativeFormatStyle(presentation: .named, unitsStyle: .wide, locale: locale, calendar: calendar)
    style.capitalizationContext = .middleOfSentence
    guard let now else { return style.format(date) }
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      var anchored = Date.AnchoredRelativeFormatStyle(
        anchor: date, presentation: .named, unitsStyle: .wide, locale: locale, calendar: calendar)
      anchored.capitalizationContext = .middleOfSentence
      return anchored.format(now)
    }
    return style.format(Date.now + date.timeIntervalSince(now))
  }

  private func absoluteText(_ date: Date) -> String {
    let style = Date.FormatStyle(locale: locale, calendar: locale.calendar, timeZone: timeZone).year()
      .month(.abbreviated).day()
    return (date < .distantPast ? style.era() : style).format(date)
  }
}
