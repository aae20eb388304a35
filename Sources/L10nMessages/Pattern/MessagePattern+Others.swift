import L10nLanguage

extension MessagePattern {
  /// The pattern with a text for all other numbers in each plural.
  ///
  /// Files of i18next may have none in a language in which only fractions select it. It is then the text of the last
  /// category, because programs, and most other formats, need one.
  package var completingPlurals: MessagePattern {
    guard elements.contains(where: \.lacksOther) else { return self }
    return rewriting { element in
      guard case .plural(var choice) = element, !choice.hasOther, let last = choice.lastForm else { return element }
      choice.branches.append(.init(selector: .category(.other), pattern: last.pattern, range: last.range))
      return .plural(choice)
    }
  }
}

extension MessagePattern.Element {
  /// A Boolean value indicating whether a plural in it has no text for all other numbers. The parsers' limit on nested
  /// choices limits the recursion.
  fileprivate var lacksOther: Bool {
    switch self {
    case .text, .placeholder, .pluralNumber, .particle: false
    case .plural(let choice):
      !choice.hasOther || choice.branches.contains { $0.pattern.elements.contains(where: \.lacksOther) }
    case .select(let choice): choice.branches.contains { $0.pattern.elements.contains(where: \.lacksOther) }
    }
  }
}

extension PluralChoice {
  fileprivate var hasOther: Bool { branches.contains { $0.selector == .category(.other) } }

  /// The branch of the last of its categories, in CLDR's order.
  package var lastForm: Branch? {
    let forms = branches.compactMap { branch -> (category: PluralCategory, branch: Branch)? in
      if case .category(let category) = branch.selector { (category, branch) } else { nil }
    }
    return forms.max { $0.category < $1.category }?.branch
  }
}
