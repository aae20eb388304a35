import Foundation

/// Times as manifests write them: UTC in whole seconds, `2026-11-21T10:00:00Z` (RFC 3339, section 5.6).
enum ManifestTime {
  static func text(_ time: Date) -> String {
    time.formatted(style)
  }

  /// Returns the time that a text stands for, or `nil` if it isn't written as ``text(_:)`` writes it.
  static func time(_ text: Substring) -> Date? {
    guard let time = try? style.parse(String(text)), self.text(time) == text else { return nil }
    return time
  }

  private static let style = Date.ISO8601FormatStyle()
}
