import L10nLanguage

extension MessagePattern {
  /// Returns the pattern with a percent sign before a hyphen and a word, as in `100%-osan` and `%-tal`, turned into
  /// text, if it has no other arguments. The parser reads the hyphen as a flag and the start of the word as a
  /// conversion, because a flag without a width is allowed. But a message without arguments isn't formatted.
  ///
  /// - Parameter text: the parsed text.
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
