extension MissingKey {
  var summary: String {
    "a key of the source language is missing in another language"
  }

  var explanation: String {
    """
    The app keeps working: users see the string in the next of their languages. The finding is at the nearest parent \
    that the language has, where the key belongs.

    An empty text isn't reported as missing, and neither is one that couldn't be read. 'translatable: false' in the \
    metadata excludes a message, and nothing is reported for a language if one of its files couldn't be read at all.

    A regional language may contain only what differs from a more general one, as zh-HK does beside zh-Hant, en-GB \
    beside en and pt-BR beside pt: users of zh-HK see the other messages in zh-Hant. This applies automatically if \
    the more general language has more messages. 'sparse: [zh-HK]' in l10n.yml lists these languages instead, and \
    'sparse: []' turns this off.

    A key of a '.strings' file that the source's file and most translations lack isn't reported: code has lost it.

    In Xcode's catalogs, a key without a string in the source language is the string itself. That is reported if the \
    key is Korean, Chinese or Japanese and the source language isn't: users would see the key.
    """
  }

  var example: RuleExample {
    RuleExample(
      flagged: ["ko.yml": "store:\n  title: 매장\n  empty: 없음\n", "en.yml": "store:\n  title: Stores\n"],
      finding: "'store.empty' is missing in en; add it here, or users of en see it in another language",
      fixed: ["ko.yml": "store:\n  title: 매장\n  empty: 없음\n", "en.yml": "store:\n  title: Stores\n  empty: None\n"])
  }
}
