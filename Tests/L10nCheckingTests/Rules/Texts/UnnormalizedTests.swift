import CatalogTestSupport
import Testing

@testable import L10nText

@Suite("unnormalized")
struct UnnormalizedTests {
  private func found(_ text: String) -> [String] {
    CatalogTestSupport.found(by: .unnormalized, in: ["ko.yml": "a: \(text)\n"])
  }

  private func fix(_ text: String) -> Fix? {
    MarkedBundles(["ko.yml": "a: \(text)\n"]).findings.first { $0.rule == .unnormalized }?.fix
  }

  @Test("decomposed letters are reported at their start, with the composed ones")
  func decomposed() {
    #expect(
      found("서울 ❶\u{1106}\u{1162}\u{110C}\u{1161}\u{11BC} 찾기") == [
        "❶ warning: the text is decomposed here (U+1106 U+1162 …); write it in Unicode's form C, '매장'"
      ])
    #expect(
      found("caf❶e\u{301}")
        == ["❶ warning: the text is decomposed here (U+0065 U+0301); write it in Unicode's form C, 'é'"])
  }

  @Test("characters with a duplicate in Unicode are reported with the usual one")
  func twice() {
    #expect(
      found("6 ❶\u{2126}") == [
        "❶ warning: this character is not in its usual form (U+2126); write it in Unicode's form C, 'Ω'"
      ])
    #expect(found("행❶\u{F914}").count == 1)
  }

  @Test("a long range is shortened")
  func long() {
    let text = String(repeating: "\u{1112}\u{1161}\u{11AB}", count: 100)
    #expect(found("❶\(text)").first?.hasSuffix("'" + String(repeating: "한", count: 20) + "…'") == true)
  }

  @Test(
    "composed text, text that can't be composed, and another order of marks are fine",
    arguments: [
      "한국어", "Crème brûlée", "x\u{301}", "ภาษาไทยที่นี่", "क़", "شَّ", "ش\u{651}\u{64E}", "שׁ\u{5B8}", "ㅎㅏㄴ", "ｶﾞ", "👩🏽‍🔬",
      "\u{3099}",
    ])
  func fine(_ text: String) {
    #expect(found(text.unicodeScalars.first == "\u{915}" ? "\u{915}\u{93C}" : text) == [])
  }

  @Test("keys are composed when they are read, and aren't reported")
  func keys() {
    let bundles = MarkedBundles(["ko.yml": "\u{1106}\u{1162}: 가\n", "en.yml": "매: x\n"])
    #expect(bundles.findings == [])
  }

  @Test("the fix writes form C and changes nothing else")
  func fixes() {
    #expect(fix("서울 \u{1106}\u{1162}장")?.range == 7..<13)
    #expect(fix("서울 \u{1106}\u{1162}장")?.replacement == "매")
    #expect(fix("e\u{302}\u{323}n")?.replacement == "\u{1EC7}")
    #expect(fix("e\u{302}\u{323}n")?.range == 0..<5)
  }

  @Test(
    "a letter that form C always decomposes is typed as one, and is fine",
    arguments: ["ज\u{95B}", "ব\u{9DF}", "\u{FB2A}לום", "\u{FB2A}\u{5B8}לום"])
  func excluded(_ text: String) {
    #expect(found(text) == [])
    #expect(found("\(text) e\u{301}").count == 1)
  }
}
