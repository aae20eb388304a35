import Testing

@testable import L10nSwiftCode

@Suite("Swift string literals")
struct SwiftStringLiteralTests {
  /// Returns the parts of a literal, with interpolated code as written, or `nil` if it isn't read.
  private func parts(_ code: String) -> [String]? {
    let bytes = Array(code.utf8)
    return SwiftStringLiteral(bytes, 0..<bytes.count)?.parts.map { part in
      switch part {
      case .text(let text): text
      case .interpolation(let range): "→" + String(decoding: bytes[range], as: UTF8.self)
      }
    }
  }

  @Test("escapes are resolved, and interpolations are parts")
  func read() {
    #expect(parts(#""""#) == [])
    #expect(parts(##"#""#"##) == [])
    #expect(parts(#""a\n\t\r\0\"\'\\\u{AC00}""#) == ["a\n\t\r\0\"'\\가"])
    #expect(parts(#""a \(b) c""#) == ["a ", "→(b)", " c"])
    #expect(parts(#""\(f(")", "\(g(1))"))""#) == [#"→(f(")", "\(g(1))"))"#])
    #expect(parts(##"#"a\n "\#(b)\#n""#"##) == [#"a\n ""#, "→(b)", "\n\""])
    #expect(parts(##"#"""#"##) == ["\""])
    #expect(parts("\"\"\"\n a \\(b)\n \"\"\"") == ["\n a ", "→(b)", "\n "])
  }

  @Test(
    "a literal that Swift refuses isn't read",
    arguments: [#""\q""#, #""\u{D800}""#, #""\u{110000}""#, #""\u41""#, #""\(a""#, #""a"#])
  func refused(code: String) {
    #expect(parts(code) == nil)
  }

  @Test(
    "a multiline literal has the text that the code has when it runs",
    arguments: [
      ("\"\"\"\n  One\n    two\n  \"\"\"", "One\n  two"), ("\"\"\"\n  One \\\n  two\n  \"\"\"", "One two"),
      ("\"\"\"\n\tOne\n\n\ttwo\n\t\"\"\"", "One\n\ntwo"), ("\"\"\"\n  \"\"\"", ""),
      ("\"\"\"\n  a \"b\"\n  \"\"\"", "a \"b\""),
    ])
  func unindented(text: String, expected: String) {
    let bytes = Array(text.utf8)
    let literal = SwiftStringLiteral(bytes, 0..<bytes.count, unindented: true)
    #expect(literal?.parts == (expected.isEmpty ? [] : [.text(expected)]))
  }
}
