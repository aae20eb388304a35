extension SpacesNormalized {
  var summary: String {
    "translations lost no-break or other special spaces, while nothing else changed (only with 'check --since')"
  }

  var explanation: String {
    """
    Some services replace no-break spaces with plain ones, or delete ideographic spaces. A number is then separated \
    from its unit at the end of a line, and a French question mark from its question. 'check --since main' compares \
    the files with a git revision or a directory, and reports languages in which five or more strings lost such spaces \
    while their other characters stayed the same. A person who replaces a single one isn't reported.
    """
  }

  var example: RuleExample {
    let source = "a: 1위\nb: 2위\nc: 3위\nd: 4위\ne: 5위\n"
    let english = "a: No.\u{A0}1\nb: No.\u{A0}2\nc: No.\u{A0}3\nd: No.\u{A0}4\ne: No.\u{A0}5\n"
    return RuleExample(
      flagged: [
        "ko.yml": source, "en.yml": english.replacing("\u{A0}", with: " "), "old/ko.yml": source, "old/en.yml": english,
      ],
      finding: "5 strings in en lost spaces such as no-break space (U+00A0), while nothing else changed (such as 'a', "
        + "'b' and 'c'); restore the older texts",
      fixed: ["ko.yml": source, "en.yml": english, "old/ko.yml": source, "old/en.yml": english])
  }
}
