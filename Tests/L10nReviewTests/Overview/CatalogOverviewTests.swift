import CatalogTestSupport
import L10nLanguage
import Testing

@testable import L10nCatalog
@testable import L10nChecking
@testable import L10nFormats
@testable import L10nPipeline
@testable import L10nReview
@testable import L10nText

@Suite("An overview of a project's strings")
struct CatalogOverviewTests {
  private static let files = [
    "ko.yml": """
    store:
      reviews: "리뷰 {count}개"
      visit: "{store}을(를) 찾아가 보세요"
      hours: [월요일, 화요일]
    brand: "해온에 로그인"

    """,
    "en.yml": """
    store:
      reviews: "{count, plural, one {# review} other {# reviews}}"
      visit: "Visit {store}"
    brand: "Sign in to Haeon!"

    """,
    "zh-Hans.yml": "store:\n  reviews: \"{count, plural, other {# 条评价}}\"\n",
    "metadata.yml": """
    store.reviews:
      description: A number
      max-width: 20
      arguments: { count: Int }
      state: { zh-Hans: needs-review }
    store.visit: { renamed-from: store.go }

    """,
    "terms.yml": "terms:\n- { ko: 리뷰, en: [review, feedback] }\nuntranslated: [해온]\n",
  ]

  private func overview(
    _ files: [String: String] = files, source: String = "ko", languages: [String]? = nil
  ) -> CatalogOverview {
    let options = ReadingOptions(source: source, languages: languages)
    return Pipeline(options).overview(ProjectFiles(files, options: options).inputs, since: nil).overview
  }

  private func message(_ key: String, in files: [String: String] = files, source: String = "ko") throws
    -> MessageOverview
  {
    let overview = overview(files, source: source)
    return try #require(overview.messages.first { $0.key == key })
  }

  private func found(_ word: String, in files: [String: String] = files, source: String = "ko") -> [String] {
    let overview = overview(files, source: source)
    return overview.overviews(of: overview.messages(for: word)).map(\.key)
  }

  @Test("all strings are in the order of their key paths, each with every language, the source first")
  func all() {
    let messages = overview().messages
    #expect(messages.map(\.key) == ["brand", "store.hours", "store.reviews", "store.visit"])
    #expect(messages.map(\.key) == overview().keys)
    #expect(messages.allSatisfy { $0.languages.map(\.name) == ["ko", "en", "zh-Hans"] })
    #expect(messages.map(\.namespace) == [nil, "store", "store", "store"])
  }

  @Test("a project without strings has an overview without strings")
  func empty() {
    #expect(overview(["ko.yml": ""]).messages.isEmpty)
    #expect(found("a", in: ["ko.yml": ""]) == [])
  }

  @Test("a string has its accessor, its metadata and its former key")
  func names() throws {
    let reviews = try message("store.reviews")
    #expect(reviews.accessor?.name == "L10n.Store.reviews")
    #expect(reviews.accessor?.parameters.count == 1)
    #expect(reviews.metadata.description == "A number")
    #expect(reviews.formerKey == nil)
    #expect(try message("store.visit").formerKey == "store.go")
    #expect(try message("store.hours").accessor?.result == "[String]")
  }

  @Test("each language has its text, its place and its state")
  func languages() throws {
    let languages = try message("store.reviews").languages
    #expect(languages.map { $0.message?.texts.first?.text.hasPrefix("리뷰") } == [true, false, false])
    #expect(languages.map(\.location?.file) == ["ko.yml", "en.yml", "zh-Hans.yml"])
    #expect(languages.map(\.location?.line) == [2, 2, 2])
    #expect(languages.map(\.state) == [nil, nil, .needsReview])
  }

  @Test("a width is measured only if there is a limit, and is that of the widest form")
  func widths() throws {
    let widths = try message("store.reviews").languages.map(\.width)
    #expect(widths[0].map { $0 > 8 } == true)
    #expect(widths.allSatisfy { $0 != nil })
    #expect(try message("brand").languages.map(\.width) == [nil, nil, nil])
  }

  @Test("texts with arguments are shown with values, and others need none")
  func previews() throws {
    let english = try message("store.reviews").languages[1]
    #expect(english.previews.lines.map(\.texts) == [["1 review"], ["2 reviews"]])
    #expect(try message("brand").languages[1].previews.lines.isEmpty)
  }

  @Test("a language without a text has no place, and the findings about it")
  func missing() throws {
    let hours = try message("store.hours").languages
    #expect(hours.map { $0.message == nil } == [false, true, true])
    #expect(hours.map { $0.location == nil } == [false, true, true])
    #expect(hours.map { $0.findings.contains { $0.rule == .missingKey } } == [false, true, true])
    #expect(hours.allSatisfy { $0.general == nil })
  }

