extension PlaceholderType {
  var summary: String {
    "an argument is used as a type that it doesn't have"
  }

  var explanation: String {
    """
    The source text and the metadata define an argument's type, so no translator can change what the app passes. A \
    text can't be shown if it formats a string as a date, or has '%d' for '%@'. In another order than the source's, \
    conversions need numbers: '%2$d' takes the second value.

    If the source only inserts the argument, it is a string. A translation that selects a plural by it or formats it \
    as a number is a warning, which explains how to declare the type.
    """
  }

  var example: RuleExample {
    RuleExample(
      flagged: [
        "ko.yml": "day: \"{n, number, integer}일째\"\n", "en.yml": "day: \"Day {n, date, short}\"\n",
      ],
      finding: "'n' is used as a date here, but is an Int; write it as a number",
      fixed: ["ko.yml": "day: \"{n, number, integer}일째\"\n", "en.yml": "day: \"Day {n, number, integer}\"\n"])
  }
}
