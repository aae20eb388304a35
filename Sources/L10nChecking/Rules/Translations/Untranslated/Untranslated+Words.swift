extension Untranslated {
  var summary: String {
    "a text is the same as in the source language"
  }

  var explanation: String {
    """
    A name or a word may be the same in both languages, so this is an info. From three words on it is a warning, \
    because phrases rarely are the same, unless they are in capitals as names are. Two Han characters count as a \
    word. If ten or more of a language's strings are the same, and they are at least 30 % of them, somebody filled \
    the language up with the source's text. Then one warning gives their number, at the first of them. A word or a \
    name isn't reported if both languages share a script, since words such as 'Volume' go from one to the other. One or \
    two words aren't reported either if a quarter of the languages in other scripts keep them, such as 'Wi-Fi', or if \
    the language uses them in strings that are translated.

    Only words count: no markup, placeholders, numbers, web and email addresses, file names, keys, formats such as \
    '%Y-%m-%d', units, abbreviations or product names ('km', 'GB', 'SQLite'). Languages that differ only in region \
    or script (en-GB and en, zh-Hant and zh-Hans) share texts. 'translatable: false' in the metadata marks texts \
    that stay the same.
    """
  }

  var example: RuleExample {
    RuleExample(
      flagged: ["ko.yml": "empty: 주변에 매장이 없어요\n", "en.yml": "empty: 주변에 매장이 없어요\n"],
      finding: "same as ko; not translated?",
      fixed: ["ko.yml": "empty: 주변에 매장이 없어요\n", "en.yml": "empty: No stores nearby\n"])
  }
}
