import Testing

@testable import L10nCatalog
@testable import L10nChecking
@testable import L10nPipeline
@testable import L10nText

@Suite("Errors that stop code")
struct StoppingErrorsTests {
  private func file(_ path: String, _ text: String) -> InputFile {
    InputFile(path: path.split(separator: "/").map(String.init), shownPath: "t/" + path, bytes: Array(text.utf8))
  }

  private func generation(_ files: KeyValuePairs<String, String>, _ configuration: String = "source: ko\n")
    -> Generation?
  {
    let source = SourceFile(path: "l10n.yml", bytes: Array(configuration.utf8))
    guard case .configuration(let configuration) = ConfigurationReader.read(source) else { return nil }
    return Pipeline(configuration).emit(files.map { file($0.key, $0.value) })
  }

  /// Returns the rules of the errors that stop the code.
  private func stopping(_ files: KeyValuePairs<String, String>, _ configuration: String = "source: ko\n") -> [String]? {
    generation(files, configuration)?.stopping.map(\.rule.rawValue)
  }

  @Test("errors in strings, files and names of the source, in settings and in metadata stop the code")
  func stopping() {
    #expect(stopping(["ko.yml": "a: '{x'\n", "en.yml": "a: b\n"]) == ["message-syntax"])
    #expect(stopping(["ko.yml": "a: [b\n", "en.yml": "a: b\n"]) == ["yaml-syntax"])
    #expect(stopping(["ko.yml": "a-b: c\naB: d\n"]) == ["swift-name-collision"])
    #expect(stopping(["en.yml": "a: b\n"]) == ["unknown-language"])
    #expect(stopping(["ko.yml": "a: b\n"], "source: ko\nfallback: [xx]\n") == ["unknown-language"])
    #expect(stopping(["ko.yml": "a: b\n", "metadata.yml": "a: [b\n"]) == ["yaml-syntax"])
  }

  @Test("errors in the source that leave its names and arguments clear don't stop the code")
  func clearSource() {
    let files =
      [
        "en.lproj/InfoPlist.strings": "\"%@ Game\" = \"%@ Game\";",
        "en.lproj/Localizable.strings": "a = \"<ul><li>b</li></li></ul>\";",
      ] as KeyValuePairs
    let rules = generation(files, "source: en\n")?.outcome.findings.filter { $0.severity == .error }.map(\.rule)
    #expect(Set(rules ?? []) == [.markupMismatch, .systemArgument])
    #expect(stopping(files, "source: en\n") == [])
  }

  @Test("errors in strings and files of translations don't stop the code")
  func translations() {
    let damages = [
      "a: '{x'\n", "a: '{x}'\n", "a: [b\n", "ja: { a: b }\n", "a: b\na: c\n",
      "<<<<<<< HEAD\na: b\n=======\na: c\n>>>>>>> x\n",
      "\u{0}", "a: { b: c }\n", "a: [b, c]\n",
    ]
    for damage in damages {
      let generation = generation(["ko.yml": "a: 하나\n", "en.yml": damage, "ja.yml": "a: 一\n"])
      #expect(generation?.isStopped == false, "\(damage)")
      #expect(generation?.outcome.hasErrors == true, "\(damage)")
      #expect(generation?.files.count == 2, "\(damage)")
      let strict = self.generation(
        ["ko.yml": "a: 하나\n", "en.yml": damage, "ja.yml": "a: 一\n"], "source: ko\nstrict: true\n")
      #expect(strict?.isStopped == true, "\(damage)")
      #expect(strict?.files.isEmpty == true, "\(damage)")
    }
  }

  @Test("errors in files of unlisted languages don't stop the code")
  func unlisted() {
    for damage in ["\u{0}", "a: [b\n"] {
      let files = ["ko.yml": "a: b\n", "en.yml": damage] as KeyValuePairs
      #expect(stopping(files, "source: ko\nlanguages: [ko]\n") == [], "\(damage)")
    }
  }

  @Test("an error in a translation in a file with all languages belongs to that language")
  func stringCatalog() {
    func catalog(ko: String, en: String) -> String {
      """
      {"sourceLanguage": "ko", "version": "1.0", "strings": {"a": {"localizations": {"ko": \(ko), "en": \(en)}}}}
      """
    }
    let sound = #"{"stringUnit": {"state": "translated", "value": "x"}}"#
    for broken in [
      #"{"stringUnit": {"state": "translated"}}"#, #"{"stringUnit": {"value": 1}}"#, "{}", #"{"variations": {}}"#,
    ] {
      let files = ["a.xcstrings": catalog(ko: sound, en: broken)] as KeyValuePairs
      #expect(stopping(files) == [], "\(broken)")
      #expect(generation(files)?.outcome.findings.contains { $0.language == "en" && $0.severity == .error } == true)
      #expect(stopping(["a.xcstrings": catalog(ko: broken, en: sound)]) == ["json-syntax"], "\(broken)")
    }
  }
}
