import L10nLanguage

/// An element of a message's texts, wherever it stands.
struct VisitedElement {
  var element: MessagePattern.Element
  /// For a plural map or a list, in which of its texts it stands.
  var textIndex: Int
  /// The argument of the innermost plural around it: what `#` writes.
  var pluralArgument: String?

  /// The name of the argument that the element uses; nil for text.
  var argument: String? {
    switch element {
    case .text, .particle: nil
    case .placeholder(let hole): hole.argument
    case .plural(let choice): choice.argument
    case .select(let choice): choice.argument
    case .pluralNumber: pluralArgument
    }
  }

  /// The name of the argument that the element writes out; nil where it writes none.
  var writtenArgument: String? {
    switch element {
    case .placeholder(let hole): hole.argument
    case .pluralNumber: pluralArgument
    case .text, .particle, .plural, .select: nil
    }
  }

  /// Where the element stands in its text; empty for a plural map, which is in none, and nil for what has no place of
  /// its own.
  var range: Range<Int>? {
    switch element {
    case .placeholder(let hole): hole.range
    case .plural(let choice): choice.range
    case .select(let choice): choice.range
    case .text, .particle, .pluralNumber: nil
    }
  }
}

extension LocalizedMessage {
  /// Whether the texts have nothing wrong with their syntax that makes them say something else than was meant.
  var isSound: Bool {
    problems.isEmpty || !problems.contains { $0.severity == .error && $0.kind == .syntax }
  }

  /// Calls the body with every element, in the order they are written, those in branches behind their choice.
  func visitElements(_ body: (VisitedElement) -> Void) {
    for (index, pattern) in patterns.enumerated() { pattern.visit(textIndex: index, pluralArgument: nil, body) }
  }

  /// The text of a range as it is written.
  func written(_ range: Range<Int>, in textIndex: Int) -> String {
    guard let bytes = text(at: textIndex)?.text.utf8 else { return "" }
    return String(decoding: bytes.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
  }
}

extension MessagePattern {
  /// The parsers' limit on choices inside each other bounds the recursion.
  fileprivate func visit(textIndex: Int, pluralArgument: String?, _ body: (VisitedElement) -> Void) {
    for element in elements {
      body(VisitedElement(element: element, textIndex: textIndex, pluralArgument: pluralArgument))
      switch element {
      case .text, .particle, .placeholder, .pluralNumber: break
      case .plural(let choice): choice.visitBranches(textIndex: textIndex, body)
      case .select(let choice):
        // Inside a select `#` is text, so that no plural around it matters.
        for branch in choice.branches { branch.pattern.visit(textIndex: textIndex, pluralArgument: nil, body) }
      }
    }
  }
}

extension PluralChoice {
  /// Whether the choice is a plural map, which stands in no text, rather than a plural within one.
  var isPluralMap: Bool { range.isEmpty }

  fileprivate func visitBranches(textIndex: Int, _ body: (VisitedElement) -> Void) {
    // In a plural map each category is a text of its own, and the branch for exactly 0 repeats the text of `zero`.
    var variant = 0
    for branch in branches {
      guard isPluralMap else {
        branch.pattern.visit(textIndex: textIndex, pluralArgument: argument, body)
        continue
      }
      if case .exactly = branch.selector { continue }
      branch.pattern.visit(textIndex: variant, pluralArgument: argument, body)
      variant += 1
    }
  }
}
