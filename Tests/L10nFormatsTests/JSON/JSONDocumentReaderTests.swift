import CatalogTestSupport
import Foundation
import TestSupport
import Testing

@testable import L10nFormats
@testable import L10nText

@Suite("Reading a JSON file")
struct JSONDocumentReaderTests {
  private func tree(_ text: String) -> String {
    JSONDocumentReader.read(Array(text.utf8)).root.map(YAMLReading.describe) ?? "nothing"
  }

  /// Returns the problems as `line:column explanation`, in the order of their places.
  private func problems(_ text: String) -> [String] {
    let document = JSONDocumentReader.read(Array(text.utf8))
    let lines = LineTable(document.bytes)
    return document.problems.sorted { $0.offset < $1.offset }.map { problem in
      let position = lines.position(atScalar: problem.offset)
      return "\(position.line):\(position.column) \(problem.explanation)"
    }
  }

  @Test(
    "objects, arrays, strings, numbers and words are read as they are written",
    arguments: [
      (#"{"a": "b"}"#, "{a: b}"),
      (#"{ "a" : { "b" : [ "c" , "d" ] } }"#, "{a: {b: [c, d]}}"),
      (#"["a", 1, -0.50e+3, true, false, null]"#, "[a, 1, -0.50e+3, true, false, ]"),
      (#"{}"#, "{}"), ("[]", "[]"), (" \r\n\t\"x\"\n", "x"),
      (#"{"": " "}"#, "{:  }"),
      (#""\"\\\/\b\f\n\r\t\u0041\u00e9\uAC00""#, "\"\\/\u{8}\u{C}\n\r\tAé가"),
      (#""\ud83d\ude00 \uD83E\uDDF4""#, "😀 🧴"),
      (#""\u0000""#, "\0"), ("\"\u{7F}\u{2028}🧴\"", "\u{7F}\u{2028}🧴"),
      (#"{"e\u0301": 1}"#, "{é: 1}"),
    ])
  func values(text: String, expected: String) {
    #expect(problems(text) == [])
    #expect(tree(text).unicodeScalars.elementsEqual(expected.unicodeScalars), "\(tree(text).debugDescription)")
  }

  @Test("keys of any length are read")
  func longKeys() {
    let key = String(repeating: "긴 ", count: 3_000)
    #expect(tree("{\"\(key)\": \"x\"}") == "{\(key): x}")
  }

  @Test(
    "a mistake is reported at its place, and the text after it is read",
    arguments: [
      ("{\"a\": 1 // why\n, \"z\": 2}", "1:9 JSON has no comments", "{a: 1, z: 2}"),
      ("{/* a\n */\"z\": 2}", "1:2 JSON has no comments", "{z: 2}"),
      ("# a\n{\"z\": 2}", "1:1 JSON has no comments", "{z: 2}"),
      ("{\"a\": 1,}", "1:8 nothing follows this comma", "{a: 1}"),
      ("{\"a\": [1,\n], \"z\": 2}", "1:9 nothing follows this comma", "{a: [1], z: 2}"),
      ("{\"a\": 1\n  \"z\": 2}", "1:8 a comma is missing here", "{a: 1, z: 2}"),
      ("{,\"z\": 2}", "1:2 nothing comes before this comma", "{z: 2}"),
      ("{\"a\": 1,, \"z\": 2}", "1:9 nothing comes before this comma", "{a: 1, z: 2}"),
      ("{\"a\": \"open,\n \"z\": 2}", "1:7 this quote is never closed in its line", "{a: ?, z: 2}"),
      ("{\"a\": \"two\nlines\", \"z\": 2}", "1:7 this quote is never closed in its line", "{a: ?, z: 2}"),
      ("{\"a\": \"\\q\", \"z\": 2}", "1:8 JSON has no escape '\\q'; write '\\\\q'", "{a: ?, z: 2}"),
      ("{\"a\": \"\\u12G4\", \"z\": 2}", "1:8 '\\u' needs four hexadecimal digits", "{a: ?, z: 2}"),
      ("{\"a\": \"\\ud83d!\", \"z\": 2}", "1:8 this escape is half of a character", "{a: ?, z: 2}"),
      ("{\"a\": \"\\ude00\\ud83d\", \"z\": 2}", "1:8 this escape is half of a character", nil),
      (
        "{\"a\": \"x\ty\", \"z\": 2}", "1:9 JSON allows no control character in a string; write '\\t'",
        "{a: ?, z: 2}"
      ),
      ("{\"a\": \"x\u{1}y\", \"z\": 2}", "1:9 JSON allows no control character in a string; write '\\u0001'", nil),
      ("{\"a\": 'x', \"z\": 2}", "1:7 a text needs double quotes", "{a: ?, z: 2}"),
      ("{\"a\": some text, \"z\": 2}", "1:7 a text needs double quotes", "{a: ?, z: 2}"),
      ("{\"a\": 01, \"z\": 2}", "1:7 a text needs double quotes", "{a: ?, z: 2}"),
      ("{\"a\": 1., \"z\": 2}", "1:7 a text needs double quotes", nil), ("{\"a\": -}", "1:7 a text needs double", nil),
      ("{\"a\": 1e, \"z\": 2}", "1:7 a text needs double quotes", nil),
      ("{\"a\": NaN}", "1:7 a text needs double", nil),
      ("{a: 1, \"z\": 2}", "1:2 a key is a string in double quotes", "{z: 2}"),
      ("{'a': {\"b\": 1}, \"z\": 2}", "1:2 a key is a string in double quotes", "{z: 2}"),
      ("{\"a\", \"z\": 2}", "1:2 a colon and a value are missing after this key", "{a: ?, z: 2}"),
      ("{\"a\": , \"z\": 2}", "1:7 a value is missing here", "{a: ?, z: 2}"),
      ("{\"a\": }", "1:7 a value is missing here", "{a: ?}"),
      ("{\"a\": 1", "1:1 this brace is never closed; write '}'", "{a: 1}"),
      ("{\"a\": [1", "1:7 this bracket is never closed; write ']'", nil),
      ("{\"a\": [1}, \"z\": 2}", "1:9 '[' is closed here by the other bracket; write ']'", "{a: [1], z: 2}"),
      ("{\"a\": 1} x", "1:10 the file continues after its end", "{a: 1}"),
      ("", "1:1 this file is empty", "nothing"), (" \n", "2:1 this file is empty", "nothing"),
      ("{\n<<<<<<< HEAD\n\"a\": 1\n}", "2:1 this is a git conflict marker", "{a: 1}"),
      ("{\"a\": \"\(String(repeating: "\u{301}", count: 101))\", \"z\": 2}", "1:7 more than 100 combining marks", nil),
    ])
  func mistakes(text: String, problem: String, expected: String?) {
    let found = problems(text)
    #expect(found.contains { $0.hasPrefix(problem) }, "\(found)")
    if let expected { #expect(tree(text) == expected) }
  }

  @Test(
    "line breaks in a text are a single mistake",
    arguments: [
      "two\nlines", "\nlines", "two\n", "two\r\n\r\n  \\\"lines\\\", three", "two\n{count} lines",
      "two\n\n- lines:\n- a, b",
    ])
  func lineBreaks(text: String) {
    for (before, after, tree) in [
      ("{\"a\": ", ",\n \"z\": 2}", "{a: ?, z: 2}"), ("{\"z\": 2,\n\"a\": ", "\n}", "{z: 2, a: ?}"),
      ("{\"a\": [", ", \"z\"]}", "{a: [?, z]}"), ("{\"z\": 2, ", ": 1}", "{z: 2}"),
    ] {
      let file = "\(before)\"\(text)\"\(after)"
      #expect(problems(file).count == 1, "\(problems(file))")
      #expect(problems(file).first?.contains("this quote is never closed in its line") == true)
      #expect(self.tree(file) == tree)
    }
  }

  @Test(
    "keys on the lines after an unclosed quote are read",
    arguments: ["", ",", " ]", "}", "\n // and"])
  func unclosed(end: String) {
    for next in ["\"z\": 2}", "\"z\": {\n}\n}", "\"z\" : \"b\",\n}"] {
      #expect(tree("{\"a\": \"open\(end)\n  \(next)").contains("z: "), "\(end)\(next)")
    }
  }

  @Test("both sides of a conflict are read, and only the conflict is reported")
  func conflict() {
    let text = "{\n\"a\": \"x\",\n<<<<<<< HEAD\n\"b\": 1\n=======\n\"c\": 2\n>>>>>>> theirs\n}"
    #expect(problems(text).map { String($0.prefix(3)) } == ["3:1"])
    #expect(tree(text) == "{a: x, b: 1, c: 2}")
    let conflict = { (key: String) in "<<<<<<< a\n\"\(key)\": 1,\n=======\n>>>>>>> b\n" }
    let two = "{\n\(conflict("a"))\"b\": 2,\n\(conflict("c"))\"d\": 2\n}"
    #expect(problems(two).map { String($0.prefix(4)) } == ["2:1 ", "7:1 "])
    #expect(problems("{\n\"a\": 1\n>>>>>>> theirs\n}").map { String($0.prefix(4)) } == ["3:1 "])
  }

  @Test("64 levels of nesting are read, and more are refused, however many there are")
  func depth() {
    func nested(_ levels: Int) -> String {
      String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
    }
    #expect(problems(nested(64)) == [])
    #expect(problems(nested(65)) == ["1:65 nested deeper than 64 levels; flatten the keys"])
    #expect(problems(nested(1_000_000)) == ["1:65 nested deeper than 64 levels; flatten the keys"])
    let path = (0..<64).map { "k\($0)" }.joined(separator: ".")
    #expect(problems("{\"\(path)\": 1}") == [])
    #expect(problems("{\"x.\(path)\": 1}") == ["1:2 nested deeper than 64 levels; shorten the key"])
  }

  @Test("reporting stops after the first hundred of a million mistakes")
  func manyMistakes() {
    for mistake in [",", "x", "{", "\"", "/*", "\\", "}", "'", "\u{0}", "\"\\ud800\",", "<<<<<<<\n"] {
      let text = "[" + String(repeating: mistake, count: 200_000 / mistake.utf8.count)
      let document = JSONDocumentReader.read(Array(text.utf8))
      #expect(!document.problems.isEmpty)
      #expect(document.problems.count <= 100, "\(mistake)")
    }
  }

  @Test("bytes that aren't UTF-8 are reported, and the rest is read")
  func illFormed() {
    let document = JSONDocumentReader.read(Array("{\"a\": \"x".utf8) + [0xFF] + Array("\", \"b\": 1}".utf8))
    #expect(document.illFormed?.offset == 8)
    #expect(document.root.map(YAMLReading.describe) == "{a: ?, b: 1}")
  }

  /// Foundation differs in two ways: it allows a comma at the end of an object, but no numbers beyond its own range.
  @Test("the same files are well formed as in Foundation, with the same texts")
  func foundation() throws {
    let parts = [
      "{", "}", "[", "]", ",", ":", "\"a\"", "\"b.c\"", "\"\\u00e9\"", "\"\\ud83d\\ude00\"", "1", "-1.5e2 ", "0", "01",
      "1.",
      "true", "null", "nul", " ", "\n", "\t", "\"", "\\", "가", "{\"a\":1}", "[\"x\"]", "\"k\":", "\"l\":\"v\"", "1e5 ",
      "\r\n",
    ]
    var random = SplitMix(state: 7)
    var accepted = 0
    for _ in 0..<15_000 {
      var text = (0..<Int.random(in: 1...8, using: &random)).map { _ in parts.randomElement(using: &random) ?? "" }
        .joined()
      if Bool.random(using: &random) { text = "{\"a\": \(text)}" }
      let expected = try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
      let document = JSONDocumentReader.read(Array(text.utf8))
      if document.problems.contains(where: { $0.explanation.hasPrefix("nothing follows this comma") }) { continue }
      #expect((expected != nil) == document.isSound, "\(text.debugDescription) \(document.problems)")
      guard let expected, let root = document.root, document.isSound, document.repetitions.isEmpty else { continue }
      accepted += 1
      #expect(strings(expected) == strings(root), "\(text.debugDescription)")
    }
    #expect(accepted > 700)
  }

  private func strings(_ value: Any) -> [String] {
    switch value {
    case let string as String: [string]
    case let array as [Any]: array.flatMap(strings).sorted()
    case let object as [String: Any]: object.values.flatMap(strings).sorted()
    default: []
    }
  }

  private func strings(_ node: DocumentNode) -> [String] {
    switch node.content {
    case .text(let text): text.map.isQuoted ? [text.text] : []
    case .unread: []
    case .list(let items): items.flatMap(strings).sorted()
    case .mapping(let pairs): pairs.flatMap { strings($0.value) }.sorted()
    }
  }
}
