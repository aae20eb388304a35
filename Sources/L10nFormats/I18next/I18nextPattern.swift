import L10nAllLanguages
import L10nLanguage
import L10nMessages

/// The conversion of a pattern to the texts of several keys, each with placeholders that i18next can write.
struct I18nextPattern {
  private let arguments: [AppleTableString.Argument]
  private let rules: PluralRules?

  init(arguments: [AppleTableString.Argument], language: String) {
    self.arguments = arguments
    rules = LanguageTag(language).map { PluralRules(for: $0) }
  }

  /// The text of a key.
  struct Variant {
    /// The end of the key: `_male_one`.
    var suffix: String
    var pattern: MessagePattern
  }

  /// Returns the texts of a message, in the order of its branches.
  func variants(of pattern: MessagePattern) throws(AppleTextWriter.Inexpressible) -> [Variant] {
    var variants: [Variant] = []
    for (context, own) in try contexts(of: pattern) {
      for (suffix, form) in try forms(of: own) {
        let end = (context.map { I18nextSuffix.separator + $0 } ?? "") + (suffix?.written ?? "")
        variants.append(Variant(suffix: end, pattern: form))
      }
    }
    return variants
  }

  // MARK: Contexts

  /// Returns a pattern without selects for each word that the only select has; `nil` is for all other words.
  private func contexts(
    of pattern: MessagePattern
  ) throws(AppleTextWriter.Inexpressible) -> [(context: String?, pattern: MessagePattern)] {
    let selects = pattern.selects
    guard let argument = selects.first?.argument else { return [(nil, pattern)] }
    guard selects.allSatisfy({ $0.argument == argument }) else {
      throw .init(reason: "i18next chooses by one context, and the message has several selects")
    }
    guard !arguments.contains(where: { $0.name == argument && $0.isDevice }) else {
      throw .init(reason: "i18next doesn't choose by the device")
    }
    var seen: Set<String> = []
    let words = selects.flatMap { $0.branches.map(\.keyword) }.filter { seen.insert($0).inserted }
    for word in words where word != SelectChoice.other {
      guard PluralCategory(rawValue: word) == nil, word != "ordinal" else {
        throw .init(reason: "i18next takes the context '\(word)' for the form of a plural; choose another word")
      }
    }
    return words.map { ($0 == SelectChoice.other ? nil : $0, pattern.choosing($0)) }
  }

  // MARK: Plurals

  /// Returns a pattern without plurals for each form of the only plural, whose number is called `count`, with
  /// placeholders that i18next can write.
  private func forms(
    of pattern: MessagePattern
  ) throws(AppleTextWriter.Inexpressible) -> [(suffix: I18nextSuffix?, pattern: MessagePattern)] {
    let plurals = pattern.elements.indices.filter { if case .plural = pattern.elements[$0] { true } else { false } }
    guard let index = plurals.first, case .plural(let choice) = pattern.elements[index] else {
      return [(nil, try converted(pattern, counted: MessageSyntax.pluralMapArgument))]
    }
    let isNested = choice.branches.contains { branch in
      branch.pattern.elements.contains { if case .plural = $0 { true } else { false } }
    }
    guard plurals.count == 1, !isNested else {
      throw .init(reason: "i18next counts one number in a text; write a message for each plural")
    }
    guard choice.offset == 0 else { throw .init(reason: "i18next's plurals have no offsets") }
    let count = MessageSyntax.pluralMapArgument
    guard choice.argument == count || !arguments.contains(where: { $0.name == count }) else {
      throw .init(reason: "i18next calls the number of a plural 'count', and another argument has this name")
    }
    let isWhole = arguments.first { $0.name == choice.argument }?.type.isWhole ?? true
    let number = Placeholder(argument: count, format: .number(isWhole ? .integer : .number), range: 0..<0)
    var forms: [(suffix: I18nextSuffix?, pattern: MessagePattern)] = []
    for (suffix, branch) in try branches(of: choice) {
      var whole = pattern
      whole.elements.replaceSubrange(index...index, with: branch.replacingNumber(with: number).elements)
      let written = try converted(whole, counted: choice.argument)
      forms.append((suffix, written.renamingArguments([choice.argument: count])))
    }
    return forms
  }

