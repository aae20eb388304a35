extension ListingKeywords {
  var summary: String {
    "the App Store's keywords have a space next to a comma, or a keyword twice"
  }

  var explanation: String {
    """
    The keywords of the App Store are limited to 100 characters, commas and spaces included. A space next to a comma, or \
    a second occurrence of a keyword, finds no more users, but takes the place of another keyword. Upper and lower case \
    make no difference. Spaces inside a keyword are a part of it.
    """
  }

  var example: RuleExample {
    RuleExample(
      flagged: ["ko/keywords.txt": "지도, 가게, 동네\n"],
      finding: "the spaces next to 2 commas count towards the limit of 100 characters; delete them",
      fixed: ["ko/keywords.txt": "지도,가게,동네\n"])
  }
}
