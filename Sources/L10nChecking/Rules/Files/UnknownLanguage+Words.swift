extension UnknownLanguage {
  var summary: String {
    "the language of a file or of a setting is unclear, or is written in two ways"
  }

  var explanation: String {
    """
    A file's language is the part of its path that is a BCP 47 tag: ko.yml, ko/store.yml, store.zh-Hans.yml. If the \
    configuration has 'languages', only those count; otherwise all that CLDR has data for.

    The rule reports country codes used as languages (kr, cn, jp, tw), two languages in one path, one language \
    written in two ways (zh-CN.yml beside zh-Hans/store.yml; pt-BR.yml beside pt.yml are two languages), languages \
    that the configuration doesn't list, and listed languages without a file. A file without any language in its \
    path is only a warning, because it may not be a translation file.
    """
  }

  var example: RuleExample {
    RuleExample(
      flagged: ["ko.yml": "title: 매장\n", "cn.yml": "title: 门店\n"],
      finding: "'cn' is a country, not a language; name the file after the language 'zh-Hans'",
      fixed: ["ko.yml": "title: 매장\n", "zh-Hans.yml": "title: 门店\n"])
  }
}
