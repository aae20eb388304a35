package import L10nLanguage

/// The strings of a file that a text was put together from, such as the variants of a plural, and what it has of each.
package struct ComposedText: Sendable, Hashable {
  /// The syntax of the strings.
  package let syntax: MessageSyntax
  /// The parts of the text, in its order. What the text has beside them, such as the braces of a plural, no string has.
  let parts: [Part]

  package init(syntax: MessageSyntax, parts: [Part]) {
    self.syntax = syntax
    self.parts = parts
  }

  /// Something of a string in the text.
  package struct Part: Sendable, Hashable {
    /// The range of the part, in UTF-8 bytes of the text.
    package var range: Range<Int>
    /// The start of the string, in scalars from the start of its file.
    package var string: Int
    /// The start of the part, in UTF-8 bytes of the string.
    package var start: Int
    /// A Boolean value indicating whether the string has the same bytes.
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

  /// Returns the string that has the character at an offset of the text, and the offset of the character in it; for
  /// a character that no string has, what follows it.
  package func origin(ofOffset offset: Int) -> (string: Int, offset: Int)? {
    let part =
      parts.first { $0.range.contains(offset) } ?? parts.first { $0.isVerbatim && $0.range.upperBound == offset }
      ?? parts.first { $0.range.lowerBound > offset } ?? parts.last
    guard let part else { return nil }
    let isInside = part.isVerbatim && part.range.lowerBound < offset
    return (part.string, part.start + (isInside ? min(offset, part.range.upperBound) - part.range.lowerBound : 0))
  }

  /// Returns the string that has a range of the text, and the range in it, or `nil` if no string has the same bytes.
  package func origin(of range: Range<Int>) -> (string: Int, range: Range<Int>)? {
    let part = parts.first {
      $0.isVerbatim && $0.range.lowerBound <= range.lowerBound && range.upperBound <= $0.range.upperBound
    }
    guard let part else { return nil }
    let start = part.start + range.lowerBound - part.range.lowerBound
    return (part.string, start..<start + range.count)
  }
}
