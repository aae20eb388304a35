import CatalogTestSupport
import Testing

@testable import L10nText

@Suite("select-branch")
struct SelectBranchTests {
  private let korean = "❾a: \"{g, select, female {x} male {y} other {z}}\"\n"

  private func found(_ english: String) -> [String] {
    CatalogTestSupport.found(by: .selectBranch, in: ["ko.yml": korean, "en.yml": english])
  }

  @Test("a mistyped word is reported at its place, with the intended word")
  func mistyped() {
    #expect(
      found("a: \"{g, select, ❶femal {x} male {y} other {z}}\"\n")
        == ["❶ error: 'femal' is not a branch of the text in ko; did you mean 'female'? (❾ the text in ko)"])
  }

  @Test("translated words are reported with those of the source, and not also as missing")
  func translated() {
    #expect(
      found("a: \"{g, select, ❶女性 {x} ❷男性 {y} other {z}}\"\n") == [
        "❶ error: '女性' is not a branch of the text in ko; it has 'female', 'male' and 'other'; write these names as "
          + "they are (❾ the text in ko)",
        "❷ error: '男性' is not a branch of the text in ko; it has 'female', 'male' and 'other'; write these names as "
          + "they are (❾ the text in ko)",
      ])
    #expect(
      found("a: \"{g, select, ❶女性 {x} male {y} other {z}}\"\n")
        == ["❶ error: '女性' is not a branch of the text in ko; did you mean 'female'? (❾ the text in ko)"])
  }

  @Test("a missing branch of the source is reported at the select")
  func missing() {
    #expect(
      found("a: \"A ❶{g, select, male {y} other {z}}\"\n")
        == ["❶ error: this select has no branch 'female', which the text in ko has; add it (❾ the text in ko)"])
  }

  @Test("a select without 'other' is reported in any language")
  func other() {
    #expect(
      found("a: \"❶{g, select, female {x} male {y}}\"\n")
        == ["❶ error: this select has no branch 'other', which is used if no other branch matches; add 'other {…}'"])
    #expect(
      CatalogTestSupport.found(by: .selectBranch, in: ["ko.yml": "a: \"{n, plural, other {❶{g, select, a {x}}}}\"\n"])
        .count == 1)
  }

  @Test(
    "the same words in any order, several selects that share them, and no select at all are fine",
    arguments: [
      "a: \"{g, select, other {z} male {y} female {x}}\"\n", "a: nobody\n", "a: \"{g}\"\n", "a: ''\n",
      "a: \"{g, select, male {x} other {}} {g, select, female {x} other {}}\"\n",
      "a: \"{n, plural, one {{g, select, female {x} male {y} other {z}}} other {x}}\"\n",
    ])
  func fine(_ english: String) {
    #expect(found(english) == [])
  }

  @Test("a translation may distinguish cases by an argument that the source only inserts")
  func inserted() {
    #expect(
      CatalogTestSupport.found(
        by: .selectBranch, in: ["ko.yml": "a: \"{g}\"\n", "en.yml": "a: \"{g, select, male {x} other {z}}\"\n"]) == [])
  }
}
