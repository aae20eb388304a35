/// A point in time, in whole seconds since the start of 1970 in UTC, as manifests write it: `2026-11-21T10:00:00Z` (RFC 3339,
/// section 5.6).
package struct ReleaseTime: Sendable, Hashable {
  /// The seconds since the start of 1970.
  package var seconds: Int64

  /// Creates a time from the seconds since the start of 1970.
  package init(seconds: Int64) {
    self.seconds = seconds
  }

  /// The last second of the year 9999, which is the latest time that manifests can have. The earliest is the start of
  /// 1970.
  package static let latest = ReleaseTime(seconds: 253_402_300_799)

  /// The text in a manifest. A time that manifests can't have becomes the nearest one that they can.
  package var text: String {
    let seconds = min(max(seconds, 0), Self.latest.seconds)
    let time = Int(seconds % 86_400)
    let date = Self.date(ofDay: Int(seconds / 86_400))
    func padded(_ number: Int, _ width: Int = 2) -> String { ReleaseNumber.padded(UInt64(number), width) }
    return "\(padded(date.year, 4))-\(padded(date.month))-\(padded(date.day))"
      + "T\(padded(time / 3_600)):\(padded(time / 60 % 60)):\(padded(time % 60))Z"
  }

  /// Reads a time; returns `nil` unless ``text`` could have written it.
  package init?(_ text: ArraySlice<UInt8>) {
    let bytes = Array(text)
    guard bytes.count == Self.template.count, bytes.indices.allSatisfy({ Self.fits(bytes[$0], at: $0) }) else {
      return nil
    }
    func number(_ range: Range<Int>) -> Int { range.reduce(0) { $0 * 10 + Int(bytes[$1] - UInt8(ascii: "0")) } }
    let (year, month, day) = (number(0..<4), number(5..<7), number(8..<10))
    let (hour, minute, second) = (number(11..<13), number(14..<16), number(17..<19))
    guard (1970...9999).contains(year), (1...12).contains(month), (1...31).contains(day) else { return nil }
    guard hour < 24, minute < 60, second < 60 else { return nil }
    let dayNumber = Self.day(year: year, month: month, day: day)
    // A day that the month doesn't have becomes one of the next month.
    guard Self.date(ofDay: dayNumber).day == day else { return nil }
    // In 64 bits, because `Int` has 32 on some watches.
    seconds = Int64(dayNumber) * 86_400 + Int64(hour * 3_600 + minute * 60 + second)
  }

  /// The form of a time, with a 0 for each digit.
  private static let template = Array("0000-00-00T00:00:00Z".utf8)

  private static func fits(_ byte: UInt8, at index: Int) -> Bool {
    let expected = template[index]
    return expected == UInt8(ascii: "0")
      ? (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) : byte == expected
  }

  /// Returns the time a number of 24-hour days later.
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
