/// The style of a span of time in `{t, duration, …}`.
public enum DurationStyle: String, Sendable {
  /// `1 hour, 5 minutes`.
  case wide
  /// `1 hr, 5 min`.
  case short
  /// `1h 5m`.
  case narrow
  /// `1:05:00`.
  case time
}
