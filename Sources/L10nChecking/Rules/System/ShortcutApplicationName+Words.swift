extension ShortcutApplicationName {
  var summary: String {
    "a phrase of an App Shortcut doesn't name the app"
  }

  var explanation: String {
    """
    Each phrase of an App Shortcut, in the table AppShortcuts, must contain '${applicationName}' in every language, \
    because the app's name tells Siri which app the user means. The system ignores a phrase without it.
    """
  }

  var example: RuleExample {
    RuleExample(
      flagged: ["ko.lproj/AppShortcuts.strings": "find_store = \"매장 찾기\";\n"],
      finding: "this phrase doesn't contain '${applicationName}', so the system ignores it; add it",
      fixed: ["ko.lproj/AppShortcuts.strings": "find_store = \"${applicationName}에서 매장 찾기\";\n"])
  }
}
