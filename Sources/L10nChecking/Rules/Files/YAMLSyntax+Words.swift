extension YAMLSyntax {
  var summary: String {
    "a file is not well-formed YAML, or exceeds a limit"
  }

  var explanation: String {
    """
    Reading continues at the next key after an error, so one broken text doesn't hide the others, and one run \
    reports all errors of a file. A text that couldn't be read is not also reported as missing.

    The limits are 64 MiB for a file, 64 levels of nesting, 1,024 bytes for a key path, a million nodes from the \
    aliases of all files, where 64 bytes of a text count as one, and a hundred combining marks in a row.
    """
  }

  var example: RuleExample {
    RuleExample(
      flagged: ["ko.yml": "empty: \"주변에 매장이 없습니다\ntitle: 매장\n"],
      finding: "this quote is never closed; close it, or write the text without quotes",
      fixed: ["ko.yml": "empty: \"주변에 매장이 없습니다\"\ntitle: 매장\n"])
  }
}
