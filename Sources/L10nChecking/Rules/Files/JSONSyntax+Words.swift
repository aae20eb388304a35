extension JSONSyntax {
  var summary: String {
    "a file is not well-formed JSON, String Catalog or ARB, or exceeds a limit"
  }

  var explanation: String {
    """
    Files are read as RFC 8259 defines JSON: in UTF-8, or in UTF-16 with a byte-order mark. Comments and trailing \
    commas are errors, because other programs refuse them. Reading continues after an error, so one broken text \
    doesn't hide the others, and one run reports all errors of a file. A text that couldn't be read is not also \
    reported as missing.

    What a String Catalog has in an unclear way is a warning: a substitution without a position, or variations of \
    which one kind is ignored.

    An ARB file of Flutter has a text for each key. If its name and its `@@locale` say different languages, Flutter \
    refuses it. A format of a placeholder that generated Swift code can't write is a warning.

    With `format: i18next`, a key that has a colon and isn't a sentence is a warning, because i18next looks for a namespace \
    then.

    The limits are 64 MiB for a file, 64 levels of nesting, 1,024 bytes for a key path, and a hundred combining \
    marks in a row.
    """
  }

  var example: RuleExample {
    RuleExample(
      flagged: ["ko.json": #"{ "title": "매장", "empty": "주변에 매장이 없습니다", }"#],
      finding: "nothing follows this comma; remove it",
      fixed: ["ko.json": #"{ "title": "매장", "empty": "주변에 매장이 없습니다" }"#])
  }
}
