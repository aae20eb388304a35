extension MessagePattern {
  /// Returns the pattern with an isolate around each argument that needs one: U+2068 before it and U+2069 after it.
  ///
  /// The first strong character in the argument gives the isolate its direction, and without one it is left-to-right.
  /// This is the direction of every value whose direction could be known, so U+2066 and U+2067 aren't needed.
  ///
  /// An argument without text around it isn't isolated, nor is one that the text isolates, or one in a tag or an address,
  /// which programs must still recognize: `https://example.com/{id}`. Korean particles must already be marked.
  public func isolatingArguments(_ isolation: BidiIsolation) -> MessagePattern {
    isolatingArguments(isolation, hasTextAround: elements.count > 1, isInTag: false)
  }

  private func isolatingArguments(
    _ isolation: BidiIsolation, hasTextAround: Bool, isInTag: Bool
  ) -> MessagePattern {
    let code = CodePlaceholders(in: self, isInTag: isInTag)
    var pieces = PatternBuilder()
    func isolated(_ pattern: MessagePattern, at index: Int) -> MessagePattern {
      pattern.isolatingArguments(
        isolation, hasTextAround: hasTextAround || pattern.elements.count > 1, isInTag: code.isInTag(index))
    }
    for (index, element) in elements.enumerated() {
      switch element {
      case .placeholder(let hole)
      where hasTextAround && isolation.isolates(hole) && !code.contains(index) && !isIsolated(at: index):
        pieces.add("\u{2068}")
        pieces.add(element)
        pieces.add("\u{2069}")
      case .plural, .select, .text, .placeholder, .pluralNumber, .particle:
        pieces.add(element.mappingBranches { isolated($0, at: index) })
      }
    }
    return pieces.finish()
  }

  /// Returns a Boolean value indicating whether the texts next to an element isolate it.
  private func isIsolated(at index: Int) -> Bool {
    guard index > 0, index + 1 < elements.count, case .text(let before) = elements[index - 1],
      case .text(let after) = elements[index + 1], let start = before.string.unicodeScalars.last
    else { return false }
    return ("\u{2066}"..."\u{2068}").contains(start) && after.string.unicodeScalars.first == "\u{2069}"
  }
}
