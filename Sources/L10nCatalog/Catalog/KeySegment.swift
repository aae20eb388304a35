import L10nMessages
import L10nText

/// One segment of a key path, as it is written there: `errors."404.title"`.
package enum KeySegment {
  /// Returns the letters and digits of a key path in lower case, which are the same in all conventions for names:
  /// `store.title`, `store_title`, `storeTitle`.
  package static func spelling(of path: [String]) -> [UInt8] {
    path.joined().utf8.filter { $0.isASCIILetter || $0.isASCIIDigit || $0 >= 0x80 }.map { byte in
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte + 0x20 : byte
    }
  }

  /// Returns the segment, in double quotes if a dot, a quote, white space or an empty segment would be misread.
  package static func written(_ segment: String) -> String {
    if isWord(segment) { return segment }
    let needsQuotes =
      segment.isEmpty
      || segment.utf8.contains { $0 == 0x2E || $0 == 0x22 || $0 == 0x5C || $0 <= 0x20 || $0 == 0x7F }
      || segment.unicodeScalars.contains { $0.value > 0x7F && $0.properties.isWhitespace }
    guard needsQuotes else { return segment }
    // By scalars, because a quote with a combining mark is a different character.
    var quoted = "\"".unicodeScalars
    for scalar in segment.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { quoted.append("\\") }
      quoted.append(scalar)
    }
    quoted.append("\"")
    return String(quoted)
  }

  /// Returns the key path of segments.
  package static func path(_ segments: [String]) -> String {
    segments.map(written).joined(separator: ".")
  }

  /// Returns a Boolean value indicating whether a segment has only ASCII letters, digits and underscores, as nearly all
  /// do.
  private static func isWord(_ segment: String) -> Bool {
    !segment.isEmpty
      && segment.withBytes { bytes in
        bytes.allSatisfy { byte in
          byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z") || byte == UInt8(ascii: "_")
            || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
        }
      }
  }

  /// Returns the segments of a key path, or `nil` if a quote isn't closed or is inside a segment.
  package static func split(_ path: String) -> [String]? {
    guard path.utf8.contains(UInt8(ascii: "\"")) else { return splitAtDots(path) }
    var segments: [String] = []
    var rest = Substring(path).unicodeScalars
    while true {
      guard let segment = rest.first == "\"" ? quoted(&rest) : plain(&rest) else { return nil }
      segments.append(segment)
      guard let separator = rest.popFirst() else { return segments }
      guard separator == "." else { return nil }
    }
  }

  private static func splitAtDots(_ path: String) -> [String] {
    var segments: [String] = []
    let bytes = path.utf8
    var start = bytes.startIndex
    while let dot = bytes[start...].firstIndex(of: UInt8(ascii: ".")) {
      segments.append(String(path[start..<dot]))
      start = bytes.index(after: dot)
    }
    segments.append(String(path[start...]))
    return segments
  }

  private static func plain(_ rest: inout Substring.UnicodeScalarView) -> String? {
    let end = rest.firstIndex(of: ".") ?? rest.endIndex
    defer { rest = rest[end...] }
    return rest[..<end].contains("\"") ? nil : String(rest[..<end])
  }

  private static func quoted(_ rest: inout Substring.UnicodeScalarView) -> String? {
    rest.removeFirst()
    var segment = "".unicodeScalars
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"": return String(segment)
      case "\\": segment.append(rest.popFirst() ?? "\\")
      default: segment.append(scalar)
      }
    }
    return nil
  }
}
