import L10nLanguage
import Testing

@testable import L10nCatalog
@testable import L10nChecking
@testable import L10nPipeline
@testable import L10nText

@Suite("Texts at key paths of namespaces")
struct FlatKeysTests {
  private func check(_ files: KeyValuePairs<String, String>) -> CheckOutcome {
    let configuration = Configuration(
      translations: TranslationPaths(""), reading: ReadingOptions(source: "en"),
      checking: CheckingOptions(), emission: EmissionOptions())
    return Pipeline(configuration).check(
      files.map { InputFile(path: [$0.key], shownPath: $0.key, bytes: Array($0.value.utf8)) })
  }

  private func texts(_ outcome: CheckOutcome) -> [String: [String?]] {
    Dictionary(
      uniqueKeysWithValues: outcome.catalog.messages.map { message in
        (message.keyPath, message.texts.map { $0?.message[0].text })
      })
  }

  @Test("flat keys are separate messages, also in languages that have only flat keys")
  func flat() {
    let outcome = check(["en.json": #"{"a.b": "AB", "a.b.c": "ABC"}"#, "ko.json": #"{"a.b": "가"}"#])
    #expect(texts(outcome) == ["a.b.self": ["AB", "가"], "a.b.c": ["ABC", nil]])
    #expect(outcome.findings.map(\.rule) == [.missingKey])
  }

  @Test("flat keys that the source doesn't have are mistakes")
  func mistakes() {
    let outcome = check(["en.json": #"{"a.b": "AB"}"#, "ko.json": #"{"a": "가"}"#])
    #expect(outcome.findings.contains { $0.rule == .structureMismatch })
    let other = check(["en.yml": "a: { self: x, b: y }\n", "ko.yml": "a: x\n"])
    #expect(other.findings.contains { $0.rule == .structureMismatch })
  }
}
