import Foundation
import L10nReleases

/// The times of checks, stored so that an app that is started often doesn't check each time, and one whose host fails
/// waits.
struct UpdatePace: Hashable {
  /// The time of the last check.
  var checked: Date?
  /// The time of the last answer.
  var answered: Date?
  /// The time until which no check is made, after a failure.
  var pausedUntil: Date?
  /// The number of checks in a row that failed.
  var failures = 0

  /// More bytes than the lines of a file.
  static let sizeLimit = 1 << 10

  static let longestPause: TimeInterval = 24 * 60 * 60

  /// Returns the time until which a check has to wait, or `nil` if it can be made now. A time further in the future
  /// than the longest pause means that the clock was changed.
  func wait(for reason: UpdateReason, interval: TimeInterval, now: Date) -> (until: Date, because: UpdatePause)? {
    if let pausedUntil, pausedUntil > now, pausedUntil.timeIntervalSince(now) <= Self.longestPause {
      return (pausedUntil, .failure)
    }
    guard reason != .asked, reason != .network, let checked, checked <= now else { return nil }
    let next = checked.addingTimeInterval(interval)
    return next > now ? (next, .recent) : nil
  }

  /// Notes a failure. The pause is 5 minutes at first and doubles up to an hour; it is never shorter than the host asks
  /// for. If a host asks for fewer requests without a time, the pause is an hour.
  ///
  /// - Parameter spread: the share of the pause to add, from 0 to 0.2, so that apps that failed at the same time don't
  ///   return at the same time.
  mutating func fail(_ error: UpdateError, now: Date, spread: Double) {
    failures += 1
    var pause = min(300 * pow(2, Double(min(failures, 10) - 1)), 3_600)
    if case .http(let status, let retryAfter) = error {
      if let retryAfter {
        pause = max(pause, retryAfter.seconds)
      } else if status == 429 {
        pause = 3_600
      }
    }
    pausedUntil = now.addingTimeInterval(min(max(pause, 0) * (1 + spread), Self.longestPause))
  }

  /// Notes an answer.
  mutating func succeed(now: Date) {
    answered = now
    failures = 0
    pausedUntil = nil
  }
}

extension UpdatePace {
  /// The bytes of the file: a line for each value.
  var bytes: [UInt8] {
    let times = [("checked", checked), ("answered", answered), ("paused", pausedUntil)]
    let lines = times.compactMap { name, time in time.map { "\(name) \(Int64($0.timeIntervalSince1970))\n" } }
    return Array((lines.joined() + "failures \(failures)\n").utf8)
  }

  /// Reads the values that are valid. Losing one costs a request.
  init(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while let line = rest.removeLine() {
      var fields = ByteFields(line)
      guard let name = fields.nextText(), let number = fields.nextNumber(), number < 1 << 40, fields.isAtEnd else {
        continue
      }
      let time = Date(timeIntervalSince1970: TimeInterval(number))
      switch name {
      case "checked": checked = time
      case "answered": answered = time
      case "paused": pausedUntil = time
      case "failures": failures = Int(clamping: number)
      default: break
      }
    }
  }
}
