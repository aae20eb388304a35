import L10nLanguage
import L10nMessages

/// The uses of a message's arguments that determine which values to show.
struct PreviewUses {
  /// The uses by argument.
  private(set) var byName: [String: Use] = [:]
  /// The arguments that a particle at this point would depend on.
  private var recent: Set<String> = []

  /// The uses of one argument.
  struct Use {
    /// The kinds of its plural rules.
    var kinds: Set<PluralKind> = []
    /// The numbers that have branches of their own.
    var exact: [Int] = []
    /// The plurals that choose by it.
    var plurals: [PluralChoice] = []
    /// The keywords of its selects, each once, in order.
    var keywords: [String] = []
    /// A Boolean value indicating whether the form of a particle depends on it.
    var decidesParticle = false
    /// The scale of a percentage: 100 if 0.25 is a quarter, 1 if 25 is, or `nil` if it isn't a percentage.
    var percentScale: Double?
  }

  /// Creates the uses in patterns whose particles are marked.
  init(_ patterns: [MessagePattern]) {
    for pattern in patterns {
      recent = []
      collect(pattern, number: nil)
    }
  }

  /// Returns the uses of an argument, or none for an unknown one.
  subscript(name: String) -> Use { byName[name] ?? Use() }

  /// Collects uses. The parsers' limit on nested choices limits the recursion.
  private mutating func collect(_ pattern: MessagePattern, number: String?) {
    for element in pattern.elements {
      switch element {
      case .text: break
      case .placeholder(let hole):
        recent = [hole.argument]
        byName[hole.argument, default: Use()].add(hole.format)
      case .pluralNumber: recent = number.map { [$0] } ?? []
      case .particle: for name in recent { byName[name, default: Use()].decidesParticle = true }
      case .plural(let choice):
        byName[choice.argument, default: Use()].add(choice)
        collect(choice.branches.map(\.pattern), of: choice.argument, number: choice.argument)
      case .select(let choice):
        byName[choice.argument, default: Use()].add(choice)
        collect(choice.branches.map(\.pattern), of: choice.argument, number: number)
      }
    }
  }

  /// Collects branches. Text before a choice is before each of its branches, and a branch's text is before the text
  /// after the choice.
  private mutating func collect(_ branches: [MessagePattern], of argument: String, number: String?) {
    let before = recent
    var after: Set<String> = [argument]
    for branch in branches {
      recent = before
      collect(branch, number: number)
      if recent != before, after.count < Self.mostRecent { after.formUnion(recent) }
    }
    recent = after
  }

  /// The limit of arguments at the ends of a choice's branches. No real text has more.
  private static let mostRecent = 16
}

extension PreviewUses.Use {
  fileprivate mutating func add(_ format: PlaceholderFormat) {
    guard case .number(let format) = format, case .percent = format.style else { return }
    percentScale = format.scale
  }

  fileprivate mutating func add(_ choice: PluralChoice) {
    kinds.insert(choice.kind)
    if plurals.count < Self.mostPlurals { plurals.append(choice) }
    for branch in choice.branches {
      guard case .exactly(let value) = branch.selector, let whole = Int(exactly: value), whole.magnitude < 1_000_000,
        exact.count < Self.mostExact
      else { continue }
      exact.append(whole)
    }
  }

  fileprivate mutating func add(_ choice: SelectChoice) {
    guard keywords.count < Self.mostKeywords else { return }
    var known = Set(keywords)
    for branch in choice.branches where keywords.count < Self.mostKeywords {
      if known.insert(branch.keyword).inserted { keywords.append(branch.keyword) }
    }
  }

  /// The limits of branches. Nobody would look at more.
  private static let mostExact = 8
  private static let mostPlurals = 8
  private static let mostKeywords = 2 * Previews.limit
}
