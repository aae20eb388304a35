import L10nMessages
import Testing

@testable import L10nCatalog
@testable import L10nText

@Suite("Reading l10n.yml")
struct ConfigurationReaderTests {
  private func read(_ text: String) throws -> Configuration {
    switch ConfigurationReader.read(SourceFile(path: "l10n.yml", bytes: Array(text.utf8))) {
    case .configuration(let configuration): return configuration
    case .problems(let problems): throw Refused(problems: problems)
    }
  }

  private struct Refused: Error {
    var problems: [LocatedProblem]
  }

  @Test("a source is the only required field")
  func defaults() throws {
    let configuration = try read("source: ko")
    #expect(configuration.translations.directory == "translations")
    #expect(configuration.outputDirectory == nil)
    #expect(configuration.reading.source == "ko")
    #expect(configuration.reading.languages == nil)
    #expect(configuration.reading.syntax.standard == .icu)
    #expect(configuration.reading.usesNamespaces)
    #expect(configuration.reading.include == nil)
    #expect(configuration.reading.sparse == nil)
    #expect(configuration.emission.enumName == "L10n")
    #expect(configuration.emission.access == .internal)
    #expect(configuration.emission.split == .none)
    #expect(configuration.emission.koreanParticles && !configuration.emission.pseudolocales)
    #expect(configuration.emission.bidi == .none)
  }

  @Test("a thousand languages can be listed, but no more")
  func languageLimit() throws {
    func list(_ count: Int) -> String {
      "source: ko\nlanguages: [ko, \((1..<count).map { "ko-x-\($0)" }.joined(separator: ", "))]"
    }
    #expect(try read(list(1_000)).reading.languages?.count == 1_000)
    let refused = #expect(throws: Refused.self) { try read(list(1_001)) }
    #expect(refused?.problems.map(\.message) == ["more than 1000 languages; remove some"])
  }

  @Test("all fields are read")
  func everything() throws {
    let configuration = try read(
      """
      translations: texts
      source: ko
      languages: [en, zh-Hans]
      fallback: [en]
      syntax: ruby
      namespaces: false
      korean-particles: false
      bidi: isolate
      pseudo: true
      output: { directory: out, enum: Texts, access: public, split: namespace }
      include: [store, common]
      sparse: []
      rules: { missing-key: off, extra-key: error }
      """)
    #expect(configuration.translations.directory == "texts")
    #expect(configuration.outputDirectory == "out")
    #expect(configuration.reading.languages == ["ko", "en", "zh-Hans"])
    #expect(configuration.reading.fallback == ["en"])
    #expect(configuration.reading.sparse == [])
    #expect(configuration.reading.languageOffsets["zh-Hans"] == 47)
    #expect(configuration.reading.syntax.standard == .ruby)
    #expect(!configuration.reading.usesNamespaces)
    #expect(configuration.reading.include == ["store", "common"])
    #expect(configuration.emission.fallback == ["en"])
    #expect(configuration.emission.enumName == "Texts")
    #expect(configuration.emission.access == .public)
    #expect(configuration.emission.split == .namespace)
    #expect(!configuration.emission.koreanParticles && configuration.emission.pseudolocales)
    #expect(configuration.emission.bidi == .isolate)
    #expect(configuration.checking.severities == [.missingKey: .off, .extraKey: .error])
  }

  @Test("syntaxes can be set by key path")
  func syntaxes() throws {
    let syntax = try read("source: ko\nsyntax: { '*': ruby, '*_MF': icu, store.**: printf }\n").reading.syntax
    #expect(syntax.standard == .ruby)
    #expect(syntax.exceptions.map(\.pattern) == ["*_MF", "store.**"])
    #expect(syntax.exceptions.map(\.syntax) == [.icu, .printf])
    #expect(syntax.exceptions.map(\.offset) == [32, 45])
    #expect(try read("source: ko\nsyntax: { '*_MF': ruby }\n").reading.syntax.standard == .icu)
  }

  @Test("all mistakes are reported at once, in the order of the file")
  func mistakes() throws {
    let error = #expect(throws: Refused.self) {
      try read("sourc: ko\nlanguages: [ko, {}]\nrules:\n  missing-key: never\n")
    }
    #expect(error?.problems.map(\.location.line) == [1, 1, 2, 4])
  }

  @Test(
    "a mistake is described at its place",
    arguments: [
      ("source: [ko]", "1:9 'source' must be text"),
      ("source: ''", "1:9 'source' is empty; write it, or remove the field"),
      ("source: ko\noutput: { directory: '' }", "2:22 'directory' is empty; write it, or remove the field"),
      ("source: ko\ntranslations: ''", "2:15 'translations' is empty; write it, or remove the field"),
      ("source: ko\nlanguages: [ko, en, en]", "2:21 'en' is written twice; remove one of the two"),
      ("source: ko\nsource: en", "2:1 'source' is written twice; remove one of the two"),
      ("source: ko\n---\nsource: en", "2:1 a second YAML document; only one is read, so remove the '---'"),
      ("source: ko\nsyntax: { '*': perl }", "2:16 'syntax' must be one of 'icu', 'ruby', 'printf', 'mf2'"),
      ("source: ko\nbidi: true", "2:7 'bidi' must be one of 'none', 'isolate'"),
      ("source: ko\nsyntax: [icu]", "2:9 'syntax' must be one of 'icu', 'ruby', 'printf', 'mf2'"),
      (
        "source: ko\nsyntax: { 'a\"b': icu }",
        "2:11 'a\"b' is not a key path; write one such as 'store.**', or '*_icu' for names"
      ), ("source: ko\noutput: { enum: '' }", "2:17 'enum' is empty; write it, or remove the field"),
    ])
  func words(text: String, expected: String) throws {
    let error = #expect(throws: Refused.self) { try read(text) }
    let problems = error?.problems.map { "\($0.location.line):\($0.location.column) \($0.message)" }
    #expect(problems == [expected])
  }

  @Test("UTF-16 without a byte-order mark, and bytes that aren't text, are refused")
  func encodings() {
    for bytes in [[0x73, 0x00, 0x3A, 0x00], Array("source: ko".utf8) + [0xFF]] as [[UInt8]] {
      guard case .problems(let problems) = ConfigurationReader.read(SourceFile(path: "l10n.yml", bytes: bytes)) else {
        Issue.record("read \(bytes)")
        continue
      }
      #expect(!problems.isEmpty)
    }
  }

  @Test("translations are a place or a list of places below the configuration")
  func places() throws {
    let listed = try read("source: ko\ntranslations: [App, Kit/Resources]\n")
    #expect(listed.translations.parts == ["App", "Kit/Resources"])
    for wrong in ["[]", "[../App, Kit]", "[App, '']", "[{ a: b }]", "{ a: b }"] {
      #expect(throws: Refused.self, "\(wrong)") { try read("source: ko\ntranslations: \(wrong)\n") }
    }
  }

  @Test("a baseline and strictness are read")
  func baseline() throws {
    let configuration = try read("source: ko\nbaseline: known.yml\nstrict: true\n")
    #expect(configuration.baseline == "known.yml")
    #expect(configuration.isStrict)
    #expect(throws: Refused.self) { try read("source: ko\nstrict: 1\n") }
  }
}
