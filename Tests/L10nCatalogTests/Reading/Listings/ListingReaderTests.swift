import CatalogTestSupport
import Testing

@testable import L10nCatalog
@testable import L10nText

@Suite("Reading a listing")
struct ListingReaderTests {
  private func catalog(_ files: [String: [UInt8]], _ store: Store = .appStore, source: String = "en-US") -> Catalog {
    let inputs = files.map { path, bytes in
      InputFile(path: path.split(separator: "/").map(String.init), shownPath: path, bytes: bytes)
    }
    let options = ReadingOptions(
      listing: ListingOptions(store: store), source: source, configuration: SourceFile(path: "l10n.yml", bytes: []))
    return CatalogReader.catalog(of: inputs, options: options)
  }

  private func catalog(_ files: [String: String], _ store: Store = .appStore, source: String = "en-US") -> Catalog {
    catalog(files.mapValues { Array($0.utf8) }, store, source: source)
  }

  @Test("each locale has its texts, verbatim")
  func texts() {
    let catalog = catalog(["en-US/name.txt": "100 % {free}\n", "ko/name.txt": "'가게'\n", "ko/support_url.txt": "x"])
    #expect(catalog.languages == ["en-US", "ko"])
    #expect(catalog.messages.map(\.keyPath) == ["app-store.name"])
    #expect(catalog.messages[0].arguments.isEmpty)
    #expect(catalog.messages[0].texts.map { $0?.stored } == [.text("100 % {free}"), .text("'가게'")])
    #expect(catalog.messages[0].texts.allSatisfy { $0?.isPlainText == true })
  }

