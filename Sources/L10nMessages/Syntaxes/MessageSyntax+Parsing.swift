import L10nLanguage

extension MessageSyntax {
  /// Parses a text. This never fails: a part that can't be parsed is reported as a problem, and is kept as text.
  ///
  /// - Parameters:
  ///   - text: the message as stored in the bundle.
  ///   - hasArguments: whether the message is formatted with arguments, possibly used elsewhere in it: in Ruby's
  ///     syntax, `%%` is an escape only in such messages. A text with a placeholder always has arguments.
  public func parse(_ text: String, hasArguments: Bool = false) -> ParsedMessage {
    MessageBytes.withBytes(of: text) { bytes in
      guard needsParsing(bytes) else { return ParsedMessage(pattern: MessagePattern(verbatim: text)) }
      switch self {
      case .icu, .flutter, .flutterQuoting:
        var parser = ICUMessageParser(bytes, icuDialect ?? .icu)
        return parser.parse()
      case .ruby:
        var parser = RubyMessageParser(bytes, hasArguments: hasArguments)
        return parser.parse()
      case .printf:
        var parser = PrintfMessageParser(bytes)
        return parser.parse()
      case .messageFormat2: return MessageFormat2.parsePattern(text)
      case .verbatim: return ParsedMessage(pattern: MessagePattern(verbatim: text))
      case .i18next:
        var parser = I18nextMessageParser(bytes)
        return parser.parse()
      }
    }
  }

  /// Parses a message of a bundle.
  ///
  /// In Ruby's syntax, a list has arguments if any of its items has.
  ///
  /// A plural map becomes a single plural over `count`. If the syntax takes `zero` literally, its `zero` is also the
  /// branch for exactly 0, and in the printf syntax, the argument of a variant's first integer conversion is `count`.
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

  /// Returns a Boolean value indicating whether a text needs no parsing with ``parse(_:hasArguments:)``, since it
  /// consists only of text and has no problems.
  public func isPlainText(_ text: String) -> Bool {
    MessageBytes.withBytes(of: text) { !needsParsing($0) }
  }

  /// Returns a Boolean value indicating whether any part of the text might not be literal. Without braces, only two
  /// apostrophes aren't.
  private func needsParsing(_ bytes: MessageBytes) -> Bool {
    switch self {
    case .icu:
      bytes.contains(UInt8(ascii: "{")) || bytes.contains(UInt8(ascii: "}"))
        || bytes.containsDoubled(UInt8(ascii: "'"))
    case .flutter: bytes.contains(UInt8(ascii: "{")) || bytes.contains(UInt8(ascii: "}"))
    case .flutterQuoting:
      bytes.contains(UInt8(ascii: "{")) || bytes.contains(UInt8(ascii: "}")) || bytes.contains(UInt8(ascii: "'"))
    case .ruby, .printf: bytes.contains(UInt8(ascii: "%"))
    case .messageFormat2: MessageFormat2.needsParsing(bytes)
    case .verbatim: false
    case .i18next: bytes.containsDoubled(UInt8(ascii: "{"))
    }
  }
}

extension MessagePattern {
  /// Creates the pattern of a literal text.
  package init(verbatim text: String) {
    self.init(text.isEmpty ? [] : [.text(LiteralText(text, at: 0))])
  }
}

extension MessageProblem {
  /// Returns the same problem in another text of a list or a plural map.
  func inText(_ index: Int) -> MessageProblem {
    var problem = self
    problem.textIndex = index
    return problem
  }
}
