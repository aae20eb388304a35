import L10nLanguage

extension MessagePattern {
  /// Returns the pattern with the Korean both-forms after arguments turned into particles. For messages in Korean only.
  ///
  /// A both-form counts if it follows an argument, a choice or `#`, with nothing in between except closing quotes and
  /// brackets, emphasis marks, percent signs, tags, character entities, groups in parentheses, the end of an isolate, and
  /// one space. The text before a choice counts as the text before each of its branches. After a word of the text itself,
  /// whose final sound is known, the both-form is replaced with the right form: `파일을(를)`.
  public func markingKoreanParticles() -> MessagePattern {
    marked(followingArgument: false)
  }

  private func marked(followingArgument: Bool) -> MessagePattern {
    var marked: [Element] = []
    marked.reserveCapacity(elements.count)
    var followsArgument = followingArgument
    for element in elements {
      switch element {
      case .text(let text):
        if followsArgument {
          followsArgument = Self.append(text.string, afterArgumentTo: &marked)
        } else {
          let resolved = KoreanParticle.resolved(in: text.string, isWhole: marked.isEmpty)
          marked.append(resolved == text.string ? element : .text(LiteralText(resolved)))
        }
      case .plural, .select, .placeholder, .pluralNumber:
        marked.append(element.mappingBranches { $0.marked(followingArgument: followsArgument) })
        followsArgument = true
      case .particle:
        marked.append(element)
        followsArgument = false
      }
    }
    return MessagePattern(marked)
  }

  /// Appends a text that follows an argument, split if it begins with a both-form. Returns `true` if the next part
  /// still counts as following the argument, because the whole text can be skipped.
  private static func append(_ text: String, afterArgumentTo elements: inout [Element]) -> Bool {
    let rest = afterSkipped(text)
    guard let (particle, end) = KoreanParticle.leading(rest) else {
      elements.append(.text(LiteralText(KoreanParticle.resolved(in: text, isWhole: false))))
      return rest.isEmpty
    }
    if rest.startIndex > text.startIndex { elements.append(.text(LiteralText(String(text[..<rest.startIndex])))) }
    elements.append(.particle(particle))
    if end < text.endIndex {
      elements.append(.text(LiteralText(KoreanParticle.resolved(in: String(text[end...]), isWhole: false))))
    }
    return false
  }
}

// MARK: - Skipped text

extension MessagePattern {
  /// Returns the rest of a text, from the first character that can't be between an argument and its particle.
  private static func afterSkipped(_ text: String) -> Substring {
    var rest = text[...]
    var skippedSpace = false
    while let character = rest.first {
      if closing.contains(character) {
        rest.removeFirst()
      } else if character == " " || character == "\u{A0}", !skippedSpace {
        rest.removeFirst()
        skippedSpace = true
      } else if let end = endOfMarkup(rest) ?? endOfParentheses(rest) {
        rest = rest[end...]
      } else {
        break
      }
    }
    return rest
  }

  /// Quotes, closing brackets, Markdown's emphasis marks, percent signs, and the end of an isolate (UAX #9).
  private static let closing: Set<Character> = [
    "\"", "'", "”", "’", "»", "›", "」", "』", "〉", "》", "】", "〕", "〗", "］", "｣", "＂", "＇", ")", "]", "}", ">", "）", "｝",
    "＞",
    "*", "_", "`", "~", "%", "％", "\u{2069}",
  ]

  /// Returns the end of the parenthesized group that the text begins with: a remark such as `(21호)`, or a link's
  /// address after its text in brackets. Both-forms such as `(으)로` also begin with a parenthesis, but aren't groups.
  private static func endOfParentheses(_ text: Substring) -> Substring.Index? {
    guard text.first == "(", KoreanParticle.leading(text) == nil,
      let end = text.prefix(longestGroup).firstIndex(of: ")")
    else { return nil }
    return text.index(after: end)
  }

  private static let longestGroup = 100

  /// Returns the end of the tag or character entity that the text begins with.
  private static func endOfMarkup(_ text: Substring) -> Substring.Index? {
    let (terminator, longest): (Character, Int)
    switch text.first {
    case "<": (terminator, longest) = (">", 200)
    case "&": (terminator, longest) = (";", 10)
    default: return nil
    }
    let inside = text.dropFirst().prefix(longest)
    guard let first = inside.first, first == "/" || first == "#" || first.isLetter,
      let end = inside.firstIndex(of: terminator)
    else { return nil }
    return text.index(after: end)
  }
}
