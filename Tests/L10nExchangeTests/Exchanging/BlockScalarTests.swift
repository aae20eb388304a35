import TestSupport
import Testing

@testable import L10nChecking
@testable import L10nExchange
@testable import L10nFormats
@testable import L10nText

@Suite("Replacing the text of a block scalar")
struct BlockScalarTests {
  /// Returns the file with another text in the first block scalar, written in the best way that changes nothing else.
  private func replaced(_ file: String, with text: String) throws -> String {
    let fixable = try #require(
      FixableFile(InputFile(path: ["ko.yml"], shownPath: "ko.yml", bytes: Array(file.utf8))))
    let scalar = try #require(
      fixable.texts.first { ($0 as? FileScalar)?.style == .literal || ($0 as? FileScalar)?.style == .folded })
    let change = try #require(
      TranslatedText(at: scalar.offset, as: text, message: 0, in: fixable)?.harmless(in: fixable))
    return String(decoding: try #require(fixable.bytes(with: change.edits)), as: UTF8.self)
  }

  @Test(
    "the written header keeps the text's own end, in the middle and at the end of a file",
    arguments: [
      ("y", "p: |-\n  y\n"), ("y\n", "p: |\n  y\n"), ("y\n\nz\n", "p: |\n  y\n\n  z\n"),
      ("  y\nz", "p: |2-\n    y\n  z\n"),
      ("y\n\n", "p: \"y\\n\\n\"\n"), ("", "p: \"\"\n"), ("a\rb", "p: \"a\\rb\"\n"),
    ])
  func literal(text: String, expected: String) throws {
    for rest in ["", "q: Q\n", "\n# A comment\nq: Q\n"] {
      #expect(try replaced("p: |\n  x\n" + rest, with: text) == expected + rest)
    }
  }

  @Test("the header's comment, the indentation, the line endings and a parent's list are kept")
  func layout() throws {
    #expect(
      try replaced("a:\r\n    p: |- # Why\r\n        x\r\n    q: Q\r\n", with: "y\nz\n")
        == "a:\r\n    p: | # Why\r\n        y\r\n        z\r\n    q: Q\r\n")
    #expect(try replaced("p:\n  - |+\n    x\n\n  - z\n", with: " y") == "p:\n  - |2-\n     y\n\n  - z\n")
    #expect(try replaced("p: &a |\n  x\nq: Q\n", with: "y") == "p: &a |-\n  y\nq: Q\n")
    #expect(try replaced("p: |\n  x", with: "y\n") == "p: |\n  y\n")
  }

  @Test("lines are folded at the length of the old ones, and line breaks and indented lines are kept")
  func folded() throws {
    let file = "p: >\n  one two\n  three\nq: Q\n"
    #expect(try replaced(file, with: "aaa bbb ccc d\n") == "p: >\n  aaa bbb\n  ccc d\nq: Q\n")
    #expect(try replaced(file, with: "a\nb\n\nc") == "p: >-\n  a\n\n  b\n\n\n  c\nq: Q\n")
    #expect(try replaced(file, with: "a\n  b\nc\n") == "p: >\n  a\n    b\n  c\nq: Q\n")
    #expect(try replaced(file, with: "하나둘셋넷다섯여섯일곱여덟") == "p: >-\n  하나둘셋넷다섯여섯일곱여덟\nq: Q\n")
  }

  @Test("any text is read as it was written", arguments: 0..<400)
  func random(seed: Int) throws {
    var generator = SplitMix(state: UInt64(seed))
    let pieces = ["x", " ", "\n", "  ", "가", ": ", "#", "\t", "-", "'", "\"", "\\", "\n\n", "{n}"]
    func text() -> String {
      (0..<Int.random(in: 0...8, using: &generator)).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
    }
    let header = ["|", ">", "|-", ">-", "|+", ">+", "|2", ">1-"].randomElement(using: &generator) ?? "|"
    let file = "a: A\np: \(header)\n  x \(seed)\n\n   y\n  z\nq: Q\n"
    let new = text()
    let result = try replaced(file, with: new)
    let entries = YAMLDocumentReader.read(Array(result.utf8)).root?.entries ?? []
    #expect(entries.map { $0.key } == ["a", "p", "q"])
    #expect(entries.map { $0.value.text } == ["A", new, "Q"], "\(result)")
  }
}
