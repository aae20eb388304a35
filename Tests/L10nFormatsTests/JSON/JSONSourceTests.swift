import Testing

@testable import L10nFormats

@Suite("Changes of a JSON file")
struct JSONSourceTests {
  private func changed(_ text: String, _ change: (inout JSONValue) -> Void) throws -> String {
    let source = try #require(JSONSource(Array(text.utf8)))
    var value = source.root.value
    change(&value)
    let bytes = source.bytes(for: value)
    let read = try #require(JSONSource(bytes)).root.value
    #expect(read == value)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("only the value is changed, whatever surrounds it")
  func values() throws {
    let text = "{ \"a\":\"1\",\n\t\"b\" : [ 1,2 ] ,\"c\": {\"d\": null} }\n\n"
    #expect(try changed(text) { _ in } == text)
    #expect(try changed(text) { $0["a"] = .string("\"\n\u{1}/é") } == text.replacing("\"1\"", with: #""\"\n\u0001/é""#))
    #expect(try changed(text) { $0["c"]?["d"] = .word("true") } == text.replacing("null", with: "true"))
  }

  @Test("members are added and removed with their lines")
  func members() throws {
    let text = "{\n  \"a\" : 1,\n  \"b\" : 2,\n  \"c\" : {\n\n  }\n}"
    #expect(try changed(text) { $0["b"] = nil } == "{\n  \"a\" : 1,\n  \"c\" : {\n\n  }\n}")
    #expect(try changed(text) { $0["a"] = nil } == "{\n  \"b\" : 2,\n  \"c\" : {\n\n  }\n}")
    #expect(try changed(text) { $0["c"] = nil } == "{\n  \"a\" : 1,\n  \"b\" : 2\n}")
    #expect(try changed(text) { $0["d"] = .object([]) } == text.dropLast(2) + ",\n  \"d\" : {\n\n  }\n}")
    let first = try changed(text) { $0 = .object([("0", .word("0"))] + $0.members) }
    #expect(first == "{\n  \"0\" : 0,\n" + text.dropFirst(2))
    let inner = try changed(text) { $0["c"]?["x"] = .array([.string("y")]) }
    #expect(inner == "{\n  \"a\" : 1,\n  \"b\" : 2,\n  \"c\" : {\n    \"x\" : [\n      \"y\"\n    ]\n  }\n}")
    let replaced = try changed(text) { value in
      value = .object([("n", .word("9")), ("b", .word("2"))])
    }
    #expect(replaced == "{\n  \"n\" : 9,\n  \"b\" : 2\n}")
    #expect(
      try changed(text) { $0 = .object($0.members.reversed()) }
        == "{\n  \"c\" : {\n\n  },\n  \"b\" : 2,\n  \"a\" : 1\n}")
    #expect(try changed(text) { $0 = .object([]) } == "{\n\n}")
  }

  @Test("the file's own layout is kept")
  func layouts() throws {
    #expect(try changed("{\"a\":1}") { $0["b"] = .array([.word("2"), .object([])]) } == "{\"a\":1, \"b\":[2, {}]}")
    let windows = "{\r\n\t\"a\": {\r\n\t\t\"b\": 1\r\n\t}\r\n}\r\n"
    #expect(
      try changed(windows) { $0["a"]?["c"] = .object([("d", .word("2"))]) }
        == "{\r\n\t\"a\": {\r\n\t\t\"b\": 1,\r\n\t\t\"c\": {\r\n\t\t\t\"d\": 2\r\n\t\t}\r\n\t}\r\n}\r\n")
    #expect(try changed("{}\n") { $0["a"] = .word("1") } == "{\n  \"a\": 1\n}\n")
  }

  @Test(
    "files with errors aren't changed", arguments: ["", "{", "{\"a\":1,}", "{\"a\":1,\"a\":2}", "{} {}", "{a:1}"])
  func broken(text: String) {
    #expect(JSONSource(Array(text.utf8)) == nil)
  }

  @Test("canonically equivalent characters are distinguished")
  func equivalence() throws {
    let text = "{\"a\":\"\u{E9}\"}"
    #expect(try changed(text) { $0["a"] = .string("e\u{301}") }.utf8.elementsEqual("{\"a\":\"e\u{301}\"}".utf8))
  }
}
