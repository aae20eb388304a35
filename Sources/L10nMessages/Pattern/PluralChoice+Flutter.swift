package import L10nLanguage

extension MessagePattern {
  /// The pattern with its plurals as Flutter reads them.
  package var joiningNumbersToCategories: MessagePattern {
    rewriting { element in
      guard case .plural(let choice) = element else { return element }
      return .plural(choice.joiningNumbersToCategories)
    }
  }

  /// Returns a pattern that Flutter read without the branches that make no difference in a language.
  package func withoutRepeatedNumbers(_ rules: PluralRules) -> MessagePattern {
    rewriting { element in
      guard case .plural(let choice) = element else { return element }
      return .plural(choice.withoutRepeatedNumbers(rules))
    }
  }
}

extension PluralChoice {
  /// The choice as Flutter makes it: the branches for 0, 1 and 2 are also those for `zero`, `one` and `two`, and the
  /// other way round (`Intl.pluralLogic` of Dart's package `intl`).
  var joiningNumbersToCategories: PluralChoice {
    guard kind == .cardinal, offset == 0 else { return self }
    var choice = self
    choice.branches = branches.flatMap { branch -> [Branch] in
      guard let (number, category) = branch.selector.pair else { return [branch] }
      let isNumber = branch.selector == .exactly(number)
      let other: PluralSelector = isNumber ? .category(category) : .exactly(number)
      guard !branches.contains(where: { $0.selector == other }) else { return [branch] }
      let joined = Branch(selector: other, pattern: branch.pattern, range: branch.range)
      return isNumber ? [branch, joined] : [joined, branch]
    }
    return choice
  }
}

extension PluralChoice {
  /// Returns the choice without the branches that make no difference in a language: those for 0, 1 and 2 that say the
  /// same as the number's category, and categories that the language doesn't have but Flutter has for these numbers.
  func withoutRepeatedNumbers(_ rules: PluralRules) -> PluralChoice {
    guard kind == .cardinal, offset == 0 else { return self }
    let used = rules.categories(kind)
    var choice = self
    choice.branches = branches.filter { branch in
      guard let (number, category) = branch.selector.pair else { return true }
      let other: PluralSelector =
        branch.selector == .category(category) ? .exactly(number) : .category(rules.category(number, kind))
      guard let same = branches.first(where: { $0.selector == other }) else { return true }
      let isSame = same.pattern.withoutPlaces == branch.pattern.withoutPlaces
      return branch.selector == .category(category) ? used.contains(category) : !isSame
    }
    return choice
  }

  /// The branches to write for Flutter, where those of a number and of its category are one.
  var branchesForFlutter: [Branch] {
    branches.filter { branch in
      guard case .exactly = branch.selector, let category = branch.selector.pair?.category else { return true }
      let other = branches.first { $0.selector == .category(category) }
      return other?.pattern.withoutPlaces != branch.pattern.withoutPlaces
    }
  }
}

extension PluralSelector {
  /// The number and the category that Flutter doesn't distinguish, or `nil` for other selectors.
  package var pair: (number: Double, category: PluralCategory)? {
    switch self {
    case .exactly(0), .category(.zero): (0, .zero)
    case .exactly(1), .category(.one): (1, .one)
    case .exactly(2), .category(.two): (2, .two)
    case .exactly, .category: nil
    }
  }
}
