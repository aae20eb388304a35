import CatalogTestSupport
import Testing

@testable import L10nCatalog
@testable import L10nExchange
@testable import L10nFormats
@testable import L10nText

@Suite("Strings that are selected for translators")
struct UnitSelectionTests {
  private let project = ProjectFiles([
    "en.yml": "done: Done\nmissing: Missing\nempty: Empty\nreview: Review\nmachine: Machine\nnew: New\nstale: Stale\n",
    "ko.yml": "done: 완료\nempty: \"\"\nreview: 검토\nmachine: 기계\nnew: 새\nstale: 옛\n",
    "metadata.yml": """
    review: { state: { ko: needs-review } }
    machine: { state: { ko: machine-translated } }
    new: { state: { ko: new } }
    stale: { state: { ko: stale } }

    """,
  ])

  private func units(_ project: ProjectFiles, language: String = "ko") -> ProjectUnits {
    ProjectUnits(of: project.catalog, in: project.inputs, language: language, base: ".")
  }

  private func ids(_ project: ProjectFiles, _ selection: UnitSelection, language: String = "ko") -> [String] {
    units(project, language: language).unitFiles(selection).flatMap { $0.units.map(\.id) }
  }

  @Test(
    "strings are selected by what is left to do",
    arguments: [
      ([UnitSelection.Kind.missing], ["empty", "missing", "new"]), ([.needsReview], ["review"]),
      ([.machineTranslated], ["machine"]), ([.new], ["new"]), ([.new, .needsReview], ["new", "review"]), ([], []),
    ])
  func kinds(_ kinds: [UnitSelection.Kind], expected: [String]) {
    #expect(ids(project, UnitSelection(kinds: Set(kinds))) == expected)
  }

  @Test("without a selection, all strings are taken")
  func all() {
    #expect(ids(project, UnitSelection()).count == 7)
  }

  @Test("all forms of a plural are selected if one of them is missing, so that translators see the others")
  func plurals() {
    let project = ProjectFiles([
      "en.yml": "n:\n  one: \"%{count} file\"\n  other: \"%{count} files\"\nm:\n  other: \"%{count}\"\n",
      "ko.yml": "n:\n  other: \"%{count}개\"\nm:\n  other: \"%{count}\"\n",
      "pl.yml": "n:\n  one: a\n  few: b\n  other: c\n",
    ])
    #expect(ids(project, UnitSelection(kinds: [.missing])) == [])
    let polish = ids(project, UnitSelection(kinds: [.missing]), language: "pl")
    #expect(
      polish.filter { $0.hasPrefix("n|") }
        == ["n|==|plural.one", "n|==|plural.few", "n|==|plural.many", "n|==|plural.other"])
  }

  @Test("strings whose source text is as before are left out, and new and changed ones are taken")
  func since() {
    var old = project
    old.texts["en.yml"] = old.texts["en.yml"]?.replacing("Done", with: "Ready").replacing("stale: Stale\n", with: "")
    #expect(ids(project, UnitSelection(since: units(old))) == ["done", "stale"])
    #expect(ids(project, UnitSelection(kinds: [.missing], since: units(old))) == [])
    #expect(ids(project, UnitSelection(since: units(project))) == [])
    #expect(ids(project, UnitSelection(since: units(ProjectFiles([:])))).count == 7)
  }

  @Test("a changed translation doesn't count as a change of the source")
  func changedTranslation() {
    var old = project
    old.texts["ko.yml"] = "done: 끝\n"
    #expect(ids(project, UnitSelection(since: units(old))) == [])
  }

  @Test("a file without selected strings isn't written")
  func files() {
    var project = project
    project.texts["en/shop.yml"] = "a: A\n"
    project.texts["ko/shop.yml"] = "a: 가\n"
    let files = units(project).unitFiles(UnitSelection(kinds: [.needsReview]))
    #expect(files.map(\.original) == ["en.yml"])
  }
}
