import CatalogTestSupport
import Testing

@testable import L10nText

@Suite("needs-review")
struct NeedsReviewTests {
  @Test("a text that isn't final is reported once: an empty one by its own rule")
  func empty() {
    let bundles = MarkedBundles([
      "ko.yml": "a: 가\nb: 나\n", "en.yml": "a: ❶A\nb: ❷''\n",
      "metadata.yml": "a: { state: { en: needs-review } }\nb: { state: { en: needs-review } }\n",
    ])
    #expect(bundles.foundRules == ["❶ needs-review", "❷ empty-value"])
  }
}
