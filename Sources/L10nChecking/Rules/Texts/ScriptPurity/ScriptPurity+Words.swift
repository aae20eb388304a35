extension ScriptPurity {
  var summary: String {
    "Chinese, Japanese or Korean text has characters of another of these languages, or of the other Chinese script"
  }

  var explanation: String {
    """
    Such characters are left over from a copied or converted text. The rule reports only characters that the other \
    script doesn't use: in Simplified Chinese everything in GB 2312 or the standard list of 2013 is fine, except for \
    後 and 於, and in Traditional Chinese everything in the first level of Big5. zh-HK, zh-MO and yue may also use \
    Hong Kong's own list of characters, such as 温 and 户. The language tag decides the script: zh, zh-CN and zh-SG \
    are Simplified, zh-TW, zh-HK and yue are Traditional.

    The rule also reports Hangul in Chinese and Japanese, kana in Chinese and Korean, characters that only Japanese \
    uses in Chinese (検), and characters that Japanese (们) or Korean (设) doesn't use. Old characters are fine in \
    Japanese if the text has kana.

    The rule ignores placeholders, addresses, tags, short quotes and parentheses, words that the source has in the \
    same form if it isn't in their language, and languages' own names, such as 日本語, 繁體中文 and 한국어. A single \
    の between Chinese words is fine, too, because many brands have one.
    """
  }

  var example: RuleExample {
    RuleExample(
      flagged: ["ko.yml": "report: 신고\n", "zh-Hans.yml": "report: 檢举\n"],
      finding: "this is Simplified Chinese with a Traditional character; write '检' for '檢'",
      fixed: ["ko.yml": "report: 신고\n", "zh-Hans.yml": "report: 检举\n"])
  }
}
