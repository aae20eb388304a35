/// Collects a pattern's pieces, and joins adjacent texts.
struct PatternBuilder {
  private var elements: [MessagePattern.Element] = []
  private var pendingText: LiteralText = ""

  mutating func add(_ text: LiteralText) {
    pendingText.append(text)
  }

  mutating func add(_ element: MessagePattern.Element) {
    if case .text(let text) = element {
      add(text)
    } else {
      flush()
      elements.append(element)
    }
  }

  /// Returns the pattern of everything that was added.
  mutating func finish() -> MessagePattern {
    flush()
    return MessagePattern(elements)
  }

  private mutating func flush() {
    guard !pendingText.string.isEmpty else { return }
    elements.append(.text(pendingText))
    pendingText = ""
  }
}
