extension TextsEmptied {
  var summary: String {
    "texts are empty that weren't before (only with 'check --since')"
  }

  var explanation: String {
    """
    Services can export what isn't translated or approved as empty texts, and then empty what was translated before. \
    'check --since main' compares the files with a git revision or a directory. A translation whose source changed as \
    well isn't reported, and neither are strings with 'allow-empty: true' or 'translatable: false' in the metadata.
    """
  }

  var example: RuleExample {
    RuleExample(
      flagged: [
        "ko.yml": "title: 매장\n", "en.yml": "title: ''\n", "old/ko.yml": "title: 매장\n", "old/en.yml": "title: Stores\n",
      ],
      finding: "1 string in en lost the text that was there before ('title'); restore the older texts",
      fixed: [
        "ko.yml": "title: 매장\n", "en.yml": "title: Stores\n", "old/ko.yml": "title: 매장\n",
        "old/en.yml": "title: Stores\n",
      ])
  }
}
