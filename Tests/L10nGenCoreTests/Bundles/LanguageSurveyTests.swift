import L10nLanguage
import Testing

@testable import L10nGenCore

@Suite("Looking for languages")
struct LanguageSurveyTests {
  private func survey(_ files: [String: String]) -> LanguageSurvey {
    LanguageSurvey(
      of: files.map {
        InputFile(path: $0.key.split(separator: "/").map(String.init), shownPath: $0.key, bytes: Array($0.value.utf8))
      })
  }

  @Test("the language with most messages comes first, equals by name")
  func order() {
    let survey = survey(["en.yml": "a: 1", "ko.yml": "a: 1\nb: 2", "de/x.yml": "a: 1", "notes.yml": "a: 1"])
    #expect(survey.languages.map(\.name) == ["ko", "de", "en"])
    #expect(survey.languages.map(\.messages) == [2, 1, 1])
    #expect(survey.evidence == .mostMessages)
  }

  @Test("of equals, the one that uses all arguments is the source")
  func arguments() {
    let one = survey(["en.yml": "a: Hi\nb: 1", "ko.yml": "a: \"{name}\"\nb: 1", "de.yml": "a: Hallo\nb: 1"])
    #expect(one.languages.map(\.name) == ["ko", "de", "en"])
    #expect(one.evidence == .mostArguments)
    #expect(survey(["en.yml": "a: \"{n}\"\nb: 1", "ko.yml": "a: \"{name}\"\nb: 1"]).evidence == nil)
    #expect(survey(["en.yml": "a: \"{name}\"", "ko.yml": "a: \"{name}\""]).evidence == nil)
  }

  @Test("a single language is the source, and no file has none")
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
    #expect(survey(["ko.yml": text]).syntax == syntax)
  }
}
