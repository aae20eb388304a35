import CatalogTestSupport
import Testing

@testable import L10nText

@Suite("root-mismatch")
struct RootMismatchTests {
  @Test("a root key of another language is reported, and no keys are also reported as missing")
  func mismatch() {
    let bundles = MarkedBundles(["ko.yml": "ko:\n  a: 1\n", "en.yml": "# copied\n❶ko:\n  a: 1\n"])
    #expect(bundles.foundRules == ["❶ root-mismatch"])
    #expect(
      bundles.found(by: .rootMismatch) == [
        "❶ error: the root key is 'ko', but the path says 'en'; write 'en:', or move the file"
      ])
  }

  @Test(
    "a root in any spelling of the file's language is fine, and so is a single key that is an ordinary word",
    arguments: [("zh-Hans.yml", "zh-CN:\n  a: 1\n"), ("en.yml", "id:\n  a: 1\n"), ("en.yml", "a: 1\n")])
  func fine(_ path: String, _ text: String) {
    #expect(found(by: .rootMismatch, in: ["ko.yml": "a: 1\n", path: text]) == [])
  }
}
