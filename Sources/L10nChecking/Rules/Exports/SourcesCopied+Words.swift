extension SourcesCopied {
  var summary: String {
    "translations became the source's text (only with 'check --since')"
  }

  var explanation: String {
    """
    Services fill up what nobody translated with the source's text, unless their export leaves such strings out: in \
    Crowdin 'Skip untranslated strings', in Lokalise 'Empty translations: Don't export'. Then nobody sees any more \
    which strings are missing. 'check --since main' compares the files with a git revision or a directory, and reports \
    languages in which five or more strings became the source's text. They have to be phrases, or 30 % of the strings \
    that are new in the language, because names and loanwords are the same in a good translation, too. What the rule \
    'untranslated' accepts doesn't count.
    """
  }

  var example: RuleExample {
    let source = "a: 매장이 없어요\nb: 목록 보기\nc: 계정 삭제\nd: 다시 시도\ne: 모두 닫기\n"
    return RuleExample(
      flagged: [
        "ko.yml": source, "en.yml": source, "old/ko.yml": source, "old/en.yml": "a: No stores\n",
      ],
      finding: "5 strings in en became the text in ko (such as 'a', 'b' and 'c'); export the files without "
        + "untranslated strings",
      fixed: [
        "ko.yml": source,
        "en.yml": "a: No stores nearby\nb: Show list\nc: Delete account\nd: Try again\ne: Close all\n",
        "old/ko.yml": source, "old/en.yml": "a: No stores\n",
      ])
  }
}
