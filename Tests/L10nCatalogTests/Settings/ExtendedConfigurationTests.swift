import L10nLanguage
import Testing

@testable import L10nCatalog
@testable import L10nText

@Suite("A configuration that extends another one")
struct ExtendedConfigurationTests {
  private func read(_ text: String, _ base: String) -> ConfigurationReader.Outcome {
    ConfigurationReader.read(
      SourceFile(path: "l10n.yml", bytes: Array(text.utf8)),
      extending: SourceFile(path: "texts/l10n.yml", bytes: Array(base.utf8)))
  }

  private func configuration(_ text: String, _ base: String) -> Configuration? {
    if case .configuration(let configuration) = read(text, base) { configuration } else { nil }
  }

  private func problems(_ text: String, _ base: String) -> [String] {
    guard case .problems(let problems) = read(text, base) else { return [] }
    return problems.map { "\($0.location.file):\($0.location.line):\($0.location.column) \($0.message)" }
  }

  @Test("an extending configuration has the other one's fields for reading and checking, and its translation files")
  func fields() throws {
    let base = """
      source: ko
      languages: [ko, en]
      syntax: ruby
      bidi: isolate
      rules: { missing-key: error }
      output: { directory: x }
      """
    let read = try #require(configuration("extends: texts/l10n.yml\nlanguages: [ko]\n", base))
    #expect(read.reading.source == "ko")
    #expect(read.reading.languages == ["ko"])
    #expect(read.reading.syntax.standard == .ruby)
    #expect(read.emission.bidi == .isolate)
    #expect(read.checking.severities == [.missingKey: .error])
    #expect(read.outputDirectory == nil)
    #expect(read.translations == TranslationPaths("texts"))
  }

  @Test("an extending configuration reads its own translation files, or else those of the other one")
  func translations() throws {
    let own = configuration("extends: texts/l10n.yml\ntranslations: App\n", "source: ko\n")
    #expect(own?.translations == TranslationPaths("App"))
    #expect(
      configuration("extends: texts/l10n.yml\n", "source: ko\ntranslations: strings\n")?.translations
        == TranslationPaths("texts/strings"))
    #expect(configuration("extends: texts/l10n.yml\nsource: en\n", "languages: [ko, en]\n")?.reading.source == "en")
  }

  @Test("an extending configuration is refused with the other one's mistakes, at their places")
  func mistakes() {
    let own = "extends: texts/l10n.yml\n"
    #expect(problems(own, "sourc: ko\n").map { $0.prefix(18) } == ["texts/l10n.yml:1:1"])
    #expect(problems(own, "languages: [ko]\n").map { $0.prefix(12) } == ["l10n.yml:1:1"])
    #expect(problems(own, "source: ko\nextends: x\n").count == 1)
    let updates = own + "updates: { url: 'https://a.b', catalog: c, roots: [] }\n"
    #expect(problems(updates, "source: ko\n").contains { $0.contains("releases know an app by one file") })
  }

  @Test("the path of the other configuration is kept as written")
  func path() {
    func path(_ text: String) -> String? {
      ConfigurationReader.extendedPath(in: SourceFile(path: "l10n.yml", bytes: Array(text.utf8)))
    }
    #expect(path("extends: a/l10n.yml\n") == "a/l10n.yml")
    #expect(path("source: ko\n") == nil)
    #expect(path("extends: ''\n") == nil)
  }
}
