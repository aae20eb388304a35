extension LinkMismatch {
  var summary: String {
    "a web address, an email address or a handle of the source is missing or different"
  }

  var explanation: String {
    """
    Nobody tests every link in every language, so an address that moved, lost a letter or merged with the Korean \
    word after it stays wrong.

    The rule reports links of the source that the translation doesn't have: web and app addresses (https://…, www.…, \
    app://…), email addresses, and handles (@glow_lab). It accepts the same page in the translation's language \
    (ko.example.com, /ko/, ?lang=ko), https for http, an address without its scheme or 'www.', and an extra or \
    missing slash at the end. Placeholders in links are equal. The rule ignores links that only a translation has, \
    and examples: example.com, 'name@email.com', 'https://myserver.com', '@username', links after 'e.g.', and links \
    that two or more languages write in different ways.
    """
  }

  var example: RuleExample {
    RuleExample(
      flagged: [
        "ko.yml": "help: 도움말은 https://help.glow.kr/faq 에 있어요\n",
        "en.yml": "help: Find help at https://help.glow.kr/fqa\n",
      ],
      finding: "this text has 'https://help.glow.kr/fqa', but ko has 'https://help.glow.kr/faq'; write the same link",
      fixed: [
        "ko.yml": "help: 도움말은 https://help.glow.kr/faq 에 있어요\n",
        "en.yml": "help: Find help at https://help.glow.kr/faq\n",
      ])
  }
}
