import L10nMessages
import Testing

@testable import L10nFormats

@Suite("Adding keys to a JSON file")
struct JSONAdditionTests {
  private func added(_ messages: [(path: [String], message: StoredMessage)], to text: String) -> String? {
    JSONAddition.adding([KeyedEntry](messages), under: [], to: Array(text.utf8))
      .map { String(decoding: $0, as: UTF8.self) }
  }

  @Test("each key is inserted after the last key of its object")
  func keys() {
    #expect(
      added([(["a", "c"], .text("2")), (["d"], .list(["3"]))], to: "{\n\t\"a\": {\"b\": \"1\"}\n}\n")
        == "{\n\t\"a\": {\"b\": \"1\",\n\t\"c\": \"2\"},\n\t\"d\": [\n\t\t\"3\"\n\t]\n}\n")
    #expect(added([(["a"], .text("\""))], to: "") == "{\n  \"a\": \"\\\"\"\n}\n")
  }

  @Test("content other than an object is refused", arguments: ["{\"a\": 1}", "[]", "{", "true"])
  func refusal(text: String) {
    #expect(added([(["a", "b"], .text("x"))], to: text) == nil)
  }

  @Test("null and empty objects are filled, and complete key paths are written if the file uses them")
  func places() {
    #expect(added([(["a", "b"], .text("x"))], to: "null\n") == "{\n  \"a\": {\n    \"b\": \"x\"\n  }\n}\n")
    #expect(
      added([(["a", "b"], .text("x"))], to: "{\n  \"a\": null,\n  \"c\": {}\n}\n")
        == "{\n  \"a\": {\n    \"b\": \"x\"\n  },\n  \"c\": {}\n}\n")
    #expect(
      added([(["a", "c"], .text("x"))], to: "{\n  \"a.b\": \"1\"\n}\n")
        == "{\n  \"a.b\": \"1\",\n  \"a.c\": \"x\"\n}\n")
  }
}
