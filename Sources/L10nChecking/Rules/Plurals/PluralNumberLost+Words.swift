extension PluralNumberLost {
  var summary: String {
    "a plural form is for several numbers and doesn't show which"
  }

  var explanation: String {
    """
    In English 'one' is the number 1, so 'an item' is enough. In Russian it is also 21 and 31, and in French 0: \
    without the number, the form would be wrong for them.

    A form for 0 and 1 is only a hint, because many apps show another text for 0; it may omit the number if the \
    source's form for 1 omits it.

    Forms for a single number may omit it, and so may all forms if the plural only selects a word, and the number is \
    outside the plural or isn't shown at all. The rule also reports a plural map that never shows a number that the \
    source shows.
    """
  }

  var example: RuleExample {
    RuleExample(
      flagged: [
        "ko.yml": "found: \"{n, plural, other {#곳}}\"\n",
        "fr.yml": "found: \"{n, plural, one {un magasin} other {# magasins}}\"\n",
      ],
      finding: "'one' (for 0, 1) doesn't show the number, which other branches do; write '#' in it",
      fixed: [
        "ko.yml": "found: \"{n, plural, other {#곳}}\"\n",
        "fr.yml": "found: \"{n, plural, one {# magasin} other {# magasins}}\"\n",
      ])
  }
}
