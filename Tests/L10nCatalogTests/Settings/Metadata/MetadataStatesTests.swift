import Testing

@testable import L10nCatalog
@testable import L10nFormats
@testable import L10nText

@Suite("States in metadata.yml")
struct MetadataStatesTests {
  private func setting(
    _ state: TranslationState?, of path: [String] = ["a", "b"], in text: String
  ) -> String? {
    let changes = [MetadataStates.Change(path: path, language: "ko", state: state)]
    let (bytes, refused) = MetadataStates.setting(changes, in: Array(text.utf8))
    return refused.isEmpty ? String(decoding: bytes, as: UTF8.self) : nil
  }

  @Test("only the line of a changed state is written")
  func change() {
    #expect(
      setting(
        .needsReview, in: "# Top\na.b:\n  state: { en: new } # old\n  description: D # kept\n\nc: { context: x }\n")
        == "# Top\na.b:\n  state: { en: new, ko: needs-review }\n  description: D # kept\n\nc: { context: x }\n")
    #expect(setting(.new, in: "a.b:\n    context: C\n") == "a.b:\n    context: C\n    state: { ko: new }\n")
    #expect(setting(.new, in: "a.b:\n  state: { ko: new }\n") == "a.b:\n  state: { ko: new }\n")
  }

  @Test("the state of a language in another spelling is changed")
  func spelling() {
    #expect(setting(.new, in: "a.b:\n  state: { ko_KR: needs-review }\n") == "a.b:\n  state: { ko_KR: new }\n")
    #expect(setting(nil, in: "a.b:\n  state: { KO: new }\n") == "")
  }

  @Test("an entry is added, and an empty entry is removed")
  func entries() {
    #expect(setting(.new, in: "") == "a.b:\n  state: { ko: new }\n")
    #expect(setting(.new, in: "c:\n  context: x") == "c:\n  context: x\na.b:\n  state: { ko: new }\n")
    #expect(setting(nil, in: "a.b:\n  state: { ko: new }\nc:\n  context: x\n") == "c:\n  context: x\n")
    #expect(setting(nil, in: "a.b:\n  state:\n    ko: new\n    en: new\n") == "a.b:\n  state: { en: new }\n")
  }

  @Test("a state can override that of a pattern")
  func inherited() {
    #expect(
      setting(nil, in: "a.*:\n  state: { ko: new }\n") == "a.*:\n  state: { ko: new }\na.b:\n  state: { ko: final }\n")
  }

  @Test("a file with mistakes, and an entry that isn't written in lines, are refused")
  func refused() {
    #expect(setting(.new, in: "a.b: [x]\n") == nil)
    #expect(setting(.new, in: "a.b: { context: x }\n") == nil)
    #expect(setting(nil, in: "a.b: { context: x }\n") == "a.b: { context: x }\n")
  }

  @Test("an entry that isn't written in lines doesn't prevent changes of others")
  func others() {
    let changes = [["a"], ["b"]].map { MetadataStates.Change(path: $0, language: "ko", state: .new) }
    let (bytes, refused) = MetadataStates.setting(changes, in: Array("a: { context: x }\nb:\n  context: y\n".utf8))
    #expect(String(decoding: bytes, as: UTF8.self) == "a: { context: x }\nb:\n  context: y\n  state: { ko: new }\n")
    #expect(refused == [["a"]])
  }

  @Test("thousands of entries are changed, removed and added at once, and are read again")
  func many() {
    let (old, new) = (0..<3_000, 1_000..<4_000)
    let text = "# Top\n" + old.map { "k\($0):\n  state: { ko: new }\n" }.joined()
    let changes =
      (0..<500).map { MetadataStates.Change(path: ["k\($0)"], language: "ko", state: nil) }
      + new.map { MetadataStates.Change(path: ["k\($0)"], language: "en", state: .needsReview) }
    let (bytes, refused) = MetadataStates.setting(changes, in: Array(text.utf8))
    #expect(refused.isEmpty)
    let states = MetadataReader.read(
      SettingsDocument(SourceFile(path: "metadata", bytes: bytes)).root, file: 0
    ).metadata.entries.reduce(into: [:]) { $0[$1.glob.segments] = $1.fields.states }
    #expect(states.count == 3_500)
    #expect(states[["k499"]] == nil)
    #expect(states[["k500"]] == ["ko": .new])
    #expect(states[["k2000"]] == ["ko": .new, "en": .needsReview])
    #expect(states[["k3999"]] == ["en": .needsReview])
  }
}
