extension UnrecordedNames {
  var summary: String {
    "the names of some accessors were derived from strings and aren't in names.yml yet"
  }

  var explanation: String {
    """
    A key of a String Catalog may be a whole sentence. The name of its accessor is derived from the string's first \
    words, so it could change when strings are added. names.yml keeps it: 'l10n-gen check --fix' and, with committed \
    code, 'l10n-gen emit' add new names to the file. Commit it, and change a name there to rename an accessor.

    There is one finding for each table, at the first of its keys, and one for each key such as 'save_it' whose own \
    name another key has in Swift, such as 'saveIt'. 'l10n-gen emit' leaves the name to the one that the committed \
    code has it for.
    """
  }

  var example: RuleExample {
    let catalog = """
      {
        "sourceLanguage" : "ko",
        "strings" : {
          "Sign in" : {
            "localizations" : {
              "ko" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "로그인"
                }
              }
            }
          }
        },
        "version" : "1.0"
      }

      """
    return RuleExample(
      flagged: ["Localizable.xcstrings": catalog],
      finding: "names.yml doesn't have 'sign_in'; run 'l10n-gen check --fix', and commit names.yml",
      fixed: ["Localizable.xcstrings": catalog.replacing("Sign in", with: "sign_in")])
  }
}
