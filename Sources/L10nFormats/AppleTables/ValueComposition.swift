import L10nLanguage
import L10nMessages

/// Composes the message of one language, and notes the string that each part comes from.
struct ValueComposition {
  private let value: AppleTableValue
  /// The names of arguments by position.
  private let names: [Int: String]
  /// A Boolean value indicating whether a text is a plural with one variant, because other languages have a plural.
  private let hasPlural: Bool
  private(set) var strings = ComposedStrings()
  /// The size of all substitutions so far, in bytes.
  private var size = 0
  /// The number of substitutions around the current text.
  private var depth = 0

  /// The largest total size of the substitutions that a string uses, in bytes. Names are short, but their texts can be
  /// long.
  private static let sizeLimit = 16_384

  /// The greatest depth of substitutions inside variants of others.
  static let depthLimit = 8

  init(_ value: AppleTableValue, names: [Int: String], hasPlural: Bool) {
    self.value = value
    self.names = names
    self.hasPlural = hasPlural
  }

  /// An error if a value can't be composed. It has no problem if the problem was already reported.
  struct Failure: Error {
    var problem: DocumentProblem?
  }

  mutating func pattern(of content: AppleTableValue.Content) throws(Failure) -> MessagePattern {
    switch content {
    case .text(let node) where !hasPlural || node.text?.containsSubstitution == true: return try frame(node)
    case .text(let node):
      return try plural([.init(category: .other, keyOffset: node.offset, text: node)])
    case .plural(let variants): return try plural(variants)
    case .devices(let devices):
      var branches: [SelectChoice.Branch] = []
      for device in devices {
        let pattern = try pattern(of: device.content)
        branches.append(.init(keyword: device.name, pattern: pattern, range: 0..<0))
      }
      // A device without a variant gets the one for iPhone, as on Apple's systems.
      if !branches.contains(where: { $0.keyword == "other" }),
        var other = branches.first(where: { $0.keyword == "iphone" }) ?? branches.first
      {
        other.keyword = "other"
        branches.append(other)
      }
      return MessagePattern([
        .select(SelectChoice(argument: AppleTableComposition.deviceArgument, branches: branches, range: 0..<0))
      ])
    case .list, .unread: throw Failure()
    }
  }

  private mutating func plural(_ variants: [AppleTableValue.PluralVariant]) throws(Failure) -> MessagePattern {
    let stored = variants.map { StoredMessage.PluralVariant(category: $0.category, text: $0.text.text ?? "") }
    let message = MessageSyntax.printf.parse(.pluralMap(stored))
    if let problem = message.problems.first(where: { $0.level == .error }) {
      throw failure(problem.explanation, at: variants[min(problem.textIndex, variants.count - 1)].text)
    }
    // The plural of another language may be a substitution, whose name is used for the number.
    let content = AppleTableValue(offset: value.offset, content: .plural(variants))
    let names = ArgumentNames(names, countPosition: ArgumentNames(of: content, isPlural: true).countPosition)
    guard case .plural(var choice)? = names.applied(to: message.patterns).first?.elements.first else {
      return MessagePattern()
    }
    let starts = variants.map { ($0.category, strings.add($0.text)) }
    for index in choice.branches.indices {
      let category = choice.branches[index].selector.tableCategory
      guard let start = starts.first(where: { $0.0 == category })?.1 else { continue }
      choice.branches[index].pattern = choice.branches[index].pattern.movingPlaces { start + $0 }
    }
    return MessagePattern([.plural(choice)]).countingByNumberSign
  }

  /// Returns a text with a plural for each `%#@name@`.
  private mutating func frame(_ node: DocumentNode) throws(Failure) -> MessagePattern {
    var positions = PrintfArgumentPositions()
    let start = strings.add(node)
    return MessagePattern(try elements(of: RewrittenText(node.text ?? "", []), node, at: start, &positions))
  }

  /// - Parameter start: the position of the node's text in the row of strings.
  private mutating func elements(
    of text: RewrittenText, _ node: DocumentNode, at start: Int, _ positions: inout PrintfArgumentPositions
  ) throws(Failure) -> [MessagePattern.Element] {
    var elements: [MessagePattern.Element] = []
    for part in SubstitutionText.parts(of: text.text) {
      switch part {
      case .text(let piece, let offset):
        let pattern = try parse(piece, &positions, node)
        elements += pattern.movingPlaces { start + text.originalOffset(of: offset + $0) }.elements
      case .substitution(let name, let written, _):
        guard let substitution = value.substitutions.first(where: { $0.name == name }) else {
          throw failure("'%#@\(name)@' has no substitution; add '\(name)' with its plural", at: node)
        }
        size += substitution.variants.reduce(1) { $0 + ($1.text.text?.utf8.count ?? 0) }
        guard size <= Self.sizeLimit else {
          throw failure(
            "this string and its substitutions have more than \(Self.sizeLimit) bytes; shorten it", at: node)
        }
        guard depth < Self.depthLimit else {
          throw failure("'%#@\(name)@' is nested deeper than \(Self.depthLimit) substitutions; shorten it", at: node)
        }
        let position = positions.next(substitution.position ?? written)
        // A variable that is empty for all numbers refers to an argument that is shown elsewhere or not at all.
        if substitution.isEmpty { continue }
        depth += 1
        elements.append(.plural(try choice(substitution, at: position)))
        depth -= 1
      }
    }
    return elements
  }

  private mutating func choice(
    _ substitution: AppleTableValue.Substitution, at position: Int
  ) throws(Failure) -> PluralChoice {
    let argument = name(of: position)
    var branches: [PluralChoice.Branch] = []
    for variant in substitution.variants {
      let text = substitution.text(of: variant, at: position)
      let start = strings.add(variant.text)
      var positions = substitution.positions(in: variant, at: position)
      let elements = try elements(of: text, variant.text, at: start, &positions)
      let pattern = MessagePattern(elements.map { $0.numberSign(for: argument) })
      if variant.category == .zero {
        branches.append(.init(selector: .exactly(0), pattern: pattern, range: 0..<0))
      }
      branches.append(.init(selector: .category(variant.category), pattern: pattern, range: 0..<0))
    }
    return PluralChoice(argument: argument, kind: .cardinal, branches: branches, range: 0..<0)
  }

  /// Parses a part of a text, with arguments named by their positions in the whole text.
  private func parse(
    _ text: String, _ positions: inout PrintfArgumentPositions, _ node: DocumentNode
  ) throws(Failure) -> MessagePattern {
    let message = MessageSyntax.printf.parse(text)
    if let problem = message.problems.first(where: { $0.level == .error }) {
      throw failure(problem.explanation, at: node)
    }
    var pattern = message.pattern
    for index in pattern.elements.indices {
      guard case .placeholder(var hole) = pattern.elements[index] else { continue }
      hole.argument = name(of: positions.next(hole, in: text).position)
      pattern.elements[index] = .placeholder(hole)
    }
    return pattern
  }

  private func name(of position: Int) -> String { names[position] ?? PatternArgument.name(atPosition: position) }

  private func failure(_ explanation: String, at node: DocumentNode) -> Failure {
    Failure(problem: DocumentProblem(explanation: explanation, offset: node.offset))
  }
}

extension PluralSelector {
  /// The category of its variant in a table.
  fileprivate var tableCategory: PluralCategory {
    switch self {
    case .category(let category): category
    case .exactly: .zero
    }
  }
}
