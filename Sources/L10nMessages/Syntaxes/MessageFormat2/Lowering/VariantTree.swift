import L10nLanguage

/// Nested choices for the variants of a matcher.
struct VariantTree {
  typealias Lowering = MessageFormat2Lowering

  let selectors: [Lowering.Selector]
  /// The place of the choices in the text.
  let place: Range<Int>

  /// Returns the choices for variants.
  ///
  /// - Parameters:
  ///   - ranks: the variants that fit the selectors before an index, the best first. Those that fit equally well share a
  ///     rank.
  ///   - index: the index of the next selector.
  ///   - enclosing: the plural around the choices.
  func pattern(
    _ ranks: [[MessageFormat2.Variant]], from index: Int, in enclosing: Lowering.Enclosing?,
    _ lowering: inout Lowering
  ) -> MessagePattern {
    lowering.budget -= 16
    guard lowering.budget >= 0, let best = ranks.first?.first else { return MessagePattern() }
    guard selectors.indices.contains(index) else {
      lowering.budget -= best.pattern.reduce(0) { $0 + $1.length }
      return lowering.lowered(best.pattern, in: enclosing)
    }
    let ranked = RankedVariants(ranks, at: index)
    switch selectors[index].kind {
    case .word where !ranked.keys.isEmpty: return select(ranked, index, enclosing, &lowering)
    case .number(let kind, let hasCategories):
      let keys = NumberKeys(ranked.keys, hasCategories: hasCategories)
      if keys.isEmpty { break }
      return plural(ranked, keys, kind, index, &lowering)
    case .word, .none: break
    }
    return pattern(ranked.fitting([]), from: index + 1, in: enclosing, &lowering)
  }

  // MARK: Words

  private func select(
    _ ranked: RankedVariants, _ index: Int, _ enclosing: Lowering.Enclosing?, _ lowering: inout Lowering
  ) -> MessagePattern {
    var branches: [SelectChoice.Branch] = []
    func add(_ keyword: String, at range: Range<Int>) {
      let pattern = pattern(ranked.fitting([keyword]), from: index + 1, in: enclosing, &lowering)
      branches.append(.init(keyword: keyword, pattern: pattern, range: range))
    }
    for (keyword, range) in ranked.keys where keyword != RankedVariants.other { add(keyword, at: range) }
    add(RankedVariants.other, at: ranked.placeOfOthers)
    return MessagePattern([
      .select(SelectChoice(argument: selectors[index].argument, branches: branches, range: place))
    ])
  }

  // MARK: Numbers

  /// The keys of a number.
  private struct NumberKeys {
    var exact: [(key: String, number: Double, range: Range<Int>)] = []
    /// Categories except `other`.
    var categories: [(category: PluralCategory, range: Range<Int>)] = []
    var hasOther = false

    init(_ keys: [(key: String, range: Range<Int>)], hasCategories: Bool) {
      for (key, range) in keys {
        if let number = Lowering.number(key) {
          exact.append((key, number, range))
        } else if hasCategories, let category = PluralCategory(rawValue: key) {
          if category == .other { hasOther = true } else { categories.append((category, range)) }
        }
      }
    }

    var isEmpty: Bool { exact.isEmpty && categories.isEmpty && !hasOther }

    /// All categories.
    var allCategories: [String] { categories.map(\.category.rawValue) + (hasOther ? [RankedVariants.other] : []) }
  }

