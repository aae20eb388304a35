extension PlatformText {
  var summary: String { "a string has another text on another platform (only with 'sources')" }

  var explanation: String {
    """
    A text that was corrected on one platform only is still wrong on the other, and users who have both see two names for \
    one thing. The rule compares the strings of the places that 'sources' in l10n.yml lists with the project's: those with \
    the same key, in any spelling ('store.title' is 'store_title' and 'storeTitle'), or with 'match: text' those with the \
    same text in the source language. If the source texts differ, only these are reported, because translations differ with \
    them.

    Placeholders are compared by their order in the source text, so that '%1$@', '%1$s' and '{name}' are the same, and a \
    Korean particle is the same in both orders of its forms. White space, curly quotes, and plural categories that only one \
    of the texts has make no difference. If a text should differ on a platform, add 'ignore: { en: [platform-text] }' to the \
    message's metadata.
    """
  }

  var example: RuleExample {
    let settings = "source: ko\nsources: [android/res]\n"
    return RuleExample(
      flagged: [
        "l10n.yml": settings, "ko.lproj/Localizable.strings": "\"store.title\" = \"%@ 매장\";\n",
        "android/res/values/strings.xml": "<resources>\n  <string name=\"store_title\">%s 가게</string>\n</resources>\n",
      ],
      finding: "the project's text is '%@ 매장'; use one text on both platforms",
      fixed: [
        "l10n.yml": settings, "ko.lproj/Localizable.strings": "\"store.title\" = \"%@ 매장\";\n",
        "android/res/values/strings.xml": "<resources>\n  <string name=\"store_title\">%s 매장</string>\n</resources>\n",
      ])
  }
}
