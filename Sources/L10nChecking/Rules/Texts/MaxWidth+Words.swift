extension MaxWidth {
  var summary: String {
    "a text is wider than 'max-width' in the metadata"
  }

  var explanation: String {
    """
    The width is counted in columns. Korean, Chinese and Japanese characters, full-width forms and emoji take two, \
    other characters one, and combining marks none (Unicode's UAX #11). It is the width of the widest line in the \
    widest branch. An argument is as wide as its example in the metadata, or four columns. Tags take none, a \
    character reference such as &amp; takes one, and a Korean particle that is chosen when the string is formatted \
    takes the width of its wider form.
    """
  }

  var example: RuleExample {
    RuleExample(
      flagged: [
        "ko.yml": "tab: 저장 목록\n", "en.yml": "tab: Saved places\n", "metadata.yml": "tab: { max-width: 10 }\n",
      ],
      finding: "the text is 12 columns wide, but 'max-width' is 10; shorten it",
      fixed: ["ko.yml": "tab: 저장 목록\n", "en.yml": "tab: Saved\n", "metadata.yml": "tab: { max-width: 10 }\n"])
  }
}
