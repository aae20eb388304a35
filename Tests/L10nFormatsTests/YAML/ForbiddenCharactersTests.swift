import CatalogTestSupport
import Testing

@testable import L10nFormats

@Suite("Characters that YAML forbids")
struct ForbiddenCharactersTests {
  private func blankOut(_ text: String, limit: Int = 9) -> (text: String, offsets: [Int]) {
    var bytes = Array(text.utf8)
    let offsets = ForbiddenCharacters.blankOut(&bytes, limit: limit)
    return (String(decoding: bytes, as: UTF8.self), offsets)
  }

  @Test("each forbidden character becomes a space, so that all others keep their places")
  func blanked() {
    let result = blankOut("가\u{1}b\u{7F}\u{9F}c\u{FFFE}\u{0}🧴\u{1B}")
    #expect(result.text == "가 b  c  🧴 ")
    #expect(result.offsets == [1, 3, 4, 6, 7, 9])
    #expect(blankOut("\u{1}\u{2}\u{3}", limit: 2) == ("   ", [0, 1]))
  }

  @Test(
    "a forbidden character affects only its text",
    arguments: [
      ("b: x\u{1}y", "?"), ("b: \"x\u{1}y\"", "?"), ("b: 'x\u{1}'", "?"), ("b: |\n  x\n  \u{1}y", "?"),
      ("b: [x\u{1}z, y]", "[?, y]"), ("b: { one: x, other: \"\u{1}\" }", "{one: x, other: ?}"), ("b: \"x\" \u{1}", "x"),
      ("b: x # \u{1}", "x"),
    ])
  func unread(entry: String, value: String) {
    let text = "a: 1\n\(entry)\nc: 3"
    #expect(YAMLReading.tree(text) == "{a: 1, b: \(value), c: 3}")
    #expect(YAMLReading.problems(text).count == 1)
  }

  @Test("the same characters are forbidden as in libyaml, for all below U+3000 and the last ones")
  func agreement() {
    for value in Array(0..<0x3000 as Range<UInt32>) + [
      0xD7FF, 0xE000, 0xFEFF, 0xFFFD, 0xFFFE, 0xFFFF, 0x1_0000, 0x10_FFFF,
    ] {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = "a: 'x\(String(scalar))y'"
      let isForbidden = !blankOut(text).offsets.isEmpty
      let problems = YAMLDocumentReader.read(Array(text.utf8)).problems
      #expect(isForbidden == problems.contains { $0.explanation.hasPrefix("a control character") }, "\(value)")
    }
  }
}
