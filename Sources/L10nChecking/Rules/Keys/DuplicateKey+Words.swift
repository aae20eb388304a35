extension DuplicateKey {
  var summary: String {
    "a key is written twice in one mapping, or in two files of one language"
  }

  var explanation: String {
    """
    Neither YAML nor JSON defines which of the two counts, and programs differ. l10n-gen uses the first one, so the \
    second, usually the one edited last, is never shown. Of a key in a '.strings' file or another property list, \
    Apple's systems and l10n-gen use the last text. If both have the same text, nothing is lost, and it is a warning.

    A file with the name of a copy next to its original, such as 'store 2.yml' next to 'store.yml', isn't read, and is \
    one warning. So is a table of '.strings' files next to a String Catalog of the same name, which Xcode refuses to \
    build together.
    """
  }

  var example: RuleExample {
    RuleExample(
      flagged: ["ko.yml": "title: 매장\nempty: 없음\ntitle: 가게\n"],
      finding: "the key 'title' is defined twice, and this text is never shown; remove one of the two",
      fixed: ["ko.yml": "title: 가게\nempty: 없음\n"])
  }
}
