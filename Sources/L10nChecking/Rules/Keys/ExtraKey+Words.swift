extension ExtraKey {
  var summary: String {
    "a key doesn't exist in the source language"
  }

  var explanation: String {
    """
    The source language defines the keys, so no code can use this string: the key was renamed or removed in the \
    source, or it is misspelled. If most translations of a '.strings' table have it, code gives the source's text, or it \
    is missing in the source: that is one finding. The rule also reports metadata for such a key, such a namespace in \
    'include' of the configuration, and metadata or a glossary that isn't read where it is.
    """
  }

  var example: RuleExample {
    RuleExample(
      flagged: ["ko.yml": "reviews: 리뷰\n", "en.yml": "reveiws: Reviews\n"],
      finding: "'reveiws' is not a key in ko, so it is never shown; did you mean 'reviews'?",
      fixed: ["ko.yml": "reviews: 리뷰\n", "en.yml": "reviews: Reviews\n"])
  }
}
