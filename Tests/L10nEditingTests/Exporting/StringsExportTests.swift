import CatalogTestSupport
import Testing

@testable import L10nCatalog
@testable import L10nEditing
@testable import L10nText

@Suite("The keys of exported strings")
struct StringsExportTests {
  /// Returns the keys of strings by key path, and the names to record as lines.
  private func export(
    _ files: [String: String], to path: String, names: String? = nil
  ) throws -> (keys: [String: String], names: [String]) {
    var options = ReadingOptions(source: "en")
    options.names = names.map { SourceFile(path: "names.yml", bytes: Array($0.utf8)) }
    let catalog = ProjectFiles(files, options: options).catalog
    let export = try StringsExport(at: path, of: catalog, options: options)
    let keys = export.table.strings.map { (catalog.messages[$0.message].keyPath, $0.key) }
    return (Dictionary(uniqueKeysWithValues: keys), export.names.map { "\($0.table): \($0.line)" })
  }

  private static let android = "res/values-{language}/strings.xml"
  private static let arb = "lib/l10n/app_{language}.arb"

  @Test("a key that the file has in another spelling stays, and so do the names of its arguments")
  func present() throws {
    let options = ReadingOptions(source: "en")
    let catalog = ProjectFiles(
      ["en.lproj/Localizable.strings": "\"store.open\" = \"%@ of %lld\";\n\"new.one\" = \"x\";\n"], options: options
    ).catalog
    func export(_ path: String, _ file: [String], _ text: String) throws -> FilledSystemTable {
      let present = InputFile(path: file, shownPath: file.joined(separator: "/"), bytes: Array(text.utf8))
      return try StringsExport(at: path, of: catalog, options: options, present: [present]).table
    }
    let android = try export(
      Self.android, ["values", "localazy.xml"],
      "<resources><string name=\"store_open\">%1$s of %2$d</string></resources>")
    #expect(android.strings.map(\.key) == ["new.one", "store_open"])
    let arb = try export(Self.arb, ["l10n", "app_en.arb"], "{ \"storeOpen\": \"{name} of {count}\" }")
    #expect(arb.argumentNames == ["storeOpen": ["arg1": "name", "arg2": "count"]])
    let text = catalog.tableStrings(of: arb).first { $0.key == "storeOpen" }
    #expect(text?.arguments.map(\.name) == ["name", "count"])
  }

  @Test("another platform has the strings of all of the project's tables", arguments: [android, arb])
  func tables(path: String) throws {
    let export = try export(
      ["en.lproj/Localizable.strings": "title = \"Shops\";", "en.lproj/Kit.strings": "title = \"Kit\";"], to: path)
    #expect(Set(export.keys.keys) == ["title", "Kit.title"])
  }

  @Test("keys that a platform forbids get names, which differ from all others and are recorded")
  func names() throws {
    let files = ["en.yml": "store: { title: A }\nstore-title: B\nstoreTitle: C\n"]
    let android = try export(files, to: Self.android)
    #expect(
      android.keys == ["store.title": "store.title", "store-title": "store_title_2", "storeTitle": "storeTitle"])
    #expect(android.names == ["strings: store-title: \"store_title_2\""])
    let arb = try export(files, to: Self.arb)
    #expect(arb.keys == ["storeTitle": "storeTitle", "store-title": "storeTitle_2", "store.title": "storeTitle_3"])
    #expect(arb.names == ["arb: store-title: \"storeTitle_2\"", "arb: store.title: \"storeTitle_3\""])
  }

  @Test("names that names.yml has stay, whatever strings come")
  func recorded() throws {
    let names = "strings:\n  a-b: \"a_b\"\n"
    let export = try export(["en.yml": "a+b: A\na-b: B\n"], to: Self.android, names: names)
    #expect(export.keys == ["a+b": "a_b_2", "a-b": "a_b"])
    #expect(export.names == ["strings: \"a+b\": \"a_b_2\""])
  }
}
