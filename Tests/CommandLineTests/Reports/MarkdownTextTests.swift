import Testing

@testable import l10n_gen

@Suite("Text in Markdown")
struct MarkdownTextTests {
  @Test(
    "foreign text is a code span that it can't end",
    arguments: [
      ("a", "` a `"), ("a`b", "`` a`b ``"), ("``", "``` `` ```"), ("", ""), (" ", "`   `"),
      ("@octocat #1 <b>x</b> [a](b) https://a.b :tada:", "` @octocat #1 <b>x</b> [a](b) https://a.b :tada: `"),
      ("a|b\\|c", "` a\\u{7c}b\\\\u{7c}c `"), ("a\n\n# b\r\u{2028}", "` a\\u{a}\\u{a}# b\\u{d}\\u{2028} `"),
    ])
  func code(text: String, expected: String) {
    #expect(MarkdownText.code(text) == expected)
  }

  @Test("our own sentences contain no markup")
  func prose() {
    #expect(MarkdownText.prose("'store.**' <b> a_b") == "'store.\\*\\*' \\<b\\> a\\_b")
  }
}
