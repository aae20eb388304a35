import L10nMessages
import Testing

@testable import L10nCatalog
@testable import L10nText

@Suite("The placeholder syntax of files")
struct SyntaxSurveyTests {
  private func found(in files: [String: String]) -> SyntaxSurvey? {
    let files = files.sorted { $0.key < $1.key }.map {
      InputFile(
        path: $0.key.split(separator: "/").map(String.init), shownPath: "in/\($0.key)", bytes: Array($0.value.utf8))
    }
    return LanguageSurvey(of: files).syntax
  }

  @Test("a file in another syntax than most strings is an exception, with the number of its strings")
  func exceptions() throws {
    let survey = try #require(
      found(in: [
        "ko/home.yml": "a: \"%{x}\"\nb: \"%{y}\"\nc: \"%{z}\"\nd: plain",
        "ko/store.yml": "a: \"%@\"\nb: \"%1$@ %2$d\"",
        "ko/cart/all.json": #"{"a": "{name}", "b": "%{name}", "c": "{count, plural, other {#}}"}"#,
      ]))
    #expect(survey.standard == .ruby)
    #expect(survey.count == 3)
    #expect(survey.total == 8)
    #expect(survey.exceptions.map(\.pattern) == ["store.**", "cart.all.**"])
    #expect(survey.exceptions.map(\.syntax) == [.printf, .icu])
    #expect(survey.exceptions.map(\.count) == [2, 2])
    #expect(survey.choice.syntax(ofKey: ["store", "a"]) == .printf)
  }

  @Test("a file inside a folder's namespace gets its own syntax, although the folder's pattern matches it")
  func nested() throws {
    let survey = try #require(
      found(in: [
        "ko/a.yml": "x: \"{a}\"\ny: \"{b}\"\nz: \"{c}\"", "ko/store.yml": "x: \"%@\"",
        "ko/store/cart.yml": "x: \"{a}\"",
      ]))
    #expect(survey.exceptions.map(\.pattern) == ["store.**", "store.cart.**"])
    #expect(survey.choice.syntax(ofKey: ["store", "cart", "x"]) == .icu)
  }

  @Test(
    "placeholders with hyphens and empty ones count",
    arguments: [
      ("a: \"%{full-name}\"\n", MessageSyntax.ruby), ("a: \"{}\"\nb: \"{} of {}\"\nc: \"%@\"\n", .icu),
      // A plural map has an argument in all syntaxes.
      ("a: {one: One, other: Some}\n", .icu),
    ])
  func unusual(text: String, syntax: MessageSyntax) {
    #expect(found(in: ["ko.yml": text])?.standard == syntax)
  }

  @Test("tables have their own syntax, and their strings don't count")
  func tables() {
    #expect(found(in: ["ko.lproj/A.strings": "a = \"%@\";"]) == nil)
    let both = found(in: ["ko.lproj/A.strings": "a = \"%@\"; b = \"%d\";", "ko.yml": "x: \"{a}\"\n"])
    #expect(both?.standard == .icu)
    #expect(both?.total == 1)
  }
}
