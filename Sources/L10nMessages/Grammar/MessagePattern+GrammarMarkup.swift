import L10nLanguage

extension MessagePattern {
  /// A Boolean value indicating whether the texts have markup for grammar, which only attributed strings understand.
  package var hasGrammarMarkup: Bool {
    if elements.contains(where: \.mayHaveMarkup), !GrammarMarkup(bytes, hole: Self.hole).spans.isEmpty { return true }
    return branches.contains(where: \.hasGrammarMarkup)
  }

  /// The pattern with the words between the brackets of such markup, but without the markup.
  package var withoutGrammarMarkup: MessagePattern {
    let pattern = MessagePattern(elements.map { $0.mappingBranches(\.withoutGrammarMarkup) })
    guard elements.contains(where: \.mayHaveMarkup) else { return pattern }
    let markup = GrammarMarkup(bytes, hole: Self.hole)
    guard !markup.spans.isEmpty else { return pattern }
    return pattern.removing(
      markup.spans.flatMap { span in
        [span.range.lowerBound..<span.content.lowerBound, span.content.upperBound..<span.range.upperBound]
      })
  }

  /// The byte for anything but text, which UTF-8 doesn't have.
  private static let hole: UInt8 = 0xFF

  /// The text in UTF-8, with one byte for each other element.
  private var bytes: [UInt8] {
    elements.reduce(into: [UInt8]()) { bytes, element in
      if case .text(let text) = element { bytes += text.string.utf8 } else { bytes.append(Self.hole) }
    }
  }

  private var branches: [MessagePattern] {
    elements.flatMap { element -> [MessagePattern] in
      switch element {
      case .plural(let choice): choice.branches.map(\.pattern)
      case .select(let choice): choice.branches.map(\.pattern)
      case .text, .placeholder, .pluralNumber, .particle: []
      }
    }
  }

  /// Returns the pattern without some of its bytes. Elements in them that aren't text are kept.
  private func removing(_ ranges: [Range<Int>]) -> MessagePattern {
    var isRemoved = [Bool](repeating: false, count: bytes.count)
    for range in ranges { for index in range { isRemoved[index] = true } }
    var pieces = PatternBuilder()
    var start = 0
    for element in elements {
      guard case .text(let text) = element else {
        pieces.add(element)
        start += 1
        continue
      }
      let kept = text.string.utf8.enumerated().filter { !isRemoved[start + $0.offset] }.map(\.element)
      pieces.add(.text(LiteralText(String(decoding: kept, as: UTF8.self))))
      start += text.string.utf8.count
    }
    return pieces.finish()
  }
}

extension MessagePattern.Element {
  /// A Boolean value indicating whether it is a text with a bracket, as few are.
  fileprivate var mayHaveMarkup: Bool {
    if case .text(let text) = self { GrammarMarkup.mayBe(in: text.string) } else { false }
  }
}
