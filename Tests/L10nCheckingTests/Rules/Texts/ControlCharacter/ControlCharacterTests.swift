import CatalogTestSupport
import Testing

@testable import L10nChecking
@testable import L10nText

@Suite("control-character")
struct ControlCharacterTests {
  private func bundles(_ text: String, in language: String, source: String? = nil) -> MarkedBundles {
    var bundles = MarkedBundles(["en.yml": "a: \(source ?? "plain")\n", "\(language).yml": "a: \(text)\n"])
    bundles.source = "en"
    return bundles
  }

  private func found(_ text: String, in language: String = "ko", source: String? = nil) -> [String] {
    bundles(text, in: language, source: source).found(by: .controlCharacter)
  }

  private func fixed(_ text: String, in language: String = "ko", source: String? = nil) -> [Fix?] {
    bundles(text, in: language, source: source).findings.filter { $0.rule == .controlCharacter }.map(\.fix)
  }

  @Test("a zero-width space is reported at its place and deleted, and several are reported as one")
  func zeroWidthSpace() {
    #expect(
      found("\"저장❶\\u200B\"")
        == ["❶ warning: invisible character: zero width space (U+200B); delete it"])
    #expect(found("모드를 ❶\u{200B}\u{200B}선택❷\u{200B}합니다").map { $0.prefix(1) } == ["❶", "❷"])
    #expect(fixed("모드를 \u{200B}\u{200B}선택").first??.range == 10..<16)
    #expect(fixed("모드를 \u{200B}\u{200B}선택").first??.replacement == "")
  }

  @Test(
    "other useless characters are reported",
    arguments: [
      "저❶\\a장", "저❶\\x7F장", "저❶\\uFEFF장", "저장(❶\\u00AD_O)", "저장 ❶\\u2060", "大❶\\u2060小", "sa❶\\u2060ve", "저❶\\u200D장",
      "save❶\\u200Cd",
      "a❶\\U000E0041", "a❶\\uFE0F",
      "저❶\\u200E장", "저❶\\u206A장",
    ])
  func needless(_ text: String) {
    #expect(found("\"\(text)\"").map { $0.hasPrefix("❶ warning: invisible character: ") } == [true])
    #expect(fixed("\"\(text.filter { $0 != "❶" })\"").map { $0?.replacement } == [""])
  }

  @Test("C1 controls come from another encoding, and lost characters are errors: deleting can't fix either")
  func lost() {
    #expect(
      found("\"기본❶\\x92입니다\"") == [
        "❶ warning: U+0092 likely comes from another encoding; write the character that was meant"
      ])
    #expect(
      found("\"❶\\uFFFD이름\\uFFFD\"") == [
        "❶ error: a character was lost here and replaced by replacement character (U+FFFD); write the original one"
      ])
    #expect(fixed("\"기본\\x92\\uFFFD\"") == [nil, nil])
  }

  @Test("line separators and lone carriage returns become line feeds, or are deleted next to one")
  func lineBreaks() {
    #expect(
      found("\"가❶\\L나\"") == [
        "❶ warning: line separator (U+2028) isn't a line break on every system; write a line feed"
      ])
    #expect(fixed("\"가\\L나\\r다\"").map { $0?.replacement } == ["\n", "\n"])
    #expect(fixed("\"가\\n\\P나\\r\\n\"").map { $0?.replacement } == ["", ""])
    #expect(found("\"가\\r\\n\"", source: "\"a\\r\\n\"") == [])
    #expect(found("|\n  가\n  나\n") == [])
  }

  @Test("a tab between words is reported if the source has no tabs, or none for layout")
  func tabs() {
    #expect(
      found("\"처리중❶\\t%\"") == ["❶ warning: tab (U+0009) isn't in the source; write a space"])
    #expect(fixed("\"처리중\\t%\"").map { $0?.replacement } == [" "])
    #expect(found("\"가\\t나\"", source: "\"a\\tb\"") == [])
    #expect(found("\"가\\n\\t나 \\t다\\t\"") == [])
    #expect(found("plain", source: "\"a\\tb\"") == [])
  }

  @Test(
    "characters that the script needs are fine",
    arguments: [
      ("fa", "می‌خواهم"), ("hi", "क्‍ष र्‌य"), ("ar", "مرحبا\u{200F}!"), ("he", "שלום \u{200E}{name}\u{200F}"),
      ("ko", "👩‍🔬 👩🏽‍🔬 🏳️‍🌈 ❤️ 1️⃣"),
      ("ko", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"), ("ja", "辻󠄀 葛\u{E0101}"), ("zh-Hans", "编辑“\u{FE01}$1”\u{FE01}"), ("de", "Daten\u{AD}schutz"),
      ("th", "ภาษา\u{200B}ไทย"),
      ("km", "ភាសា\u{200B}ខ្មែរ"), ("ko", "a/\u{200B}b"), ("zh-Hans", "：\u{200B}"), ("ko", "\u{200B}"),
      ("zh-Hans", "第 5\u{2060}页"), ("ko", "대\u{2060}소"),
      ("ko", "⌚︎"), ("mn", "ᠠ᠋"), ("ko", "가\u{E000}나"), ("ko", "가\u{A0}나"), ("ko", "x\u{2061}y"),
    ])
  func needed(_ language: String, _ text: String) {
    #expect(found("\"\(text)\"", in: language) == [])
  }

  @Test("a character that the source also has is reported once, in the source")
  func shared() {
    #expect(found("가\u{200B}나", source: "a❶\u{200B}b").map { $0.prefix(1) } == ["❶"])
  }

  @Test(
    "isolates and embeddings are fine if they are closed and part of the text is written from right to left",
    arguments: [
      ("ko", "\u{2068}{name}\u{2069}님"), ("ar", "\u{202B}مرحبا\u{202C}"), ("en-GB", "\u{202A}שלום\u{202C}"),
      ("he", "\u{2067}א \u{2066}b\u{2069}\u{2069}"), ("ko", "\u{2066}a \u{2067}b\u{2069} c\u{2069}"),
    ])
  func balanced(_ language: String, _ text: String) {
    #expect(found("\"\(text)\"", in: language) == [])
  }

  @Test("direction controls that aren't closed, close nothing or reverse text are errors")
  func direction() {
    #expect(
      found("❶\u{202A}繁體", in: "zh-Hant")
        == ["❶ error: left-to-right embedding (U+202A) has no counterpart in this text; delete it"])
    #expect(
      found("a ❶\u{202E}txt.exe❷\u{202C}") == [
        "❶ error: right-to-left override (U+202E) reverses the text after it; delete it",
        "❷ error: pop directional formatting (U+202C) has no effect in this text; delete it",
      ])
    #expect(found("|\n  א ❶\u{2067}ב\n  ג❷\u{2069}\n", in: "he").map { $0.prefix(1) } == ["❶", "❷"])
    #expect(found("\u{2066}❶\u{202A}a\u{2069}").map { $0.prefix(1) } == ["❶"])
    #expect(found("❶\u{202A}a\u{202C}").first?.contains("has no effect in this text") == true)
    #expect(fixed("\u{202A}繁體", in: "zh-Hant").map { $0?.replacement } == [""])
    #expect(fixed("א \u{2067}ב", in: "he") == [nil])
    #expect(fixed("\u{202E}a\u{202C}").map { $0?.replacement } == [nil, ""])
  }

  @Test("the number of findings in a text with very many of them is limited")
  func flood() {
    #expect(found("\"" + String(repeating: "가\\a", count: 10_000) + "\"").count == CheckedText.findingLimit)
  }
}
