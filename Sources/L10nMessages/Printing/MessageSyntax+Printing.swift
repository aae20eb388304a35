extension MessageSyntax {
  /// Writes a text in the syntax. Only characters that need it are quoted.
  ///
  /// Parsing the result with ``parse(_:hasArguments:)`` gives the same pattern, except for places and losses.
  ///
  /// - Parameters:
  ///   - pattern: the meaning of the text.
  ///   - hasArguments: whether the message is formatted with arguments, as for parsing.
  package func print(_ pattern: MessagePattern, hasArguments: Bool = false) -> (
    text: String, losses: [PrintedMessage.Loss]
  ) {
    if self == .messageFormat2 { return MessageFormat2.print(pattern) }
    let pattern = joinsNumbersToCategories ? pattern.joiningNumbersToCategories : pattern
    var printer = MessagePrinter(self, hasArguments: hasArguments)
    let (text, losses) = printer.print(pattern)
    guard losses.isEmpty else { return (text, losses) }
    func isRight(_ text: String) -> Bool {
      parse(text, hasArguments: hasArguments).pattern.withoutPlaces == pattern.plainlyWritten
    }
    if isRight(text) { return (text, []) }
    // In a message without arguments, Ruby's syntax has escapes only if one is needed to keep a placeholder as text.
    var escapingPrinter = MessagePrinter(self, hasArguments: true)
    let escaped = escapingPrinter.print(pattern).text
    return isRight(escaped) ? (escaped, []) : (text, [.characters])
  }

  /// Writes a message as a text. In a syntax without plurals in texts, a plural becomes a plural map, and each of its
  /// texts includes the text around the plural.
  package func print(message pattern: MessagePattern) -> PrintedMessage {
    if !hasPluralsInTexts, let map = PluralMapPrinting(pattern, self) { return map.printed }
    let (text, losses) = print(pattern)
    return PrintedMessage(stored: .text(text), losses: losses)
  }

  /// Writes a list message.
  package func print(list patterns: [MessagePattern]) -> PrintedMessage {
    let hasArguments = patterns.contains { !$0.isPlainText }
    let printed = patterns.map { print($0, hasArguments: hasArguments) }
    return PrintedMessage(stored: .list(printed.map(\.text)), losses: printed.flatMap(\.losses).eachOnce)
  }
}

extension [PrintedMessage.Loss] {
  /// The losses, each once.
  var eachOnce: [PrintedMessage.Loss] {
    var known: Set<PrintedMessage.Loss> = []
    return filter { known.insert($0).inserted }
  }
}
