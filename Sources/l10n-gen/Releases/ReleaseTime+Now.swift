import L10nProject
import L10nReleases

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension ReleaseTime {
  /// The time in SOURCE_DATE_EPOCH (reproducible-builds.org) if it is set, or else the current time.
  static var now: ReleaseTime {
    Console.environment("SOURCE_DATE_EPOCH").flatMap { Int64($0) }.map(ReleaseTime.init(seconds:)) ?? systemClock
  }

  /// The current time of the system clock.
  static var systemClock: ReleaseTime { ReleaseTime(seconds: Int64(time(nil))) }
}
