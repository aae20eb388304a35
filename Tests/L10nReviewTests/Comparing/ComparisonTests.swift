import L10nLanguage
import Testing

@testable import L10nCatalog
@testable import L10nReview

@Suite("Comparison of two states")
struct ComparisonTests {
  @Test("added, removed and reworded messages are listed by language, in the order of the keys")
  func kinds() {
    let result = comparison(
      ["ko.yml": "b: 둘\na: 하나\nd: 넷", "en.yml": "a: one\nb: two\nd: four"],
      ["ko.yml": "c: 셋\na: 하나\nb: 두 개", "en.yml": "a: 1\nb: two"])
    #expect(
      result.story == [
        "a changed [ko: same, en: reworded]", "b changed [ko: reworded, en: same]", "c added [ko: added, en: none]",
        "d removed [ko: removed, en: removed]",
      ])
    #expect(result.languages.map { [$0.added, $0.removed, $0.reworded] } == [[1, 1, 1], [0, 1, 1]])
  }

  @Test("the coverage of each language before and after is counted")
  func coverage() {
    let result = comparison(["ko.yml": "a: 하나", "en.yml": "a: one"], ["ko.yml": "a: 하나\nb: 둘", "en.yml": "a: one"])
    #expect(result.languages.map { $0.before?.translated } == [1, 1])
    #expect(result.languages.map { $0.after?.messages } == [2, 2])
    #expect(result.languages.map { $0.after?.translated } == [2, 1])
  }

  @Test("the same texts have no changes, whatever files they are in and however they are quoted")
  func nothing() {
    let result = comparison(
      ["ko.yml": "store: { a: 하나, b: '둘' }", "en.yml": "store: { a: one, b: two }"],
      ["ko/store.yml": "b: 둘\na: \"하나\"", "en/store.yml": "# said\na: one\nb: two"])
    #expect(result.changes.isEmpty)
    #expect(result.breaking.isEmpty)
  }

  @Test("a later translation changes only its language")
  func translated() {
    let result = comparison(["ko.yml": "a: 하나", "en.yml": "a: \"\""], ["ko.yml": "a: 하나", "en.yml": "a: one"])
    #expect(result.story == ["a changed [ko: same, en: added]"])
  }

  @Test("an intentionally empty text is a text")
  func emptyTexts() {
    let metadata = "\"a\": { allow-empty: true }"
    let result = comparison(
      ["ko.yml": "a: 하나", "en.yml": "a: one", "metadata.yml": metadata],
      ["ko.yml": "a: 하나", "en.yml": "a: \"\"", "metadata.yml": metadata])
    #expect(result.story == ["a changed [ko: same, en: reworded]"])
  }

  @Test("messages that the source doesn't have aren't seen by users, and are left out")
  func beyondTheSource() {
    let result = comparison(
      ["ko.yml": "a: 하나", "en.yml": "a: one\nx: old"], ["ko.yml": "a: 하나", "en.yml": "a: one\nx: new\ny: 1"])
    #expect(result.changes.isEmpty)
  }

  @Test("an added or removed language is shown with all its texts")
  func languages() {
    let result = comparison(["ko.yml": "a: 하나", "en.yml": "a: one"], ["ko.yml": "a: 하나", "zh-Hans.yml": "a: 一"])
    #expect(result.languages.map(\.name) == ["ko", "zh-Hans", "en"])
    #expect(result.languages.map { $0.before == nil } == [false, true, false])
    #expect(result.languages.map { $0.after == nil } == [false, false, true])
    #expect(result.story == ["a changed [ko: same, zh-Hans: added, en: removed]"])
  }

  @Test("a language in another spelling is the same language")
  func spellings() {
    let result = comparison(["ko.yml": "a: 하나", "zh-CN.yml": "a: 一"], ["ko.yml": "a: 하나", "zh-Hans.yml": "a: 二"])
    #expect(result.story == ["a changed [ko: same, zh-Hans: reworded]"])
    let more = comparison(
      ["ko.yml": "a: 하나", "pt.yml": "a: Um", "pt-BR.yml": "a: Dois"], ["ko.yml": "a: 하나", "pt.yml": "a: Um"])
    #expect(more.story == ["a changed [ko: same, pt: same, pt-BR: removed]"])
  }

  @Test("texts that only look the same are distinguished")
  func decomposed() {
    let result = comparison(["ko.yml": "a: 가"], ["ko.yml": "a: \u{1100}\u{1161}"])
    #expect(result.story == ["a changed [ko: reworded]"])
  }

  @Test("lists and plural maps are compared item by item and category by category")
  func structures() {
    let result = comparison(
      ["ko.yml": "l: [가, 나]\np: { other: \"%{count}개\" }", "en.yml": "p: { one: one, other: \"%{count}\" }"],
      ["ko.yml": "l: [가, 다]\np: { other: \"%{count}개\" }", "en.yml": "p: { one: 1, other: \"%{count}\" }"],
      syntax: .ruby)
    #expect(result.story == ["l changed [ko: reworded, en: none]", "p changed [ko: same, en: reworded]"])
    #expect(
      result.changes.last?.texts.last?.before
        == .pluralMap([
          .init(category: .one, text: "one"), .init(category: .other, text: "%{count}"),
        ]))
  }

  @Test("a key that was renamed in the metadata is a single message with its new name")
  func renamed() {
    let metadata = "\"new.name\": { renamed-from: old.name }"
    let result = comparison(
      ["ko.yml": "old: { name: 하나 }", "en.yml": "old: { name: one }"],
      ["ko.yml": "new: { name: 하나 }", "en.yml": "new: { name: 1 }", "metadata.yml": metadata])
    #expect(result.story == ["new.name renamed(from: \"old.name\") [ko: same, en: reworded]"])
    // The former accessor is kept.
    #expect(result.breakage.isEmpty)
  }

  @Test("a rename counts only if the old key no longer exists and the new one is new, and only once")
  func doubtfulRenames() {
    let stays = comparison(
      ["ko.yml": "a: 하나"], ["ko.yml": "a: 하나\nb: 하나", "metadata.yml": "\"b\": { renamed-from: a }"])
    #expect(stays.story == ["b added [ko: added]"])
    let twice = comparison(
      ["ko.yml": "a: 하나"],
      ["ko.yml": "b: 하나\nc: 하나", "metadata.yml": "\"b\": { renamed-from: a }\n\"c\": { renamed-from: a }"])
    #expect(twice.story == ["b renamed(from: \"a\") [ko: same]", "c added [ko: added]"])
  }

  @Test("an empty state is compared like any other")
  func empty() {
    #expect(comparison([:], ["ko.yml": "a: 하나"]).story == ["a added [ko: added]"])
    #expect(comparison(["ko.yml": "a: 하나"], [:]).story == ["a removed [ko: removed]"])
    #expect(comparison([:], [:]).story.isEmpty)
  }
}
