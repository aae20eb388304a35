import CatalogTestSupport
import L10nLanguage
import Testing

@testable import L10nCatalog
@testable import L10nText

@Suite("yaml-syntax")
struct YAMLSyntaxTests {
  @Test("each error in a file is reported at its place, and keys after it aren't missing")
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

  @Test("an error doesn't hide others, in its language or in other languages")
  func otherRules() {
    let bundles = MarkedBundles([
      "ko.yml": "a: ❶\"open\nb: \"{name}\"\nc: 3\nd: 4\n",
      "en.yml": "a: One\nb: ❹Hello\nd: ❺@x\n",
      "fr.yml": "a: Un\nb: \"{name} ❻{nom}\"\nc: \"3❼ \"\nd: quatre\n",
    ])
    #expect(
      bundles.foundRules == [
        "en.yml:1:1 missing-key", "❹ placeholder-missing", "❺ yaml-syntax", "❻ placeholder-extra",
        "❼ edge-whitespace", "❶ yaml-syntax",
      ])
  }

  @Test("mistakes in the metadata are reported, too")
  func metadata() {
    #expect(
      found(by: .yamlSyntax, in: ["ko.yml": "a: 1\n", "metadata.yml": "a: { ❶descripton: x }\n"])
        .map { String($0.prefix(2)) } == ["❶ "])
  }

  @Test("an empty file and one with only comments are fine")
  func empty() {
    #expect(found(by: .yamlSyntax, in: ["ko.yml": "a: 1\n", "en.yml": "", "zh-Hans.yml": "# none yet\n"]) == [])
  }

  @Test("YAML's non-specific tag, which Rails writes before texts, is skipped, and the text has its place")
  func nonSpecificTag() {
    var bundles = MarkedBundles([
      "ko.yml": "a: ! '둘 %{x}'\nb: ! 3\nc: !\n  \"%{y}\"\n",
      "en.yml": "a: ! 'two ❶%{z}'\nb: ! \"3\"\nc: ! |\n  %{y}\n",
    ])
    bundles.syntax = .ruby
    #expect(bundles.foundRules == ["❶ placeholder-extra"])
  }

  @Test("a tag with another meaning is reported, and hides neither its own text nor findings of other rules")
  func foreignTag() {
    let bundles = MarkedBundles([
      "ko.yml": "a: ❶!foo bar\nb: 1\nc: 2\n", "en.yml": "❷a: x\nb: 2\n❸extra: 3\n",
    ])
    #expect(bundles.foundRules == ["❷ missing-key", "❸ extra-key", "❶ yaml-syntax"])
    #expect(bundles.catalog.messages.first?.source?.message.texts.map(\.text) == ["bar"])
  }

  @Test("a null after the non-specific tag is the text as written")
  func taggedNull() {
    let catalog = MarkedBundles(["ko.yml": "a: ! ~\nb: ! null\nc: ~\n"]).catalog
    #expect(catalog.messages.map { $0.source?.message.texts.map(\.text) } == [["~"], ["null"], [""]])
  }
}
