/// `system-missing`: strings that the system shows in the development language, because another one lacks them.
struct SystemMissing: CatalogRule {
  let id = RuleID.systemMissing
  let defaultSeverity = Severity.warning
  var summary: String {
    "a string that the system shows is missing in one of the app's languages"
  }
  var explanation: String {
    """
    The system shows the strings of an InfoPlist or AppShortcuts table itself, and knows nothing of a user's other \
    languages: where a string is missing, it shows the one of the development language, in the middle of a dialog in \
    the user's own. App Review reads the reasons for permissions, too. The development language itself may have its \
    strings in Info.plist.
    """
  }
  var example: RuleExample {
    RuleExample(
      flagged: [
        "ko.lproj/InfoPlist.strings": "CFBundleName = \"다봄\";\nNSCameraUsageDescription = \"영수증을 찍습니다\";\n",
        "en.lproj/InfoPlist.strings": "CFBundleName = \"DABOM\";\n",
      ],
      finding:
        "'NSCameraUsageDescription' is missing in en, so that the system shows it in the development language; add it",
      fixed: [
        "ko.lproj/InfoPlist.strings": "CFBundleName = \"다봄\";\nNSCameraUsageDescription = \"영수증을 찍습니다\";\n",
        "en.lproj/InfoPlist.strings":
          "CFBundleName = \"DABOM\";\nNSCameraUsageDescription = \"To photograph receipts\";\n",
      ])
  }

  func check(_ catalog: Catalog, _: AccessorTree, _ reporter: inout Reporter) {
    for string in catalog.systemStrings {
      let message = catalog.messages[string.message]
      guard message.metadata.isTranslatable else { continue }
      guard let place = message.texts.lazy.compactMap({ $0?.keyPlace }).first else { continue }
      for language in catalog.languages.indices.dropFirst() where !message.isIn(language: language) {
        let bundle = catalog.bundles[language]
        guard bundle.isComplete, bundle.entries[message.key] == nil, catalog.sparse[language] == nil else { continue }
        reporter.report(
          id, MissingSystemString(key: string.key, language: bundle.language), at: .place(place),
          of: .message(string.message, language: language))
      }
    }
  }
}

/// A string that the system shows and a language lacks.
private struct MissingSystemString: Facts {
  var key: String
  var language: String

  var values: KeyValuePairs<FactName, String?> { [:] }
  var sentence: String {
    "'\(key)' is missing in \(language), so that the system shows it in the development language; add it"
  }
  var version1Key: String? { nil }
}