  @Test("each text has a description for translators, which metadata replaces")
  func descriptions() {
    let files = [
      "en-US/name.txt": "A", "en-US/keywords.txt": "b,c", "metadata.yml": "app-store.name: { description: Own }",
    ]
    #expect(
      catalog(files).messages.map(\.metadata.description) == [
        "The keywords in the App Store: at most 100 characters, separated by commas without spaces.", "Own",
      ])
    #expect(
      catalog(["en-US/changelogs/7.txt": "A"], .googlePlay).messages.map(\.metadata.description) == [
        "The release notes in Google Play: at most 500 characters."
      ])
  }

  @Test("locales that differ by the region alone are different ones")
  func regions() {
    let files = ["en-US/title.txt": "A", "ms/title.txt": "B", "ms-MY/title.txt": "C", "iw-IL/title.txt": "D"]
    let catalog = catalog(files, .googlePlay)
    #expect(catalog.languages == ["en-US", "iw-IL", "ms", "ms-MY"])
    #expect(catalog.messages[0].texts.map { $0?.stored } == [.text("A"), .text("D"), .text("B"), .text("C")])
    #expect(catalog.problems.isEmpty)
  }

  @Test("a file without text has no text, and doesn't make its locale unknown")
  func empty() {
    let catalog = catalog(["en-US/name.txt": "A", "ko/name.txt": " \n"])
    #expect(catalog.languages == ["en-US", "ko"])
    #expect(catalog.messages[0].texts.map { $0 != nil } == [true, false])
    #expect(catalog.listing?.emptyFiles.keys.map { $0 } == [["ko", "app-store", "name"]])
  }

  @Test("texts for all locales are the source's, unless the source has its own")
  func allLocales() {
    let catalog = catalog([
      "default/name.txt": "A", "default/subtitle.txt": "B", "en-US/name.txt": "C", "ko/name.txt": "D",
    ])
    #expect(catalog.languages == ["en-US", "ko"])
    #expect(catalog.messages.map { $0.texts[0]?.stored } == [.text("C"), .text("B")])
    #expect(catalog.problems.isEmpty)
  }

  @Test("of the notes of versions, those of the newest are read")
  func versions() {
    let catalog = catalog(
      ["en-US/changelogs/9.txt": "A", "en-US/changelogs/10.txt": "B", "ko-KR/changelogs/default.txt": "C"], .googlePlay)
    #expect(catalog.messages.map(\.keyPath) == ["google-play.changelogs.10", "google-play.changelogs.default"])
  }

  @Test("an encoding that fastlane doesn't read is a problem, whatever it says")
  func encodings() {
    let catalog = catalog([
      "en-US/name.txt": [0xEF, 0xBB, 0xBF, 0x41], "ko/name.txt": [0xFF, 0xFE, 0x41, 0x00], "ja/name.txt": [0x41, 0xFF],
    ])
    let explanations = catalog.problems.compactMap { problem -> String? in
      if case .encoding(let explanation) = problem.kind { "\(problem.language ?? ""): \(explanation)" } else { nil }
    }
    #expect(
      explanations == [
        "en-US: the file begins with a byte-order mark, which deliver uploads as a character; save it as UTF-8 without one",
        "ja: these bytes are not UTF-8; save the file as UTF-8",
        "ko: this file is UTF-16, which deliver can't read; save it as UTF-8",
      ])
    #expect(catalog.bundles.first { $0.language == "ja" }?.entries.hasUnread == true)
  }

  @Test(
    "a folder that isn't a locale is reported once, with the locale that was meant",
    arguments: [
      ("kr", Store.appStore, "ko"), ("ko-KR", .appStore, "ko"), ("zh-TW", .appStore, "zh-Hant"),
      ("en_US", .appStore, "en-US"), ("de", .appStore, "de-DE"), ("ko", .googlePlay, "ko-KR"),
      ("he", .googlePlay, "iw-IL"), ("zh-Hans", .googlePlay, "zh-CN"), ("en-USA", .googlePlay, "en-US"),
      ("Klingon", .googlePlay, ""), ("eo", .googlePlay, ""),
    ])
  func unknown(_ folder: String, _ store: Store, _ meant: String) {
    let files = store.texts.filter { $0.name != "changelogs" }.map { ("\(folder)/\($0.name).txt", "A") }
    let catalog = catalog(Dictionary(uniqueKeysWithValues: files + [("en-US/\(store.texts[0].name).txt", "A")]), store)
    #expect(catalog.languages == ["en-US"])
    let found = catalog.problems.compactMap { problem -> String? in
      if case .unknownLocale(folder, store, let suggestion) = problem.kind { suggestion ?? "" } else { nil }
    }
    #expect(found == [meant])
  }

  @Test("a listing without the project's language is compared with another locale, and says so")
  func missingSource() {
    let listing = ListingOptions(store: .appStore, missingSource: "en", offset: 7)
    let configuration = SourceFile(path: "l10n.yml", bytes: Array("listings: [a]".utf8))
    let options = ReadingOptions(listing: listing, source: "ko", configuration: configuration)
    let file = InputFile(path: ["ko", "name.txt"], shownPath: "a/ko/name.txt", bytes: Array("가게".utf8))
    let problems = CatalogReader.catalog(of: [file], options: options).problems
    #expect(problems.count == 1)
    guard case .noSourceLocale("en", "ko")? = problems.first?.kind else { return #expect(Bool(false)) }
    #expect(problems.first?.place == Place(file: 0, offset: 7))
  }

  @Test("the source is the locale that suits the project's language")
  func source() {
    #expect(Store.locale(for: "en", among: ["en-AU", "en-US", "ko"]) == "en-US")
    #expect(Store.locale(for: "en", among: ["en-AU", "en-GB"]) == "en-AU")
    #expect(Store.locale(for: "ko", among: ["en-US", "ko-KR"]) == "ko-KR")
    #expect(Store.locale(for: "zh-Hans", among: ["zh-TW", "zh-CN"]) == "zh-CN")
    #expect(Store.locale(for: "pt", among: ["pt-PT", "pt-BR"]) == "pt-BR")
    #expect(Store.locale(for: "ja", among: ["en-US"]) == nil)
  }
}
