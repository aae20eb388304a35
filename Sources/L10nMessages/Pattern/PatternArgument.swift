public import L10nLanguage

/// An argument of a message, with all of its uses.
public struct PatternArgument: Sendable, Hashable {
  /// The argument's name.
  public var name: String
  /// Its uses in the order in which they are written, including those in branches.
  public var uses: [Use]

  /// Creates an argument.
  public init(name: String, uses: [Use]) {
    self.name = name
    self.uses = uses
  }

  /// A place where a message uses an argument.
  public struct Use: Sendable, Hashable {
    /// The kind of use.
    public var kind: Kind
    /// The range of the placeholder, or of the whole plural or select, in UTF-8 bytes of the text; empty at 0 if it
    /// selects the category of a plural map.
    public var range: Range<Int>
    /// The index of the text in a plural map or a list; 0 otherwise.
    public var textIndex: Int

    /// Creates a use.
    public init(_ kind: Kind, at range: Range<Int>, textIndex: Int = 0) {
      self.kind = kind
      self.range = range
      self.textIndex = textIndex
    }
  }

  /// A kind of use of an argument.
  public enum Kind: Sendable, Hashable {
    /// Written without a format.
    case plain
    /// Written as a number.
    case number
    /// Written as a whole number.
    case integer
    /// Written as a calendar date.
    case date
    /// Written as a time of day.
    case time
    /// Written as a list.
    case list
    /// Written as the dates between two moments.
    case interval
    /// Written as an amount of data.
    case bytes
    /// Written as a span of time.
    case duration
    /// Selects a branch by its cardinal category.
    case plural
    /// Selects a branch by its ordinal category.
    case ordinal
    /// Selects a branch by keyword; the value has the branches' keywords as written.
    case select(keywords: [String])
    /// Written with a C conversion.
    case conversion(PrintfConversion)
  }
}

extension PatternArgument.Kind {
  /// Returns a Boolean value indicating whether the use works with an argument of the type.
  public func accepts(_ type: ArgumentType) -> Bool {
    switch self {
    case .plain: true
    case .number, .integer, .bytes, .plural, .ordinal: type.isNumber
    case .date, .time: type == .date
    case .list: type == .list
    case .interval: type == .interval
    case .duration: type == .duration
    case .select: type == .select || type == .string
    case .conversion(let conversion): conversion.accepts(type)
    }
  }
}

extension PlaceholderFormat {
  /// The use of an argument in a placeholder with this format.
  public var use: PatternArgument.Kind {
    switch self {
    case .plain: .plain
    case .number(let format): format.isOfWholeNumber ? .integer : .number
    case .date: .date
    case .time: .time
    case .conversion(let conversion): .conversion(conversion)
    case .styled(let style): style.use
    }
  }
}

extension ArgumentStyle {
  fileprivate var use: PatternArgument.Kind {
    switch self {
    case .list: .list
    case .relativeDate: .date
    case .interval: .interval
    case .bytes: .bytes
    case .duration: .duration
    }
  }
}

extension MessagePattern {
  /// The arguments of the message, each once, in order of first appearance.
  public var arguments: [PatternArgument] {
    var collector = ArgumentCollector()
    collector.collect(self, textIndex: 0)
    return collector.arguments
  }
}

extension ParsedStoredMessage {
  /// The arguments of the texts, each once, in order of first appearance.
  public var arguments: [PatternArgument] {
    var collector = ArgumentCollector()
    for (index, pattern) in patterns.enumerated() { collector.collect(pattern, textIndex: index) }
    return collector.arguments
  }
}

/// Collects uses by argument.
private struct ArgumentCollector {
  private(set) var arguments: [PatternArgument] = []
  private var indexes: [String: Int] = [:]

  mutating func collect(_ pattern: MessagePattern, textIndex: Int) {
    for element in pattern.elements {
      switch element {
      case .text, .pluralNumber, .particle: break
      case .placeholder(let hole):
        add(hole.argument, .init(hole.format.use, at: hole.range, textIndex: textIndex))
      case .plural(let choice):
        let kind: PatternArgument.Kind = choice.kind == .cardinal ? .plural : .ordinal
        add(choice.argument, .init(kind, at: choice.range, textIndex: textIndex))
        collect(choice, textIndex: textIndex)
      case .select(let choice):
        let keywords = choice.branches.map(\.keyword)
        add(choice.argument, .init(.select(keywords: keywords), at: choice.range, textIndex: textIndex))
        for branch in choice.branches { collect(branch.pattern, textIndex: textIndex) }
      }
    }
  }

  private mutating func collect(_ choice: PluralChoice, textIndex: Int) {
    // Each category of a plural map is a text of its own, and the branch for exactly 0 repeats the text of `zero`.
    var variant = 0
    for branch in choice.branches {
      guard choice.isPluralMap else {
        collect(branch.pattern, textIndex: textIndex)
        continue
      }
      if case .exactly = branch.selector { continue }
      collect(branch.pattern, textIndex: variant)
      variant += 1
    }
  }

  private mutating func add(_ name: String, _ use: PatternArgument.Use) {
    if let index = indexes[name] {
      arguments[index].uses.append(use)
    } else {
      indexes[name] = arguments.count
      arguments.append(PatternArgument(name: name, uses: [use]))
    }
  }
}

// MARK: - Arguments without names

extension PatternArgument {
  /// Returns the name of an argument that only has a position, from 1.
  package static func name(atPosition position: Int) -> String { "arg\(position)" }

  /// Returns the position of an argument that ``name(atPosition:)`` named, or `nil` for any other argument.
  package static func position(named name: String) -> Int? {
    guard name.hasPrefix("arg"), let position = Int(name.dropFirst("arg".count)), (1...99).contains(position),
      name == Self.name(atPosition: position)
    else { return nil }
    return position
  }
}
