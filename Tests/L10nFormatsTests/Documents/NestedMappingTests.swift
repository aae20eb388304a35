import CatalogTestSupport
import Testing

@testable import L10nFormats

@Suite("Mappings with nested keys")
struct NestedMappingTests {
  private func read(_ text: String) -> (tree: String, repetitions: [String]) {
    let document = JSONDocumentReader.read(Array(text.utf8))
    return (
      document.root.map(YAMLReading.describe) ?? "nothing",
      document.repetitions.map { "\($0.key) \($0.first) \($0.second)" }
    )
  }

  @Test(
    "flat keys are key paths, and can be mixed with nested ones",
    arguments: [
      (#"{"store.title": "x"}"#, "{store: {title: x}}"),
      (#"{"a.b": 1, "c": 2, "a.d.e": 3}"#, "{a: {b: 1, d: {e: 3}}, c: 2}"),
      (#"{"a": {"b": 1}, "a.c": 2}"#, "{a: {b: 1, c: 2}}"),
      (#"{"a.c": 2, "a": {"b": 1}}"#, "{a: {c: 2, b: 1}}"),
      (#"{"a.b": {"c": 1}, "a": {"d": {"e": 2}}}"#, "{a: {b: {c: 1}, d: {e: 2}}}"),
      (#"{"매장.제목": 1, "a-b.c_d.0": 2}"#, "{매장: {제목: 1}, a-b: {c_d: {0: 2}}}"),
      (#"{"Are you sure? This can't be undone.": 1}"#, "{Are you sure? This can't be undone.: 1}"),
      (#"{"a": "x", "a.b": 2, "a.b.c": 3}"#, "{a: {self: x, b: {self: 2, c: 3}}}"),
      (#"{"a.b": 2, "a": "x", "c": [1], "c.d": 2}"#, "{a: {b: 2, self: x}, c: {self: [1], d: 2}}"),
      (#"{"//": "note", "a": 1, "// b": 2, "c": {"//d": [1], "e": 2}}"#, "{a: 1, c: {e: 2}}"),
      (#"{"...": 1, ".a": 2, "a.": 3, "a..b": 4, ".": 5}"#, "{...: 1, .a: 2, a.: 3, a..b: 4, .: 5}"),
    ])
  func flat(text: String, tree: String) {
    #expect(read(text).tree == tree)
    #expect(read(text).repetitions == [])
  }

  @Test(
    "a repeated key counts at its first place",
    arguments: [
      (#"{"a": 1, "b": 2, "a": 3}"#, "{a: 1, b: 2}", ["a 1 17"]),
      (#"{"a": {"b": 1}, "a.b": 2}"#, "{a: {b: 1}}", ["b 7 16"]),
      (#"{"a.b": 2, "a": {"b": 1, "c": 3}}"#, "{a: {b: 2, c: 3}}", ["b 1 17"]),
      (#"{"a": "x", "a.b": 2, "a": "y"}"#, "{a: {self: x, b: 2}}", ["self 1 21"]),
      (#"{"a": "x", "a": {"b": 2}}"#, "{a: x}", ["a 1 11"]),
      (#"{"a": {"b": 2}, "a": "x"}"#, "{a: {b: 2}}", ["a 1 16"]),
      (#"{"a.b": {"c": 1}, "a": {"b": {"d": 2}}}"#, "{a: {b: {c: 1}}}", ["b 1 24"]),
      (#"{"a": {"b": 1}, "a": {"c": 2}}"#, "{a: {b: 1}}", ["a 1 16"]),
      (#"{"a.b": 1, "a": {"c": 2}, "a": {"d": 3}}"#, "{a: {b: 1, c: 2}}", ["a 1 26"]),
    ])
  func repetitions(text: String, tree: String, repetitions: [String]) {
    #expect(read(text).tree == tree)
    #expect(read(text).repetitions == repetitions)
  }

  @Test("a flat file of thirty thousand keys below one is read quickly")
  func manyKeys() {
    let text = "{" + (0..<30_000).map { "\"a.b.k\($0)\": \"x\"" }.joined(separator: ",") + "}"
    let document = JSONDocumentReader.read(Array(text.utf8))
    #expect(document.isSound && document.repetitions.isEmpty)
  }
}
