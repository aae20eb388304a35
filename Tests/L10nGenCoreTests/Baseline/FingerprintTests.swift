import Testing

@testable import L10nGenCore

@Suite("Fingerprints of findings")
struct FingerprintTests {
  private func finding(_ message: String, key: String? = "a.b", file: String = "t/ko.yml", line: Int = 1) -> Finding {
    Finding(
      rule: .placeholderMissing, severity: .error, message: message, language: "ko", key: key,
      location: SourceLocation(file: file, line: line, column: 1))
  }

  private func print(_ finding: Finding) -> Fingerprint { Fingerprint(finding, in: "t") }

  @Test("stay the same when lines move, files change and messages are reworded")
  func stable() {
    let first = print(finding("'{name}' of the text in ko is missing"))
    #expect(print(finding("the argument '{name}' isn't written", file: "t/ko/store.yml", line: 9)) == first)
    #expect(first.file == nil)
  }

  @Test("tell findings of one text apart by what they name")
  func about() {
    #expect(print(finding("'{name}' is missing")) != print(finding("'{date}' is missing")))
    #expect(print(finding("the file's text names '{it's}', too")).about == "{it's}")
    #expect(print(finding("it's not ('x')")).about == "x")
    #expect(print(finding("nothing is quoted, isn't it")).about == nil)
    #expect(print(finding("'a.b' is missing; did you mean 'a.c'?")).about == nil)
    #expect(print(finding("'" + String(repeating: "x", count: 1000) + "'")).about?.count == 120)
  }

  @Test("name the file, from the directory of the bundles on, where a finding is about no key")
  func file() {
    #expect(print(finding("broken", key: nil)).file == "ko.yml")
    #expect(print(finding("broken", key: nil, file: "l10n.yml")).file == "l10n.yml")
  }

  @Test("have a short form, which differs for the second finding alike")
  func digest() {
    let print = print(finding("'x' is missing"))
    #expect(print.digest(occurrence: 0).count == 16)
    #expect(print.digest(occurrence: 0) != print.digest(occurrence: 1))
  }
}
