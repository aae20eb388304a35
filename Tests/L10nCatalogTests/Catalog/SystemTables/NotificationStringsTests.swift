import CatalogTestSupport
import Testing

@testable import L10nCatalog
@testable import L10nText

@Suite("Strings of notifications")
struct NotificationStringsTests {
  private func catalog(_ patterns: [String], _ files: KeyValuePairs<String, String>) -> Catalog {
    var bundles = MarkedBundles(files)
    bundles.source = "en"
    bundles.notifications = patterns.map { NotificationPattern($0, offset: 0) }
    return bundles.catalog
  }

  @Test("a string is named by its key path, by a pattern, or by its key in the table")
  func patterns() {
    let files: KeyValuePairs = [
      "en.lproj/Localizable.strings": "\"push.a\" = \"A\"; \"New message\" = \"B\"; GAME_REQUEST = \"C\"; d = \"D\";"
    ]
    let keys = { (patterns: [String]) in Set(catalog(patterns, files).notifications.strings.map(\.key)) }
    #expect(keys(["push.*"]) == ["push.a"])
    #expect(keys(["New message", "GAME_REQUEST"]) == ["New message", "GAME_REQUEST"])
    #expect(keys([]) == [])
  }

  @Test("arguments are in the order of their positions")
  func arguments() {
    let strings = catalog(["K"], ["en.lproj/Localizable.strings": "K = \"%2$@ of %1$@\";"]).notifications.strings
    #expect(strings.first?.arguments.map(\.position) == [1, 2])
    #expect(strings.first?.arguments.map(\.name) == ["arg1", "arg2"])
  }

  @Test("a string in another table, and a pattern without strings, are reported")
  func mistakes() {
    var bundles = MarkedBundles(["en.lproj/Push.strings": "❶K = \"Hi\";"])
    bundles.source = "en"
    bundles.notifications = [NotificationPattern("Push.K", offset: 0), NotificationPattern("x.*", offset: 0)]
    #expect(
      bundles.found(by: .systemMissing) == [
        "❶ warning: 'Push.K' isn't in the table 'Localizable', where the system looks up the strings of notifications; "
          + "add it to that table in 'tables' of l10n.yml"
      ])
    #expect(
      bundles.found(by: .extraKey).map { $0.drop { $0 != " " } } == [
        " warning: no source key matches 'x.*'; correct it, or remove it from 'notifications'"
      ])
  }
}
