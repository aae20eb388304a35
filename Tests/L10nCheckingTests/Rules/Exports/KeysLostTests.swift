import CatalogTestSupport
import Testing

@testable import L10nCatalog
@testable import L10nChecking
@testable import L10nText

@Suite("keys-lost")
struct KeysLostTests {
  private let before = ProjectFiles(["en.yml": "a: Open\nb: Close\n", "de.yml": "a: Öffnen\nb: Schließen\n"])

  @Test("keys that are gone everywhere are a note, and translations a warning")
  func severities() throws {
    let after = ProjectFiles(["en.yml": "b: Close\n", "de.yml": "a: Öffnen\n"])
    let found = Checker([KeysLost(since: before.catalog)], options: CheckingOptions()).findings(in: after.catalog)
    #expect(
      found.map { "\($0.severity) \($0.location.line) \($0.message)" } == [
        "info 1 1 key is gone from all languages ('a'); restore what code still uses",
        "warning 1 1 string in de is gone, though the source still has it ('b'); restore it",
      ])
  }

  @Test("a renamed key isn't gone")
  func renamed() {
    let after = ProjectFiles([
      "en.yml": "a: Open\nc: Close\n", "de.yml": "a: Öffnen\nc: Schließen\n",
      "metadata.yml": "c: { renamed-from: b }\n",
    ])
    #expect(findings(from: before, to: after) == [])
  }

  @Test("a file that can't be read has lost nothing")
  func unread() {
    let after = ProjectFiles(["en.yml": "a: Open\nb: Close\n", "de.yml": "a: Öffnen\nb: \"Schließen\n"])
    #expect(findings(from: before, to: after) == [])
    #expect(findings(from: before, to: ProjectFiles(["en.yml": "a: Open\nb: [\n", "de.yml": "a: Öffnen\n"])) == [])
  }

  @Test("only the first of many keys, and the beginning of a long one, are named")
  func examples() {
    let long = String(repeating: "a", count: 70)
    let before = ProjectFiles(["en.yml": "\(long): A\nb: B\nc: C\nd: D\ne: E\n", "de.yml": "e: E\n"])
    #expect(
      findings(from: before, to: ProjectFiles(["en.yml": "e: E\n", "de.yml": "e: E\n"])) == [
        "keys-lost: 4 keys are gone from all languages (such as '\(long.prefix(60))…', 'b' and 'c'); restore what code "
          + "still uses"
      ])
  }
}
