import L10nLanguage
import L10nMessages

/// The pieces of the text that users see for a plural category.
enum ShownPiece {
  case text(String)
  /// An argument, by its name.
  case argument(String)
  case particle(KoreanParticle)
}

extension MessagePattern {
  /// Returns the pieces for a category. Other choices are those for all other words and numbers, as on platforms that
  /// have only plurals.
  ///
  /// The parsers' limit on nested choices limits the recursion.
  ///
  /// - Parameter counted: the argument of the innermost plural, which `#` shows.
  func pieces(for category: PluralCategory, counted: String = "") -> [ShownPiece] {
    elements.flatMap { element -> [ShownPiece] in
      switch element {
      case .text(let text): [.text(text.string)]
      case .particle(let particle): [.particle(particle)]
      case .placeholder(let hole): [.argument(hole.argument)]
      case .pluralNumber: [.argument(counted)]
      case .plural(let choice): choice.branch(for: category)?.pieces(for: category, counted: choice.argument) ?? []
      case .select(let choice): choice.otherBranch?.pieces(for: category, counted: counted) ?? []
      }
    }
  }

  /// The categories for which it has texts of their own; only `other` for a text without plurals.
  var shownCategories: Set<PluralCategory> {
    elements.reduce(into: [.other]) { categories, element in
      switch element {
      case .text, .particle, .placeholder, .pluralNumber: break
      case .plural(let choice):
        for branch in choice.branches {
          if case .category(let category) = branch.selector { categories.insert(category) }
          categories.formUnion(branch.pattern.shownCategories)
        }
      case .select(let choice):
        if let branch = choice.otherBranch { categories.formUnion(branch.shownCategories) }
      }
    }
  }
}

extension PluralChoice {
  /// Returns the branch for a category, or else the one for all other numbers.
  fileprivate func branch(for category: PluralCategory) -> MessagePattern? {
    let branch =
      branches.first { $0.selector == .category(category) } ?? branches.first { $0.selector == .category(.other) }
    return branch?.pattern
  }
}

extension SelectChoice {
  /// The branch for all other words.
  fileprivate var otherBranch: MessagePattern? { (branches.first { $0.keyword == "other" } ?? branches.last)?.pattern }
}
