import CatalogTestSupport
import Testing

@testable import L10nCatalog
@testable import L10nExchange
@testable import L10nFormats
@testable import L10nText

@Suite("Strings of files with one language, as units for translators")
struct MessageUnitsTests {
  private func units(_ files: [String: String], language: String = "ko") -> MessageUnits {
    let project = ProjectFiles(files)
    return MessageUnits(of: project.catalog, in: project.inputs, language: language)
  }

  private func messages(_ files: [String: String], language: String = "ko") -> [UnitMessage] {
    units(files, language: language).byFile.sorted { $0.key < $1.key }.flatMap { $0.value.map(\.message) }
  }

  @Test("texts, lists and plural maps have a unit for each text")
  func kinds() {
    let messages = messages([
      "en.yml": "a: A\nlist: [x, y]\nn:\n  one: \"%{count} file\"\n  other: \"%{count} files\"\n",
      "ko.yml": "list: [가, 나]\nn:\n  other: \"%{count}개\"\n",
    ])
    #expect(messages.map(\.key) == ["a", "list", "n"])
    #expect(
      messages.map { $0.source.keys.sorted().map(\.description) } == [
        [""], ["item.1", "item.2"], ["plural.one", "plural.other"],
      ])
    #expect(
      messages.map { $0.target?.keys.sorted().map(\.description) } == [nil, ["item.1", "item.2"], ["plural.other"]])
  }

  @Test("strings that aren't translated, and the source language, have no units")
  func leftOut() {
    let files = ["en.yml": "a: A\nb: B\n", "metadata.yml": "b: { translatable: false }\n"]
    #expect(messages(files).map(\.key) == ["a"])
    #expect(messages(files, language: "en").isEmpty)
    #expect(messages(files, language: "en-US").isEmpty)
    #expect(messages(["en.yml": ""]).isEmpty)
  }

  @Test("an empty translation is none, unless the source is empty, too")
  func emptyTexts() {
    let messages = messages(["en.yml": "a: A\nb: \"\"\n", "ko.yml": "a: \"\"\nb: \"\"\n"])
    #expect(messages.map { $0.target == nil } == [true, false])
  }

  @Test("a translation has its state, and a final one has none")
  func states() {
    let messages = messages([
      "en.yml": "a: A\nb: B\n", "ko.yml": "a: 가\nb: 나\n",
      "metadata.yml": "a: { state: { ko: needs-review } }\nb: { state: { ko: final } }\n",
    ])
    #expect(messages.map { $0.target?.values.first?.state } == [.needsReview, nil])
  }

  @Test("strings in a catalog are left to its own format, and strings of a table have the table's keys")
  func tables() {
    let catalog = StringCatalogText.catalog(
      StringCatalogText.entry("c", ["en": StringCatalogText.unit("C")]))
    let messages = messages(["Other.xcstrings": catalog, "en.lproj/Localizable.strings": "\"Save it!\" = \"Save\";"])
    #expect(messages.map(\.key) == ["Save it!"])
  }

  @Test("a plural whose texts vary by width is left out with its key")
  func widths() {
    let plist = """
      <plist version="1.0"><dict><key>w</key><dict><key>NSStringVariableWidthRuleType</key><dict>
      <key>20</key><string>Hi</string><key>50</key><string>Hello</string></dict></dict></dict></plist>
      """
    let units = units(["en.lproj/Localizable.stringsdict": plist])
    #expect(units.leftOut.count == 1 && units.leftOut[0].hasPrefix("'w':"))
    #expect(units.byFile.isEmpty)
  }
}
