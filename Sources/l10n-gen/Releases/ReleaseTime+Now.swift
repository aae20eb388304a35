import L10nReleases

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension ReleaseTime {
  /// The time that SOURCE_DATE_EPOCH says (reproducible-builds.org), or the clock's.
  static var now: ReleaseTime {
    ReleaseTime(seconds: Console.environment("SOURCE_DATE_EPOCH").flatMap { Int64($0) } ?? Int64(time(nil)))
  }
}
