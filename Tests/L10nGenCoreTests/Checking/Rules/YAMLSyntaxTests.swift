import Testing

@testable import L10nGenCore

@Suite("yaml-syntax")
struct YAMLSyntaxTests {
  @Test("each error of a file is told at its place, and what follows it isn't missing")
  func errors() {
    let bundles = MarkedBundles([
      "ko.yml": "a: 1\nb: 2\nc: 3\nd: 4\n", "en.yml": "a: ❶\"open\nb: 2\nc: ❷{x: y\nd: 4\n",
    ])
    #expect(bundles.foundRules == ["❶ yaml-syntax", "❷ yaml-syntax"])
    #expect(
      bundles.found(by: .yamlSyntax) == [
        "❶ error: this quote is never closed; close it, or write the text without quotes",
        "❷ error: this brace is never closed; put a text that begins with '{' in quotes",
      ])
  }

  @Test("the metadata's mistakes are told, too")
  func metadata() {
    #expect(
      found(by: .yamlSyntax, in: ["ko.yml": "a: 1\n", "metadata.yml": "a: { ❶descripton: x }\n"])
        .map { String($0.prefix(2)) } == ["❶ "])
  }

  @Test("an empty file and one of comments are fine")
  func empty() {
    #expect(found(by: .yamlSyntax, in: ["ko.yml": "a: 1\n", "en.yml": "", "zh-Hans.yml": "# none yet\n"]) == [])
  }
}
