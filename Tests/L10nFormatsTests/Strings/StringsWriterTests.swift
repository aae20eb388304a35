import L10nMessages
import Testing

@testable import L10nFormats

@Suite("Writing a .strings file")
struct StringsWriterTests {
  private func string(
    _ key: String, _ text: String, description: String? = nil, arguments: [AppleTableString.Argument] = [],
    verbatim: Bool = false
  ) -> AppleTableString {
    let pattern = MessageSyntax.icu.parse(text).pattern
    return AppleTableString(
      key: key, description: description, isTranslatable: true, arguments: arguments,
      texts: [
        .init(
          language: "en", patterns: [pattern], isList: false, state: nil, isPresent: false,
          verbatim: verbatim ? text : nil)
      ])
  }

  private func writing(_ strings: [AppleTableString], to file: String) -> String? {
    StringsWriter.writing(strings, to: Array(file.utf8)).map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  @Test(
    "a value that differs is replaced in place, and nothing else changes",
    arguments: [
      ("/* c */ \"a\" = \"old\"; // x\n'b'=c;", "/* c */ \"a\" = \"new \\\"1\\\"\"; // x\n'b'=c;"),
      ("a = old;\r\n", "a = \"new \\\"1\\\"\";\r\n"), ("a;\n", "a = \"new \\\"1\\\"\";\n"),
      ("a = 'new \"1\"';", "a = 'new \"1\"';"), ("a = \"\\U006eew \\\"1\\\"\";", "a = \"\\U006eew \\\"1\\\"\";"),
    ])
  func present(old: String, expected: String) {
    #expect(writing([string("a", "new \"1\"")], to: old) == expected)
  }

  @Test("new keys are added at the end, with their descriptions")
  func added() {
    let strings = [string("a", "1"), string("b \"x\"", "line\ntwo", description: "An */ end"), string("c", "3")]
    let expected = "c = 3;\n\"a\" = \"1\";\n/* An * / end */\n\"b \\\"x\\\"\" = \"line\\ntwo\";\n"
    #expect(writing(strings, to: "c = 3;") == expected)
    #expect(writing(strings, to: expected) == expected)
    #expect(writing([string("a", "1")], to: "") == "\"a\" = \"1\";\n")
  }

  @Test("arguments become conversions, and a percent sign isn't escaped without arguments")
  func arguments() {
    let name = AppleTableString.Argument(name: "name", type: .string, position: nil, isDevice: false)
    let count = AppleTableString.Argument(name: "count", type: .int, position: nil, isDevice: false)
    #expect(writing([string("a", "{name}: 5 %", arguments: [name])], to: "") == "\"a\" = \"%@: 5 %%\";\n")
    #expect(
      writing([string("a", "{count} of {name}", arguments: [name, count])], to: "") == "\"a\" = \"%2$lld of %1$@\";\n")
    #expect(writing([string("a", "20% off", verbatim: true)], to: "") == "\"a\" = \"20% off\";\n")
  }

  @Test("strings that the file can't represent are returned with the reason")
  func refusals() throws {
    let count = AppleTableString.Argument(name: "count", type: .int, position: nil, isDevice: false)
    let plural = string("a", "{count, plural, other {#}}", arguments: [count])
    let written = try #require(StringsWriter.writing([plural, string("b", "x")], to: []))
    #expect(written.refusals.map(\.reason) == ["a table has no plural in such a text"])
    #expect(written.bytes == Array("\"b\" = \"x\";\n".utf8))
    #expect(written.changes == 1)
  }

  @Test("nothing is added to a file with mistakes", arguments: ["a = b", "{ a = b; }", "a = b; a = c;", "<plist/>"])
  func broken(file: String) {
    #expect(writing([string("a", "1")], to: file) == nil)
  }
}
