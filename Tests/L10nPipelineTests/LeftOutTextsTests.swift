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
      files.map { path, text in
        InputFile(path: path.split(separator: "/").map(String.init), shownPath: path, bytes: Array(text.utf8))
      })
  }

  private func counts(_ generation: Generation?) -> [String: Int] {
    Dictionary(uniqueKeysWithValues: (generation?.leftOut.counts ?? []).map { ($0.language, $0.count) })
  }

  @Test("each once, whatever the number of its errors, and counted by language")
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

  @Test("an entry of the source that can't be read costs its accessor alone, and under strict all code")
  func source() {
    let plist = { (text: String) in
      "<plist><dict><key>a</key><string>A</string><key>b</key><string>\(text)</string></dict></plist>"
    }
    for files in [
      ["ko.yml": "a: 하나\nb: [둘\nc: 셋\n", "en.yml": "a: one\nb: two\n"], ["ko.json": "{\"a\": \"하나\", \"b\": \"\\q\"}"],
      ["ko.lproj/L.strings": "\"a\" = \"A\";\n\"b\" = \"B;\n\"c\" = \"C\";\n"], ["ko.lproj/L.strings": plist("\u{1}")],
    ] as [KeyValuePairs<String, String>] {
      let generation = generation(files)
      #expect(generation?.isStopped == false)
      #expect(generation?.outcome.hasErrors == true)
      #expect(generation?.leftOut.unreadSourceCount == 1)
      let code = generation?.files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined() ?? ""
      #expect(code.contains("static var a: String") && !code.contains("static var b"))
      #expect(self.generation(files, "strict: true\n")?.isStopped == true)
    }
  }

  @Test("where keys of the source can't be read, or its strings are wrong, there is no code")
  func unclearSource() {
    for text in ["a: 하나\nb:\n\tc: 셋\n  d: 넷\n", "a: '{n'\n", "a: 하나\n<<<<<<< HEAD\nb: 둘\n=======\nb: 셋\n>>>>>>> x\n"] {
      #expect(generation(["ko.yml": text])?.isStopped == true)
    }
    #expect(generation(["ko.yml": "a: 하나\n", "metadata.yml": "a: [\n"])?.isStopped == true)
  }

  @Test("none for warnings; those of a rule whose findings are errors by the configuration")
  func severities() {
    let files = ["ko.yml": "a: 50개 이하\n", "en.yml": "a: up to 40\n"] as KeyValuePairs
    #expect(generation(files)?.leftOut.isEmpty == true)
    #expect(counts(generation(files, "rules: { number-mismatch: error }\n")) == ["en": 1])
  }
}
