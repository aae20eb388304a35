import CatalogTestSupport
import Testing

@testable import L10nCatalog
@testable import L10nChecking
@testable import L10nText

@Suite("notification-changed")
struct NotificationChangedTests {
  /// Returns the finding for a text of the key `K` that had another text before, up to the semicolon.
  private func found(_ old: String, _ new: String, table: String = "en.lproj/Localizable.strings") -> String? {
    found(["\(table)": "K = \"\(old)\";"], ["\(table)": "K = \"\(new)\";"]).first
  }

  private func found(
    _ old: KeyValuePairs<String, String>, _ new: KeyValuePairs<String, String>, tables: [SystemTable] = []
  ) -> [String] {
    let (before, after) = (catalog(old, tables), catalog(new, tables))
    return Checker([NotificationChanged(since: before)], options: CheckingOptions()).findings(in: after).map {
      "\($0.location.file): \($0.message.prefix { $0 != ";" })"
    }
  }

  private func catalog(_ files: KeyValuePairs<String, String>, _ tables: [SystemTable]) -> Catalog {
    var bundles = MarkedBundles(files)
    bundles.source = "en"
    bundles.notifications = [NotificationPattern("K*", offset: 0), NotificationPattern("push.**", offset: 0)]
    bundles.tables = tables
    return bundles.catalog
  }

  @Test("words, and the order of numbered arguments in them, may change")
  func words() {
    #expect(found("%@ invited you", "You have an invitation from %@") == nil)
    #expect(found("%@ invited you to %@", "%2$@: an invitation from %1$@") == nil)
  }

  @Test("an argument that is new, gone or of another type is reported at the text")
  func arguments() {
    let file = "en.lproj/Localizable.strings: "
    #expect(
      found("%@ invited you", "%@ invited you to %@")
        == file + "argument 2 of 'K' is new: installed versions don't show it, and servers may not send it")
    #expect(found("%@: %@", "%@") == file + "argument 2 of 'K' is gone, but installed versions still show it")
    #expect(found("%d new", "%@ new") == file + "argument 1 of 'K' is text now, but a number in installed versions")
    #expect(found("%@ new", "%ld new") == file + "argument 1 of 'K' is a number now, but text in installed versions")
  }

  @Test("a key that is gone is reported, but not if the file can't be read")
  func removed() {
    let before: KeyValuePairs = ["en.lproj/Localizable.strings": "K = \"Hi\"; L = \"Hi\";"]
    #expect(
      found(before, ["en.lproj/Localizable.strings": "K2 = \"Hi\";"]) == [
        "l10n.yml: 'K' is gone, but servers can still send it"
      ])
    #expect(found(before, ["en.lproj/Localizable.strings": "K2 = \"Hi"]) == [])
  }

  @Test("in written tables, a named argument that moved is reported, and a message that is renamed isn't")
  func written() {
    let table = { (path: String) in
      SystemTable(
        path: "App/{language}.lproj/Localizable.strings",
        keys: [.init(pattern: path, glob: KeyGlob(segments: ["push", "*"]), naming: .keys(["INVITED"]), offset: 0)])
    }
    let old: KeyValuePairs = ["en.yml": "push: { a: \"{player} invited you to {game}\" }"]
    #expect(
      found(old, ["en.yml": "push: { b: \"{game}: {player} invited you\" }"], tables: [table("push.*")]) == [
        "en.yml: argument 'player' of 'INVITED' moved from 1 to 2 in 'loc-args', but not in installed versions"
      ])
    #expect(found(old, ["en.yml": "push: { b: \"{friend} invited you to {game}\" }"], tables: [table("push.*")]) == [])
  }
}
