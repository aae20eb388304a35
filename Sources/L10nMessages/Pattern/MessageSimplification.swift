import L10nLanguage

/// A way in which a message becomes one that more formats can hold, and shows users less.
package enum MessageSimplification: Sendable, Hashable, CaseIterable {
  // In this order, users lose more and more.

  /// Placeholders have no formats; code writes dates and the like itself, and passes text.
  case formats
  /// Plurals have no texts for single numbers besides those of the language's categories.
  case singleNumbers
  /// Plurals other than the first have the text for all other numbers.
  case furtherPlurals
  /// Ordinals have the text for all other numbers.
  case ordinals
  /// Choices by words have the text for all other words.
  case selects
  /// All plurals have the text for all other numbers.
  case plurals

  /// The result in words, as in "written with …".
  package var words: String {
    switch self {
    case .formats: "placeholders that code has to format"
    case .singleNumbers: "no text for single numbers"
    case .furtherPlurals: "one plural"
    case .ordinals: "one text for all ordinals"
    case .selects: "the text for all other words"
    case .plurals: "the text for all other numbers"
    }
  }
}

extension Set<MessageSimplification> {
  /// Returns a set of simplifications none of which can be left out, or `nil` if not even all of them are enough.
  ///
  /// - Parameter areEnough: returns a Boolean value indicating whether a format can hold the message with them.
  package static func fewest(_ areEnough: (Self) -> Bool) -> Self? {
    var chosen = Set(MessageSimplification.allCases)
    guard areEnough(chosen) else { return nil }
    for simplification in MessageSimplification.allCases.reversed()
    where areEnough(chosen.subtracting([simplification])) {
      chosen.remove(simplification)
    }
    return chosen
  }

  /// The result in words.
  package var words: String {
    MessageSimplification.allCases.filter(contains).map(\.words).joined(separator: ", ")
  }
}

extension MessagePattern {
  /// Returns the simplified message.
  ///
  /// The parsers' limit on nested choices limits the recursion.
  package func simplified(by simplifications: Set<MessageSimplification>) -> MessagePattern {
    var hasPlural = false
    return simplified(by: simplifications, &hasPlural)
  }

  /// - Parameter hasPlural: a Boolean value indicating whether a plural came before.
  private func simplified(by simplifications: Set<MessageSimplification>, _ hasPlural: inout Bool) -> MessagePattern {
    var pieces = PatternBuilder()
    for element in elements {
      switch element {
      case .text, .pluralNumber, .particle: pieces.add(element)
      case .placeholder(var hole):
        if simplifications.contains(.formats) { hole.format = .plain }
        pieces.add(.placeholder(hole))
      case .plural(let choice):
        let isSimplified =
          choice.kind == .ordinal
          ? simplifications.contains(.ordinals)
          : simplifications.contains(.plurals) || hasPlural && simplifications.contains(.furtherPlurals)
        hasPlural = hasPlural || choice.kind == .cardinal
        if isSimplified, let text = choice.textForOtherNumbers {
          for piece in text.simplified(by: simplifications, &hasPlural).elements { pieces.add(piece) }
        } else {
          pieces.add(.plural(choice.simplified(by: simplifications) { $0.simplified(by: simplifications, &hasPlural) }))
        }
      case .select(let choice):
        let other = choice.branches.first { $0.keyword == "other" }?.pattern
        if simplifications.contains(.selects), let other {
          for piece in other.simplified(by: simplifications, &hasPlural).elements { pieces.add(piece) }
        } else {
          pieces.add(element.mappingBranches { $0.simplified(by: simplifications, &hasPlural) })
        }
      }
    }
    return pieces.finish()
  }
}

extension PluralChoice {
  /// The text for all other numbers with a placeholder for each `#`, or `nil` if that would be another number.
  fileprivate var textForOtherNumbers: MessagePattern? {
    guard offset == 0, let branch = branches.first(where: { $0.selector == .category(.other) }) else { return nil }
    return branch.pattern.replacingNumber(with: Placeholder(argument: argument, format: .plain, range: 0..<0))
  }

  fileprivate func simplified(
    by simplifications: Set<MessageSimplification>, _ simplify: (MessagePattern) -> MessagePattern
  ) -> PluralChoice {
    var choice = self
    if simplifications.contains(.singleNumbers), !isPluralMap {
      choice.branches.removeAll { if case .exactly = $0.selector { true } else { false } }
    }
    for index in choice.branches.indices { choice.branches[index].pattern = simplify(choice.branches[index].pattern) }
    return choice
  }
}
