import L10nCatalog
import L10nLanguage
import L10nMessages

/// The values of an argument to try in one language.
struct PreviewCandidates {
  /// The values, each once, the simplest first.
  private(set) var values: [Candidate] = []

  /// A value to try.
  struct Candidate {
    var value: PreviewValue
    /// A Boolean value indicating whether it is shown even if it selects the same branches and forms as others.
    var isTelling: Bool
  }

  /// The counts to try: one and two, a few in Slavic languages, and a number that ends in one.
  private static let counts = [1, 2, 5, 21]

  /// - Parameters:
  ///   - argument: its name and type, as the source and the metadata have them.
  ///   - use: the uses in this language's text.
  ///   - kinds: the kinds of plural rules for the argument in any language.
  ///   - example: the example in the metadata.
  init(
    of argument: CatalogArgument, _ use: PreviewUses.Use, kinds: Set<PluralKind>, example: String?, rules: PluralRules
  ) {
    if !use.keywords.isEmpty || argument.type == .select {
      let keywords = use.keywords.isEmpty ? argument.keywords.prefix(1) : use.keywords[...]
      for keyword in keywords { add(.text(keyword), isTelling: false) }
      return
    }
    switch argument.type {
    case .string, .select: addTexts(use, example, SampleText(forArgument: argument.name))
    case .date: add(example.map { .shown($0) } ?? .moment, isTelling: true)
    case .list: addLists(use, example, SampleText(forArgument: argument.name))
    case .interval: add(example.map { .shown($0) } ?? .interval, isTelling: true)
    case .duration: add(example.map { .shown($0) } ?? .duration, isTelling: true)
    case .int, .int64, .double, .decimal:
      addNumbers(of: argument.type, use, kinds: kinds.union(use.kinds), example, rules)
    }
  }

  private mutating func add(_ value: PreviewValue, isTelling: Bool) {
    if !values.contains(where: { $0.value == value }) { values.append(Candidate(value: value, isTelling: isTelling)) }
  }

  private mutating func addTexts(_ use: PreviewUses.Use, _ example: String?, _ sample: SampleText) {
    if let example { add(.text(example), isTelling: true) }
    if use.decidesParticle {
      for text in sample.particles { add(.text(text), isTelling: true) }
    } else if example == nil {
      add(.text(sample.plain), isTelling: true)
    }
  }

  private mutating func addLists(_ use: PreviewUses.Use, _ example: String?, _ sample: SampleText) {
    if let example { return add(.shown(example), isTelling: true) }
    guard use.decidesParticle else { return add(.items(Self.items), isTelling: true) }
    for text in sample.particles { add(.items(Self.items + [text]), isTelling: true) }
  }

  private static let items = ["A", "B", "C"]

  private mutating func addNumbers(
    of type: ArgumentType, _ use: PreviewUses.Use, kinds: Set<PluralKind>, _ example: String?, _ rules: PluralRules
  ) {
    let number = example.flatMap { PreviewNumber($0) }
    guard !kinds.isEmpty else {
      if let number {
        add(.number(number), isTelling: true)
      } else if let example {
        add(.shown(example), isTelling: true)
      } else {
        add(.number(Self.plain(type, use)), isTelling: true)
        if use.decidesParticle { for count in Self.counts { add(.number(PreviewNumber(count)), isTelling: false) } }
      }
      return
    }
    var counts = use.decidesParticle ? Self.counts : []
    var telling = use.exact
    for kind in kinds { telling += Self.distinguishing(kind, rules) }
    for plural in use.plurals where !telling.contains(where: { plural.takesOther(PreviewNumber($0), rules) }) {
      let other = (Self.counts + Array(0...200)).first { plural.takesOther(PreviewNumber($0), rules) }
      if let other { telling.append(other) }
    }
    counts += telling
    for count in Set(counts).sorted() {
      add(.number(PreviewNumber(count)), isTelling: telling.contains(count))
    }
    if let number { add(.number(number), isTelling: true) }
    if !type.isWhole, use.plurals.contains(where: { needsFraction($0, counts, rules) }) {
      add(.number(Self.fraction), isTelling: true)
    }
  }

  /// Returns a Boolean value indicating whether only fractions select the branch for all other numbers.
  private func needsFraction(_ plural: PluralChoice, _ counts: [Int], _ rules: PluralRules) -> Bool {
    !counts.contains { plural.takesOther(PreviewNumber($0), rules) } && plural.takesOther(Self.fraction, rules)
  }

  private static let fraction = PreviewNumber(15, fractionDigits: 1)

  /// Returns the counts that a language distinguishes, even if its text doesn't: the first of each category, and 21 if
  /// it has the category of 1.
  private static func distinguishing(_ kind: PluralKind, _ rules: PluralRules) -> [Int] {
    var byCategory: [PluralCategory: Int] = [:]
    for count in counts where byCategory[rules.category(count, kind)] == nil {
      byCategory[rules.category(count, kind)] = count
    }
    for category in rules.integerCategories(kind) where byCategory[category] == nil {
      byCategory[category] = (0...200).first { rules.category($0, kind) == category }
    }
    let one = rules.category(1, kind)
    let endsInOne = one != .other && rules.category(21, kind) == one ? [21] : []
    return byCategory.values + endsInOne
  }

  private static func plain(_ type: ArgumentType, _ use: PreviewUses.Use) -> PreviewNumber {
    switch (use.percentScale, type) {
    case (100, _): PreviewNumber(25, fractionDigits: 2)
    case (.some, _): PreviewNumber(25)
    case (nil, .int): PreviewNumber(5)
    case (nil, .int64): PreviewNumber(1_200_000)
    case (nil, _): PreviewNumber(45, fractionDigits: 1)
    }
  }
}

extension PluralChoice {
  /// Returns a Boolean value indicating whether a number selects the branch for all other numbers.
  fileprivate func takesOther(_ number: PreviewNumber, _ rules: PluralRules) -> Bool {
    let category = number.subtracting(offset).category(rules, kind)
    return !branches.contains { branch in
      switch branch.selector {
      case .exactly(let value): number.equals(value)
      case .category(let other): other == category && other != .other
      }
    }
  }
}
