import Foundation
import L10nReleases

extension Date {
  init(_ time: ReleaseTime) {
    self.init(timeIntervalSince1970: TimeInterval(time.seconds))
  }
}

extension ReleaseTime {
  /// Creates the time of a date, in whole seconds; dates beyond what can be counted become the earliest or latest time.
  init(_ date: Date) {
    self.init(seconds: Int64(min(max(date.timeIntervalSince1970.rounded(.down), -1e15), 1e15)))
  }
}
