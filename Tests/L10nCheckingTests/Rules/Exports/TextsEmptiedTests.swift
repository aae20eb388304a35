import CatalogTestSupport
import Testing

@Suite("texts-emptied")
struct TextsEmptiedTests {
  private func files(_ source: String, _ translation: String, metadata: String = "") -> ProjectFiles {
    ProjectFiles(["en.yml": source, "de.yml": translation, "metadata.yml": metadata])
  }

  @Test("a text, a form or an item that is empty now is reported")
  func emptied() {
    for (before, after) in [
      ("a: Öffnen\n", "a: ''\n"),
      ("a: { one: 1 Datei, other: '{count} Dateien' }\n", "a: { one: '', other: '{count} Dateien' }\n"),
    ] {
      let source = before.contains("one") ? "a: { one: 1 file, other: '{count} files' }\n" : "a: Open\n"
      #expect(
        findings(from: files(source, before), to: files(source, after)) == [
          "texts-emptied: 1 string in de lost the text that was there before ('a'); restore the older texts"
        ])
      #expect(findings(from: files(source, after), to: files(source, after)) == [])
    }
  }

  @Test("a text may be empty if its source changed, or if the metadata allows it")
  func allowed() {
    let before = files("a: Open\n", "a: Öffnen\n")
    #expect(findings(from: before, to: files("a: Close\n", "a: ''\n")) == [])
    #expect(findings(from: before, to: files("a: Open\n", "a: ''\n", metadata: "a: { allow-empty: true }\n")) == [])
    #expect(findings(from: before, to: files("a: Open\n", "a: ''\n", metadata: "a: { translatable: false }\n")) == [])
  }

  @Test("an emptied source is reported, too")
  func source() {
    #expect(
      findings(from: files("a: Open\n", "a: Öffnen\n"), to: files("a: ''\n", "a: Öffnen\n")) == [
        "texts-emptied: 1 string in en lost the text that was there before ('a'); restore the older texts"
      ])
  }
}
