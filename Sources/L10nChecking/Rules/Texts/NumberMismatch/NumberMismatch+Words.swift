extension NumberMismatch {
  var summary: String {
    "a text has a different number than the source text"
  }

  var explanation: String {
    """
    If a price, a limit or a deadline changes in the source and not in a translation, the translation is wrong and \
    nobody notices.

    The rule reports a text with a number that the source doesn't have, if the source has one that the text doesn't \
    have. A number that only one of them writes in digits is fine ('one', 'twice', '하나'), and so is another order, \
    as in dates. The separators of all languages are read, '1만', '1万' and '10k' are 10,000, '3 PM' is 15:00, 'more \
    than 8' is '9 or more', and 'the 1700s' are the 18th century. The branches of plurals and selects count \
    together. Texts that give an example aren't compared.
    """
  }

  var example: RuleExample {
    RuleExample(
      flagged: ["ko.yml": "limit: 사진은 300장까지\n", "en.yml": "limit: Up to 100 photos\n"],
      finding: "this text has '100', but ko has '300'; write the same number",
      fixed: ["ko.yml": "limit: 사진은 300장까지\n", "en.yml": "limit: Up to 300 photos\n"])
  }
}
