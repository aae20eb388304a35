extension ListingLineBreak {
  var summary: String {
    "a text of a store's listing has a line break where the store takes one line"
  }

  var explanation: String {
    """
    The name, the subtitle and the keywords of the App Store, and the title and the short description of Google Play \
    are one line. Line breaks at the end of their files aren't a part of the text.
    """
  }

  var example: RuleExample {
    RuleExample(
      flagged: ["ko/subtitle.txt": "동네 가게를\n한눈에\n"],
      finding: "the subtitle has a line break, but the App Store takes one line; write it in one line",
      fixed: ["ko/subtitle.txt": "동네 가게를 한눈에\n"])
  }
}
