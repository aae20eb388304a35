import Testing

@testable import L10nJSONRPC
@testable import L10nLanguageServer

@Suite("Ranges of what is written")
struct WrittenRangeTests {
  private func range(_ marked: String, _ find: (Int, [UInt8]) -> Range<Int>) -> String {
    let parts = marked.split(separator: "▮", omittingEmptySubsequences: false)
    let bytes = Array(parts.joined().utf8)
    return String(decoding: bytes[find(parts[0].utf8.count, bytes)], as: UTF8.self)
  }

  @Test(
    "a key or a text reaches to its quote, or to the sign after it",
    arguments: [
      ("▮title: Title", "title"), ("▮a b:c : x", "a b:c"), ("▮\"a \\\" b\": x", "\"a \\\" b\""), ("▮'a\\': x", "'a\\'"),
      ("▮key = \"x\";", "key"), ("<key>▮a</key>", "a"), ("▮\"open\nnext\"", "\"open"), ("▮end", "end"), ("x▮", ""),
    ])
  func tokens(_ marked: String, _ token: String) {
    #expect(range(marked) { WrittenRange.token(at: $0, in: $1) } == token)
  }

  @Test(
    "a finding marks a text in quotes, a placeholder, a tag, a word or a character",
    arguments: [
      ("a: ▮\"b c\" d", "\"b c\""), ("▮{name} x", "{name}"), ("▮{name", "{"), ("▮%1$lld x", "%1$lld"), ("▮%@x", "%@"),
      ("▮%{a} b", "%{a}"), ("▮%<a>d", "%<a>"), ("▮% 5", "%"), ("▮<b>x", "<b>"), ("▮한글 x", "한글"), ("a▮ b", " "),
      ("a한▮", "한"), ("▮", ""), ("a\n▮\nb", ""),
    ])
  func findings(_ marked: String, _ found: String) {
    #expect(range(marked) { WrittenRange.finding(at: $0, in: $1) } == found)
  }
}
