import L10nFormats
import Testing

@testable import L10nTranslation

@Suite("Translations of the same source")
struct ReusableTranslationsTests {
  /// Returns the text that is taken for the key `new`.
  private func reused(_ english: String, _ german: String, metadata: String = "") throws -> VariantTexts? {
    let project = TranslationProject(["en.yml": english, "de.yml": german, "metadata.yml": metadata])
    let strings = try #require(project.strings(in: "de"))
    return ReusableTranslations(of: strings).translation(for: try #require(strings.request(for: "new")))
  }

  @Test("a final translation of the same source is taken")
  func same() throws {
    #expect(try reused("a: Open\nnew: Open\n", "a: Öffnen\n")?.shown == "Öffnen")
    #expect(try reused("a: Open\nb: Open\nnew: Open\n", "a: Öffnen\nb: Öffnen\n")?.shown == "Öffnen")
    let plural = "{ one: '{count} file', other: '{count} files' }"
    #expect(
      try reused("a: \(plural)\nnew: \(plural)\n", "a: { one: '{count} Datei', other: '{count} Dateien' }\n")?.shown
        == "{count} Dateien")
  }

  @Test("two translations, another source, other arguments and unfinished strings aren't taken")
  func others() throws {
    #expect(try reused("a: Open\nb: Open\nnew: Open\n", "a: Öffnen\nb: Offen\n") == nil)
    #expect(try reused("a: Close\nnew: Open\n", "a: Schließen\n") == nil)
    #expect(try reused("a: Open\nnew: Open\n", "a: ''\n") == nil)
    #expect(try reused("a: Open\nnew: Open\n", "a: Öffnen\n", metadata: "a: { state: { de: needs-review } }\n") == nil)
    let typed = "a: { arguments: { n: Int } }\nnew: { arguments: { n: String } }\n"
    #expect(try reused("a: '{n} of'\nnew: '{n} of'\n", "a: '{n} von'\n", metadata: typed) == nil)
  }
}
