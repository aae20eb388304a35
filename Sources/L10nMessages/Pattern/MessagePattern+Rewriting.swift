import L10nLanguage

extension MessagePattern {
  /// The pattern with all places set to 0, so that patterns with the same meaning are equal.
  package var withoutPlaces: MessagePattern { rewriting { $0.withoutPlace } }

  /// The pattern with adjacent texts joined, as in the result of a parser.
  package var joiningTexts: MessagePattern { rewriting { $0 } }

  /// Returns the pattern of a text without branches, with its places changed by a function.
  package func movingPlaces(_ place: (Int) -> Int) -> MessagePattern { rewriting { $0.movingPlace(place) } }

  /// The same with Korean both-forms as they are written, and with adjacent texts joined, as in the result of a parser.
  var plainlyWritten: MessagePattern {
    rewriting { element in
      if case .particle(let particle) = element { .text(LiteralText(particle.written)) } else { element.withoutPlace }
    }
  }

  /// Returns the pattern with its texts changed by a function.
  func rewritingTexts(_ change: (String) -> String) -> MessagePattern {
    rewriting { if case .text(let text) = $0 { .text(LiteralText(change(text.string))) } else { $0 } }
  }

  /// Returns the pattern with renamed arguments, given the new names by the old ones.
  package func renamingArguments(_ names: [String: String]) -> MessagePattern {
    guard !names.isEmpty else { return self }
    return rewriting { element in
      switch element {
      case .placeholder(var hole):
        hole.argument = names[hole.argument] ?? hole.argument
        return .placeholder(hole)
      case .plural(var choice):
        choice.argument = names[choice.argument] ?? choice.argument
        return .plural(choice)
      case .select(var choice):
        choice.argument = names[choice.argument] ?? choice.argument
        return .select(choice)
      case .text, .particle, .pluralNumber: return element
      }
    }
  }

  /// Returns the pattern with formats for arguments whose placeholders have none.
  package func formattingArguments(_ formats: [String: PlaceholderFormat]) -> MessagePattern {
    rewriting { element in
      guard case .placeholder(var hole) = element, hole.format == .plain, let format = formats[hole.argument] else {
        return element
      }
      hole.format = format
      return .placeholder(hole)
    }
  }

  /// Returns the pattern with each element replaced, from the innermost branches outwards.
  func rewriting(_ change: (Element) -> Element) -> MessagePattern {
    var pieces = PatternBuilder()
    for element in elements { pieces.add(change(element.mappingBranches { $0.rewriting(change) })) }
    return pieces.finish()
  }

  /// All placeholders in the order in which they are written, including those in branches.
  var placeholders: [Placeholder] {
    elements.flatMap { element -> [Placeholder] in
      switch element {
      case .text, .pluralNumber, .particle: []
      case .placeholder(let hole): [hole]
      case .plural(let choice): choice.branches.flatMap(\.pattern.placeholders)
      case .select(let choice): choice.branches.flatMap(\.pattern.placeholders)
      }
    }
  }

  /// Returns the pattern with a placeholder for each `#` of the plural that it is a branch of.
  package func replacingNumber(with number: Placeholder) -> MessagePattern {
    MessagePattern(elements.map { if case .pluralNumber = $0 { .placeholder(number) } else { $0 } })
  }

  /// Returns the pattern with an argument outside branches renamed, and with a format for its plain placeholders.
  func renaming(_ name: String, to new: Placeholder) -> MessagePattern {
    MessagePattern(
      elements.map { element in
        guard case .placeholder(var hole) = element, hole.argument == name else { return element }
        hole.argument = new.argument
        if hole.format == .plain { hole.format = new.format }
        return .placeholder(hole)
      })
  }
}

extension MessagePattern.Element {
  /// The element with its own places set to 0; those of its branches are unchanged.
  fileprivate var withoutPlace: MessagePattern.Element {
    switch self {
    case .particle: return self
    case .text(let text): return .text(LiteralText(text.string))
    case .pluralNumber: return .pluralNumber(0..<0)
    case .placeholder(var hole):
      hole.range = 0..<0
      return .placeholder(hole)
    case .plural(var choice):
      choice.range = 0..<0
      for index in choice.branches.indices { choice.branches[index].range = 0..<0 }
      return .plural(choice)
    case .select(var choice):
      choice.range = 0..<0
      for index in choice.branches.indices { choice.branches[index].range = 0..<0 }
      return .select(choice)
    }
  }

  fileprivate func movingPlace(_ place: (Int) -> Int) -> MessagePattern.Element {
    switch self {
    case .particle, .plural, .select: return self
    case .text(let text): return .text(text.moved(to: place(text.range.lowerBound)))
    case .pluralNumber(let range): return .pluralNumber(place(range.lowerBound)..<place(range.upperBound))
    case .placeholder(var hole):
      hole.range = place(hole.range.lowerBound)..<place(hole.range.upperBound)
      return .placeholder(hole)
    }
  }
}

extension MessagePattern.Element {
  /// Returns a choice with the patterns of its branches changed by a function, or any other element as it is.
  package func mappingBranches(_ change: (MessagePattern) -> MessagePattern) -> Self {
    switch self {
    case .plural(var choice):
      for index in choice.branches.indices {
        choice.branches[index].pattern = change(choice.branches[index].pattern)
      }
      return .plural(choice)
    case .select(var choice):
      for index in choice.branches.indices {
        choice.branches[index].pattern = change(choice.branches[index].pattern)
      }
      return .select(choice)
    case .text, .placeholder, .pluralNumber, .particle: return self
    }
  }
}
