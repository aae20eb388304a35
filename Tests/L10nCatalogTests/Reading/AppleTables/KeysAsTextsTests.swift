import L10nLanguage
import Testing

@testable import L10nCatalog
@testable import L10nChecking
@testable import L10nPipeline
@testable import L10nText

@Suite("Keys that are texts")
struct KeysAsTextsTests {
  private func check(_ files: [String: String], _ configuration: String = "source: en\n") -> CheckOutcome? {
    let source = SourceFile(path: "l10n.yml", bytes: Array(configuration.utf8))
    guard case .configuration(let configuration) = ConfigurationReader.read(source) else { return nil }
    return Pipeline(configuration).check(
      files.map {
        InputFile(path: $0.key.split(separator: "/").map(String.init), shownPath: $0.key, bytes: Array($0.value.utf8))
      })
  }

  private func sourceTexts(_ files: [String: String]) -> [String: String]? {
    guard let outcome = check(files) else { return nil }
    return Dictionary(
      uniqueKeysWithValues: outcome.catalog.messages.map { ($0.keyPath, $0.source?.message[0].text ?? "") })
  }

  @Test("all keys are texts if there is no file of the source language")
  func noSource() throws {
    let files = [
      "fr.lproj/A.strings": "\"Save %@\" = \"x %@\"; Cancel = y;", "ko.lproj/A.strings": "Cancel = z; Open = q;",
    ]
    let sources = try #require(sourceTexts(files))
    #expect(sources == ["A.Save": "Save %@", "A.Cancel": "Cancel", "A.Open": "Open"])
    let findings = try #require(check(files, "source: en\nlanguages: [en, fr, ko]\n")).findings
    #expect(!findings.contains { $0.rule == .unknownLanguage || $0.rule == .extraKey })
    let missing = findings.filter { $0.rule == .missingKey }
    #expect(missing.map(\.language) == ["fr", "ko"])
    #expect(missing.map(\.key) == ["A.Open", "A.Save"])
  }

  @Test("if most of the keys that the source's file lacks are texts, words among them are texts, too")
  func lackingWords() throws {
    let texts = (1...20).map { "\"Item number \($0)\" = x;" }.joined()
    let outcome = try #require(
      check([
        "en.lproj/A.strings": "a.b = Text; c.d = Other;",
        "fr.lproj/A.strings": "\(texts) Museum = x; \"Zen-Style\" = y; loginTitle = z; \"log.out\" = z;",
      ]))
    #expect(
      outcome.findings.filter { $0.rule == .extraKey }.map(\.key).sorted { ($0 ?? "") < ($1 ?? "") }
        == ["A.log.out", "A.loginTitle"])
    #expect(outcome.catalog.messages.filter(\.isInSource).count == 24)
  }

  @Test("keys that the source's file lacks are texts if they can't be names")
  func lacking() throws {
    let files = [
      "en.lproj/A.strings": "a.b = Text; c.d = Other;",
      "fr.lproj/A.strings": "a.b = x; \"Save it\" = y; login_title = z;",
    ]
    let outcome = try #require(check(files))
    #expect(outcome.catalog.messages.filter(\.isInSource).map(\.keyPath) == ["A.a.b", "A.c.d", "A.save_it"])
    #expect(outcome.findings.filter { $0.rule == .extraKey }.map(\.key) == ["A.login_title"])
  }

  @Test("all keys are texts if most texts of the source are their keys")
  func mostly() throws {
    let files = ["en.lproj/A.strings": "Save = Save; Open = Open; x = X;", "fr.lproj/A.strings": "Cancel = y;"]
    let outcome = try #require(check(files))
    #expect(!outcome.catalog.messages.contains { !$0.isInSource })
  }

  @Test("an error in the file with the key belongs to the file's language")
  func errors() throws {
    let outcome = try #require(check(["fr.lproj/A.strings": "Cancel = \"%5000d\";"]))
    #expect(outcome.stoppingErrors().isEmpty)
    #expect(outcome.hasErrors)
    #expect(outcome.catalog.bundles[0].files == [])
    #expect(outcome.catalog.bundles[0].rootFile == nil)
  }

  @Test("Base.lproj has the strings that the development language's folder doesn't have")
  func base() throws {
    let files = ["Base.lproj/A.strings": "a = base; b = base;", "en.lproj/A.strings": "a = own;"]
    #expect(sourceTexts(files) == ["A.a": "own", "A.b": "base"])
    let outcome = try #require(check(files))
    #expect(outcome.findings.filter { $0.rule != .derivedName } == [])
  }
}
