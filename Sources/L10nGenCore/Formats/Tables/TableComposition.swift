import L10nLanguage

/// Puts a message together in ICU's syntax whose strings have substitutions or variants for devices.
struct TableComposition {
  /// The names of arguments by position: those of the substitutions that count them, or those that conversions give.
  private(set) var names: [Int: String] = [:]
  /// A Boolean value indicating whether a variant is a plural as a whole, which makes the other variants plurals, too.
  private let hasPlural: Bool
  /// The way in which the composed texts are written.
  private let map: SourceMap

  /// The name of the argument that selects the variant for a device.
  static let deviceArgument = "device"

  /// The greatest size of all substitutions that a string uses, in bytes. A name is short, and what it stands for is not.
  private static let sizeLimit = 16_384

  /// The greatest depth of substitutions that stand in variants of others.
  private static let depthLimit = 8

  /// - Parameters:
  ///   - values: the values of all languages.
  ///   - sourceIndex: the index of the source's value, whose names for arguments count.
  ///   - map: the way in which composed texts are written.
  init(_ values: [TableValue], sourceIndex: Int?, map: SourceMap) {
    self.map = map
    hasPlural = values.contains { $0.content.hasPlural }
    let source = sourceIndex.map { [values[$0]] } ?? []
    for value in source + values {
      for (position, name) in value.content.texts.flatMap({ Self.positions(in: $0, value) })
      where names[position] == nil {
        names[position] = name
      }
    }
  }

  /// Returns the text of a value; adds the problems found.
  func node(of value: TableValue, in language: String, _ problems: inout [DocumentProblem]) -> DocumentNode {
    do {
      var pattern = try pattern(of: value.content, value)
      if let tag = LanguageTag(language), !PluralRules(for: tag).categories(.cardinal).contains(.zero) {
        pattern = pattern.withoutZeroCategory
      }
      let text = MessageSyntax.icu.print(pattern).text
      let offset = value.content.texts.first?.offset ?? value.offset
      return DocumentNode(
        offset: offset, content: .text(DocumentText(text: text, map: map)))
    } catch {
      if let problem = error.problem { problems.report(problem.explanation, at: problem.offset, losesKeys: false) }
      return .unread(at: value.offset)
    }
  }

  /// A reason why a value can't be put together; without a problem if that was reported already.
  private struct Failure: Error {
    var problem: DocumentProblem?
  }

  // MARK: Patterns

  private func pattern(
    of content: TableValue.Content, _ value: TableValue
  ) throws(Failure) -> MessagePattern {
    switch content {
    case .text(let node) where !hasPlural: return try frame(node, value)
    case .text(let node):
      return try plural([.init(category: .other, keyOffset: node.offset, text: node)])
    case .plural(let variants): return try plural(variants)
    case .devices(let devices):
      var branches: [SelectChoice.Branch] = []
      for device in devices {
        let pattern = try pattern(of: device.content, value)
        branches.append(.init(keyword: device.name, pattern: pattern, range: 0..<0))
      }
      // A device without a variant of its own gets the one for iPhone, as on Apple's systems.
      if !branches.contains(where: { $0.keyword == "other" }),
        var other = branches.first(where: { $0.keyword == "iphone" }) ?? branches.first
      {
        other.keyword = "other"
        branches.append(other)
      }
      return MessagePattern([.select(SelectChoice(argument: Self.deviceArgument, branches: branches, range: 0..<0))])
    case .list, .unread: throw Failure()
    }
  }

  private func plural(_ variants: [TableValue.PluralVariant]) throws(Failure) -> MessagePattern {
    let stored = variants.map { StoredMessage.PluralVariant(category: $0.category, text: $0.text.text ?? "") }
    let message = MessageSyntax.printf.parse(.pluralMap(stored))
    if let problem = message.problems.first(where: { $0.severity == .error }) {
      throw failure(problem.explanation, at: variants[min(problem.textIndex, variants.count - 1)].text)
    }
    return message.patterns.first?.countingByNumberSign ?? MessagePattern()
  }

  /// A text with a plural for each `%#@name@`.
  private func frame(_ node: DocumentNode, _ value: TableValue) throws(Failure) -> MessagePattern {
    var positions = PrintfArgumentPositions()
    var expansion = Expansion()
    return MessagePattern(try elements(of: node.text ?? "", node, value, &positions, &expansion))
  }

  /// The substitutions that a text has been put together from so far.
  private struct Expansion {
    /// The size of all of them, in bytes.
    var size = 0
    /// The number of those that the current text stands in.
    var depth = 0
  }

  private func elements(
    of text: String, _ node: DocumentNode, _ value: TableValue, _ positions: inout PrintfArgumentPositions,
    _ expansion: inout Expansion
  ) throws(Failure) -> [MessagePattern.Element] {
    var elements: [MessagePattern.Element] = []
    for part in Self.parts(of: text) {
      switch part {
      case .text(let text): elements += try parse(text, &positions, node).elements
      case .substitution(let name, let written):
        guard let substitution = value.substitutions.first(where: { $0.name == name }) else {
          throw failure("'%#@\(name)@' has no substitution; add '\(name)' with its plural", at: node)
        }
        expansion.size += substitution.variants.reduce(1) { $0 + ($1.text.text?.utf8.count ?? 0) }
        guard expansion.size <= Self.sizeLimit else {
          throw failure(
            "this string and its substitutions have more than \(Self.sizeLimit) bytes; shorten it", at: node)
        }
        guard expansion.depth < Self.depthLimit else {
          throw failure("'%#@\(name)@' is nested deeper than \(Self.depthLimit) substitutions; shorten it", at: node)
        }
        let position = positions.next(substitution.position ?? written)
        // A variable that is empty for all numbers stands for an argument that is shown elsewhere or not at all.
        if substitution.isEmpty { continue }
        expansion.depth += 1
        elements.append(.plural(try choice(substitution, at: position, positions, value, &expansion)))
        expansion.depth -= 1
      }
    }
    return elements
  }

