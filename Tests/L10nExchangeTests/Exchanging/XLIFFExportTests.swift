import CatalogTestSupport
import Testing

@testable import L10nCatalog
@testable import L10nExchange
@testable import L10nFormats
@testable import L10nText

@Suite("XLIFF files for translators")
struct XLIFFExportTests {
  private let project = ProjectFiles([
    "en.yml": """
    greeting: "Hello, {name} & <you>"
    cart:
      one: "%{count} item"
      other: "%{count} items"
    list: [a, b]
    text: |
      Two
      lines
    internal: x

    """,
    "ko.yml": "greeting: \"{name} 님\"\ncart:\n  other: \"%{count}개\"\ntext: |\n  두\n  줄\n",
    "metadata.yml": """
    greeting:
      description: A greeting.
      context: The door
      max-width: 10
      examples: { name: Ola }
      state: { ko: machine-translated }
    internal: { translatable: false }

    """,
  ])

  private func exported(
    _ project: ProjectFiles, _ language: String = "ko", old: String? = nil, _ selection: UnitSelection = UnitSelection()
  ) -> XLIFFExport {
    let units = ProjectUnits(of: project.catalog, in: project.inputs, language: language, base: ".")
    return XLIFFExport(
      units, selection, old: old.map { InputFile(path: ["ko.xliff"], shownPath: "ko.xliff", bytes: Array($0.utf8)) })
  }

  private func units(_ export: XLIFFExport) -> [String: XLIFFDocument.Unit] {
    let units = XLIFFReader.read(export.bytes).files.flatMap(\.units)
    return Dictionary(units.map { ($0.id, $0) }) { first, _ in first }
  }

  private func imported(_ text: some Sequence<UInt8>, into project: ProjectFiles) -> UnitImport {
    let input = InputFile(path: ["ko.xliff"], shownPath: "ko.xliff", bytes: Array(text))
    return UnitImport([input], into: project.inputs, options: project.options, base: ".")
  }

  @Test("each text has a unit with its translation and state, and strings that aren't translated have none")
  func unitsOfProject() {
    let export = exported(project)
    let units = units(export)
    #expect(
      units.keys.sorted() == ["cart|==|plural.other", "greeting", "list|==|item.1", "list|==|item.2", "text"])
    #expect(units["greeting"]?.source == "Hello, {name} & <you>")
    #expect(units["greeting"]?.target?.text == "{name} 님")
    #expect(units["greeting"]?.target?.state == .machineTranslated)
    #expect(units["text"]?.target?.text == "두\n줄\n")
    #expect(units["list|==|item.1"]?.target == nil)
    #expect(export.count == 5)
    #expect(export.leftOut == [] && export.lost == 0)
  }

  @Test("notes say what translators need to know")
  func notes() {
    let text = String(decoding: exported(project).bytes, as: UTF8.self)
    for fact in ["A greeting.", "The door", "Ola", "At most 10", "“%{count} item”"] {
      #expect(text.contains(fact), "\(fact)")
    }
  }

  @Test("importing an exported file changes nothing")
  func unchanged() {
    let result = imported(exported(project).bytes, into: project)
    #expect(result.mistakes.isEmpty && result.refused.isEmpty)
    #expect(result.changes.isEmpty)
    #expect(result.present == 3 && result.untranslated == 2)
  }

  @Test("a language that the project doesn't have gets all plural categories, and a file when it is imported")
  func newLanguage() {
    let export = exported(project, "pl")
    #expect(units(export).keys.count { $0.hasPrefix("cart") } == 4)
    let text = String(decoding: export.bytes, as: UTF8.self)
      .replacing(/<source>([^<]*)<\/source>/) { "<source>\($0.1)</source><target>\($0.1)</target>" }
    let result = imported(text.utf8, into: project)
    #expect(result.refused.isEmpty)
    #expect(result.changed == 8)
    let catalog = project.applying(result.changes).catalog
    #expect(catalog.languages.contains("pl"))
    #expect(catalog.messages.count { $0.texts.last.flatMap { $0 } != nil } == 4)
  }

  @Test("a project without strings, and the source language, have no units")
  func empty() {
    #expect(exported(ProjectFiles(["en.yml": ""])).count == 0)
    #expect(exported(project, "en").count == 0)
  }

  @Test("strings with characters that XML can't have are left out, wherever the characters are")
  func characters() {
    let project = ProjectFiles([
      "en.yml": "a: A\nb: \"\\x03\"\nc: C\nd: D\n", "ko.yml": "d: \"\\x04\"\n",
      "metadata.yml": "c:\n  description: \"x\\x01\"\n",
    ])
    let export = exported(project)
    #expect(units(export).keys.sorted() == ["a"])
    #expect(export.count == 1)
    #expect(export.leftOut.map { $0.prefix { $0 != ":" } } == ["'b'", "'c'", "'d'"])
    #expect(
      export.leftOut.map { $0.contains("U+0003") || $0.contains("U+0001") || $0.contains("U+0004") } == [
        true, true, true,
      ])
  }

  @Test("translations that only the existing file has are counted, even if they aren't selected for the new one")
  func lost() {
    let old = String(decoding: exported(project).bytes, as: UTF8.self)
    #expect(exported(project, old: old).lost == 0)
    let more = old.replacing("{name} 님", with: "{name} 씨")
      .replacing("<source>a</source>", with: "<source>a</source><target>가</target>")
      .replacing("<source>b</source>", with: "<source>b</source><target state=\"new\">나</target>")
    #expect(exported(project, old: more).lost == 2)
    #expect(exported(project, old: more, UnitSelection(kinds: [.missing])).lost == 2)
  }

  @Test("a file that another program created still names it")
  func tool() {
    let old = String(decoding: exported(project).bytes, as: UTF8.self)
      .replacing("tool-name=\"l10n-gen\"", with: "tool-name=\"Xcode\" tool-version=\"16\"")
    #expect(String(decoding: exported(project, old: old).bytes, as: UTF8.self) == old)
  }
}
