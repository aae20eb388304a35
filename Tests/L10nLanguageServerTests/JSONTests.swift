import Testing

@testable import L10nLanguageServer

@Suite("JSON of the protocol")
struct JSONTests {
  private func read(_ text: String) throws -> JSON { try JSONReader.read(Array(text.utf8)) }

  @Test("a message is read with all kinds of values")
  func values() throws {
    #expect(
      try read(#" { "a": [1, -2, 0.5, 1e2, true, false, null], "b": {"c": ""} } "#)
        == ["a": [1, -2, .number(0.5), .number(100), true, false, .null], "b": ["c": ""]])
  }

  @Test("escapes are read, and half a character becomes a replacement character")
  func escapes() throws {
    #expect(try read(#""\"\\\/\b\f\n\r\té한""#) == "\"\\/\u{8}\u{C}\n\r\té한")
    #expect(try read(#""😀""#) == "😀")
    #expect(try read(#""\ud83d""#) == "\u{FFFD}")
    #expect(try read(#""\ude00x""#) == "\u{FFFD}x")
    #expect(try read(#""\ud83dA""#) == "\u{FFFD}A")
  }

  @Test(
    "a mistake is refused",
    arguments: [
      "", "{", "[1,]", "{\"a\"}", "{a:1}", "01", "1.", "+1", "\"\u{1}\"", "\"\\x\"", "\"\\u12\"", "\"", "nul", "1 2",
      "1e999", "'a'",
    ])
  func mistakes(_ text: String) {
    #expect(throws: JSONReader.Mistake.self) { try read(text) }
  }

  @Test("nesting is limited, so that no message exhausts the stack")
  func depth() throws {
    let limit = JSONReader.depthLimit
    #expect(throws: Never.self) {
      try read(String(repeating: "[", count: limit) + String(repeating: "]", count: limit))
    }
    #expect(throws: JSONReader.Mistake.self) { try read(String(repeating: "[", count: 1_000_000)) }
  }

  @Test("a written value is read as the same value")
  func writing() throws {
    let value: JSON = ["z": ["\u{0}\u{1F}\"\\\n\r\t/한😀\u{2028}", 1, -5, .number(1.5), true, .null], "a": [:], "": []]
    #expect(try JSONReader.read(value.text) == value)
  }
}
