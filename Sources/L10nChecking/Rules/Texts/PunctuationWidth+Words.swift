extension PunctuationWidth {
  var summary: String {
    "punctuation after Chinese or Japanese characters is full-width where the file's is usually half-width, or the reverse"
  }

  var explanation: String {
    """
    ',' and '，' after the same kind of word look careless on one screen. Which one is right is a matter of style, so \
    the rule is off unless the configuration gives it a severity, and learns from each file: for comma, full stop, \
    exclamation mark, question mark, colon, semicolon and opening parenthesis each, if nine of ten after a Chinese \
    or Japanese character have the same width, and there are ten or more, it reports the others.

    The rule ignores half-width marks that a letter or digit follows ('版本:2.0', '图.png'), and parentheses with a \
    keyboard shortcut ('(&F)').
    """
  }

  var example: RuleExample {
    let texts = "abcdefghij".map { "\($0): 您好，世界\n" }.joined()
    return RuleExample(
      flagged: ["ko.yml": Self.exampleSource, "zh-Hans.yml": texts + "z: 您好, 世界\n"],
      finding: "10 of 11 commas after Chinese characters in this file are full-width; write '，' for ','",
      fixed: ["ko.yml": Self.exampleSource, "zh-Hans.yml": texts + "z: 您好，世界\n"])
  }

  private static let exampleSource = "abcdefghijz".map { "\($0): 안녕 \($0)\n" }.joined()
}
