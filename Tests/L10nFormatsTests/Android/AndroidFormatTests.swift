import L10nCatalog
import Testing

@testable import L10nFormats
@testable import L10nText

@Suite("Android's resource files")
struct AndroidFormatTests {
  @Test(
    "a file of any name may have strings; one that is called after them has some even if it is broken",
    arguments: [
      ("localazy.xml", "<resources><string name=\"a\">x</string></resources>", true),
      ("wear.xml", "<resources><plurals name=\"a\"></plurals></resources>", true),
      ("other.xml", "<resources><item type=\"string\" name=\"a\">x</item></resources>", true),
      ("arrays.xml", "", true), ("strings-vpn.xml", "<reso", true),
      ("colors.xml", "<resources><color name=\"a\">#fff</color></resources>", false), ("styles.xml", "", false),
    ])
  func messages(name: String, text: String, hasMessages: Bool) {
    #expect(AndroidFormat().hasMessages(Array(text.utf8), inFile: name) == hasMessages)
  }

  private func file(_ path: String, _ strings: String) -> InputFile {
    InputFile(
      path: path.split(separator: "/").map(String.init), shownPath: path,
      bytes: Array("<resources>\n\(strings)\n</resources>\n".utf8))
  }

  @Test("all files of a folder are one table, whose language only the folder says")
  func table() {
    let catalog = CatalogReader.catalog(
      of: [
        file("values/localazy.xml", "<string name=\"title\">Stores</string>"),
        file("values/strings_sas.xml", "<string name=\"verified\">Verified</string>"),
        file("values-de/translations.xml", "<string name=\"title\">Läden</string>"),
        file("values-de/strings_sas.xml", "<string name=\"verified\">Bestätigt</string>"),
        file("values/donottranslate.xml", "<string name=\"url\">100% %s %d</string>"),
        file("values/do_not_translate.xml", "<string name=\"id\">x</string>"),
      ], options: ReadingOptions(source: "en"))
    #expect(catalog.languages == ["en", "de"])
    #expect(catalog.messages.map(\.keyPath) == ["id", "title", "url", "verified"])
    #expect(catalog.messages.map(\.metadata.isTranslatable) == [false, true, false, true])
    #expect(catalog.messages.map { $0.isIn(language: 1) } == [false, true, false, true])
    #expect(catalog.problems.isEmpty)
  }

  @Test("resources of tests are in source sets of their own")
  func tests() {
    #expect(AndroidFolder.isOfTests("app/src/androidTest/res/values/strings.xml"))
    #expect(AndroidFolder.isOfTests("app/src/testDebug/res/values/strings.xml"))
    #expect(!AndroidFolder.isOfTests("app/src/main/res/values/strings.xml"))
    #expect(!AndroidFolder.isOfTests("test/src/debug/res/values/strings.xml"))
  }
}
