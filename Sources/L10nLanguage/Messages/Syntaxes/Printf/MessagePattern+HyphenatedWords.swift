extension MessagePattern {
  /// Returns the pattern with percent signs before a hyphen and a word as text, `100%-osan` and `%-tal`, if it has no
  /// arguments besides. To the parser, the hyphen is a flag and the word begins with a conversion. It can't know better,
  /// since a flag without a width is allowed, but a message that has no arguments isn't formatted.
  ///
  /// - Parameter text: the text that was parsed.
  package func withHyphenatedWordsAsText(in text: String) -> MessagePattern {
    var pieces = PatternBuilder()
    let bytes = Array(text.utf8)
    for (index, element) in elements.enumerated() {
      guard case .placeholder(let hole) = element, hole.isHyphenated, bytes.indices.contains(hole.range.upperBound),
        index + 1 < elements.count, case .text(let next) = elements[index + 1],
        let letter = next.string.unicodeScalars.first, letter.properties.isAlphabetic
      else {
        pieces.add(element)
        continue
      }
      pieces.add(
        LiteralText(String(decoding: bytes[hole.range], as: UTF8.self), at: hole.range.lowerBound))
    }
    let pattern = pieces.finish()
    return pattern.isPlainText ? pattern : self
  }
}

extension Placeholder {
  fileprivate var isHyphenated: Bool {
    guard case .conversion(let conversion) = format else { return false }
    return conversion.flags == .leftAligned && conversion.width == nil && conversion.precision == nil
      && conversion.specifier != .object
  }
}
