/// Divides a stream of bytes into lines, each of which is a message.
struct LineReader {
  private var bytes: [UInt8] = []
  /// The number of bytes that have no line feed, so that they aren't searched again.
  private var searched = 0
  /// A Boolean value indicating whether the rest of a line that is too long is skipped.
  private var isSkipping = false

  /// The greatest length of a line, in bytes.
  static let lengthLimit = 4 << 20

  /// A part of the stream.
  enum Line: Equatable {
    case content([UInt8])
    /// A line that is longer than the limit, and is skipped.
    case tooLong
  }

  /// Adds the next bytes of the stream, and returns the lines that they end. Empty ones are left out.
  mutating func append(_ more: some Collection<UInt8>) -> [Line] {
    bytes += more
    var lines: [Line] = []
    var start = 0
    while let end = bytes[max(start, searched)...].firstIndex(of: UInt8(ascii: "\n")) {
      let line = bytes[start..<end]
      start = end + 1
      if isSkipping {
        isSkipping = false
      } else if line.count > Self.lengthLimit {
        lines.append(.tooLong)
      } else if !line.allSatisfy({ $0 == 0x20 || $0 == 0x0D || $0 == 0x09 }) {
        lines.append(.content(Array(line)))
      }
    }
    bytes.removeFirst(start)
    if bytes.count > Self.lengthLimit {
      if !isSkipping { lines.append(.tooLong) }
      isSkipping = true
      bytes = []
    }
    searched = bytes.count
    return lines
  }
}
