#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The time of day, for people who look at a terminal.
enum WallClock {
  /// The local time, such as `09:41:00`.
  static var localTime: String {
    var now = time(nil)
    var parts = tm()
    localtime_r(&now, &parts)
    return [parts.tm_hour, parts.tm_min, parts.tm_sec].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }

  /// Waits.
  static func sleep(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    var time = timespec(tv_sec: numericCast(seconds), tv_nsec: numericCast(attoseconds / 1_000_000_000))
    nanosleep(&time, nil)
  }
}
