import TestSupport
import Testing

@testable import L10nSwiftCode

@Suite("Swift tokens")
struct SwiftLexerTests {
  private func tokens(_ source: String) -> [String] {
    var lexer = SwiftLexer(Array(source.utf8))
    var tokens: [String] = []
    while let token = lexer.next() { tokens.append(lexer.text(token)) }
    return tokens
  }

  @Test(
    "tokens are words, numbers, literals and signs",
    arguments: [
      ("enum L10n { case a }", ["enum", "L10n", "{", "case", "a", "}"]),
      ("static var `default`: [String]", ["static", "var", "`default`", ":", "[", "String", "]"]),
      ("매장.이름_2 $0", ["매장", ".", "이름_2", "$0"]),
      ("0xFF 1.5 1...3 2.n", ["0xFF", "1.5", "1", ".", ".", ".", "3", "2", ".", "n"]),
      ("a->b", ["a", "-", ">", "b"]),
      ("#if x\n#endif", ["#", "if", "x", "#", "endif"]),
    ])
  func words(source: String, expected: [String]) {
    #expect(tokens(source) == expected)
  }

  @Test(
    "comments aren't tokens",
    arguments: [
      ("a // b { \"\nc", ["a", "c"]), ("a /* b /* c */ d */ e", ["a", "e"]), ("a /* never closed", ["a"]),
      ("a // b\r\nc", ["a", "c"]), ("/**/a", ["a"]), ("a / b", ["a", "/", "b"]),
    ])
  func comments(source: String, expected: [String]) {
    #expect(tokens(source) == expected)
  }

  @Test(
    "a literal is a single token, whatever it contains",
    arguments: [
      #""a { \" } // b""#, ##"#"a " \" b"#"##, "\"\"\"\n a \" b \"\" c { \n\"\"\"", ###"##"a "# b"##"###,
      #""a \(b("c \(d) }")) e""#, ##"#"a \#(b(")")) \(c"#"##, "\"\"", "\"\\\\\"",
      "#\"\"\"\na \"\"\" b\n\"\"\"#",
    ])
  func literals(literal: String) {
    #expect(tokens("x \(literal) y") == ["x", literal, "y"])
  }

  @Test("an unclosed literal ends with the line")
  func unclosed() {
    #expect(tokens("\"a\nb") == ["\"a", "b"])
    #expect(tokens("`a\nb") == ["`a", "b"])
  }

  @Test("tokens cover all bytes in order, each once")
  func anyBytes() {
    var random = SplitMix(state: 7)
    let alphabet = Array("\"\"\"#\\()`/*{}\n ab0._".utf8) + [0xEA, 0xB0, 0x80, 0x00, 0xFF]
    for _ in 0..<3_000 {
      let bytes = (0..<Int.random(in: 0..<60, using: &random)).compactMap { _ in alphabet.randomElement(using: &random)
      }
      var lexer = SwiftLexer(bytes)
      var end = 0
      while let token = lexer.next() {
        #expect(token.range.lowerBound >= end && !token.range.isEmpty && token.range.upperBound <= bytes.count)
        end = token.range.upperBound
      }
    }
  }

  @Test("literals with thousands of levels are read")
  func deep() {
    let source = String(repeating: "\"\\(", count: 20_000)
    #expect(tokens(source).count >= 1)
  }
}
