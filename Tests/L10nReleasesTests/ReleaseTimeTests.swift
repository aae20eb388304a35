import Foundation
import L10nReleases
import Testing

@Suite("Times of releases")
struct ReleaseTimeTests {
  @Test("times are written and read as by Foundation, for every day of four centuries and the last one")
  func foundation() throws {
    let style = Date.ISO8601FormatStyle()
    let days = stride(from: 0, through: 4 * 36_525, by: 1).map { Int64($0) * 86_400 + Int64($0) % 86_400 }
    for seconds in days + [253_402_300_799] {
      let text = Date(timeIntervalSince1970: TimeInterval(seconds)).formatted(style)
      #expect(ReleaseTime(seconds: seconds).text == text)
      #expect(ReleaseTime(Array(text.utf8)[...]) == ReleaseTime(seconds: seconds))
    }
  }

  @Test(
    "texts in another form aren't times",
    arguments: [
      "", "2026-11-21", "2026-02-29T10:00:00Z", "2026-11-31T10:00:00Z", "2026-13-01T10:00:00Z", "2026-00-01T10:00:00Z",
      "2026-11-21T24:00:00Z", "2026-11-21T10:60:00Z", "2026-11-21T10:00:60Z", "2026-11-21t10:00:00Z",
      "2026-11-21 10:00:00Z", "2026-11-21T10:00:00", "2026-11-21T10:00:00+00:00", "2026-11-21T10:00:00.0Z",
      "1969-12-31T23:59:59Z", "99999-01-01T00:00:00Z", "2026-11-21T10:00:00Z ", "9999999999999999999-11-21T10:00:00Z",
    ])
  func malformed(_ text: String) {
    #expect(ReleaseTime(Array(text.utf8)[...]) == nil)
  }

  @Test("a time that can't be written becomes the nearest one that can")
  func outOfRange() {
    #expect(ReleaseTime(seconds: .min).text == "1970-01-01T00:00:00Z")
    #expect(ReleaseTime(seconds: .max).text == "9999-12-31T23:59:59Z")
  }
}