  private func choice(
    _ substitution: TableValue.Substitution, at position: Int, _ positions: PrintfArgumentPositions,
    _ value: TableValue, _ expansion: inout Expansion
  ) throws(Failure) -> PluralChoice {
    let argument = name(of: position)
    var branches: [PluralChoice.Branch] = []
    for variant in substitution.variants {
      let text = substitution.text(of: variant, at: position)
      var positions = substitution.startsWithOwnArgument ? PrintfArgumentPositions(before: position) : positions
      let elements = try elements(of: text, variant.text, value, &positions, &expansion)
      let pattern = MessagePattern(elements.map { $0.numberSign(for: argument) })
      if variant.category == .zero {
        branches.append(.init(selector: .exactly(0), pattern: pattern, range: 0..<0))
      }
      branches.append(.init(selector: .category(variant.category), pattern: pattern, range: 0..<0))
    }
    return PluralChoice(argument: argument, kind: .cardinal, branches: branches, range: 0..<0)
  }

  /// A part of a text, with its arguments named by their positions in the whole text.
  private func parse(
    _ text: String, _ positions: inout PrintfArgumentPositions, _ node: DocumentNode
  ) throws(Failure) -> MessagePattern {
    let message = MessageSyntax.printf.parse(text)
    if let problem = message.problems.first(where: { $0.severity == .error }) {
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

extension TableComposition {
  private enum Part {
    case text(String)
    /// `%#@name@`, with a position if one is written: `%2$#@name@`.
    case substitution(name: String, position: Int?)
  }

  /// The number of parts that are looked for. What follows is text, which then has a placeholder that can't be read.
  private static let partLimit = 200

  private static func parts(of text: String) -> [Part] {
    var parts: [Part] = []
    var rest = text[...]
    while parts.count < partLimit, let match = rest.firstMatch(of: /%(?:(\d{1,2})\$)?#@([^@]*)@/) {
      if match.range.lowerBound > rest.startIndex { parts.append(.text(String(rest[..<match.range.lowerBound]))) }
      parts.append(.substitution(name: String(match.2), position: match.1.flatMap { Int($0) }))
      rest = rest[match.range.upperBound...]
    }
    return rest.isEmpty ? parts : parts + [.text(String(rest))]
  }

  /// The positions of the arguments that a text names, with their names.
  private static func positions(in node: DocumentNode, _ value: TableValue) -> [(Int, String)] {
    var positions = PrintfArgumentPositions()
    var seen: Set<String> = []
    return self.positions(in: node.text ?? "", value, &positions, &seen)
  }

  /// - Parameter seen: the substitutions whose variants were looked at.
  private static func positions(
    in text: String, _ value: TableValue, _ positions: inout PrintfArgumentPositions, _ seen: inout Set<String>
  ) -> [(Int, String)] {
    var found: [(Int, String)] = []
    for part in parts(of: text) {
      switch part {
      case .text(let text):
        for case .placeholder(let hole) in MessageSyntax.printf.parse(text).pattern.elements {
          let (position, name) = positions.next(hole, in: text)
          if let name { found.append((position, name)) }
        }
      case .substitution(let name, let written):
        let substitution = value.substitutions.first { $0.name == name }
        let position = positions.next(substitution?.position ?? written)
        if substitution?.isEmpty != true { found.append((position, name)) }
        guard let substitution, seen.insert(name).inserted, seen.count <= depthLimit else { continue }
        for variant in substitution.variants {
          var inner = substitution.startsWithOwnArgument ? PrintfArgumentPositions(before: position) : positions
          let text = substitution.text(of: variant, at: position)
          found += self.positions(in: text, value, &inner, &seen)
        }
      }
    }
    return found
  }
}

extension TableValue.Content {
  fileprivate var hasPlural: Bool {
    switch self {
    case .plural: true
    case .devices(let devices): devices.contains { $0.content.hasPlural }
    case .text, .list, .unread: false
    }
  }

  /// The nodes of its texts.
  var texts: [DocumentNode] {
    switch self {
    case .text(let node): [node]
    case .list(let nodes): nodes
    case .plural(let variants): variants.map(\.text)
    case .devices(let devices): devices.flatMap(\.content.texts)
    case .unread: []
    }
  }
}

extension TableValue.Substitution {
  /// A Boolean value indicating whether it is the empty text for every number.
  fileprivate var isEmpty: Bool { variants.allSatisfy { $0.text.text?.isEmpty == true } }

  /// The text of a variant, with conversions of the number that give its position where that isn't clear otherwise.
  fileprivate func text(of variant: TableValue.PluralVariant, at position: Int) -> String {
    let text = variant.text.text ?? ""
    guard startsWithOwnArgument else { return text.replacing("%arg", with: "%\(position)$\(specifier)") }
    guard text.contains(/%\d+\$/) else { return text }
    // Beside a conversion with a position, the first one without is still the number.
    var next = position
    return text.replacing(/%(%|\d+\$)?/) { match in
      guard match.output.1 == nil else { return String(match.output.0) }
      defer { next += 1 }
      return "%\(next)$"
    }
  }
}
