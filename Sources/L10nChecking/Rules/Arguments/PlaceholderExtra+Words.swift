extension PlaceholderExtra {
  var summary: String {
    "a translation uses an argument that the source text doesn't have"
  }

  var explanation: String {
    """
    The source text and the metadata define a message's arguments. The app passes no others, so users would see the \
    placeholder itself. Usually the name is misspelled or translated. If a language needs an argument that the \
    source doesn't use, such as a number for its plural forms, declare it in metadata.yml under the message's key: \
    'arguments: { count: Int }'. A declared argument that no text uses is a warning. If the source has no text yet, \
    one finding at its key gives the placeholders that translations have.

    Variables that the system replaces, such as '${profile}' in a phrase of an App Shortcut or in the summary of an App \
    Intent, are compared as well.
    """
  }

  var example: RuleExample {
    RuleExample(
      flagged: ["ko.yml": "hello: \"{name} 님\"\n", "en.yml": "hello: \"Hello, {name} {nmae}\"\n"],
      finding: "'{nmae}' is not an argument of the text in ko; did you mean '{name}'?",
      fixed: ["ko.yml": "hello: \"{name} 님\"\n", "en.yml": "hello: \"Hello, {name}\"\n"])
  }
}
