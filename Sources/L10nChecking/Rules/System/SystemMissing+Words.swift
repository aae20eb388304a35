extension SystemMissing {
  var summary: String {
    "a string that the system shows is missing in one of the app's languages"
  }

  var explanation: String {
    """
    The system shows the strings of an InfoPlist or AppShortcuts table itself, and doesn't try a user's other \
    languages: if a string is missing, it shows the one in the development language, in a dialog that is otherwise in \
    the user's language. App Review reads the reasons for permissions, too. The development language itself may have \
    its strings in Info.plist, or in build settings such as INFOPLIST_KEY_NSCameraUsageDescription, from which Xcode \
    generates that file: 'info-plist' in l10n.yml names these files. The app's name and its copyright notice may be \
    missing, unless most languages that have them translate them, each in its way.

    A table needs the languages of the other tables in its folder, or of the nearest folder above that has others: an \
    app and its extension may have different ones.

    Strings for a table that 'tables' in l10n.yml writes are checked, too; with 'names', each needs its key in \
    names.yml. So are those that 'notifications' lists, which have to be in the table Localizable.
    """
  }

  var example: RuleExample {
    RuleExample(
      flagged: [
        "ko.lproj/InfoPlist.strings": "CFBundleName = \"다봄\";\nNSCameraUsageDescription = \"영수증을 찍습니다\";\n",
        "en.lproj/InfoPlist.strings": "CFBundleName = \"DABOM\";\n",
      ],
      finding:
        "'NSCameraUsageDescription' is missing in en, so the system shows it in the development language; add it",
      fixed: [
        "ko.lproj/InfoPlist.strings": "CFBundleName = \"다봄\";\nNSCameraUsageDescription = \"영수증을 찍습니다\";\n",
        "en.lproj/InfoPlist.strings":
          "CFBundleName = \"DABOM\";\nNSCameraUsageDescription = \"To photograph receipts\";\n",
      ])
  }
}
