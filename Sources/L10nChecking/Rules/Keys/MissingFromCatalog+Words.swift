extension MissingFromCatalog {
  package var summary: String { "no table has a key that code looks up (only with 'check --sources')" }

  package var explanation: String {
    """
    A key that no table has is shown as it is, in every language. 'check --sources App' looks for literals that code \
    below the folder 'App' uses as keys, as in 'Text("Open")' and 'String(localized:)', and for the tables of all \
    formats in the project: those of the code's target and of the app, or all if the lookup names a bundle. Keys \
    that depend on a type that isn't known, keys without a word, placeholders of views that load, and code in tests, \
    previews and folders or files with names such as 'Debug' and 'Example' don't count.
    """
  }

  package var example: RuleExample {
    RuleExample(
      flagged: [
        "ko.lproj/Localizable.strings": "\"store.title\" = \"매장\";\n",
        "Store.swift": "import SwiftUI\nlet title = Text(\"store.titel\")\n",
      ],
      finding: "'store.titel' isn't in the table Localizable; did you mean 'store.title'?",
      fixed: [
        "ko.lproj/Localizable.strings": "\"store.title\" = \"매장\";\n",
        "Store.swift": "import SwiftUI\nlet title = Text(\"store.title\")\n",
      ])
  }
}