  /// Returns the patterns of a plural's branches. A text for an exact number is one for its category if that has no
  /// other number.
  private func branches(
    of choice: PluralChoice
  ) throws(AppleTextWriter.Inexpressible) -> [(suffix: I18nextSuffix, pattern: MessagePattern)] {
    let isOrdinal = choice.kind == .ordinal
    var patterns: [(suffix: I18nextSuffix, pattern: MessagePattern)] = []
    // Exact numbers come first, because they are compared first.
    let exact = choice.branches.filter { if case .exactly = $0.selector { true } else { false } }
    for branch in exact + choice.branches.filter({ !exact.contains($0) }) {
      let category: PluralCategory
      switch branch.selector {
      // A language without this category has no numbers in it, but i18next would use the text for 0.
      case .category(.zero) where !isOrdinal && rules?.categories(.cardinal).contains(.zero) == false: continue
      case .category(let own): category = own
      case .exactly(let number):
        guard let own = self.category(ofExactly: number, isOrdinal: isOrdinal) else {
          throw .init(
            reason: "i18next has texts for the categories of a language and for 0, not for exactly "
              + NumberText.plain(number))
        }
        category = own
      }
      let suffix = I18nextSuffix(category: category, isOrdinal: isOrdinal)
      if let other = patterns.first(where: { $0.suffix == suffix }) {
        guard
          other.pattern.withoutPlaces == branch.pattern.withoutPlaces
            || rules?.soleInteger(category, choice.kind) != nil
        else {
          throw .init(reason: "i18next has one text for the number 0 and for the category 'zero'")
        }
        continue
      }
      patterns.append((suffix, branch.pattern))
    }
    return patterns.sorted { $0.suffix.category < $1.suffix.category }
  }

  private func category(ofExactly number: Double, isOrdinal: Bool) -> PluralCategory? {
    if number == 0, !isOrdinal { return .zero }
    let kind: PluralKind = isOrdinal ? .ordinal : .cardinal
    return PluralCategory.allCases.first { category in
      rules?.soleInteger(category, kind).map { Double($0) == number } ?? false
    }
  }

  // MARK: Placeholders

  /// - Parameter counted: the argument that is called `count` in the end.
  private func converted(_ pattern: MessagePattern, counted: String) throws(AppleTextWriter.Inexpressible)
    -> MessagePattern
  {
    var elements: [MessagePattern.Element] = []
    for element in pattern.elements {
      switch element {
      case .text, .plural, .select, .pluralNumber: elements.append(element)
      // JavaScript shows both forms, as in every app without automatic particles.
      case .particle(let particle): elements.append(.text(LiteralText(particle.written, at: 0)))
      case .placeholder(let hole): elements.append(.placeholder(try converted(hole, counted: counted)))
      }
    }
    return MessagePattern(elements).joiningTexts
  }

  private func converted(_ hole: Placeholder, counted: String) throws(AppleTextWriter.Inexpressible) -> Placeholder {
    guard let argument = arguments.first(where: { $0.name == hole.argument }) else {
      // The number of a plural, which has another name in the project.
      let isNumber = hole.argument == MessageSyntax.pluralMapArgument && hole.format == .plain
      return isNumber ? Placeholder(argument: hole.argument, format: .number(.integer), range: hole.range) : hole
    }
    guard var format = argument.namedFormat(of: hole) else {
      throw .init(reason: "i18next can't write '\(hole.argument)' in the format of this conversion")
    }
    // i18next takes what it calls so for a number.
    if format == .plain, hole.argument == counted { format = .number(.integer) }
    // JavaScript writes a whole number without a fraction.
    if format == .number(.integer), argument.type.isWhole, hole.argument != counted {
      format = .number(.number)
    }
    return Placeholder(argument: hole.argument, format: format, range: hole.range)
  }
}

extension SelectChoice {
  /// The keyword for all words that no branch has.
  fileprivate static let other = "other"
}

extension MessagePattern {
  /// The selects in it, including those in branches. The parsers' limit on nested choices limits the recursion.
  fileprivate var selects: [SelectChoice] {
    elements.flatMap { element -> [SelectChoice] in
      switch element {
      case .text, .placeholder, .pluralNumber, .particle: []
      case .plural(let choice): choice.branches.flatMap(\.pattern.selects)
      case .select(let choice): [choice] + choice.branches.flatMap(\.pattern.selects)
      }
    }
  }

  /// Returns the pattern with the branch of a word in the place of each select.
  fileprivate func choosing(_ word: String) -> MessagePattern {
    MessagePattern(
      elements.flatMap { element -> [Element] in
        guard case .select(let choice) = element else { return [element.mappingBranches { $0.choosing(word) }] }
        let branch =
          choice.branches.first { $0.keyword == word } ?? choice.branches.first { $0.keyword == SelectChoice.other }
        return branch?.pattern.choosing(word).elements ?? []
      })
  }
}
