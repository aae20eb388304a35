extension PlaceholderDelimiter {
  var summary: String {
    "a placeholder is written in another syntax or with full-width characters"
  }

  var explanation: String {
    """
    Input methods type '｛name｝' and '％@', translation memories insert '%{name}', '{{name}}' and '${name}' from other \
    projects, and translation services leave '[%s:name]' behind. Users would see it as is.

    The rule looks only for arguments of the source text, and accepts what the source writes in the same way. It \
    also accepts '%' and '$' before a placeholder where a percentage or an amount may be meant. In the source itself \
    it reports full-width characters around a name, and in ICU and Ruby syntax what an iOS app replaces: '%@', '%d', \
    '%1$@', '\\(name)' and '${name}', as warnings, because a text may be about them. \
    '{{x}}' may belong to a template language.
    """
  }

  var example: RuleExample {
    RuleExample(
      flagged: ["ko.yml": "hello: \"{name} 님\"\n", "zh-Hans.yml": "hello: ｛name｝，你好\n"],
      finding: "'｛name｝' would be shown as is; write '{name}'",
      fixed: ["ko.yml": "hello: \"{name} 님\"\n", "zh-Hans.yml": "hello: \"{name}，你好\"\n"])
  }
}
