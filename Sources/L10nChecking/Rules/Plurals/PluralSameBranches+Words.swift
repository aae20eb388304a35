extension PluralSameBranches {
  var summary: String {
    "an English plural has the same words for one and for many"
  }

  var explanation: String {
    """
    'check --fix' creates a plural from '{n} members' and can only repeat the words: 'one {# members} other {# \
    members}'. Write the singular yourself: 'one {# member}'.

    The rule reports branches for categories that are the same and in which a plural noun follows the number. It \
    applies to English only: in other languages too many nouns don't change ('# Ordner' in German, '# mois' in \
    French). Branches for exact numbers such as '=0' aren't compared.
    """
  }

  var example: RuleExample {
    RuleExample(
      flagged: [
        "ko.yml": "members: \"{n, plural, other {회원 #명}}\"\n",
        "en.yml": "members: \"{n, plural, one {# members} other {# members}}\"\n",
      ],
      finding: "'one' and 'other' have the same text; write the singular in 'one'",
      fixed: [
        "ko.yml": "members: \"{n, plural, other {회원 #명}}\"\n",
        "en.yml": "members: \"{n, plural, one {# member} other {# members}}\"\n",
      ])
  }
}
