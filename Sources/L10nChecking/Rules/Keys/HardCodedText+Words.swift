extension HardCodedText {
  package var summary: String { "users see a text in the code that nothing localizes (only with 'check --sources')" }

  package var explanation: String {
    """
    A text in the code is the same in all languages unless something looks it up. 'check --sources App' follows strings \
    to the places where users see them: titles, texts, placeholders, alerts and menus of UIKit and AppKit, SwiftUI's \
    'verbatim:' and other strings, descriptions of errors, and variables, results and parameters of the app's own whose \
    text gets there. Texts in Chinese, Japanese or Korean are reported anywhere, unless they are compared with others, \
    keys or data. Names, units, formats, identifiers, addresses and logs aren't texts, and code in tests, previews, \
    '#if DEBUG' and declarations or files with names such as 'Mock' and 'Sample' doesn't count. The comment \
    '// l10n:ignore' keeps a line from being reported.
    """
  }

  package var example: RuleExample {
    RuleExample(
      flagged: [
        "ko.lproj/Localizable.strings": "\"store.close\" = \"닫기\";\n",
        "Store.swift": "import UIKit\nlet close = UIAlertAction(title: \"Close\", style: .cancel)\n",
      ],
      finding: "'Close' is shown to users of all languages; write String(localized:)",
      fixed: [
        "ko.lproj/Localizable.strings": "\"store.close\" = \"닫기\";\n",
        "Store.swift":
          "import UIKit\nlet close = UIAlertAction(title: String(localized: \"store.close\"), style: .cancel)\n",
      ])
  }
}
