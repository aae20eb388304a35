import CatalogTestSupport
import Testing

@testable import L10nCatalog
@testable import L10nChecking

@Suite("Messages that differ from those of another catalog")
struct MessageDifferencesTests {
  private static let files = [
    "en.yml": "a: A\nb: B {n}\nc: { one: '# item', other: '# items' }\n",
    "ko.yml": "a: 가\nb: 나 {n}\nc: { other: '#개' }\n",
  ]

  /// Returns the key paths of the messages that differ after changes of files.
  private func differences(_ changes: [String: String?]) -> [String] {
    let before = ProjectFiles(Self.files).catalog
    let files = Self.files.merging(changes.mapValues { $0 ?? "" }) { $1 }.filter { changes[$0.key] != .some(nil) }
    let after = ProjectFiles(files).catalog
    return MessageDifferences(of: after, from: before).indexes.map { after.messages[$0].keyPath }
  }

  @Test("a message differs if a text does in any byte, but not if it only moves")
  func texts() {
    #expect(differences([:]) == [])
    #expect(differences(["ko.yml": "# 번역\n\na: 가\nb: '나 {n}'\nc: { other: '#개' }\n"]) == [])
    #expect(differences(["ko.yml": "a: 가\nb: 나 {m}\nc: { other: '#개' }\n"]) == ["b"])
    #expect(differences(["ko.yml": "a: \u{1100}\u{1161}\nb: 나 {n}\nc: { other: '#개' }\n"]) == ["a"])
    #expect(differences(["ko.yml": "a: 가\nb: 나 {n}\nc: { one: '#개', other: '#개' }\n"]) == ["c"])
    #expect(differences(["ko.yml": "b: 나 {n}\nc: { other: '#개' }\n"]) == ["a"])
  }

  @Test("messages that are new differ, and those after them don't")
  func added() {
    #expect(differences(["en.yml": "a: A\naa: AA\nb: B {n}\nc: { one: '# item', other: '# items' }\n"]) == ["aa"])
    #expect(differences(["en.yml": "b: B {n}\nc: { one: '# item', other: '# items' }\n"]) == ["a"])
  }

  @Test("a message differs if its metadata does, and all do if a language is new")
  func surroundings() {
    #expect(differences(["metadata.yml": "b: { max-width: 3 }\n"]) == ["b"])
    #expect(differences(["ja.yml": "a: あ\n"]) == ["a", "b", "c"])
  }
}
