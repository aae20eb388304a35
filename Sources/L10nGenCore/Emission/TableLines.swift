import L10nLanguage

/// The lines of one table, as they stand in its literal.
struct TableLines: Sendable {
  /// All lines, a line feed after each.
  private(set) var bytes: [UInt8] = []
  private var lines: [Line] = []

  private struct Line {
    var end: Int
    /// Whether it shows a text as it is.
    var isPlain: Bool
  }

  init(count: Int) {
    lines.reserveCapacity(count)
    bytes.reserveCapacity(count * 48)
  }

  /// The number of lines.
  var count: Int { lines.count }

  /// Adds the line of a message that the language hasn't.
  mutating func appendMissing() {
    endLine(isPlain: true)
  }

  /// Adds the line of a message.
  mutating func append(_ message: BundleMessage) {
    let start = bytes.count
    if case .text(let text) = message, !text.text.isEmpty {
      TableLine.append(text.text, to: &bytes)
      endLine(isPlain: bytes.count - start == text.text.utf8.count)
    } else {
      TableLine.append(message.stored, to: &bytes)
      endLine(isPlain: false)
    }
  }

  /// Adds a line with a text that is not empty.
  mutating func append(_ text: String) {
    TableLine.append(text, to: &bytes)
    endLine(isPlain: false)
  }

  /// A line without its line feed, and whether it shows a text as it is; nil for a message that the language hasn't.
  func line(_ number: Int) -> (bytes: ArraySlice<UInt8>, isPlain: Bool)? {
    guard lines.indices.contains(number) else { return nil }
    let start = number == 0 ? 0 : lines[number - 1].end
    let end = lines[number].end - 1
    return start < end ? (bytes[start..<end], lines[number].isPlain) : nil
  }

  private mutating func endLine(isPlain: Bool) {
    bytes.append(UInt8(ascii: "\n"))
    lines.append(Line(end: bytes.count, isPlain: isPlain))
  }
}
