import Foundation
import L10nReleases

extension Date {
  init(_ time: ReleaseTime) {
    self.init(timeIntervalSince1970: TimeInterval(time.seconds))
  }
}

extension ReleaseTime {
  /// The second that a time lies in; those that no clock shows become the ends of what can be counted.
  init(_ date: Date) {
    self.init(seconds: Int64(min(max(date.timeIntervalSince1970.rounded(.down), -1e15), 1e15)))
  }
}
