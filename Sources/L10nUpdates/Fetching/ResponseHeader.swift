import Foundation
import L10nReleases

/// The header of an answer (RFC 9112, sections 4 and 5), read line by line, as far as it matters here.
struct ResponseHeader {
  /// The status, or 0 before the first line.
  private(set) var status = 0
  /// A Boolean value indicating whether the header has ended.
  private(set) var isComplete = false
  private(set) var entityTag: String?
  private var location: String?
  private var retryAfter: String?
  private var encodings = 0
  private var size = 0

  /// The limit for all lines together, including those of interim headers (RFC 9110, section 15.2).
  static let sizeLimit = 64 << 10

  /// Adds a line with its line feed.
  ///
  /// - Returns: `false` if the header is too long, or if the content has an encoding that wasn't asked for: with
  ///   several layers, a few bytes keep a processor busy without producing any.
  mutating func add(_ line: UnsafeRawBufferPointer) -> Bool {
    size += line.count
    guard size <= Self.sizeLimit else { return false }
    let text = String(decoding: line, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty else {
      isComplete = status >= 200
      return true
    }
    if text.hasPrefix("HTTP/") {
      let size = size
      self = ResponseHeader()
      self.size = size
      status = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
      return true
    }
    // Fields after the content aren't read (RFC 9112, section 7.1.2).
    guard !isComplete, let colon = text.firstIndex(of: ":") else { return true }
    let value = text[text.index(after: colon)...].trimmingCharacters(in: .whitespaces)
    switch text[..<colon].lowercased() {
    case "etag": entityTag = value
    case "location": location = value
    case "retry-after": retryAfter = value
    case "content-encoding": return isEncoding(value, ["gzip", "x-gzip", "identity"])
    case "transfer-encoding": return isEncoding(value, ["chunked"])
    default: break
    }
    return true
  }

  private mutating func isEncoding(_ value: String, _ known: Set<String>) -> Bool {
    encodings += 1
    // At most one of each kind.
    return encodings <= 2 && known.contains(value.lowercased())
  }

  /// Returns the address that the answer leads to, or `nil` if it isn't a redirect (RFC 9110, section 15.4).
  func redirect(from url: URL) -> URL? {
    guard [301, 302, 303, 307, 308].contains(status), let location else { return nil }
    return URL(string: location, relativeTo: url)?.absoluteURL
  }

  /// Returns the value of `Retry-After`: seconds, or a time (RFC 9110, section 10.2.3), as a delay of a day at most.
  func retryAfter(now: Date) -> Duration? { retryAfter.flatMap { Self.delay($0, now: now) } }

  static func delay(_ text: String, now: Date) -> Duration? {
    let seconds = Int(text).map(Double.init) ?? time(text)?.timeIntervalSince(now)
    return seconds.map { .seconds(Int64(min(max($0, 0), 86_400).rounded(.up))) }
  }

  private static func time(_ text: String) -> Date? {
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.timeZone = TimeZone(secondsFromGMT: 0)
    format.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
    return format.date(from: text)
  }
}
