extension SystemArgument {
  var summary: String {
    "a string that the system shows has an argument or a branch"
  }

  var explanation: String {
    """
    The system shows the strings of an InfoPlist table, such as the app's name and the reasons for permissions, and \
    the phrases of an AppShortcuts table. The app's code doesn't run then, so arguments aren't replaced and plurals \
    aren't selected: users see '%@'. A percent sign after a number is text.

    Other tables that 'tables' in l10n.yml names, such as one of keys for notifications, may have arguments, but not \
    everything that a message may: no ordinals, dates or choices by words.
    """
  }

  var example: RuleExample {
    RuleExample(
      flagged: ["ko.lproj/InfoPlist.strings": "NSCameraUsageDescription = \"%@에서 영수증을 찍습니다\";\n"],
      finding: "the system shows this string without arguments, so users see '%@'; write what it stands for",
      fixed: ["ko.lproj/InfoPlist.strings": "NSCameraUsageDescription = \"다봄에서 영수증을 찍습니다\";\n"])
  }
}
