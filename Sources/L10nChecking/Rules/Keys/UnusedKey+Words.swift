extension UnusedKey {
  package var summary: String { "no Swift code reads a string (only with 'check --sources')" }

  package var explanation: String {
    """
    Translators are paid for a string that nobody sees. 'check --sources App' looks for the accessor, or for the key \
    in a literal, in all Swift files below the folder 'App'; name every folder that contains code of the app. Uses \
    that can't be followed, such as an enum of accessors that is passed to a function, count as read; 'l10n-gen \
    unused' lists those places. If Objective-C or a storyboard reads the string, set 'ignore: { ko: [unused-key] }' in \
    its metadata, with the source language.
    """
  }

  package var example: RuleExample {
    RuleExample(
      flagged: ["ko.yml": "title: 매장\nold: 예전 매장\n", "Store.swift": "let title = L10n.title\n"],
      finding: "no Swift code reads 'L10n.old'; remove the string from all languages",
      fixed: ["ko.yml": "title: 매장\n", "Store.swift": "let title = L10n.title\n"])
  }
}
