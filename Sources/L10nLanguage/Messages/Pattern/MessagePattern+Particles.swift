extension MessagePattern {
  /// The pattern with the Korean both-forms after arguments made particles; for messages in Korean only.
  ///
  /// A both-form counts where it follows an argument, a choice or `#` with nothing between but closing quotes and
  /// brackets, emphasis marks, percent signs, tags, character entities, what is in parentheses, and one space. What is
  /// before a choice is before each of its branches. After a word of the text, whose sound is known, the form that fits
  /// takes its place at once: `파일을(를)`.
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
      case .plural(var choice):
        for index in choice.branches.indices {
          choice.branches[index].pattern = choice.branches[index].pattern.marked(followingArgument: followsArgument)
        }
        marked.append(.plural(choice))
        followsArgument = true
      case .select(var choice):
        for index in choice.branches.indices {
          choice.branches[index].pattern = choice.branches[index].pattern.marked(followingArgument: followsArgument)
        }
        marked.append(.select(choice))
        followsArgument = true
      case .placeholder, .pluralNumber:
        marked.append(element)
        followsArgument = true
      case .particle:
        marked.append(element)
        followsArgument = false
      }
    }
    return MessagePattern(marked)
  }

  /// Appends a text that follows an argument, split where it begins with a both-form; true where the argument still
  /// counts as right before what comes next, because the text is one that is skipped.
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

// MARK: - What may stand between

extension MessagePattern {
  /// The text from the first character on that may not stand between an argument and its particle.
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

  /// Quotes, closing brackets, Markdown's emphasis, and percent signs, which the choice reads over or reads.
  private static let closing: Set<Character> = [
    "\"", "'", "”", "’", "»", "›", "」", "』", "〉", "》", "】", "〕", "〗", "］", "｣", "＂", "＇", ")", "]", "}", ">", "）", "｝",
    "＞",
    "*", "_", "`", "~", "%", "％",
  ]

  /// The end of the group in parentheses that the text begins with: a remark such as `(21호)`, or a link's address behind
  /// its brackets. Both-forms such as `(으)로` begin with one, too.
  private static func endOfParentheses(_ text: Substring) -> Substring.Index? {
    guard text.first == "(", KoreanParticle.leading(text) == nil,
      let end = text.prefix(longestGroup).firstIndex(of: ")")
    else { return nil }
    return text.index(after: end)
  }

  private static let longestGroup = 100

  /// The end of the tag or the character entity that the text begins with.
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