  @Test("a regional language that leaves a string to the general one names it")
  func general() throws {
    let message = try message(
      "a", in: ["en.yml": "a: A\nb: B\nc: C\nd: D\n", "pt.yml": "a: Á\nb: B̃\nc: Ç\nd: D̃\n", "pt-BR.yml": "b: BR\n"],
      source: "en")
    #expect(message.languages.map(\.name) == ["en", "pt", "pt-BR"])
    #expect(message.languages.map(\.general) == [nil, nil, "pt"])
  }

  @Test("a finding is with its language, or with the string if it is about all of them")
  func findings() throws {
    let message = try message("a", in: ["en.yml": "a: \"A {x}\"\n", "ko.yml": "a: 가\n"], source: "en")
    #expect(message.languages[0].findings.isEmpty)
    #expect(message.languages[1].findings.contains { $0.rule == .placeholderMissing })
    #expect(message.findings.allSatisfy { $0.language == nil })
  }

  @Test("the words of the glossary in the source's text are listed once, with their translations")
  func terms() throws {
    let terms = try message("store.reviews").terms
    #expect(terms.map(\.word) == ["리뷰"])
    #expect(terms.first?.renderings.map(\.language) == ["en"])
    #expect(terms.first?.renderings.first?.words == ["review", "feedback"])
    let untranslated = try message("brand").terms
    #expect(untranslated.map(\.word) == ["해온"])
    #expect(untranslated.first?.renderings == [])
    #expect(try message("store.visit").terms == [])
  }

  @Test("a string of a table has its key there, unless that is the key path")
  func tableKeys() throws {
    let catalog = StringCatalogText.catalog(
      [
        StringCatalogText.entry("Save it!", ["en": StringCatalogText.unit("Save it!")]),
        StringCatalogText.entry("title", ["en": StringCatalogText.unit("Title")]),
      ].joined(separator: ",\n"))
    let messages = overview(["Localizable.xcstrings": catalog], source: "en").messages
    #expect(messages.map { $0.tableKey?.key } == ["Save it!", nil])
    #expect(messages.first?.tableKey?.table == "Localizable")
    #expect(found("Save it!", in: ["Localizable.xcstrings": catalog], source: "en") == ["save_it"])
  }

  @Test(
    "strings are found by their key path, their former key and their accessor, before others that contain the word",
    arguments: [
      ("brand", ["brand"]), ("store.go", ["store.visit"]), ("L10n.Store.visit", ["store.visit"]),
      ("store", ["store.hours", "store.reviews", "store.visit"]),
      ("store.", ["store.hours", "store.reviews", "store.visit"]),
      ("store.*s", ["store.hours", "store.reviews"]), ("**.visit", ["store.visit"]),
    ])
  func names(word: String, keys: [String]) {
    #expect(found(word) == keys)
  }

  @Test(
    "otherwise, strings are found by a part of their key path or of a text in any language, ignoring case",
    arguments: [
      ("BRAN", ["brand"]), ("SIGN IN", ["brand"]), ("화요일", ["store.hours"]), ("评价", ["store.reviews"]), ("xyz", []),
    ])
  func parts(word: String, keys: [String]) {
    #expect(found(word) == keys)
  }

  @Test("a sentence as users see it finds its string, the one that shares most of it first")
  func sentences() {
    #expect(found("리뷰 12개") == ["store.reviews"])
    #expect(found("visit the lab") == ["store.visit"])
    #expect(found("랩을 찾아가 보세요") == ["store.visit"])
    #expect(found("저장소를 찾아가 보세요") == ["store.visit"])
    let resolved = ["ko.yml": "a: 파일을(를) 열기\nb: \"{name}님은(는) 없음\"\n"]
    #expect(found("파일을 열기", in: resolved) == ["a"])
    #expect(found("민지님은 없음", in: resolved) == ["b"])
    #expect(found("파일를 열기", in: resolved) == [])
    let files = ["en.yml": "a: \"{n} files\"\nb: \"{n} files are new\"\n"]
    #expect(found("3 files are new", in: files, source: "en").first == "b")
  }

  @Test("a text that isn't correct is shown as it is written")
  func broken() throws {
    let message = try message("a", in: ["en.yml": "a: \"A {\"\n"], source: "en")
    #expect(message.languages.first?.message?.texts.first?.text == "A {")
    #expect(message.languages.first?.findings.isEmpty == false)
  }
}
