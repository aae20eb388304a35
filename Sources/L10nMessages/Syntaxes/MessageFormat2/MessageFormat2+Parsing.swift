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
}
