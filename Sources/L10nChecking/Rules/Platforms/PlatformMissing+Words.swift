extension PlatformMissing {
  var summary: String { "only one of two platforms has a string (only with 'sources')" }

  var explanation: String {
    """
    If both platforms of a product should have the same strings, one that only one of them has was forgotten on the other, or \
    is no longer used. The rule compares the strings of the source language with those in the places that 'sources' in \
    l10n.yml lists. Strings that aren't translated, and those of the system such as reasons for permissions, don't count.

    It is off by default, because most products have strings for one platform only. 'rules: { platform-missing: info }' in \
    l10n.yml turns it on.
    """
  }

  var example: RuleExample {
    let settings = "source: ko\nsources: [android/res]\nrules: { platform-missing: info }\n"
    let strings = "title = \"매장\";\n"
    return RuleExample(
      flagged: [
        "l10n.yml": settings, "ko.lproj/Localizable.strings": strings + "empty = \"매장이 없어요\";\n",
        "android/res/values/strings.xml": "<resources>\n  <string name=\"title\">매장</string>\n</resources>\n",
      ],
      finding: "'android/res' has no string with this key; add it there, or remove it here if no code uses it",
      fixed: [
        "l10n.yml": settings, "ko.lproj/Localizable.strings": strings,
        "android/res/values/strings.xml": "<resources>\n  <string name=\"title\">매장</string>\n</resources>\n",
      ])
  }
}
