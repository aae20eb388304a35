extension PlatformLanguages {
  var summary: String { "only one of two platforms has a language (only with 'sources')" }

  var explanation: String {
    """
    A language that a product has on one platform only is one that its users expect on the other. The rule compares the \
    languages with those in the places that 'sources' in l10n.yml lists: 'zh-CN' and 'zh-Hans' are one language, as are 'iw' \
    and 'he'. The files' source language is the project's, whatever the folder's name.

    The findings are notes at the item of 'sources'. 'rules: { platform-languages: off }' in l10n.yml turns them off.
    """
  }

  var example: RuleExample {
    let settings = "source: ko\nsources: [android/res]\n"
    let (strings, translated) = ("title = \"매장\";\n", "title = \"Shops\";\n")
    let resources = "<resources>\n  <string name=\"title\">매장</string>\n</resources>\n"
    return RuleExample(
      flagged: [
        "l10n.yml": settings, "ko.lproj/Localizable.strings": strings, "en.lproj/Localizable.strings": translated,
        "android/res/values/strings.xml": resources,
      ],
      finding: "'android/res' has no strings in en, which the project has; translate them there, too",
      fixed: [
        "l10n.yml": settings, "ko.lproj/Localizable.strings": strings, "en.lproj/Localizable.strings": translated,
        "android/res/values/strings.xml": resources,
        "android/res/values-en/strings.xml": resources.replacing("매장", with: "Shops"),
      ])
  }
}
