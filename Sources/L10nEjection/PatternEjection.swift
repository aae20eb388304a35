import L10nCatalog
import L10nLanguage
import L10nMessages

/// Turns patterns of a message into those that a table can hold, given the way that the accessor takes at each choice.
struct PatternEjection {
  /// The values that the accessor passes, in the order of their positions.
  private(set) var arguments: [EjectedArgument] = []
  /// The losses of the strings, each as a sentence without a final full stop.
  private(set) var losses: Set<String> = []

  private let types: [String: CatalogArgument]
  private let localizesPlainNumbers: Bool
  private var ways: [EjectedChoice: EjectedChoice.Way] = [:]
  /// The arguments of the plurals in the text so far.
  private var counted: Set<EjectedArgument> = []

  init(_ message: CatalogMessage) {
    types = Dictionary(message.arguments.map { ($0.name, $0) }) { first, _ in first }
    localizesPlainNumbers = message.syntax.localizesPlainNumbers
  }

  /// Returns the text of a pattern for one way at each choice.
  mutating func text(_ pattern: MessagePattern, _ ways: [EjectedChoice: EjectedChoice.Way]) -> MessagePattern {
    self.ways = ways
    counted = []
    return MessagePattern(elements(of: pattern, number: nil, isInPlural: false)).joiningTexts
  }

  /// The name of a value in a table.
  func name(of argument: EjectedArgument) -> String {
    let index = arguments.firstIndex(of: argument) ?? 0
    return argument.content == .value && argument.repetition == 1
      ? argument.argument : "\(argument.argument)_\(index + 1)"
  }

  /// - Parameters:
  ///   - number: what `#` means, or `nil` to leave it to the plural.
  ///   - isInPlural: a Boolean value indicating whether the pattern is a branch of a plural that the table has.
  private mutating func elements(
    of pattern: MessagePattern, number: Placeholder?, isInPlural: Bool
  ) -> [MessagePattern.Element] {
    pattern.elements.flatMap { element -> [MessagePattern.Element] in
      switch element {
      case .text: return [element]
      // Foundation has nothing that chooses between the forms.
      case .particle(let particle): return [.text(LiteralText(particle.written))]
      case .placeholder(let hole): return [.placeholder(placeholder(hole))]
      case .pluralNumber: return [number.map { .placeholder($0) } ?? element]
      case .select(let choice):
        return elements(of: branch(of: choice), number: number, isInPlural: isInPlural)
      case .plural(let choice): return plural(choice, isInPlural: isInPlural)
      }
    }
  }

  private func branch(of choice: SelectChoice) -> MessagePattern {
    let word = ways.firstNonNil { ejected, way -> String? in
      guard ejected.argument == choice.argument, case .word(let word) = way else { return nil }
      return word
    }
    let branch =
      choice.branches.first { $0.keyword == word } ?? choice.branches.first { $0.keyword == "other" }
      ?? choice.branches.last
    return branch?.pattern ?? MessagePattern()
  }

  // MARK: Plurals

  private mutating func plural(_ choice: PluralChoice, isInPlural: Bool) -> [MessagePattern.Element] {
    let content: EjectedArgument.Content = choice.offset == 0 ? .value : .difference(choice.offset)
    let value = EjectedArgument(argument: choice.argument, content: content)
    if let number = exactNumber(for: choice.argument),
      let branch = choice.branches.first(where: { $0.selector == .exactly(number) })
    {
      return elements(of: branch.pattern, number: placeholder(of: value), isInPlural: isInPlural)
    }
    var choice = choice
    choice.branches.removeAll { if case .exactly = $0.selector { true } else { false } }
    let other = choice.branches.first { $0.selector == .category(.other) } ?? choice.branches.last
    guard choice.branches.count > 1 else {
      return elements(of: other?.pattern ?? MessagePattern(), number: placeholder(of: value), isInPlural: isInPlural)
    }
    if let loss = loss(of: choice, isInPlural: isInPlural) {
      losses.insert(loss)
      return elements(of: other?.pattern ?? MessagePattern(), number: placeholder(of: value), isInPlural: isInPlural)
    }
    var counting = value
    while !counted.insert(counting).inserted { counting.repetition += 1 }
    choice.argument = use(counting)
    choice.offset = 0
    for index in choice.branches.indices {
      let pattern = choice.branches[index].pattern
      choice.branches[index].pattern = MessagePattern(elements(of: pattern, number: nil, isInPlural: true))
    }
    return [.plural(choice)]
  }

  /// Returns why a table can't have a plural, so that its text for most numbers takes its place, or `nil` if it can.
  private func loss(of choice: PluralChoice, isInPlural: Bool) -> String? {
    if choice.kind == .ordinal { return "Foundation has no ordinal categories; the text for 'other' is always shown" }
    if isInPlural {
      return "a table has no plural in a plural; the text of '\(choice.argument)' for 'other' is always shown"
    }
    guard types[choice.argument]?.type.isWhole == true else {
      return "a table has plurals of whole numbers only; the text of '\(choice.argument)' for 'other' is always shown"
    }
    return nil
  }

  private func exactNumber(for argument: String) -> Double? {
    ways.firstNonNil { ejected, way -> Double? in
      guard ejected.argument == argument, case .number(let number) = way else { return nil }
      return number
    }
  }

  /// Returns a placeholder for what `#` shows.
  private mutating func placeholder(of value: EjectedArgument) -> Placeholder {
    guard types[value.argument]?.type.isWhole != true else {
      return Placeholder(argument: use(value), format: .number(.integer), range: 0..<0)
    }
    if case .difference = value.content {
      losses.insert("'#' shows '\(value.argument)' without its offset, because it isn't a whole number")
    }
    return placeholder(Placeholder(argument: value.argument, format: .number(.number), range: 0..<0))
  }

  // MARK: Placeholders

  private mutating func placeholder(_ hole: Placeholder) -> Placeholder {
    let type = types[hole.argument]?.type
    let isWhole = type?.isWhole == true
    if case .styled(.list(let style)) = hole.format, style.kind == .unit {
      losses.insert("Foundation has no lists of units; '\(hole.argument)' is a list with commas or spaces")
    }
    let (content, format): (EjectedArgument.Content, PlaceholderFormat) =
      switch hole.format {
      case .plain where type == .string || type == .select: (.value, .plain)
      case .plain where isWhole: localizesPlainNumbers ? (.value, .number(.integer)) : (.digits, .plain)
      case .plain:
        (.text(type.flatMap { ArgumentStyle(usualFor: $0) }.map { .styled($0) } ?? .plain), .plain)
      case .number(.integer) where isWhole: (.value, .number(.integer))
      case .number, .date, .time, .styled: (.text(hole.format), .plain)
      case .conversion: (.value, hole.format)
      }
    return Placeholder(
      argument: use(EjectedArgument(argument: hole.argument, content: content)), format: format, range: 0..<0)
  }

  /// Gives a value a position, and returns its name.
  private mutating func use(_ argument: EjectedArgument) -> String {
    if !arguments.contains(argument) { arguments.append(argument) }
    return name(of: argument)
  }
}

extension Dictionary {
  fileprivate func firstNonNil<Result>(_ transform: (Key, Value) -> Result?) -> Result? {
    for (key, value) in self { if let result = transform(key, value) { return result } }
    return nil
  }
}
