extension MessageSyntax {
  /// Parses one text. Never fails: what can't be understood is a problem, and stays in the pattern as text.
  ///
  /// - Parameters:
  ///   - text: the message as the bundle has it.
  ///   - hasArguments: whether the message is formatted with arguments, wherever it may have them: in Ruby's syntax
  ///     `%%` is an escape in such messages only. A text with a placeholder has arguments whatever is said here.
  public func parse(_ text: String, hasArguments: Bool = false) -> ParsedMessage {
    MessageBytes.withBytes(of: text) { bytes in
      guard needsParsing(bytes) else { return ParsedMessage(pattern: MessagePattern(verbatim: text)) }
      switch self {
      case .icu:
        var parser = ICUMessageParser(bytes)
        return parser.parse()
      case .ruby:
        var parser = RubyMessageParser(bytes, hasArguments: hasArguments)
        return parser.parse()
      case .printf:
        var parser = PrintfMessageParser(bytes)
        return parser.parse()
      }
    }
  }

  /// Parses a bundle's message.
  ///
  /// In Ruby's syntax a list has arguments if one of its items has.
  ///
  /// A plural map becomes one plural over `count`: in Ruby's and printf's syntax its `zero` is also the branch for exactly
  /// 0, and in printf's the argument of a variant's first integer conversion is `count`.
  public func parse(_ stored: StoredMessage, hasArguments: Bool = false) -> ParsedStoredMessage {
    switch stored {
    case .text(let text):
      let message = parse(text, hasArguments: hasArguments)
      return ParsedStoredMessage(patterns: [message.pattern], problems: message.problems)
    case .list(let items):
      let messages = items.map { parse($0, hasArguments: hasArguments) }
      // An argument of one item is an argument of the list, which is formatted as a whole.
      if self == .ruby && !hasArguments && messages.contains(where: { !$0.pattern.isPlainText }) {
        return parse(stored, hasArguments: true)
      }
      return ParsedStoredMessage(
        patterns: messages.map(\.pattern),
        problems: messages.enumerated().flatMap { index, message in message.problems.map { $0.inText(index) } })
    case .pluralMap(let variants):
      return parse(variants)
    }
  }

  /// Returns a Boolean value indicating whether a text is one that ``parse(_:hasArguments:)`` need not be asked about:
  /// nothing but text, and nothing wrong with it.
  public func isPlainText(_ text: String) -> Bool {
    MessageBytes.withBytes(of: text) { !needsParsing($0) }
  }

  /// Returns a Boolean value indicating whether anything can be more than text; without braces, only two apostrophes
  /// are.
  private func needsParsing(_ bytes: MessageBytes) -> Bool {
    switch self {
    case .icu:
      bytes.contains(UInt8(ascii: "{")) || bytes.contains(UInt8(ascii: "}"))
        || bytes.containsDoubled(UInt8(ascii: "'"))
    case .ruby, .printf: bytes.contains(UInt8(ascii: "%"))
    }
  }
}

extension MessagePattern {
  /// The pattern of a text in which nothing is more than text.
  package init(verbatim text: String) {
    self.init(text.isEmpty ? [] : [.text(LiteralText(text, at: 0))])
  }
}

extension MessageProblem {
  /// The same problem in another text of a list or a plural map.
  func inText(_ index: Int) -> MessageProblem {
    var problem = self
    problem.textIndex = index
    return problem
  }
}
