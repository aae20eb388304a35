import Testing

@testable import L10nLanguage
@testable import L10nMessages

@Suite("A line of a generated table")
struct RowLineTests {
  static let texts = [
    "plain", "", " ", "ends in a space ", "전각 공백\u{3000}", "a\nb\r\n\tc", "\u{0}\u{7F}\u{85}",
    "back\\slash \\n \\5c \\l \\p \\, \\=", "\"\"\"#", "\"\"\"\"\"\"", "\u{202E}abc\u{2066}",
    "\u{2028}\u{2029}\u{FEFF}",
    "👩‍👩‍👧", "\\#(x) \\(y) \"\"\"# */", "-", "\\-", "\\l",
  ]

  @Test("any text is read again unchanged", arguments: texts)
  func roundTrip(text: String) throws {
    #expect(try readTexts(line(text)) == [text])
    let items = [text, "", text].map(MessagePattern.init(verbatim:))
    let list = MessageMeaning(patterns: items, isList: true, localizesPlainNumbers: true)
    #expect(try readTexts(RowLine.program(of: list)) == [text, "", text])
  }

  @Test("nothing in a line can end a raw literal, begin an escape or be trimmed", arguments: texts)
  func harmless(text: String) {
    let line = String(decoding: self.line(text), as: UTF8.self)
    #expect(!line.contains("\"\"\""))
    #expect(!line.contains("\\#"))
    #expect(!line.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F })
    #expect(line.unicodeScalars.last?.properties.isWhitespace != true)
    #expect(!line.isEmpty)
  }

  @Test("characters are escaped at every offset")
  func everyOffset() {
    let escaped = [
      "\n", "\t", "\u{0}", "\u{1F}", "\u{7F}", "\\", "\u{85}", "\u{61C}", "\u{200F}", "\u{2069}", "\u{FEFF}",
    ]
    for text in escaped {
      for around in ["abcdefghij 0123456789", "가나다라마바사아자", "¡¿éñ…，！（"] {
        for offset in 0...around.count {
          let start = around.index(around.startIndex, offsetBy: offset)
          let line = self.line(around[..<start] + text + around[start...])
          let shown = text.utf8.map { $0 == 0x0A ? "\\n" : "\\" + ($0 < 16 ? "0" : "") + String($0, radix: 16) }
            .joined()
          #expect(String(decoding: line, as: UTF8.self) == around[..<start] + shown + around[start...])
        }
      }
    }
  }

  @Test("no line ends with Unicode white space, or contains a control or line separator")
  func everyScalar() {
    for value in UInt32(0)...0xFFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let properties = scalar.properties
      let isEscapedAnywhere =
        properties.generalCategory == .control || properties.isBidiControl
        || ["\\", "\u{2028}", "\u{2029}", "\u{FEFF}"].contains(scalar)
      let inside = line("a\(scalar)b")
      #expect((inside != Array("a\(scalar)b".utf8)) == isEscapedAnywhere, "U+\(String(value, radix: 16))")
      let last = line("a\(scalar)")
      #expect((last != Array("a\(scalar)".utf8)) == (isEscapedAnywhere || properties.isWhitespace))
      #expect(last.withUnsafeBufferPointer(RowLine.text) == "a\(scalar)")
    }
  }

  private func line(_ text: String) -> [UInt8] {
    var line: [UInt8] = []
    RowLine.appendProgram(of: text, to: &line)
    return line
  }

  /// Returns the texts of a line without arguments, one for each item of a list.
  private func readTexts(_ line: [UInt8]) throws -> [String?] {
    try ReadProgram.meaning(of: line, localizesPlainNumbers: true).patterns.map(\.plainText)
  }
}
