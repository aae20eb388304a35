extension MarkupMismatch {
  var summary: String {
    "a text's tags differ from the source text's, or aren't closed"
  }

  var explanation: String {
    """
    An app that renders tags expects those of the source: without its tag, a link can't be opened. A tag that isn't \
    closed formats the rest of the screen or is printed, so it is an error.

    The rule compares names, in any order and with any attributes, separately for each branch of a plural or select. \
    A branch for one number ('=0') may have no tags, and a form of a plural map may have the tags of any form of the \
    source. Formatting may occur more or less often, emphasis may be of another kind, Korean, Chinese and Japanese \
    may omit italics, and line breaks may move. These are text, not tags: tags that a text mentions ('the <head> \
    tag', '`<br>`'), lone tags in the source ('<file>', '<header>'), '<3', 'a < b', '<me@example.com>' and comments. \
    A translation may leave a tag open if the source does.
    """
  }

  var example: RuleExample {
    RuleExample(
      flagged: ["ko.yml": "terms: \"<a>약관</a>에 동의\"\n", "en.yml": "terms: Agree to the terms\n"],
      finding: "'<a>' from the text in ko is missing; put it around the same words",
      fixed: ["ko.yml": "terms: \"<a>약관</a>에 동의\"\n", "en.yml": "terms: Agree to <a>the terms</a>\n"])
  }
}
