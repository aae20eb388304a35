package import L10nMessages

/// The strings of a file that a text was composed of, such as the variants of a plural, and the parts of the text that
/// they have.
package struct ComposedText: Sendable, Hashable {
  /// The syntax of the strings.
  package let syntax: MessageSyntax
  /// The parts of the text, in its order. Other characters of the text, such as the braces of a plural, aren't in any
  /// string.
  let parts: [Part]

  package init(syntax: MessageSyntax, parts: [Part]) {
    self.syntax = syntax
    self.parts = parts
  }

  /// A part of the text that comes from a string.
  package struct Part: Sendable, Hashable {
    /// The range of the part, in UTF-8 bytes of the text.
    package var range: Range<Int>
    /// The start of the string, in scalars from the start of its file.
    package var string: Int
    /// The start of the part, in UTF-8 bytes of the string.
    package var start: Int
    /// A Boolean value indicating whether the string has the same bytes as the part.
    package var isVerbatim: Bool

    /// Creates a part.
    package init(range: Range<Int>, string: Int, start: Int, isVerbatim: Bool) {
      self.range = range
      self.string = string
      self.start = start
      self.isVerbatim = isVerbatim
    }
  }

  /// The starts of the strings, in scalars from the start of their file.
  package var strings: Set<Int> { Set(parts.map(\.string)) }

  /// Returns the string that the character at an offset of the text comes from, and its offset in that string. For a
  /// character that no string has, it returns the start of the next part.
  package func origin(ofOffset offset: Int) -> (string: Int, offset: Int)? {
    let part =
      parts.first { $0.range.contains(offset) } ?? parts.first { $0.isVerbatim && $0.range.upperBound == offset }
      ?? parts.first { $0.range.lowerBound > offset } ?? parts.last
    guard let part else { return nil }
    let isInside = part.isVerbatim && part.range.lowerBound < offset
    return (part.string, part.start + (isInside ? min(offset, part.range.upperBound) - part.range.lowerBound : 0))
  }

  /// Returns the string that a range of the text comes from, and the range in it, or `nil` if no string has the same
  /// bytes.
  package func origin(of range: Range<Int>) -> (string: Int, range: Range<Int>)? {
    let part = parts.first {
      $0.isVerbatim && $0.range.lowerBound <= range.lowerBound && range.upperBound <= $0.range.upperBound
    }
    guard let part else { return nil }
    let start = part.start + range.lowerBound - part.range.lowerBound
    return (part.string, start..<start + range.count)
  }
}
