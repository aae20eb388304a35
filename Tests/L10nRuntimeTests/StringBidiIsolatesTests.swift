import L10nRuntime
import Testing

@Suite("Strings without isolates")
struct StringBidiIsolatesTests {
  @Test(
    "only isolates are removed",
    arguments: [
      ("", ""), ("a\u{2068}b\u{2069}", "ab"), ("\u{2066}\u{2067}", ""), ("x\u{2068}y\u{2068}z\u{2069}\u{2069}", "xyz"),
      ("“a”\u{200F}\u{202E}…\u{2065}", "“a”\u{200F}\u{202E}…\u{2065}"), ("e\u{2068}\u{301}", "e\u{301}"),
    ])
  func removing(text: String, expected: String) {
    #expect(Array(text.removingBidiIsolates().unicodeScalars) == Array(expected.unicodeScalars))
  }
}
