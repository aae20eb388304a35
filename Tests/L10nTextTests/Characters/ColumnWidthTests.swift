import Testing

@testable import L10nText

@Suite("The columns of a text")
struct ColumnWidthTests {
  @Test(
    "wide characters are two columns wide, ambiguous ones one, and marks none",
    arguments: [
      ("", 0), ("Save", 4), ("저장", 4), ("保存", 4), ("ほぞん", 6), ("ﾎｿﾞﾝ", 4), ("ＡＢ", 4), ("，。", 4), ("\u{3000}", 2),
      ("é", 1), ("e\u{301}", 1), ("①±…", 3), ("·", 1), ("₩10", 3), ("א\u{5B8}", 1), ("ก\u{E49}", 1),
      ("\u{1112}\u{1161}\u{11AB}", 2), ("が", 2), ("か\u{3099}", 2), ("क्ष", 2), ("a\u{200B}b\u{2060}", 2), ("\u{AD}", 1),
      ("\u{20000}", 2), ("ㄱ", 2), ("ｱ", 1), ("\u{3164}", 2),
    ])
  func columns(_ text: String, _ expected: Int) {
    #expect(ColumnWidth.columns(of: text) == expected)
  }

  @Test(
    "an emoji is two columns wide, however many scalars it has",
    arguments: [
      "🧴", "👩🏽‍🔬", "👨‍👩‍👧‍👦", "🇰🇷", "❤️", "☺️", "1️⃣", "#️⃣", "👍🏻", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "⌚", "⌚︎", "🏳️‍🌈", "❤️‍🔥", "☝🏽",
    ])
  func emoji(_ text: String) {
    #expect(ColumnWidth.columns(of: text) == 2)
    #expect(ColumnWidth.columns(of: "a\(text)b\(text)") == 6)
  }

  @Test("a sign that isn't always an emoji is one column wide", arguments: ["❤", "☺", "☺︎", "1", "#", "©", "™", "🇰"])
  func textPresentation(_ text: String) {
    #expect(ColumnWidth.columns(of: text) == 1)
  }
}
