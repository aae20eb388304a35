extension SystemLanguages {
  var summary: String {
    "Info.plist, the tables for the system and the translation files disagree about the app's languages"
  }

  var explanation: String {
    """
    The system takes the languages of an app from its .lproj folders and from 'CFBundleLocalizations' in Info.plist: \
    it offers them in the app's settings, and shows its own dialogs in one of them. An app whose strings are in \
    generated code has no such folders, and needs the list. Set the path of the file with 'info-plist' in l10n.yml.

    A table of 'tables' in l10n.yml that has a language without translations adds that language to the app, too: the \
    system shows its dialogs in it, and the app its other strings in another language.
    """
  }

  var example: RuleExample {
    RuleExample(
      flagged: ["ko.yml": "title: 매장\n", "en.yml": "title: Stores\n", "Info.plist": Self.list("ko")],
      finding:
        "'CFBundleLocalizations' doesn't list 'en', so the system doesn't offer it as the app's language; add it",
      fixed: ["ko.yml": "title: 매장\n", "en.yml": "title: Stores\n", "Info.plist": Self.list("ko", "en")])
  }

  private static func list(_ languages: String...) -> String {
    let items = languages.map { "    <string>\($0)</string>\n" }.joined()
    return "<plist version=\"1.0\">\n<dict>\n  <key>CFBundleLocalizations</key>\n  <array>\n\(items)"
      + "  </array>\n</dict>\n</plist>\n"
  }
}
