extension PluralUnusedCategory {
  var summary: String {
    "a plural has a category that the language never selects"
  }

  var explanation: String {
    """
    Translators and services copy the categories of English, but Korean, Chinese and Japanese have only 'other': \
    their 'one' is never shown, not even for 1. If the number 1 needs its own text, use '=1'.

    Categories that only decimals or millions select are used. '=0' and '=1' aren't categories, and 'zero' in a \
    plural map is the number 0 in Ruby's and Apple's syntax.
    """
  }

  var example: RuleExample {
    RuleExample(
      flagged: ["ko.yml": "found: \"{n, plural, one {# 곳} other {#곳}}\"\n"],
      finding: "ko never selects 'one'; remove the branch, or write '=1' if the number is meant",
      fixed: ["ko.yml": "found: \"{n, plural, other {#곳}}\"\n"])
  }
}
