extension PlatformArguments {
  var summary: String { "a string shows other arguments on another platform (only with 'sources')" }

  var explanation: String {
    """
    A string that shows a number on one platform and not on the other tells users of one of them less, and a translation of \
    one can't be used for the other. The rule compares the arguments that the source texts show with those of the strings in \
    the places that 'sources' in l10n.yml lists, in the order of the texts. Names don't count, and neither do arguments that \
    only choose between texts.

    An argument that is text on one platform and a number on the other is a note: many apps write numbers themselves, and \
    then show them as text.
    """
  }

  var example: RuleExample {
    let settings = "source: ko\nsources: [android/res]\n"
    return RuleExample(
      flagged: [
        "l10n.yml": settings, "ko.lproj/Localizable.strings": "welcome = \"%@님, 환영합니다\";\n",
        "android/res/values/strings.xml": "<resources>\n  <string name=\"welcome\">환영합니다</string>\n</resources>\n",
      ],
      finding: "the text shows 0 arguments, and the project's shows 1; show the same on both platforms",
      fixed: [
        "l10n.yml": settings, "ko.lproj/Localizable.strings": "welcome = \"%@님, 환영합니다\";\n",
        "android/res/values/strings.xml": "<resources>\n  <string name=\"welcome\">%s님, 환영합니다</string>\n</resources>\n",
      ])
  }
}
