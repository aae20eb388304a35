import L10nCatalog
import L10nLanguage
import L10nMessages

/// A place where a text uses an argument.
struct ArgumentUse {
  var name: String
  /// The argument's index in its message, or `nil` if the message doesn't have it.
  var argument: Int?
  /// The kind of use, or `nil` for `#`, which refers to a use around it.
  var kind: PatternArgument.Kind?
  /// The range in UTF-8 bytes of the text; empty for `#` and for the choice of a plural map.
  var range: Range<Int>
  /// The index of the text in a plural map or a list; 0 otherwise.
  var textIndex: Int

  /// A Boolean value indicating whether the argument is shown, rather than used for a choice.
  var isWritten: Bool { kind?.isWritten ?? true }
}

/// The arguments that the texts of a message use, collected from their branches once for all rules.
struct ArgumentUses {
  /// All uses in order.
  private(set) var all: [ArgumentUse] = []
  /// The plurals among them.
  private(set) var plurals: [(choice: PluralChoice, textIndex: Int)] = []
  /// The selects among them.
  private(set) var selects: [(choice: SelectChoice, textIndex: Int)] = []
  /// The message's arguments that are shown.
  private(set) var written = ArgumentSet()
  /// A Boolean value indicating whether there is a use of an argument that the message doesn't have.
  private(set) var hasForeign = false

  /// Returns the uses in one of the texts. They are next to each other, so a long list isn't searched for each item.
  func all(in textIndex: Int) -> ArraySlice<ArgumentUse> {
    all[firstUse(inOrAfter: textIndex)..<firstUse(inOrAfter: textIndex + 1)]
  }

  private func firstUse(inOrAfter textIndex: Int) -> Int {
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle].textIndex < textIndex { low = middle + 1 } else { high = middle }
    }
    return low
  }

  init(of patterns: [MessagePattern], in message: CheckedMessage) {
    for (index, pattern) in patterns.enumerated() {
      collect(pattern, Position(textIndex: index), message)
    }
  }

  /// The context of an element.
  private struct Position {
    var textIndex: Int
    /// The argument of the innermost plural, which `#` shows.
    var pluralArgument: String?

    func inside(_ choice: PluralChoice) -> Position {
      Position(textIndex: textIndex, pluralArgument: choice.argument)
    }

    /// In a select, `#` is text, even inside a plural.
    var insideSelect: Position { Position(textIndex: textIndex) }
  }

  /// Collects uses. The parsers' limit on nested choices limits the recursion.
  private mutating func collect(_ pattern: MessagePattern, _ position: Position, _ message: CheckedMessage) {
    for element in pattern.elements {
      switch element {
      case .text, .particle: break
      case .placeholder(let hole): add(hole.argument, hole.format.use, hole.range, position, message)
      case .pluralNumber:
        if let name = position.pluralArgument { add(name, nil, 0..<0, position, message) }
      case .plural(let choice):
        add(choice.argument, choice.kind == .cardinal ? .plural : .ordinal, choice.range, position, message)
        plurals.append((choice, position.textIndex))
        collect(choice, position, message)
      case .select(let choice):
        add(choice.argument, .select(keywords: []), choice.range, position, message)
        selects.append((choice, position.textIndex))
        for branch in choice.branches { collect(branch.pattern, position.insideSelect, message) }
      }
    }
  }

  private mutating func collect(_ choice: PluralChoice, _ position: Position, _ message: CheckedMessage) {
    var position = position.inside(choice)
    for branch in choice.branches {
      if choice.isPluralMap, case .exactly = branch.selector { continue }
      collect(branch.pattern, position, message)
      // In a plural map, each category is a text of its own, and the branch for exactly 0 repeats the text of `zero`.
      if choice.isPluralMap { position.textIndex += 1 }
    }
  }

  private mutating func add(
    _ name: String, _ kind: PatternArgument.Kind?, _ range: Range<Int>, _ position: Position, _ message: CheckedMessage
  ) {
    let use = ArgumentUse(
      name: name, argument: message.argumentIndex(name), kind: kind, range: range, textIndex: position.textIndex)
    if let index = use.argument {
      if use.isWritten { written.insert(index) }
    } else {
      hasForeign = true
    }
    all.append(use)
  }
}
