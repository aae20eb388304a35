import CatalogTestSupport
import L10nLanguage
import Testing

@testable import L10nCatalog
@testable import L10nText

@Suite("Sparse languages")
struct SparseLanguageTests {
  private static let full = "a: 1\nb: 2\nc: 3\n"

  private func bundles(_ files: KeyValuePairs<String, String>, source: String = "ko", sparse: [String]? = nil)
    -> MarkedBundles
  {
    var bundles = MarkedBundles(files)
    bundles.source = source
    bundles.sparse = sparse
    return bundles
  }

  @Test(
    "a regional bundle lacks nothing if there is a fuller bundle for more users",
    arguments: [
      ("zh-HK", "zh-Hant"), ("zh-HK", "zh-TW"), ("zh-Hant-MO", "zh-Hant"), ("en-GB", "en"), ("en-AU", "en-US"),
      ("pt-PT", "pt-BR"), ("es-MX", "es-419"), ("es-MX", "es"), ("ko-KP", "ko"),
      ("pt-BR", "pt"), ("en-US", "en"),
    ])
  func automatic(regional: String, general: String) {
    let bundles = bundles(["ko.yml": Self.full, "\(general).yml": Self.full, "\(regional).yml": "a: 1\n"])
    #expect(bundles.found(by: .missingKey) == [])
    let coverage = bundles.catalog.coverage.first { $0.language == regional }
    #expect(coverage?.inherited == .init(parts: [.init(language: general, messages: 2)], isConfigured: false))
    #expect(coverage?.missing == 0)
  }

  @Test("the source may be the fuller bundle")
  func source() {
    let bundles = bundles(["en.yml": Self.full, "en-GB.yml": "a: 1\n"], source: "en")
    #expect(bundles.found(by: .missingKey) == [])
    #expect(bundles.catalog.coverage[1].inherited?.parts == [.init(language: "en", messages: 2)])
  }

  @Test(
    "other scripts, other languages, and bundles that are equal or fuller don't make a language sparse",
    arguments: [
      ("zh-Hans", "zh-Hant"), ("nn", "nb"), ("zh-Hant", "zh-HK"), ("en-GB", "en-AU"),
      ("sr-Latn", "sr"),
    ])
  func unrelated(language: String, other: String) {
    let bundles = bundles(["ko.yml": Self.full, "\(other).yml": Self.full, "\(language).yml": "a: 1\n"])
    #expect(bundles.found(by: .missingKey).count == 2)
    #expect(bundles.catalog.coverage.allSatisfy { $0.inherited == nil })
  }

  @Test("a message that the fuller bundle doesn't have is missing there, once")
  func missingInBoth() {
    let bundles = bundles(["ko.yml": Self.full, "zh-Hant.yml": "❶a: 1\nb: 2\n", "zh-HK.yml": "a: 1\n"])
    #expect(bundles.found(by: .missingKey).count == 1)
    #expect(bundles.found(by: .missingKey).first?.contains("'c' is missing in zh-Hant") == true)
    let coverage = bundles.catalog.coverage.first { $0.language == "zh-HK" }
    #expect(coverage?.missing == 1)
  }

  @Test("an empty text in a sparse language is replaced with that of the other one, but not the reverse")
  func emptyTexts() {
    let bundles = bundles([
      "ko.yml": Self.full, "zh-Hant.yml": "a: 1\nb: 2\nc: ''\n", "zh-HK.yml": "a: ''\n",
    ])
    let coverage = bundles.catalog.coverage.first { $0.language == "zh-HK" }
    #expect(coverage?.inherited?.parts == [.init(language: "zh-Hant", messages: 2)])
    #expect(coverage?.missing == 1)
  }

  @Test("a chain of regions is followed, the nearest first")
  func chain() {
    let bundles = bundles(["ko.yml": Self.full, "es.yml": Self.full, "es-419.yml": "b: 2\n", "es-MX.yml": "a: 1\n"])
    #expect(bundles.found(by: .missingKey) == [])
    let coverage = bundles.catalog.coverage.first { $0.language == "es-MX" }
    #expect(
      coverage?.inherited?.parts == [.init(language: "es-419", messages: 1), .init(language: "es", messages: 1)])
  }

  @Test("the configuration's list is used instead, even if it is empty")
  func configured() {
    let files: KeyValuePairs = [
      "ko.yml": Self.full, "zh-Hant.yml": Self.full, "zh-HK.yml": "a: 1\n", "en.yml": Self.full, "en-GB.yml": "a: 1\n",
    ]
    #expect(bundles(files, sparse: []).found(by: .missingKey).count == 4)
    let some = bundles(files, sparse: ["zh_HK"])
    #expect(some.found(by: .missingKey).count == 2)
    #expect(some.found(by: .missingKey).allSatisfy { $0.contains("in en-GB") })
    #expect(some.catalog.coverage.compactMap(\.inherited).map(\.isConfigured) == [true])
    let equals: KeyValuePairs = ["ko.yml": Self.full, "en-AU.yml": Self.full, "en-GB.yml": "a: 1\n"]
    #expect(bundles(equals, sparse: ["en-GB"]).found(by: .missingKey) == [])
  }

  @Test("a configured name means the language with the same spelling, or else one with another spelling")
  func configuredName() {
    let files: KeyValuePairs = ["ko.yml": Self.full, "pt.yml": "a: 1\nb: 2\n", "pt-BR.yml": "a: 1\n"]
    #expect(bundles(files, sparse: ["pt-BR"]).catalog.sparse.map { $0 != nil } == [false, false, true])
    #expect(bundles(files, sparse: ["pt"]).catalog.sparse.map { $0 != nil } == [false, true, false])
    let traditional: KeyValuePairs = ["ko.yml": Self.full, "zh-HK.yml": "a: 1\n", "zh-TW.yml": Self.full]
    #expect(bundles(traditional, sparse: ["zh-Hant-HK"]).catalog.sparse.map { $0 != nil } == [false, true, false])
  }

  @Test("a configured language is reported if its users get no other")
  func idle() {
    let files: KeyValuePairs = ["ko.yml": Self.full, "zh-Hant.yml": "a: 1\n", "en.yml": Self.full]
    let bundles = bundles(files, sparse: ["zh-Hant", "fr"])
    #expect(bundles.found(by: .missingKey).count == 2)
    #expect(bundles.found(by: .unknownLanguage).map { $0.contains("can't be sparse") } == [true, true])
  }
}
