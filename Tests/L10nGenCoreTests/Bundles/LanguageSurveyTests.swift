import Testing

@testable import L10nGenCore

@Suite("Looking for languages")
struct LanguageSurveyTests {
  @Test("the language with most messages comes first, equals by name")
  func order() {
    let files = ["en.yml": "a: 1", "ko.yml": "a: 1\nb: 2", "de/x.yml": "a: 1", "notes.yml": "a: 1"].map {
      InputFile(path: $0.key.split(separator: "/").map(String.init), shownPath: $0.key, bytes: Array($0.value.utf8))
    }
    #expect(LanguageSurvey.languages(in: files).map(\.language) == ["ko", "de", "en"])
    #expect(LanguageSurvey.languages(in: files).map(\.messages) == [2, 1, 1])
    #expect(LanguageSurvey.languages(in: []).isEmpty)
  }
}
