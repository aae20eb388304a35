extension NeedsReview {
  var summary: String {
    "a string isn't final: it needs a review, was translated by a machine, is new or stale"
  }

  var explanation: String {
    """
    A String Catalog has a state for each string, and 'state' in the metadata sets one: 'needs-review', \
    'machine-translated', 'new' or 'stale'. Review the string, and mark it as reviewed in Xcode, or remove the state \
    from the metadata. A key is 'stale' if Xcode found no code that uses it.
    """
  }

  var example: RuleExample {
    RuleExample(
      flagged: [
        "ko.yml": "title: 매장\n", "en.yml": "title: Stores\n",
        "metadata.yml": "title: { state: { en: needs-review } }\n",
      ],
      finding: "this string needs review; mark it as final afterward",
      fixed: ["ko.yml": "title: 매장\n", "en.yml": "title: Stores\n"])
  }
}
