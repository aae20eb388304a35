import CatalogTestSupport
import L10nMessages
import Testing

@testable import L10nCatalog

@Suite("Reading files again after a change")
struct EarlierCatalogTests {
  private static let files = [
    "en.yml": "a: A\nb: B {n}\nc: { one: '# item', other: '# items' }\nd: [x, y]\n",
    "ko.yml": "a: 가\nb: 나 {n}\nc: { other: '#개' }\nd: [엑스, 와이]\n",
    "metadata.yml": "b: { description: B }\n",
  ]

  /// Returns the catalog before a change, and after it with and without a look at the one before.
  private func catalogs(_ changes: [String: String], _ options: ReadingOptions? = nil) -> (Catalog, Catalog, Catalog) {
    var project = ProjectFiles(Self.files)
    let before = project.catalog
    project.texts.merge(changes) { $1 }
    project.options = options ?? project.options
    let after = CatalogReader.catalog(of: project.inputs, options: project.options, since: before)
    return (before, after, project.catalog)
  }

  /// Everything about a catalog's messages.
  private func facts(_ catalog: Catalog) -> [String] {
    catalog.messages.flatMap { message in
      ["\(message.keyPath) \(message.syntax) \(message.arguments) \(message.isInSource)"]
        + message.texts.map { text in
          guard let text else { return "–" }
          return "\(text.message.texts.map { Array($0.text.utf8) }) \(text.message) \(text.patterns) \(text.problems) "
            + "\(text.keyPlace) \(text.isPlainText) \(text.isBlank) \(text.isRenamed) \(text.syntax)"
        }
    }
  }

  private static let changes = [
    [:], ["ko.yml": "a: 가\nb: 나 {m}\nc: { other: '#개' }\nd: [엑스, 와이]\n"],
    ["ko.yml": "\na: \u{1100}\u{1161}\nb: 나 {n}\nc: { other: '#개' }\nd: [엑스, 와이]\n"],
    ["ko.yml": "a: \u{1100}\u{1161}\nb: \"나 {n}\"\nc: { one: '#개', other: '#개' }\nd: [엑스]\n"],
    ["en.yml": "a: A\nb: B\nc: C\nd: [x, y]\n"], ["en.yml": "a: A {n}\nb: B {n\nc: { other: '#' }\nd: [x, y]\n"],
    ["en.yml": "a: A\naa: AA\nb: B {n}\nc: { one: '# item', other: '# items' }\nd: [x, y]\n"],
    ["en.yml": "b: B {n}\nd: [x, y]\n", "ko.yml": "b: 나 {n}\nd: [엑스, 와이]\n"],
    ["metadata.yml": "b: { arguments: { n: Int } }\na: { arguments: { x: Int } }\n"], ["metadata.yml": ""],
    ["ja.yml": "a: あ\nb: '{n}'\n"], ["en.yml": "a: A\nb: B {n}\nc: C\nd: x\n", "ko.yml": ""],
  ]

  @Test("the catalog is the same as without the earlier one", arguments: changes)
  func sameCatalog(changes: [String: String]) {
    let (_, after, alone) = catalogs(changes)
    #expect(facts(after) == facts(alone))
  }

  @Test("another syntax, or another list of languages, is applied to all texts")
  func options() {
    for options in [ReadingOptions(source: "en", syntax: .ruby), ReadingOptions(source: "ko")] {
      let (_, after, alone) = catalogs([:], options)
      #expect(facts(after) == facts(alone))
    }
  }

  @Test("the texts of files that stay the same are the same objects, unless metadata says how to read them")
  func sameObjects() {
    let (before, after, _) = catalogs(["ko.yml": "a: 가\nb: 나 {m}\nc: { other: '#개' }\nd: [엑스, 와이]\n"])
    func isKept(_ message: Int, _ language: Int) -> Bool {
      before.messages[message].texts[language] === after.messages[message].texts[language]
    }
    #expect([0, 1, 2, 3].map { isKept($0, 0) } == [true, false, true, true])
    #expect([0, 1, 2, 3].map { isKept($0, 1) } == [true, false, true, true])
    let (old, new, _) = catalogs(["en.yml": "a: A\naa: AA\nb: B\nc: { one: '# item', other: '# items' }\nd: [x, y]\n"])
    #expect(new.messages[3].keyPath == "c")
    #expect(new.messages[3].texts[1] === old.messages[2].texts[1])
  }
}
