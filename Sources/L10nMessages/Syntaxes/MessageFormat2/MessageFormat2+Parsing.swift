extension MessageFormat2 {
  /// Parses a text. This never fails: a part that can't be parsed is reported as a problem.
  public static func parse(_ text: String) -> Parsed {
    MessageBytes.withBytes(of: text) { bytes in
      var parser = MessageFormat2Parser(bytes)
      return parser.parse()
    }
  }
}