  private func plural(
    _ ranked: RankedVariants, _ keys: NumberKeys, _ kind: PluralKind, _ index: Int, _ lowering: inout Lowering
  ) -> MessagePattern {
    let offset = Double(selectors[index].offset)
    let enclosing = Lowering.Enclosing(argument: selectors[index].argument, offset: offset)
    func choice(_ branches: [PluralChoice.Branch]) -> MessagePattern {
      MessagePattern([
        .plural(
          PluralChoice(argument: enclosing.argument, kind: kind, offset: offset, branches: branches, range: place))
      ])
    }
    func branch(_ selector: PluralSelector, _ fitting: [String], at range: Range<Int>) -> PluralChoice.Branch {
      let pattern = pattern(ranked.fitting(fitting), from: index + 1, in: enclosing, &lowering)
      return .init(selector: selector, pattern: pattern, range: range)
    }
    /// Returns the branches by category; the last is for all other numbers.
    ///
    /// - Parameter exact: the key of the number, if it is known.
    func byCategory(exact: String? = nil) -> [PluralChoice.Branch] {
      let exact = exact.map { [$0] } ?? []
      let branches = keys.categories.map { category, range in
        branch(.category(category), exact + [category.rawValue], at: range)
      }
      let other = keys.hasOther ? [RankedVariants.other] : []
      return branches + [branch(.category(.other), exact + other, at: ranked.placeOfOthers)]
    }
    var branches: [PluralChoice.Branch] = []
    for (key, number, range) in keys.exact {
      // The number itself is compared, before the offset is subtracted.
      let selector = PluralSelector.exactly(number + offset)
      if ranked.needsCategory(of: key, keys.allCategories) {
        branches.append(.init(selector: selector, pattern: choice(byCategory(exact: key)), range: range))
      } else {
        branches.append(branch(selector, [key], at: range))
      }
    }
    return choice(branches + byCategory())
  }
}

/// Variants in ranks, by their keys for one selector.
private struct RankedVariants {
  /// The keyword of the branch for all other values.
  static let other = PluralCategory.other.rawValue

  /// The literal keys, each once, in the order in which they are written.
  private(set) var keys: [(key: String, range: Range<Int>)] = []
  /// The place of the first key for all other values.
  private(set) var placeOfOthers = 0..<0
  private let index: Int
  private var ranks: [Rank] = []

  /// Variants that fit the selectors before this one equally well.
  private struct Rank {
    var byKey: [String: [MessageFormat2.Variant]] = [:]
    /// The variants whose key is `*`.
    var others: [MessageFormat2.Variant] = []
  }

  init(_ ranks: [[MessageFormat2.Variant]], at index: Int) {
    self.index = index
    var known: Set<String> = []
    for variants in ranks {
      var rank = Rank()
      for variant in variants {
        let key = variant.keys[index]
        if let literal = key.literal {
          if known.insert(literal).inserted { keys.append((literal, key.range)) }
          rank.byKey[literal, default: []].append(variant)
        } else {
          rank.others.append(variant)
        }
        if key.literal ?? Self.other == Self.other, placeOfOthers.isEmpty { placeOfOthers = key.range }
      }
      self.ranks.append(rank)
    }
    keys.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Returns the variants that fit a value in ranks, given the keys that match the value, the best first. `*` is the
  /// last.
  func fitting(_ keys: [String]) -> [[MessageFormat2.Variant]] {
    var fitting: [[MessageFormat2.Variant]] = []
    for rank in ranks {
      for variants in keys.map({ rank.byKey[$0] ?? [] }) + [rank.others] where !variants.isEmpty {
        fitting.append(variants)
        // None of the following can be selected.
        if variants.contains(where: { $0.keys[(index + 1)...].allSatisfy(\.isCatchAll) }) { return fitting }
      }
    }
    return fitting
  }

  /// Returns a Boolean value indicating whether variants of a category can be selected by an exact number.
  func needsCategory(of number: String, _ categories: [String]) -> Bool {
    let keys = Set(categories)
    return fitting([number] + categories).contains { variants in
      variants.first?.keys[index].literal.map(keys.contains) ?? false
    }
  }
}

extension MessageFormat2.Element {
  /// The approximate number of bytes in a message.
  fileprivate var length: Int {
    switch self {
    case .text(let text): text.string.utf8.count
    case .expression(let expression): expression.range.count
    case .markup(let markup): markup.range.count
    }
  }
}
