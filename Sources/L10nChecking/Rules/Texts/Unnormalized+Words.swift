extension Unnormalized {
  var summary: String {
    "a text is not in Unicode's normalization form C"
  }

  var explanation: String {
    """
    The same letters can be written in several ways: 한 as one character or, as in the file names of macOS, as three \
    letters; é as one character or as e and an accent. Search, sorting and counting treat these as different texts, \
    and some fonts show them differently. Form C (UAX #15), the composed one, is what keyboards type and the web \
    expects.

    Marks in a different order are ignored, because vocalized Arabic and Hebrew are typed that way, and so are letters \
    that Unicode always decomposes, which keyboards type all the same: ज़, ড়, שׁ. Keys are composed when they are read.
    """
  }

  var example: RuleExample {
    RuleExample(
      flagged: ["ko.yml": "store: \"\\u1106\\u1162\\u110C\\u1161\\u11BC 찾기\"\n"],
      finding: "the text is decomposed here (U+1106 U+1162 …); write it in Unicode's form C, '매장'",
      fixed: ["ko.yml": "store: 매장 찾기\n"])
  }
}
