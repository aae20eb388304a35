import CatalogTestSupport
import Testing

@testable import L10nText

@Suite("json-syntax")
struct JSONSyntaxTests {
  @Test("each error in a file is reported at its place, and only absent keys are missing")
  func errors() {
    let bundles = MarkedBundles([
      "ko.json": #"{ "a": "1", "b": "2", "c": { "d": "3" } }"#,
      "en.json": "{ \"a\": ❶'x',\n \"b\": \"y\"❷ ❸// z\n }",
    ])
    #expect(
      bundles.found(by: .jsonSyntax) == [
        "❶ error: a text needs double quotes in JSON; put it in quotes",
        "❸ error: JSON has no comments; remove this one, and describe messages in metadata.yml",
      ])
    #expect(bundles.found(by: .missingKey).map { $0.contains("'c.d' is missing") } == [true])
  }

  @Test("findings inside a string have their exact place, also after escapes")
  func places() {
    let bundles = MarkedBundles([
      "ko.json": #"{ "a": "{name} \n \ud83d\ude00 \u00e9 글" }"#,
      "en.json": #"{ "a": "{name} \n \ud83d\ude00 \u00e9 é가 ❶{nam}" }"#,
    ])
    #expect(bundles.foundRules == ["❶ placeholder-extra"])
  }

  @Test("a bundle that isn't an object is reported")
  func root() {
    #expect(
      found(by: .jsonSyntax, in: ["ko.json": #"{"a": "b"}"#, "en.json": #"❶["a"]"#]) == [
        #"❶ error: a translation file maps keys to strings; write '{ "key": "text" }'"#
      ])
  }
}
