import Foundation

/// A moment in a time zone, or a date and time in any.
enum DateMoment: Sendable, Hashable {
  /// A moment, with the time zone that it was given in.
  case instant(Date, TimeZone)
  /// The fields that a calendar and a clock show, in no time zone.
  case floating(DateComponents)

  /// Parses a date or a date with a time (LDML 48 part 9, "Date and Time Operands"). Returns `nil` for other texts.
  init?(literal: String) {
    guard let match = literal.wholeMatch(of: Self.literal) else { return nil }
    var components = DateComponents()
    components.calendar = Calendar(identifier: .gregorian)
    components.year = Int(match.1)
    components.month = Int(match.2)
    components.day = Int(match.3)
    components.hour = match.4.flatMap { Int($0) } ?? 0
    components.minute = match.5.flatMap { Int($0) } ?? 0
    components.second = match.6.flatMap { Int($0) } ?? 0
    components.nanosecond = match.7.flatMap { Int(($0 + "00").prefix(3)) }.map { $0 * 1_000_000 }
    components.timeZone = .gmt
    guard components.year != 0, components.isValidDate, let date = components.date else { return nil }
    guard let offset = match.8 else {
      components.timeZone = nil
      self = .floating(components)
      return
    }
    guard let zone = TimeZone(offset: String(offset)) else { return nil }
    self = .instant(date.addingTimeInterval(-Double(zone.secondsFromGMT())), zone)
  }

  // A regular expression isn't `Sendable`, but nothing changes this one.
  nonisolated(unsafe) private static let literal =
    /([0-9]{4})-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])(?:T([01][0-9]|2[0-3]):([0-5][0-9]):([0-5][0-9])(?:\.([0-9]{1,3}))?(Z|[-+](?:(?:0[0-9]|1[0-3]):[0-5][0-9]|14:00))?)?/

  /// Creates the moment of an argument. Returns `nil` for a value that isn't a date literal or a date, which counts as
  /// one in UTC.
  init?(_ argument: ArgumentValue) {
    switch argument {
    case .string(let text): self.init(literal: text)
    case .date(let date): self = .instant(date, .gmt)
    case .int, .double, .decimal, .other: return nil
    }
  }

  /// The time zone that it was given in, if any.
  var timeZone: TimeZone? {
    if case .instant(_, let zone) = self { zone } else { nil }
  }

  /// Returns the date to write in a time zone.
  func date(in zone: TimeZone) -> Date {
    switch self {
    case .instant(let date, _): return date
    case .floating(var components):
      components.timeZone = zone
      return components.date ?? Date(timeIntervalSince1970: 0)
    }
  }
}

extension TimeZone {
  /// Creates the time zone of the option `timeZone`: `UTC`, an offset, or a name. Returns `nil` for an unknown one.
  init?(option: String) {
    if let zone = TimeZone(offset: option) ?? TimeZone(identifier: option), zone.isUsable {
      self = zone
    } else {
      return nil
    }
  }

  /// Creates a time zone of an offset from UTC: `Z`, `+09:00` (RFC 3339, section 5.6). Returns `nil` for other texts.
  init?(offset: String) {
    if offset == "Z" {
      self = .gmt
      return
    }
    let parts = offset.dropFirst().split(separator: ":", omittingEmptySubsequences: false)
    guard let sign = ["+": 1, "-": -1][offset.prefix(1)], parts.count == 2, parts.allSatisfy({ $0.utf8.count == 2 }),
      let hours = UInt(parts[0]), let minutes = UInt(parts[1]), minutes < 60
    else { return nil }
    self.init(secondsFromGMT: sign * (Int(hours) * 3600 + Int(minutes) * 60))
  }

  /// A Boolean value indicating whether dates can be written in it. Foundation traps on Linux at 18 hours, and clocks
  /// are at most 14 hours ahead.
  private var isUsable: Bool { abs(secondsFromGMT()) <= 14 * 3600 }
}
