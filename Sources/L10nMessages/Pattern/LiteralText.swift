/// Text of a message in its final form, without quotes and escapes, together with its place.
public struct LiteralText: Sendable, Hashable {
  /// The text.
  public private(set) var string: String
  /// The range of the text in the parsed text, in UTF-8 bytes, without surrounding quotes; empty for a text without a
  /// place.
  public private(set) var range: Range<Int>
  /// The characters of the parsed text that aren't part of the value, such as the second of two apostrophes.
  private var gaps: [Gap] = []

  /// Some bytes of syntax before a byte of the text.
  private struct Gap: Sendable, Hashable {
    var index: Int
    var length: Int
  }

  /// Creates a text without a place.
  public init(_ string: String) {
    self.string = string
    range = 0..<0
  }

  /// Creates a text without quotes or escapes.
  ///
  /// - Parameter start: the offset in the parsed text at which it begins, in UTF-8 bytes.
  public init(_ string: String, at start: Int) {
    self.string = string
    range = start..<start + string.utf8.count
  }

  /// The offset of each byte of the text in the parsed text, in UTF-8 bytes.
  public var offsets: [Int] {
    var offsets: [Int] = []
    offsets.reserveCapacity(string.utf8.count)
    var start = range.lowerBound
    for gap in gaps {
      offsets += start + offsets.count..<start + gap.index
      start += gap.length
    }
    return offsets + Array(start + offsets.count..<start + string.utf8.count)
  }

  /// Returns the text with another place.
  func moved(to start: Int) -> LiteralText {
    var text = self
    if !range.isEmpty { text.range = start..<start + range.count }
    return text
  }

  /// Adds a text that follows; if it begins further on, there is syntax in between.
  mutating func append(_ other: LiteralText) {
    guard !other.string.isEmpty else { return }
    guard !string.isEmpty else {
      self = other
      return
    }
    let length = string.utf8.count
    if range.isEmpty || other.range.isEmpty {
      range = 0..<0
      gaps = []
    } else {
      if other.range.lowerBound > range.upperBound {
        gaps.append(Gap(index: length, length: other.range.lowerBound - range.upperBound))
      }
      gaps += other.gaps.map { Gap(index: $0.index + length, length: $0.length) }
      range = range.lowerBound..<other.range.upperBound
    }
    string += other.string
  }
}

extension LiteralText: ExpressibleByStringLiteral {
  /// Creates a text without a place.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}
