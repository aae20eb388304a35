import L10nExchange
import L10nFormats
import Testing

@testable import L10nTranslation

@Suite("Requests to translate strings")
struct TranslationRequestTests {
  private static let files = [
    "en.yml": """
    title: Stores
    hours: Opens at {time, time, short}
    reviews: "{count, plural, one{# review} other{# reviews}} of {place}"
    steps: [Show it., Keep it.]
    empty: ""
    brand: Acme
    """,
    "ko.yml": "title: 매장\nbrand: Acme\n", "ja.yml": "reviews: \"{place}のレビュー{count}件\"\n",
    "metadata.yml": """
    reviews:
      description: Below the name
      context: StoreView
      max-width: 30
      examples: { place: Seoul }
    brand: { translatable: false }
    """,
    "terms.yml": "terms:\n  - { en: review, ko: 리뷰 }\n",
  ]

  private func request(_ key: String, in language: String = "ko") throws -> TranslationRequest {
    try #require(TranslationProject(Self.files).strings(in: language)?.request(for: key))
  }

  @Test("a request has everything that a translator needs to know, and nothing that is empty")
  func content() throws {
    let json = try request("reviews").json
    let basis = try request("reviews").basis
    #expect(
      json.text == """
        {"id":"reviews@ko","basis":"\(basis)",\
        "source":"{count, plural, one{# review} other{# reviews}} of {place}",\
        "arguments":[{"name":"count","type":"Int","plural":["other"]},\
        {"write":"{place}","type":"String","example":"Seoul"}],\
        "description":"Below the name","context":"StoreView","maxWidth":30,"terms":{"review":["리뷰"]},\
        "others":{"ja":"{place}のレビュー{count}件"},\
        "near":{"title":"Stores","hours":"Opens at {time, time, short}","steps":"Show it.","empty":""}}
        """)
    #expect(try request("hours").json["arguments"]?.text == #"[{"write":"{time, time, short}","type":"Date"}]"#)
    #expect(try request("steps").source.json.text == #"["Show it.","Keep it."]"#)
  }

  @Test("strings without a translation are missing, in the order of the source's file")
  func missing() throws {
    let strings = try #require(TranslationProject(Self.files).strings(in: "ko"))
    #expect(strings.identifiers([.missing]).map(\.key) == ["hours", "reviews", "steps"])
    #expect(strings.identifiers([.missing], after: "hours").map(\.key) == ["reviews", "steps"])
    #expect(strings.identifiers([.missing], keys: ["steps", "title"]).map(\.key) == ["steps"])
    #expect(strings.counts == [.missing: 3])
    #expect(TranslationProject(Self.files).strings(in: "en") == nil)
    #expect(TranslationProject(Self.files).strings(in: "fr") == nil)
  }

  @Test("the basis changes with what a translation depends on, and with nothing else")
  func basis() throws {
    func basis(_ change: (inout [String: String]) -> Void) throws -> String {
      var files = Self.files
      change(&files)
      return try #require(TranslationProject(files).strings(in: "ko")?.request(for: "title")?.basis)
    }
    let plain = try basis { _ in }
    #expect(try basis { $0["ja.yml"] = "title: 店舗\n" } == plain)
    #expect(try basis { $0["en.yml"]? += "\nmore: More\n" } == plain)
    let others = [
      try basis { $0["en.yml"] = "title: Shops\n" }, try basis { $0["ko.yml"] = "title: 가게\n" },
      try basis { $0["metadata.yml"] = "title: { description: A heading }\n" },
      try basis { $0["metadata.yml"] = "title: { context: A }\n" },
      try basis { $0["en.yml"] = "title: \"{n, number} Stores\"\n" },
    ]
    #expect(Set(others + [plain]).count == others.count + 1)
  }

  @Test("an outdated translation comes with the source that it translates")
  func outdated() throws {
    let project = TranslationProject(
      ["en.yml": "a: Delete the account\nb: B\n", "ko.yml": "a: 목록 삭제\nb: 비\n"],
      since: ["en.yml": "a: Delete the list\nb: B\n", "ko.yml": "a: 목록 삭제\nb: 비\n"])
    let strings = try #require(project.strings(in: "ko"))
    #expect(strings.identifiers([.outdated]).map(\.key) == ["a"])
    #expect(strings.request(for: "a")?.oldSource?.shown == "Delete the list")
  }

  @Test("a plural of a String Catalog asks for the forms of its language")
  func forms() throws {
    let catalog = """
      { "sourceLanguage": "en", "version": "1.0", "strings": { "%lld files": { "localizations": { "en": { "variations":
        { "plural": {
          "one": { "stringUnit": { "state": "translated", "value": "%lld file" } },
          "other": { "stringUnit": { "state": "translated", "value": "%lld files" } } } } } } } } }
      """
    let project = TranslationProject(["Localizable.xcstrings": catalog], languages: ["en", "pl"])
    let strings = try #require(project.strings(in: "pl"))
    let request = try #require(strings.identifiers([.missing]).first.flatMap { strings.request(for: $0.key) })
    #expect(request.forms == ["one", "few", "many", "other"])
    #expect(request.source.json.text == #"{"one":"%lld file","other":"%lld files"}"#)
    #expect(request.arguments.map(\.written) == ["%lld"])
  }

  @Test("pairs with a similar source are shown, the most similar first")
  func similar() throws {
    let project = TranslationProject([
      "en.yml": "a: Delete this list\nb: Delete this lists\nc: Delete this list now\nd: Other\n",
      "ko.yml": "b: 목록들 삭제\nc: 지금 목록 삭제\nd: 기타\n",
    ])
    let request = try #require(project.strings(in: "ko")?.request(for: "a"))
    #expect(request.similar.map(\.translation) == ["목록들 삭제", "지금 목록 삭제"])
  }
}
