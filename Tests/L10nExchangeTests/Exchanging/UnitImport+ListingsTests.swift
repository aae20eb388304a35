import Testing

@testable import L10nCatalog
@testable import L10nExchange
@testable import L10nText

@Suite("Translations that are imported into a listing")
struct UnitImportListingsTests {
  /// Returns the changed files after an import of a spreadsheet, and the reasons for refusals.
  private func imported(
    _ rows: [String], to locale: String, into files: [String: String], of store: Store
  ) -> (files: [String: String], refused: [String]) {
    let options = ReadingOptions(
      listing: ListingOptions(store: store), source: "en-US", configuration: SourceFile(path: "l10n.yml", bytes: []))
    func input(_ path: String, _ text: String) -> InputFile {
      InputFile(path: path.split(separator: "/").map(String.init), shownPath: path, bytes: Array(text.utf8))
    }
    let sheet = (["key,en-US,\(locale)"] + rows).joined(separator: "\n")
    let result = UnitImport(
      [input("in.csv", sheet)], into: files.sorted { $0.key < $1.key }.map(input), options: options, base: ".")
    let changes = result.changes.map { ($0.path.joined(separator: "/"), String(decoding: $0.new, as: UTF8.self)) }
    return (Dictionary(changes) { first, _ in first }, result.refused.map(\.message) + result.mistakes.map(\.message))
  }

  @Test("a translation changes its file alone, and keeps how the file ends")
  func present() {
    let files = [
      "en-US/name.txt": "Shops\n", "ko/name.txt": "\n가게\r\n", "ko/subtitle.txt": "x", "en-US/subtitle.txt": "y",
    ]
    let result = imported(["app-store.name,Shops,상점"], to: "ko", into: files, of: .appStore)
    #expect(result.files == ["ko/name.txt": "\n상점\r\n"])
    #expect(result.refused == [])
  }

  @Test("a missing text becomes a file of its locale, also in place of one without text")
  func missing() {
    let files = [
      "en-US/title.txt": "Shops", "en-US/short_description.txt": "All shops", "en-US/changelogs/7.txt": "Fixes",
      "ms/title.txt": "Kedai", "ms-MY/title.txt": "Kedai kami", "ms/short_description.txt": "\n",
    ]
    let rows = ["google-play.short_description,All shops,Semua kedai", "google-play.changelogs.7,Fixes,Pembetulan"]
    let result = imported(rows, to: "ms", into: files, of: .googlePlay)
    #expect(
      result.files == ["ms/short_description.txt": "Semua kedai\n", "ms/changelogs/7.txt": "Pembetulan\n"])
    #expect(result.refused == [])
  }

  @Test("a locale that the listing doesn't have yet gets a folder")
  func newLocale() {
    let result = imported(
      ["app-store.name,100 % {free},'100 %' {libre}"], to: "fr-FR", into: ["en-US/name.txt": "100 % {free}\n"],
      of: .appStore)
    #expect(result.files == ["fr-FR/name.txt": "'100 %' {libre}\n"])
    #expect(result.refused == [])
  }
}
