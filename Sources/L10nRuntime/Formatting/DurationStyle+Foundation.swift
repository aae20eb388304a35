import Foundation
import L10nLanguage

extension DurationStyle {
  /// Returns a span of time, in whole seconds.
  func text(_ duration: Duration, in locale: Locale) -> String {
    // Foundation traps beyond these.
    let duration = min(max(duration, .zero - Self.longest), Self.longest)
    guard let width else {
      // Hours are written only if there are any, as players of music and films do.
      let hasHours = duration.components.seconds.magnitude >= 3_600
      return Duration.TimeFormatStyle(pattern: hasHours ? .hourMinuteSecond : .minuteSecond).locale(locale)
        .format(duration)
    }
    let style = Duration.UnitsFormatStyle(allowedUnits: [.days, .hours, .minutes, .seconds], width: width)
      .locale(locale)
    let text = style.format(duration)
    guard duration < .zero, text == style.format(.zero - duration), text != style.format(.zero) else { return text }
    // Arabic writes one hour and two hours without a number, and Foundation has no other place for the sign.
    return minusSign(in: locale) + text
  }

  private static let longest = Duration(secondsComponent: .max, attosecondsComponent: 0)

  /// Returns what a language writes before negative numbers.
  private func minusSign(in locale: Locale) -> String {
    let (negative, positive) = ((-1).formatted(.number.locale(locale)), 1.formatted(.number.locale(locale)))
    return negative.hasSuffix(positive) ? String(negative.dropLast(positive.count)) : "-"
  }

  private var width: Duration.UnitsFormatStyle.UnitWidth? {
    switch self {
    case .wide: .wide
    case .short: .abbreviated
    case .narrow: .narrow
    case .time: nil
    }
  }
}
