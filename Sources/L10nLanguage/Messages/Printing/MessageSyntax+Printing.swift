extension MessageSyntax {
  /// Writes a text in the syntax: its own spelling, in which only what needs it is quoted.
  ///
  /// ``parse(_:hasArguments:)`` of what is written gives the same pattern, apart from places and from what is lost.
  ///
  /// - Parameters:
  ///   - pattern: what the text says.
  ///   - hasArguments: whether the message is formatted with arguments, as for parsing.
  package func print(_ pattern: MessagePattern, hasArguments: Bool = false) -> (
    text: String, losses: [PrintedMessage.Loss]
  ) {
    var printer = MessagePrinter(self, hasArguments: hasArguments)
    let (text, losses) = printer.print(pattern)
    guard losses.isEmpty else { return (text, losses) }
    func isRight(_ text: String) -> Bool {
      parse(text, hasArguments: hasArguments).pattern.withoutPlaces == pattern.plainlyWritten
    }
    if isRight(text) { return (text, []) }
    // Without arguments, Ruby's syntax has escapes only where one keeps a placeholder from being one.
    var escapingPrinter = MessagePrinter(self, hasArguments: true)
    let escaped = escapingPrinter.print(pattern).text
    return isRight(escaped) ? (escaped, []) : (text, [.characters])
  }

  /// Writes a message as a text. In a syntax without plurals inside a text, a plural becomes a plural map, with what
  /// stands around it in each of its texts.
  package func print(message pattern: MessagePattern) -> PrintedMessage {
    if self != .icu, let map = PluralMapPrinting(pattern, self) { return map.printed }
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
  /// The losses without those that were there before.
  var eachOnce: [PrintedMessage.Loss] {
    var known: Set<PrintedMessage.Loss> = []
    return filter { known.insert($0).inserted }
  }
}
