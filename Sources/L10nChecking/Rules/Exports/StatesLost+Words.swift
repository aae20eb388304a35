extension StatesLost {
  var summary: String {
    "strings of a String Catalog lost their states, but not their texts (only with 'check --since')"
  }

  var explanation: String {
    """
    Some services write 'translated' for every string, and others no state at all, or 'new' for strings that they didn't \
    import. Then nobody sees any more which translations a machine made or somebody has to review. 'check --since main' \
    compares the files with a git revision or a directory. It reports strings without the field 'state'; five or more \
    strings of a language that became new again; and five or more that became final without another text, if hardly any \
    string of the language kept its state or got another text: a person who reviews strings changes some of them.
    """
  }

  var example: RuleExample {
    RuleExample(
      flagged: [
        "Localizable.xcstrings": Self.catalog(state: ""),
        "old/Localizable.xcstrings": Self.catalog(state: #""state" : "needs_review", "#),
      ],
      finding: "1 string in en lost the field 'state' ('title'); export the catalog with states",
      fixed: [
        "Localizable.xcstrings": Self.catalog(state: #""state" : "translated", "#),
        "old/Localizable.xcstrings": Self.catalog(state: #""state" : "translated", "#),
      ])
  }

  private static func catalog(state: String) -> String {
    """
    {
      "sourceLanguage" : "ko",
      "strings" : {
        "title" : {
          "localizations" : {
            "en" : { "stringUnit" : { \(state)"value" : "Stores" } },
            "ko" : { "stringUnit" : { "state" : "translated", "value" : "매장" } }
          }
        }
      },
      "version" : "1.0"
    }

    """
  }
}
