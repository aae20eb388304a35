import CatalogTestSupport
import Testing

@testable import L10nCatalog
@testable import L10nExchange
@testable import L10nFormats
@testable import L10nText

@Suite("A project that should have new translations and be the same otherwise")
struct PromisedTextsTests {
  private static let before = [
    "en.yml": "a: A\nb: B\n", "ko.yml": "a: 가\nb: 나\n", "metadata.yml": "b: { state: { ko: new } }\n",
  ]

  /// Returns the difference of a project from one in which `a` in Korean should be `text`.
  private func difference(
    promising text: String?, state: TranslationState? = nil, language: String = "ko", after changes: [String: String]
  ) -> PromisedTexts.Difference {
    let project = ProjectFiles(Self.before)
    var promised = PromisedTexts(project: project.catalog, language: language)
    promised.messages[0] = .init(texts: text.map { [UnitPath(): UnitText(text: $0)] }, state: state)
    return promised.difference(of: ProjectFiles(Self.before.merging(changes) { $1 }).catalog)
  }

  @Test("nothing differs if the string has its text and its state, and all others are as before")
  func kept() {
    #expect(difference(promising: "각", after: ["ko.yml": "a: 각\nb: 나\n"]).isEmpty)
    let metadata = "b: { state: { ko: new } }\na: { state: { ko: needs-review } }\n"
    #expect(
      difference(promising: "각", state: .needsReview, after: ["ko.yml": "b: 나\na: 각\n", "metadata.yml": metadata])
        .isEmpty)
  }

  @Test("a string with another text, without one, or with another state didn't keep its promise")
  func unkept() {
    for korean in ["a: 가\nb: 나\n", "b: 나\n", "a: [각]\nb: 나\n"] {
      let difference = difference(promising: "각", after: ["ko.yml": korean])
      #expect(difference.unkept == [0])
      #expect(!difference.changesOthers)
    }
    #expect(difference(promising: "가", state: .new, after: [:]).unkept == [0])
  }

  @Test("other strings, other languages and other states must not change")
  func others() {
    let changes = [
      ["ko.yml": "a: 각\nb: 다\n"], ["ko.yml": "a: 각\n"], ["ko.yml": "a: 각\nb: 나\n", "en.yml": "a: A!\nb: B\n"],
      ["ko.yml": "a: 각\nb: 나\n", "metadata.yml": ""], ["ko.yml": "a: 각\nb: 나\n", "en.yml": "a: A\n"],
      ["ko.yml": "a: 각\nb: 나\nc: 다\n", "en.yml": "a: A\nb: B\nc: C\n"],
    ]
    for change in changes {
      let difference = difference(promising: "각", after: change)
      #expect(difference.changesOthers, "\(change)")
      #expect(difference.unkept.isEmpty, "\(change)")
    }
  }

  @Test("a text that only its format can compose may be any, but its state counts")
  func composed() {
    #expect(difference(promising: nil, after: ["ko.yml": "a: 각\nb: 나\n"]).isEmpty)
    #expect(difference(promising: nil, state: .new, after: ["ko.yml": "a: 각\nb: 나\n"]).unkept == [0])
  }

  @Test("a new language must be in the project afterwards")
  func newLanguage() {
    #expect(difference(promising: "ア", language: "ja", after: ["ja.yml": "a: ア\n"]).isEmpty)
    #expect(difference(promising: "ア", language: "ja", after: [:]).unkept == [0])
  }
}
