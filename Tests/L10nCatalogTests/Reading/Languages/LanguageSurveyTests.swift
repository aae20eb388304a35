import L10nMessages
import Testing

@testable import L10nCatalog
@testable import L10nText

@Suite("The search for languages")
struct LanguageSurveyTests {
  private func survey(_ files: [String: String], _ statements: [LanguageSurvey.Statement] = []) -> LanguageSurvey {
    LanguageSurvey(
      of: files.map {
        InputFile(path: $0.key.split(separator: "/").map(String.init), shownPath: $0.key, bytes: Array($0.value.utf8))
      }, statements)
  }

  @Test("the language with the most messages comes first, and of equals English, then the others by name")
  func order() {
    let survey = survey(["en.yml": "a: 1", "ko.yml": "a: 1\nb: 2", "de/de.yml": "a: 1", "notes.yml": "a: 1"])
    #expect(survey.languages.map(\.name) == ["ko", "en", "de"])
    #expect(survey.languages.map(\.messages) == [2, 1, 1])
    #expect(survey.evidence == .allMessages)
  }

  @Test("a language that lacks messages of another isn't the source, however many it has")
  func stale() {
    let survey = survey(["en.yml": "a: 1\nb: 2", "fr.yml": "a: 1\nx: 2\ny: 3"])
    #expect(survey.languages.map(\.name) == ["fr", "en"])
    #expect(survey.evidence == nil)
  }

  @Test("the first statement is used whose language exists, or whose strings may be the keys of tables")
  func statements() {
    let en = LanguageSurvey.Statement(language: "en", file: "App.xcodeproj")
    let ko = LanguageSurvey.Statement(language: "ko", file: "Package.swift")
    let yaml = ["ko.yml": "a: 1", "ja.yml": "a: 1\nb: 2"]
    #expect(survey(yaml, [en, ko]).languages.map(\.name) == ["ko", "ja"])
    #expect(survey(yaml, [en, ko]).evidence == .statedIn("Package.swift"))
    #expect(survey(yaml, [en]).languages.map(\.name) == ["ja", "ko"])
    let strings = ["fr.lproj/A.strings": "\"Save\" = \"x\";"]
    #expect(survey(strings, [en]).languages.map(\.name) == ["en", "fr"])
    let base = ["Base.lproj/A.strings": "a = x;", "fr.lproj/A.strings": "a = y; b = z;"]
    #expect(survey(base, [ko]).languages.map(\.name) == ["ko", "fr"])
    #expect(survey(base).languages.map(\.name) == ["en", "fr"])
    #expect(survey(base).evidence == .base)
  }

  @Test("tables that the system reads don't determine a language if there are others")
  func systemTables() {
    let own = [
      "en.lproj/A.strings": "a = x;", "fr.lproj/InfoPlist.strings": "n = y;", "en.lproj/InfoPlist.strings": "n = z;",
    ]
    #expect(survey(own).languages.map(\.name) == ["en"])
    #expect(survey(["fr.lproj/InfoPlist.strings": "n = y;"]).languages.map(\.name) == ["fr"])
  }

  @Test("the source may lack what the system reads, which is in Info.plist")
  func systemMessages() {
    let survey = survey([
      "en.lproj/A.strings": "a = x; b = x;", "fr.lproj/A.strings": "a = y;",
      "fr.lproj/InfoPlist.strings": "n = y; m = y;",
    ])
    #expect(survey.languages.map(\.name) == ["en", "fr"])
    #expect(survey.languages.map(\.messages) == [2, 1])
    #expect(survey.evidence == .allMessages)
  }

  @Test("none of several equal languages is the source, because an argument may be a translator's mistake")
  func arguments() {
    let one = survey(["en.yml": "a: Hi\nb: 1", "ko.yml": "a: \"{name}\"\nb: 1", "de.yml": "a: Hallo\nb: 1"])
    #expect(one.languages.map(\.name) == ["ko", "en", "de"])
    #expect(one.evidence == nil)
    #expect(survey(["en.yml": "a: \"{n}\"\nb: 1", "ko.yml": "a: \"{name}\"\nb: 1"]).evidence == nil)
    #expect(survey(["en.yml": "a: \"{name}\"", "ko.yml": "a: \"{name}\""]).evidence == nil)
  }

  @Test("a single language is the source, and no files have none")
  func few() {
    #expect(survey(["ko.yml": "a: 1"]).evidence == .onlyLanguage)
    #expect(survey([:]).languages.isEmpty)
    #expect(survey([:]).evidence == nil)
    #expect(survey(["notes.yml": "a: 1"]).languages.isEmpty)
  }

  @Test(
    "the syntax is that of most placeholders",
    arguments: [
      ("a: \"{x}\"\nb: \"{y}\"\nc: \"%{z}\"\n", MessageSyntax.icu), ("a: \"%{x}\"\nb: \"%{y}\"\n", .ruby),
      ("a: \"%@\"\nb: \"%1$@ %2$d\"\nc: \"{x}\"\n", .printf), ("a: 1\n", .icu), ("a: 100%\n", .icu),
    ])
  func syntax(text: String, syntax: MessageSyntax) {
    #expect(survey(["ko.yml": text]).syntax?.standard == syntax)
  }
}
