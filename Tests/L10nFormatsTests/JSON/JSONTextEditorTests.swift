import Testing

@testable import L10nChecking
@testable import L10nFormats
@testable import L10nText

@Suite("Fixes in a JSON file")
struct JSONTextEditorTests {
  private func make(
    _ replacements: [(old: String, new: String)], in text: String
  ) throws -> (text: String?, refused: [Int: FixRefusal]) {
    let input = InputFile(path: ["ko.json"], shownPath: "ko.json", bytes: Array(text.utf8))
    let file = try #require(FixableFile(input))
    // The first key precedes it.
    let value = file.texts[1]
    let fixes = try replacements.map { old, new in
      let bytes = Array(value.text.utf8)
      let start = old.isEmpty ? 0 : try #require(bytes.firstRange(of: Array(old.utf8))).lowerBound
      return Fix(scalar: Place(file: 1, offset: value.offset), range: start..<start + old.utf8.count, replacement: new)
    }
    var fixer = FileFixer(file)
    let result = fixer.make(fixes, without: [])
    return (result.bytes.map { String(decoding: $0, as: UTF8.self) }, result.refused)
  }

  @Test(
    "a string is changed in place, and nothing else changes",
    arguments: [
      (#"{"a": "one two", "b": 1 }"#, "two", "three", #"{"a": "one three", "b": 1 }"#),
      (#"{"a":["one"]}"#, "one", "", #"{"a":[""]}"#),
      (#"{"a": ""}"#, "", "x", #"{"a": "x"}"#),
      (#"{"a": "\u00e9\ud83d\ude00!"}"#, "😀", "🧴", #"{"a": "\u00e9🧴!"}"#),
      (#"{"a": "\u00e9\ud83d\ude00!"}"#, "!", "?", #"{"a": "\u00e9\ud83d\ude00?"}"#),
      (#"{"a": "one"}"#, "n", "\"\\\n\r\t\u{1}\u{8}\u{C}\u{2028}/", #"{"a": "o\"\\\n\r\t\u0001\b\f\u2028/e"}"#),
      (#"{"a": "한\n글 "}"#, " ", "", #"{"a": "한\n글"}"#),
      (#"{"a": "x\\y"}"#, "\\", "/", #"{"a": "x/y"}"#),
    ])
  func changes(file: String, old: String, new: String, expected: String) throws {
    let result = try make([(old, new)], in: file)
    #expect(result.refused == [:])
    #expect(result.text == expected)
  }

  @Test("several changes of a string are made at once")
  func together() throws {
    let result = try make([("one", "1"), ("three", "3"), ("two", "\"")], in: #"{"a": "one\ttwo three"}"#)
    #expect(result.text == #"{"a": "1\t\" 3"}"#)
  }

  @Test("a value without quotes is unchanged, and the finding has the reason")
  func unquoted() throws {
    let result = try make([("1", "one")], in: #"{"a": 12}"#)
    #expect(result.text == nil)
    #expect(
      result.refused == [0: .unwritable(explanation: "only a text in quotes can be changed; put it in quotes")])
  }

  @Test(
    "a file with errors isn't fixed",
    arguments: [#"{"a": "one",}"#, "", #"{"a": "x"} // y"#, "{\"a\": \"\t\"}"])
  func broken(file: String) {
    #expect(FixableFile(InputFile(path: ["ko.json"], shownPath: "ko.json", bytes: Array(file.utf8))) == nil)
  }
}
