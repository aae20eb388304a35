extension PlaceholderMissing {
  var summary: String {
    "a translation doesn't use an argument of the source text"
  }

  var explanation: String {
    """
    Users would miss a name, a price or a date. An argument counts as used if any branch uses it, so 'one {an item} \
    other {# items}' is complete, and so is a '=0' branch without the number.

    The rule doesn't require arguments that the source only selects by, the 'count' of a plural map, or arguments \
    that 'placeholder-extra' or 'placeholder-delimiter' reports as misspelled, or the ending of a counted word, as in \
    '%lld file%@', which other languages don't have.

    Variables that the system replaces, such as '${profile}' in a phrase of an App Shortcut or in the summary of an App \
    Intent, are compared as well. One phrase of a set is enough.
    """
  }

  var example: RuleExample {
    RuleExample(
      flagged: ["ko.yml": "hello: \"{name} 님, 안녕하세요\"\n", "en.yml": "hello: Hello!\n"],
      finding: "'{name}' from the text in ko is missing; write it where the value belongs",
      fixed: ["ko.yml": "hello: \"{name} 님, 안녕하세요\"\n", "en.yml": "hello: \"Hello, {name}!\"\n"])
  }
}
