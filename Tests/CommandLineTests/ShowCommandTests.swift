import Foundation
import TestSupport
import Testing

@Suite("l10n-gen show")
struct ShowCommandTests {
  private static let files = [
    "l10n.yml": "source: ko\nlanguages: [ko, en, zh-Hans]\n",
    "translations/ko.yml": """
    store:
      reviews: "리뷰 {count}개"
      visit: "{store}을(를) 찾아가 보세요"
      hours: [월요일, 화요일]
      seats: { one: "한 자리", other: "%{count}자리" }
    brand: "해온에 로그인"

    """,
    "translations/en.yml": """
    store:
      reviews: "{count, plural, one {# review} other {# reviews}}"
      visit: "Visit  {store}"
      hours: [Monday, Tuesday]
    brand: "Sign in to Haeon!"

    """,
    "translations/zh-Hans.yml": "store:\n  reviews: \"{count, plural, other {# 条评价}}\"\n",
    "translations/metadata.yml": """
    store.reviews:
      description: The number of reviews on a store's page
      context: The map
      max-width: 12
      arguments: { count: Int }
      state: { zh-Hans: needs-review }
    store.visit: { renamed-from: store.go, translatable: false }

    """,
    "translations/terms.yml": """
    terms:
    - { ko: 리뷰, en: [review, feedback], zh-Hans: 评价 }
    untranslated: [해온]

    """,
  ]

  private func show(_ words: String...) throws -> Sandbox.Run {
    try Sandbox(Self.files).run(["show"] + words)
  }

  @Test("a message is shown with its accessor, metadata and terms, and each language's string as users see it")
  func message() throws {
    let run = try show("store.reviews")
    #expect(run.status == 0)
    #expect(
      run.output == """
        store.reviews
          L10n.Store.reviews(count: Int) -> String
          The number of reviews on a store's page
          Shown in: The map
          at most 12 columns
          term: 리뷰 → review or feedback (en), 评价 (zh-Hans)
          ko  translations/ko.yml:2:12, 11 columns wide
            리뷰 {count}개
            › 리뷰 1개
          en  translations/en.yml:2:12, 12 columns wide
            {count, plural, one {# review} other {# reviews}}
            › count 1: 1 review
            › count 2: 2 reviews
          zh-Hans  translations/zh-Hans.yml:2:12, needs-review, 11 columns wide
            {count, plural, other {# 条评价}}
            › 1 条评价
            info: this string needs review; mark it as final afterward [needs-review]

        """)
  }

  @Test("lists, missing and untranslated strings, a former key and the effect of a fix are shown")
  func kinds() throws {
    let hours = try show("store.hours").output
    #expect(hours.contains("  L10n.Store.hours: [String]\n"))
    #expect(hours.contains("    1: Monday\n    2: Tuesday\n"))
    #expect(hours.contains("  zh-Hans  missing\n    warning: 'store.hours' is missing in zh-Hans"))
    let visit = try show("store.go").output
    #expect(visit.hasPrefix("store.visit\n"))
    #expect(visit.contains("  was 'store.go'\n  not translated\n"))
    #expect(visit.contains("  zh-Hans  not translated\n"))
    #expect(visit.contains("› "))
    let brand = try show("brand").output
    #expect(brand.contains("  term: 해온 stays as it is\n"))
  }

  @Test("messages are found by keys, patterns and words, each once")
  func searching() throws {
    func keys(_ words: String...) throws -> [String] {
      let run = try Sandbox(Self.files).run(["show"] + words)
      return run.output.split(separator: "\n").map { String($0) }.filter { !$0.hasPrefix(" ") }
    }
    #expect(try keys("store.hours", "store.reviews") == ["store.hours", "store.reviews"])
    #expect(try keys("SIGN IN", "store.*s", "brand") == ["brand", "store.hours", "store.reviews", "store.seats"])
  }

  @Test("the strings of a String Catalog are also found by their own keys")
  func stringCatalog() throws {
    let sandbox = try Sandbox([
      "l10n.yml": "source: en\ntranslations: .\n",
      "Localizable.xcstrings": #"""
      { "sourceLanguage" : "en", "strings" : { "Pay %@ a visit" : { "localizations" : { "ko" : {
        "stringUnit" : { "state" : "needs_review", "value" : "%@을(를) 찾아가 보세요" } } } } }, "version" : "1.0" }
      """#,
    ])
    let run = try sandbox.run("show", "Pay %@ a visit")
    #expect(run.output.contains("  L10n.payAVisit(arg1: String) -> String\n"))
    #expect(run.output.contains("  ko  Localizable.xcstrings:2:56, needs-review\n"))
  }

  @Test("a name without a match is refused with a suggestion of the intended key")
  func nothing() throws {
    let run = try show("store.reveiws")
    #expect(run.status == 2)
    #expect(run.error == "error: no key and no string has 'store.reveiws'; did you mean 'store.reviews'?\n")
    #expect(run.output.isEmpty)
    #expect(try show("\u{1B}[31m").error == "error: no key and no string has '\\u{1b}[31m'; write a part of one\n")
    #expect(try Sandbox(Self.files).run("show").status == 2)
    #expect(try show("").status == 2)
  }

  @Test("the readable part of a broken file is shown, and the rest is reported")
  func broken() throws {
    let sandbox = try Sandbox(Self.files)
    try sandbox.write(
      "store:\n  reviews: \"{count, plural, other {# 条评价}}\"\n  visit: [\n", to: "translations/zh-Hans.yml")
    let run = try sandbox.run("show", "store.reviews")
    #expect(run.status == 0)
    #expect(run.output.contains("条评价"))
    #expect(run.error.contains("translations/zh-Hans.yml:"))
  }
}
