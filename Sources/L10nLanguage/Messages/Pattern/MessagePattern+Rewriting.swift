extension MessagePattern {
  /// The pattern with every place at 0: equal for texts that say the same.
  package var withoutPlaces: MessagePattern { rewriting { $0.withoutPlace } }

  /// The pattern with texts that follow each other made one, as a parser makes it.
  package var joiningTexts: MessagePattern { rewriting { $0 } }

  /// Returns the pattern of a text without branches with other places, by those that it has.
  package func movingPlaces(_ place: (Int) -> Int) -> MessagePattern { rewriting { $0.movingPlace(place) } }

  /// The same with Korean both-forms as they are written, and with texts that follow each other made one: what a parser
  /// would make of it.
  var plainlyWritten: MessagePattern {
    rewriting { element in
      if case .particle(let particle) = element { .text(LiteralText(particle.written)) } else { element.withoutPlace }
    }
  }

  /// Returns the pattern with other words, by those that it has.
  func rewritingTexts(_ change: (String) -> String) -> MessagePattern {
    rewriting { if case .text(let text) = $0 { .text(LiteralText(change(text.string))) } else { $0 } }
  }

  /// Returns the pattern with other names for arguments, by the names that it has.
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

  /// The pattern with each element replaced, from the innermost branches outwards.
  private func rewriting(_ change: (Element) -> Element) -> MessagePattern {
    var pieces = PatternBuilder()
    for element in elements {
      switch element {
      case .plural(var choice):
        for index in choice.branches.indices {
          choice.branches[index].pattern = choice.branches[index].pattern.rewriting(change)
        }
        pieces.add(change(.plural(choice)))
      case .select(var choice):
        for index in choice.branches.indices {
          choice.branches[index].pattern = choice.branches[index].pattern.rewriting(change)
        }
        pieces.add(change(.select(choice)))
      case .text, .placeholder, .pluralNumber, .particle: pieces.add(change(element))
      }
    }
    return pieces.finish()
  }

  /// All placeholders in the order they are written, those in branches included.
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

  /// The pattern with a placeholder for each `#` of the plural that it is a branch of.
  func replacingNumber(with number: Placeholder) -> MessagePattern {
    MessagePattern(elements.map { if case .pluralNumber = $0 { .placeholder(number) } else { $0 } })
  }

  /// The pattern with another name, and a format for the plain placeholders, of an argument outside of branches.
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
  /// The element with its own places at 0, whatever its branches have.
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
