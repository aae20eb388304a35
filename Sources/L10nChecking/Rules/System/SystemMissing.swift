import L10nCatalog
import L10nFormats
import L10nLanguage
import L10nMessages
import L10nText

/// `system-missing`: strings that the system shows in the development language, because another language lacks them.
struct SystemMissing: CatalogRule {
  let id = RuleID.systemMissing
  let defaultSeverity = Severity.warning

  func check(_ catalog: Catalog, _: AccessorTree, _ reporter: inout Reporter) {
    let languages = NearbyLanguages(catalog)
    for string in catalog.systemStrings where !string.key.isEmpty {
      let message = catalog.messages[string.message]
      guard message.isTranslatable, let place = message.firstPlace, !Self.unshown.contains(string.key),
        !Self.names.contains(string.key) || message.isMostlyTranslated
      else { continue }
      let wanted = languages.around(catalog.files[place.file].path)
      for language in catalog.languages.indices.dropFirst()
      where wanted?.contains(language) != false && catalog.lacks(message, in: language)
        && !Self.isEnglish(string.key, catalog.bundles[language].tag)
      {
        reporter.report(
          id, MissingSystemString(key: string.key, language: catalog.languages[language]), at: .place(place),
          of: .message(string.message, language: language))
      }
    }
    checkUsageDescriptions(catalog, &reporter)
    for message in catalog.notifications.messagesOutsideTable {
      guard let source = catalog.messages[message].source else { continue }
      reporter.report(
        id, NotificationOutsideTable(key: catalog.messages[message].keyPath), at: .place(source.keyPlace),
        of: .message(message, language: nil))
    }
    for table in catalog.tablesToWrite {
      for message in table.unnamed {
        guard let source = catalog.messages[message].source else { continue }
        reporter.report(
          id, UnnamedSystemString(key: catalog.messages[message].keyPath, table: table.configured.name),
          at: .place(source.keyPlace), of: .message(message, language: nil))
      }
    }
  }
}

extension SystemMissing {
  /// The keys of names, which mostly are the same in all languages.
  private static let names: Set = [
    "CFBundleName", "CFBundleDisplayName", "CFBundleSpokenName", "CFBundleGetInfoString", "NSHumanReadableCopyright",
  ]

  /// The keys of values that no user sees.
  private static let unshown: Set = [
    "CFBundleDevelopmentRegion", "CFBundleIdentifier", "CFBundleShortVersionString", "CFBundleVersion",
  ]

  /// Returns a Boolean value indicating whether a key is a text of `Info.plist`, such as the name of a document type, and
  /// the language is the one that it is written in: the system shows the key.
  private static func isEnglish(_ key: String, _ tag: LanguageTag) -> Bool {
    tag.language == "en" && key.utf8.contains(UInt8(ascii: " ")) && key.utf8.allSatisfy { $0 < 0x80 }
  }

  /// Compares the reasons for permissions in `Info.plist`, or in the settings that it is generated from, with their
  /// strings. An app with one language needs no strings for them.
  private func checkUsageDescriptions(_ catalog: Catalog, _ reporter: inout Reporter) {
    let strings = catalog.systemStrings.filter { if case .infoPlist = $0.table { true } else { false } }
    guard let listed = catalog.usageDescriptions, !strings.isEmpty || catalog.languages.count > 1 else { return }
    // Strings that somebody added to a written table by hand are kept.
    let kept = catalog.tablesToWrite.map(\.configured).filter {
      if case .infoPlist = SystemString.Table($0) { true } else { false }
    }
    let translated = kept.reduce(into: Set(strings.map(\.key))) { $0.formUnion($1.present.keys) }
    for key in listed where !translated.contains(key.text) {
      reporter.report(
        id, UsageDescription(key: key.text, isInList: true), at: .place(key.place), of: .other(key: nil, language: nil))
    }
    guard catalog.hasAllUsageDescriptions else { return }
    let keys = Set(listed.map(\.text))
    for string in strings where InfoPropertyList.isUsageDescription(string.key) && !keys.contains(string.key) {
      guard let place = catalog.messages[string.message].firstPlace else { continue }
      reporter.report(
        id, UsageDescription(key: string.key, isInList: false), at: .place(place),
        of: .message(string.message, language: nil))
    }
  }
}

extension CatalogMessage {
  /// A Boolean value indicating whether most of the languages that have it translate it, three or more each in its way.
  /// Fewer show nothing: many names are translated into one language, or written in another script.
  fileprivate var isMostlyTranslated: Bool {
    let written = texts.compactMap { $0?.stored.first }
    let usual = source?.stored.first ?? written.mostFrequent
    let others = written.filter { $0 != usual }
    return Set(others).count >= 3 && others.count * 2 > written.count
  }
}

extension StoredMessage {
  fileprivate var first: String? { count == 0 ? nil : self[0] }
}

extension [String] {
  /// The first of those that it has most often.
  fileprivate var mostFrequent: String? {
    let counts = Dictionary(map { ($0, 1) }, uniquingKeysWith: +)
    let most = counts.values.max()
    return first { counts[$0] == most }
  }
}

/// A reason for a permission that only `Info.plist` has, or only the tables.
private struct UsageDescription: Facts {
  var key: String
  var isInList: Bool

  var values: KeyValuePairs<FactName, String?> { [.problem: isInList ? "translation" : "list", .written: key] }
  var sentence: String {
    isInList
      ? "'\(key)' isn't in the table InfoPlist, so the system shows this string in every language; add it there"
      : "Info.plist doesn't contain '\(key)', so the system terminates the app when it asks for the permission; add "
        + "it"
  }
}

/// A string for a table in which its key isn't known.
private struct UnnamedSystemString: Facts {
  var key: String
  var table: String

  var values: KeyValuePairs<FactName, String?> { [.problem: "name", .written: table] }
  var sentence: String {
    "names.yml has no name for '\(key)' in '\(table)'; add one, such as "
      + "'\(table): { \(key): NSCameraUsageDescription }'"
  }
}

/// A string of notifications that isn't in the table where the system looks it up.
private struct NotificationOutsideTable: Facts {
  var key: String

  var values: KeyValuePairs<FactName, String?> { [.problem: "notification"] }
  var sentence: String {
    "'\(key)' isn't in the table '\(NotificationString.table)', where the system looks up the strings of notifications; "
      + "add it to that table in 'tables' of l10n.yml"
  }
}

/// A string that the system shows, but a language lacks.
private struct MissingSystemString: Facts {
  var key: String
  var language: String

  var values: KeyValuePairs<FactName, String?> { [:] }
  let namesLanguage = true
  var sentence: String {
    "'\(key)' is missing in \(language), so the system shows it in the development language; add it"
  }
}
