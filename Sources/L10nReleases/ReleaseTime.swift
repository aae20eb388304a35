/// A point in time, in whole seconds since the start of 1970 in UTC, as manifests write it: `2026-11-21T10:00:00Z` (RFC 3339,
/// section 5.6).
package struct ReleaseTime: Sendable, Hashable {
  /// The seconds since the start of 1970.
  package var seconds: Int64

  /// Creates a time of the seconds since the start of 1970.
  package init(seconds: Int64) {
    self.seconds = seconds
  }

  /// The last second of the year 9999, which is the last time that manifests can write. The first is the start of 1970.
  private static let latest: Int64 = 253_402_300_799

  /// The text of a manifest. A time that manifests can't write becomes the nearest that they can.
  package var text: String {
    let seconds = min(max(seconds, 0), Self.latest)
    let time = Int(seconds % 86_400)
    let date = Self.date(ofDay: Int(seconds / 86_400))
    return "\(NumberText.padded(date.year, 4))-\(NumberText.padded(date.month, 2))-\(NumberText.padded(date.day, 2))"
      + "T\(NumberText.padded(time / 3_600, 2)):\(NumberText.padded(time / 60 % 60, 2)):\(NumberText.padded(time % 60, 2))Z"
  }

  /// Reads a time, or returns `nil` if it isn't written as ``text`` writes it.
  package init?(_ text: some StringProtocol) {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    let fields = text.utf8.split { !digits.contains($0) }.compactMap { Int(String(decoding: $0, as: UTF8.self)) }
    guard fields.count == 6 else { return nil }
    let (year, month, day) = (fields[0], fields[1], fields[2])
    guard (1970...9999).contains(year), (1...12).contains(month), (1...31).contains(day) else { return nil }
    let time = fields[3] * 3_600 + fields[4] * 60 + fields[5]
    seconds = Int64(Self.day(year: year, month: month, day: day) * 86_400 + time)
    // Whatever is out of range, or written in another way, comes out as another text.
    guard fields[3] < 24, fields[4] < 60, self.text == text else { return nil }
  }

  /// Returns the time after a number of days of 24 hours.
  package func adding(days: Int) -> ReleaseTime {
    ReleaseTime(seconds: seconds + Int64(days) * 86_400)
  }

  /// Returns the number of a day, counted from the start of 1970. Years begin with March here, so that the leap day is the
  /// last one.
  private static func day(year: Int, month: Int, day: Int) -> Int {
    let year = month > 2 ? year : year - 1
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return year * 365 + year / 4 - year / 100 + year / 400 + dayOfYear - daysBefore1970
  }

  private static func date(ofDay day: Int) -> (year: Int, month: Int, day: Int) {
    let day = day + daysBefore1970
    let era = day / 146_097
    let dayOfEra = day % 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let year = era * 400 + yearOfEra + (month < 10 ? 0 : 1)
    return (year, month < 10 ? month + 3 : month - 9, dayOfYear - (153 * month + 2) / 5 + 1)
  }

  /// The days from 1 March of the year 0 to the start of 1970.
  private static let daysBefore1970 = 719_468
}

extension ReleaseTime: Comparable {
  package static func < (first: ReleaseTime, second: ReleaseTime) -> Bool {
    first.seconds < second.seconds
  }
}
