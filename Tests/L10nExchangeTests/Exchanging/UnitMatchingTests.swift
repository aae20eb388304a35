import CatalogTestSupport
import L10nText
import Testing

@testable import L10nCatalog
@testable import L10nExchange
@testable import L10nFormats

@Suite("Strings of a project that translations are for")
struct UnitMatchingTests {
  private func matching(_ files: [String: String], for ids: [String] = [], language: String = "ko") -> UnitMatching {
    let project = ProjectFiles(files)
    return UnitMatching(
      ProjectUnits(of: project.catalog, in: project.inputs, language: language, base: "."), for: ids)
  }

  /// Returns the key and variant of the string that a translation is for, or the reason why there is none.
  private func match(
    _ id: String, source: String? = nil, from original: String = "", in files: [String: String], language: String = "ko"
  ) -> (id: String?, file: Int?, reason: String) {
    let matching = matching(files, for: [id], language: language)
    let unit = TranslatedFile.Unit(id: id, location: .init(file: "in", line: 1, column: 1), source: source)
    switch matching.match(unit, among: matching.candidates(for: original)) {
    case .found(let match): return (match.unit.id, match.file, "")
    case .refused(let reason): return (nil, nil, reason)
    }
  }

  @Test("a translation is for the string with its key, if the source text is still the same or isn't given")
  func same() {
    let files = ["en.yml": "a: A\nb: B\n"]
    #expect(match("a", source: "A", in: files).id == "a")
    #expect(match("a", in: files).id == "a")
    #expect(match("a", source: "A!", in: files).reason.contains("'A!'"))
    #expect(match("a", source: "", in: files).id == nil)
    #expect(match("c", source: "A", in: files).reason.contains("no such string"))
  }

  @Test("a changed text is shown in part if it is long")
  func excerpts() {
    let long = String(repeating: "x", count: 500)
    let reason = match("a", source: long, in: ["en.yml": "a: A\n"]).reason
    #expect(reason.contains("xxx…'") && reason.count < 250)
  }

  @Test("the file's path decides between strings with the same key, then its name, then the source text")
  func files() {
    let files = ["en/a.strings": "", "x/en.lproj/A.strings": "k = 1;", "x/en.lproj/B.strings": "k = 2;"]
    #expect(match("k", source: "2", from: "x/en.lproj/B.strings", in: files).file == 1)
    #expect(match("k", source: "1", from: "x/en.lproj/B.strings", in: files).id == nil)
    #expect(match("k", source: "2", from: "old/en.lproj/B.strings", in: files).file == 1)
    #expect(match("k", source: "2", in: files).file == 1)
    #expect(match("k", source: "1", in: files).file == 0)
    #expect(match("k", source: "3", in: files).id == nil)
  }

  @Test("a string that several files have with the same text needs the file's name")
  func ambiguous() {
    let files = ["en.lproj/A.strings": "k = 1;", "en.lproj/B.strings": "k = 1;"]
    #expect(match("k", source: "1", in: files).reason.contains("original"))
    #expect(match("k", source: "1", from: "en.lproj/A.strings", in: files).file == 0)
  }

  @Test("all files are candidates for a path that the project doesn't have")
  func candidates() {
    let matching = matching(["en/a.yml": "k: 1\n", "en/b.yml": "k: 2\n", "en/deep/a.yml": "k: 3\n"])
    #expect(matching.candidates(for: "en/b.yml") == [1])
    #expect(matching.candidates(for: "gone/b.json") == [1])
    #expect(matching.candidates(for: "a.yml") == [0, 2])
    #expect(matching.candidates(for: "other.yml") == [0, 1, 2])
    #expect(matching.candidates(for: "") == [0, 1, 2])
  }

  @Test("a variant that the project doesn't have yet belongs to its string, but not one for an unknown device")
  func newVariants() {
    let files = [
      "Localizable.xcstrings": StringCatalogText.catalog(
        StringCatalogText.entry("tap", ["en": StringCatalogText.unit("Tap")]))
    ]
    #expect(match("tap|==|device.mac", source: "Tap", in: files).id == "tap|==|device.mac")
    #expect(match("tap|==|device.mac", source: "Press", in: files).id == nil)
    #expect(match("tap|==|device.toaster", source: "Tap", in: files).id == nil)
    #expect(match("tap|==|nonsense", source: "Tap", in: files).id == nil)
    #expect(match("gone|==|device.mac", source: "Tap", in: files).id == nil)
  }

  @Test("a plural category that the source doesn't have can name the text that the source has for others")
  func categories() {
    let files = ["en.yml": "n:\n  one: \"%{count} file\"\n  other: \"%{count} files\"\n", "pl.yml": "n:\n  other: x\n"]
    let matching = matching(files, for: ["n|==|plural.few"], language: "pl")
    func result(_ source: String) -> Bool {
      let unit = TranslatedFile.Unit(
        id: "n|==|plural.few", location: .init(file: "in", line: 1, column: 1), source: source)
      if case .found = matching.match(unit, among: [0]) { return true }
      return false
    }
    #expect(result("%{count} files") && result("%{count} file") && result("n|==|plural.few"))
    #expect(!result("other"))
  }

  @Test("two texts with the same identifier are refused")
  func identifiers() {
    let catalog = StringCatalogText.catalog(
      [
        StringCatalogText.entry("n", ["en": StringCatalogText.plural(["one": "a", "other": "b"])]),
        StringCatalogText.entry("n|==|plural.one", ["en": StringCatalogText.unit("c")]),
      ].joined(separator: ",\n"))
    let reason = match("n|==|plural.one", in: ["Localizable.xcstrings": catalog], language: "de").reason
    #expect(reason.contains("two texts"))
  }
}
