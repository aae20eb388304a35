import L10nMessages
import Testing

@testable import L10nChecking

@Suite("The text of a pattern with its places")
struct PatternTextTests {
  private func text(_ written: String, _ syntax: MessageSyntax = .icu) -> PatternText {
    PatternText(syntax.parse(written, hasArguments: true).pattern)
  }

  /// Returns the text in the bundle at the place of the first `X`.
  private func written(atX text: PatternText, _ written: String) -> String? {
    text.bytes.firstIndex(of: UInt8(ascii: "X")).map { index in
      String(decoding: written.utf8.dropFirst(text.offset(at: index)).prefix(1), as: UTF8.self)
    }
  }

  @Test(
    "every byte has its original place, also after quotes and escapes",
    arguments: [
      ("X", MessageSyntax.icu), ("가 {n} X", .icu), ("it''s X", .icu), ("'{'X", .icu), ("'{X}'", .icu),
      ("a'{b}'c {n}'X", .icu),
      ("{n, plural, other {가}} X", .icu), ("100%% %{n} X", .ruby), ("%d%% X", .printf),
    ])
  func offsets(_ written: String, _ syntax: MessageSyntax) {
    #expect(self.written(atX: text(written, syntax), written) == "X")
  }

  @Test(
    "branches are separate texts",
    arguments: [
      "{n, plural, one {#X} other {#}}", "{n, plural,\n one\n {'{'X} other {#}}",
      "{g, select, a {{n, plural, other {# X}}} other {}}",
      "{n, plural, =0 {X} other {#}}",
    ])
  func branches(_ written: String) {
    let found = text(written).all.compactMap { self.written(atX: $0, written) }
    #expect(found == ["X"])
  }

  @Test("placeholders are single bytes that don't occur in texts")
  func holes() {
    let text = text("a{x}b{n, plural, other {#}}")
    #expect(text.bytes == [0x61, PatternText.hole, 0x62, PatternText.hole])
    #expect(text.holes.count == 2)
    #expect(text.range(0..<1) == 0..<1)
    #expect(self.text("it''s").range(0..<4) == nil)
  }
}
