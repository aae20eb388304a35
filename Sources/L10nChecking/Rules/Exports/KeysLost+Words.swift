extension KeysLost {
  var summary: String {
    "strings are gone that were there before (only with 'check --since')"
  }

  var explanation: String {
    """
    A service that doesn't know a key, because nobody sent it the latest files, exports files without it. 'check \
    --since main' compares the files with a git revision or a directory. It is a warning if translations are gone while \
    the source still has the key and the same text, and an info if keys are gone from all languages, because developers \
    remove keys, too. A language that is removed as a whole isn't reported; neither are copies of the source's text, \
    and keys with 'renamed-from' in the metadata.
    """
  }

  var example: RuleExample {
    RuleExample(
      flagged: [
        "ko.yml": "title: 매장\nempty: 없음\n", "en.yml": "title: Stores\n", "old/ko.yml": "title: 매장\nempty: 없음\n",
        "old/en.yml": "title: Stores\nempty: None\n",
      ],
      finding: "1 string in en is gone, though the source still has it ('empty'); restore it",
      fixed: [
        "ko.yml": "title: 매장\nempty: 없음\n", "en.yml": "title: Stores\nempty: None\n",
        "old/ko.yml": "title: 매장\nempty: 없음\n", "old/en.yml": "title: Stores\nempty: None\n",
      ])
  }
}
