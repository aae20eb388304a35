import Foundation

/// Moments of the sample data, all in Seoul in May 2026, so that every run shows the same.
enum Moment {
  /// Where the stores are, and where their hours are meant.
  static let timeZone = TimeZone(identifier: "Asia/Seoul") ?? .gmt

  /// A moment in Seoul.
  static func seoul(_ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Date {
    let components = DateComponents(
      calendar: Calendar(identifier: .gregorian), timeZone: timeZone, year: 2026, month: month, day: day, hour: hour,
      minute: minute)
    return components.date ?? .distantPast
  }
}
