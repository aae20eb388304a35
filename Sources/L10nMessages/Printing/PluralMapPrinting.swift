import L10nLanguage

/// A message whose only plural becomes a plural map, for a syntax without other plurals.
struct PluralMapPrinting {
  let printed: PrintedMessage

  /// Returns `nil` for a message without a plural, and for one that a plural map can't represent.
  init?(_ pattern: MessagePattern, _ syntax: MessageSyntax) {
    let plurals = pattern.elements.indices.filter { if case .plural = pattern.elements[$0] { true } else { false } }
    guard plurals.count == 1, let index = plurals.first, case .plural(let choice) = pattern.elements[index],
      choice.kind == .cardinal, choice.offset == 0
    else { return nil }
    var losses: [PrintedMessage.Loss] = []
    if choice.argument != MessageSyntax.pluralMapArgument {
      losses.append(.argumentName(choice.argument, writtenAs: MessageSyntax.pluralMapArgument))
    }
    let format: PlaceholderFormat =
      switch syntax {
      case .printf: .conversion(.init(.decimal))
      // The number of a plural is written as the language does.
      case .i18next: .number(.integer)
      default: .plain
      }
    let number = Placeholder(argument: MessageSyntax.pluralMapArgument, format: format, range: 0..<0)
    var texts: [PluralCategory: String] = [:]
    var expected: [PluralCategory: MessagePattern] = [:]
    for branch in choice.branches {
      guard let category = Self.category(of: branch, in: choice, syntax) else {
        if case .exactly(let value) = branch.selector {
          losses.append(.exactNumber(argument: choice.argument, number: value))
        }
        continue
      }
      var whole = pattern
      whole.elements.replaceSubrange(
        index...index, with: branch.pattern.replacingNumber(with: number).elements)
      whole = whole.renaming(choice.argument, to: number)
      whole = whole.plainlyWritten
      var printer = MessagePrinter(syntax, hasArguments: true)
      let (text, branchLosses) = printer.print(whole)
      texts[category] = text
      expected[category] = whole
      losses += branchLosses
    }
    let variants = PluralCategory.allCases.compactMap { category in
      texts[category].map { StoredMessage.PluralVariant(category: category, text: $0) }
    }
    if losses.isEmpty, Self.read(variants, syntax) != expected { losses.append(.characters) }
    printed = PrintedMessage(stored: .pluralMap(variants), losses: losses.eachOnce)
  }

  /// Returns the patterns of a plural map by category.
  private static func read(
    _ variants: [StoredMessage.PluralVariant], _ syntax: MessageSyntax
  ) -> [PluralCategory: MessagePattern] {
    guard case .plural(let choice)? = syntax.parse(variants).patterns.first?.elements.first else { return [:] }
    var patterns: [PluralCategory: MessagePattern] = [:]
    for branch in choice.branches {
      if case .category(let category) = branch.selector { patterns[category] = branch.pattern.withoutPlaces }
    }
    return patterns
  }

  /// Returns the category in which a branch is written. If `zero` means exactly 0, both share a text.
  private static func category(
    of branch: PluralChoice.Branch, in choice: PluralChoice, _ syntax: MessageSyntax
  ) -> PluralCategory? {
    switch branch.selector {
    case .category(let category): return category
    case .exactly(0) where syntax.takesZeroLiterally:
      let zero = choice.branches.first { $0.selector == .category(.zero) }
      return zero == nil || zero?.pattern.withoutPlaces == branch.pattern.withoutPlaces ? .zero : nil
    case .exactly: return nil
    }
  }
}
