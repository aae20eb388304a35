extension MessageFormat2 {
  /// Parses a text. This never fails: a part that can't be parsed is reported as a problem.
  public static func parse(_ text: String) -> Parsed {
    MessageBytes.withBytes(of: text) { bytes in
      var parser = MessageFormat2Parser(bytes)
      return parser.parse()
    }
  }

  /// Parses a text as the tree that all syntaxes produce. This never fails: a part that can't be parsed, or that apps
  /// can't write, is reported as a problem.
  ///
  /// Arguments have the types of their declarations: `$count` of `.input {$count :integer}` is a whole number.
  package static func parsePattern(_ text: String) -> ParsedMessage {
    MessageFormat2Lowering.lowered(parse(text), length: text.utf8.count)
  }

  /// Returns a Boolean value indicating whether a text isn't only literal: it has an expression, an escape or a NUL, or
  /// begins with a declaration or a matcher.
  static func needsParsing(_ bytes: MessageBytes) -> Bool {
    let special: [UInt8] = [UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "\\"), 0]
    return special.contains { bytes.contains($0) } || bytes.contains(UInt8(ascii: ".")) && beginsWithFullStop(bytes)
  }

  private static func beginsWithFullStop(_ bytes: MessageBytes) -> Bool {
    let first = bytes.text(0..<bytes.count).unicodeScalars.first {
      !$0.properties.isWhitespace && !MessageFormat2Characters.isDirectional($0)
    }
    return first == "."
  }

  /// Writes the tree of all syntaxes as a text, with what it can't express.
  ///
  /// Reading the text with ``parsePattern(_:)`` gives a message with the same texts for all values, but for the losses.
  package static func print(_ pattern: MessagePattern) -> (text: String, losses: [PrintedMessage.Loss]) {
    let (message, losses) = MessageFormat2Writer.message(pattern)
    return (message.text, losses)
  }
}
