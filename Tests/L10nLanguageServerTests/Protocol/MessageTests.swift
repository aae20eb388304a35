import Testing

@testable import L10nJSONRPC
@testable import L10nLanguageServer

@Suite("Messages")
struct MessageTests {
  private func message(_ text: String) -> Message { Message(Array(text.utf8)) }

  /// The code of the error that a message is answered with.
  private func code(_ text: String) -> Int? {
    if case .malformed(_, let error) = message(text) { error.code.rawValue } else { nil }
  }

  @Test("requests, notifications and answers are told apart")
  func kinds() {
    #expect(
      message(#"{"jsonrpc":"2.0","id":1,"method":"a","params":[2]}"#)
        == .request(id: .integer(1), method: "a", parameters: [2]))
    #expect(message(#"{"id":"x","method":"a"}"#) == .request(id: .string("x"), method: "a", parameters: .null))
    #expect(message(#"{"method":"a"}"#) == .notification(method: "a", parameters: .null))
    #expect(message(#"{"id":1,"result":null}"#) == .response)
  }

  @Test(
    "a text that isn't JSON is a parse error",
    arguments: [
      "", "{", "[1,]", "{\"a\"}", "{a:1}", "01", "\"\u{1}\"", "\"\\x\"", "\"\\u12\"", "\"", "nul", "1 2", "'a'",
      "/* a */ {}",
    ])
  func mistakes(text: String) {
    #expect(code(text) == -32700)
  }

  @Test("a value that isn't a message is refused")
  func others() {
    #expect(code("[]") == -32600)
    #expect(code(#"{"id":[],"method":"a"}"#) == -32600)
    #expect(code(#"{"id":1}"#) == -32600)
  }

  @Test("deep nesting and too many values are refused, so that no message fills the memory")
  func limits() {
    #expect(code(String(repeating: "[", count: 1_000_000)) == -32700)
    #expect(code("[" + String(repeating: "0,", count: Message.valueLimit) + "0]") == -32600)
    let text = String(repeating: "[,\\\"", count: Message.valueLimit)
    #expect(message(#"{"method":"a","params":"\#(text)"}"#) != .response)
    #expect(code(#"{"method":"a","params":"\#(text)"}"#) == nil)
  }
}
