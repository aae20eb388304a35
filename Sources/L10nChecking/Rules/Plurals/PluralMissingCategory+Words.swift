extension PluralMissingCategory {
  var summary: String {
    "a plural lacks 'other', or a category that the language needs"
  }

  var explanation: String {
    """
    Languages divide numbers in different ways: English needs 'one' and 'other', Russian also 'few' and 'many', \
    Korean and Chinese only 'other'. If the form for a number is missing, users see the form for 'other', as in \
    Foundation, which is wrong for that number. If 'other' is missing, there is nothing to show, so that is an error.

    A language needs a category if an integer below 1,000,000 selects it: French and Spanish don't need 'many', \
    which they have for millions, and Czech doesn't, which has it for fractions. A branch for the only number of a \
    category ('=1') replaces it, and so does 'other' if no integer selects it and no other category is missing, as in \
    Polish, and in languages such as Turkish, whose nouns stay the same after a number. A translation may lack forms \
    if the source's plural lacks some itself: that is reported there. A translation with one form for all numbers may \
    be right even if the source has two, so this is an info. Texts that aren't translated yet aren't looked at.
    """
  }

  var example: RuleExample {
    RuleExample(
      flagged: [
        "ko.yml": "reviews: \"{n, plural, other {리뷰 #개}}\"\n",
        "en.yml": "reviews: \"{n, plural, other {# reviews}}\"\n",
      ],
      finding: "en needs 'one' (for 1), which is missing; add 'one {…}'",
      fixed: [
        "ko.yml": "reviews: \"{n, plural, other {리뷰 #개}}\"\n",
        "en.yml": "reviews: \"{n, plural, one {# review} other {# reviews}}\"\n",
      ])
  }
}
