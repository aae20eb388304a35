extension Outdated {
  package var summary: String {
    "the source changed in meaning, but a translation didn't (only with 'check --since')"
  }

  package var explanation: String {
    """
    Users read the old text until someone translates the new one. 'check --since main' compares the files with a git \
    revision or a directory. A source changes in meaning if a word, a digit, a placeholder, a link or a line break is \
    different; spaces, the case of letters, the shape of quotes, punctuation, tags and additional plural forms don't \
    count. A translation that was changed, or whose state became final, counts as up to date. 'l10n-gen outdated \
    --accept KEY' records that translations fit though they are older.
    """
  }

  package var example: RuleExample {
    RuleExample(
      flagged: [
        "ko.yml": "remove: 계정 삭제\n", "en.yml": "remove: Delete list\n",
        "old/ko.yml": "remove: 목록 삭제\n", "old/en.yml": "remove: Delete list\n",
      ],
      finding: "the source changed from '목록 삭제' to '계정 삭제', but this translation didn't; update it",
      fixed: [
        "ko.yml": "remove: 계정 삭제\n", "en.yml": "remove: Delete account\n",
        "old/ko.yml": "remove: 목록 삭제\n", "old/en.yml": "remove: Delete list\n",
      ])
  }
}
