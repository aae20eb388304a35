import Testing

@testable import L10nFormats

@Suite("Writing strings of PO files")
struct POStringTests {
  @Test(
    "lines are broken as msgcat breaks them",
    arguments: [
      ("short", ["msgid \"short\""]), ("", ["msgid \"\""]), ("line\n", ["msgid \"line\\n\""]),
      ("two\nlines", ["msgid \"\"", "\"two\\n\"", "\"lines\""]),
      ("tab\t\"quote\"\\", [#"msgid "tab\t\"quote\"\\""#]),
      ("     " + String(repeating: "x", count: 80), ["msgid \"     \(String(repeating: "x", count: 80))\""]),
      (
        "This text has so many words that they don't fit into one line of seventy-nine columns, so it begins below.",
        [
          "msgid \"\"", "\"This text has so many words that they don't fit into one line of seventy-\"",
          "\"nine columns, so it begins below.\"",
        ]
      ),
      (
        "https://example.com/" + String(repeating: "a", count: 70),
        ["msgid \"\"", "\"https://example.com/\"", "\"\(String(repeating: "a", count: 70))\""]
      ),
      (
        "한국어 문장은 글자 사이 어디에서나 끊어질 수 있으므로 이 문장이 아주 길다면 낱말 중간에서도 끊어진다",
        [
          "msgid \"\"", "\"한국어 문장은 글자 사이 어디에서나 끊어질 수 있으므로 이 문장이 아주 길다면 \"",
          "\"낱말 중간에서도 끊어진다\"",
        ]
      ),
    ])
  func lines(text: String, lines: [String]) {
    #expect(POString.lines("msgid", text) == lines)
  }

  @Test("a text that isn't wrapped has a line for each of its own")
  func unwrapped() {
    let long = String(repeating: "word ", count: 30)
    #expect(POString.lines("msgstr", long + "\nb", isWrapped: false) == ["msgstr \"\"", "\"\(long)\\n\"", "\"b\""])
  }
}
