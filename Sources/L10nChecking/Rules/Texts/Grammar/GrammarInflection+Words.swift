extension GrammarInflection {
  var summary: String {
    "words that follow a number in the source, by '^[…](inflect: true)', are the same for all numbers in a translation"
  }

  var explanation: String {
    """
    '^[%lld item](inflect: true)' has no plural forms: Foundation finds the form of 'item' by the number. A translation \
    without this markup needs plural forms instead, or reads '1 Artikel' and '2 Artikel' for a word that changes. \
    Foundation inflects German, English, Spanish, French, Hindi, Italian, Korean and Portuguese as of iOS 18; in other \
    languages the markup changes nothing, which is an info.

    Languages whose words don't change after numbers, such as Korean, Japanese and Turkish, need neither.
    """
  }

  var example: RuleExample {
    RuleExample(
      flagged: [
        "l10n.yml": GrammarMarkupRule.exampleSettings,
        "ko.lproj/Localizable.strings": "items = \"^[%lld 항목](inflect: true)\";\n",
        "en.lproj/Localizable.strings": "items = \"%lld items\";\n",
      ],
      finding:
        "the words next to the number are the same for all numbers, but in ko they are inflected; write '^[' before the "
        + "number, and '](inflect: true)' after its words, or write plural forms",
      fixed: [
        "l10n.yml": GrammarMarkupRule.exampleSettings,
        "ko.lproj/Localizable.strings": "items = \"^[%lld 항목](inflect: true)\";\n",
        "en.lproj/Localizable.strings": "items = \"^[%lld item](inflect: true)\";\n",
      ])
  }
}
