extension PluralWanted {
  var summary: String {
    "a text counts things without a plural, in a language with plural forms"
  }

  var explanation: String {
    """
    Korean and Chinese write '{count}개' for any number, so the source doesn't show that English needs 'review' and \
    'reviews'. In English, the fix repeats the whole text for 'one' and 'other', and 'plural-same-branches' reports it \
    until you write the singular. In other languages, write the forms yourself.

    The rule reports only numbers that certainly count something: another language has a plural for it, or a counter \
    follows it in Korean, Chinese or Japanese (개, 명, 个), or its name is 'count' or similar; and only if the counted \
    noun comes next, in English a plural or a noun with '(s)'. Years, pages and parts of a whole ('{page} of \
    {total}'), units ('{n} km') and numbers at the end ('Total: {count}') aren't reported, nor are texts that aren't \
    translated.
    """
  }

  var example: RuleExample {
    RuleExample(
      flagged: [
        "ko.yml": "reviews: \"리뷰 {n, number, integer}개\"\n", "en.yml": "reviews: \"{n, number, integer} reviews\"\n",
      ],
      finding: "'n' counts something, and en has plural forms; write '{n, plural, one {…} other {…}}'",
      fixed: [
        "ko.yml": "reviews: \"리뷰 {n, number, integer}개\"\n",
        "en.yml": "reviews: \"{n, plural, one {# reviews} other {# reviews}}\"\n",
      ])
  }
}
