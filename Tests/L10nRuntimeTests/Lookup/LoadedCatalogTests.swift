import L10nAllLanguages
import Foundation
@_spi(Generated) import L10nRuntime
import Testing

@testable import class L10nRuntime.LoadedCatalog

@Suite("Catalogs that weren't generated")
struct LoadedCatalogTests {
  private func catalog(_ keys: StaticString, _ table: StaticString) -> Localization {
    Localization(
      source: "ko", fallback: [], programs: .version1, keys: keys, tables: [("ko", table)],
      languageTables: .all,
      preferences: SampleCatalog.preferences("ko"))
  }

  @Test("a table with fewer or more lines than keys, or without lines, returns key paths")
  func unevenTables() {
    #expect(catalog("a\nb\nc", "하나").text(SampleCatalog.id("b")) == "b")
    #expect(catalog("a", "하나\n둘\n셋").text(SampleCatalog.id("a")) == "하나")
    #expect(catalog("", "").text(SampleCatalog.id("a")) == "[l10n af63dc4c8601ec8c]")
    #expect(catalog("a", "").text(SampleCatalog.id("a")) == "a")
    #expect(catalog("\n\n", "\n").text(forKey: "x") == nil)
  }

  @Test("a catalog without languages returns key paths")
  func noLanguages() {
    let texts = Localization(
      source: "ko", fallback: ["en"], programs: .version1, keys: "a b:Int", tables: [],
      languageTables: .all,
      preferences: SampleCatalog.preferences("ko"))
    #expect(texts.chain.isEmpty)
    #expect(texts.text(SampleCatalog.id("a b:Int"), .int(1)) == "a")
    #expect(texts.list(SampleCatalog.id("a b:Int")) == ["a"])
  }

  @Test("a broken message still has a text")
  func brokenMessage() {
    #expect(!catalog("a", #"\{count plural}\(one)"#).text(SampleCatalog.id("a")).isEmpty)
    #expect(!catalog("a b:Int", #"\{b plural}\(few)x\."#).text(SampleCatalog.id("a b:Int"), .int(1)).contains("trap"))
  }

  @Test("the data for a set of languages is reused when they return")
  func snapshotsAreKept() {
    let preferences = SampleCatalog.preferences("ko")
    let catalog = LoadedCatalog(
      source: "ko", fallback: [], keys: "a",
      tables: [("ko", "하나"), ("en", "one")],
      languageTables: .all,
      preferences: preferences)
    let korean = catalog.refresh()
    preferences.setLanguages(["en"])
    let english = catalog.refresh()
    preferences.setLanguages(["ko"])
    #expect(korean !== english)
    #expect(catalog.refresh() === korean)
  }

  @Test("a program that uses hundreds of locales keeps only some snapshots, and reads correctly in each")
  func manyLocales() {
    let preferences = SampleCatalog.preferences("ko")
    let texts = Localization(
      source: "ko", fallback: [], programs: .version1, keys: "a n:Double",
      tables: [("ko", #"\{n number}"#)], languageTables: .all, preferences: preferences)
    let catalog = LoadedCatalog(
      source: "ko", fallback: [], keys: "a n:Double",
      tables: [("ko", #"\{n number}"#)], languageTables: .all, preferences: preferences)
    var snapshots: [() -> ChainSnapshot?] = []
    for number in 0..<300 {
      let isGerman = number.isMultiple(of: 2)
      preferences.locale = Locale(identifier: "\(isGerman ? "de" : "en")_AT@calendar=c\(number)")
      weak let snapshot = catalog.refresh()
      #expect(catalog.refresh() === snapshot)
      snapshots.append { [weak snapshot] in snapshot }
      #expect(texts.text(SampleCatalog.id("a n:Double"), .double(1.5)).count == 3)
    }
    #expect(snapshots.count { $0() != nil } == 64)
    preferences.locale = Locale(identifier: "de_AT@calendar=c290")
    #expect(catalog.refresh() === snapshots[290]())
  }
}
