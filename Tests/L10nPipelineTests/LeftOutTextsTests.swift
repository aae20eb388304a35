import Testing

@testable import L10nCatalog
@testable import L10nEmission
@testable import L10nPipeline
@testable import L10nText

@Suite("Texts left out of code")
struct LeftOutTextsTests {
  private func generation(_ files: KeyValuePairs<String, String>, _ rules: String = "") -> Generation? {
    let source = SourceFile(path: "l10n.yml", bytes: Array("source: ko\n\(rules)".utf8))
    guard case .configuration(let configuration) = ConfigurationReader.read(source) else { return nil }
    return Pipeline(configuration).emit(
      files.map { InputFile(path: [$0.key], shownPath: $0.key, bytes: Array($0.value.utf8)) })
  }

  private func counts(_ generation: Generation?) -> [String: Int] {
    Dictionary(uniqueKeysWithValues: (generation?.leftOut.counts ?? []).map { ($0.language, $0.count) })
  }

  @Test("each text is left out once, whatever the number of its errors, and counted by language")
  func counted() {
    let generation = generation([
      "ko.yml": "a: '{n} 하나'\nb: 둘\n", "en.yml": "a: '{x} {y}'\nb: two\n", "ja.yml": "a: '{x}'\nb: '{y}'\nc: '{z}'\n",
    ])
    #expect(counts(generation) == ["en": 1, "ja": 2])
    #expect(generation?.leftOut.count == 3)
    let code = generation?.files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined() ?? ""
    #expect(code.contains("two"))
    #expect(!code.contains("{x}") && !code.contains("{y}"))
  }

  @Test("what can't be read of a language is counted by the strings that it may have there")
  func unread() {
    let generation = generation([
      "ko.yml": "a: 하나\nb: 둘\nc: 셋\n", "en.yml": "a: one\nb: [two\nc: three\n", "ja.json": "{", "de.yml": "a: eins\n",
    ])
    let counts = generation?.leftOut.unreadCounts.map { "\($0.language) \($0.count)" }
    #expect(counts == ["en 1", "ja 3"])
    #expect(generation?.leftOut.isEmpty == true)
  }

  @Test("none for warnings; those of a rule whose findings are errors by the configuration")
  func severities() {
    let files = ["ko.yml": "a: 50개 이하\n", "en.yml": "a: up to 40\n"] as KeyValuePairs
    #expect(generation(files)?.leftOut.isEmpty == true)
    #expect(counts(generation(files, "rules: { number-mismatch: error }\n")) == ["en": 1])
  }
}
