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
  func roundTrip(text: String) {
    #expect(decoded(RowLine.encode(.text(text))) == .text(text))
    #expect(decoded(RowLine.encode(.list([text, "", text]))) == .list([text, "", text]))
    let map = StoredMessage.pluralMap([.init(category: .one, text: text), .init(category: .other, text: "")])
    #expect(decoded(RowLine.encode(map)) == map)
  }

  @Test("a message's own syntax is read again with it", arguments: texts)
  func ownSyntax(text: String) {
    for syntax in MessageSyntax.allCases {
      for message in [StoredMessage.text(text), .list([text]), .pluralMap([.init(category: .other, text: text)])] {
        let line = RowLine.encode(message, in: syntax)
        #expect(decoded(line) == message)
        #expect(line.withUnsafeBufferPointer(RowLine.syntax) == syntax)
      }
    }
    #expect(RowLine.encode(.text(text)).withUnsafeBufferPointer(RowLine.syntax) == nil)
  }

  @Test("a list without items, a list with an empty item and a missing message are distinguished")
  func empties() {
    #expect(decoded(RowLine.encode(.list([]))) == .list([]))
    #expect(decoded(RowLine.encode(.list([""]))) == .list([""]))
    #expect(decoded([]) == nil)
  }

  @Test("nothing in a line can end a raw literal, begin an escape or be trimmed", arguments: texts)
  func harmless(text: String) {
    let line = String(decoding: RowLine.encode(.text(text)), as: UTF8.self)
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
          let line = RowLine.encode(.text(around[..<start] + text + around[start...]))
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
      let inside = RowLine.encode(.text("a\(scalar)b"))
      #expect((inside != Array("a\(scalar)b".utf8)) == isEscapedAnywhere, "U+\(String(value, radix: 16))")
      let last = RowLine.encode(.text("a\(scalar)"))
      #expect((last != Array("a\(scalar)".utf8)) == (isEscapedAnywhere || properties.isWhitespace))
      #expect(decoded(last) == .text("a\(scalar)"))
    }
  }

  private func decoded(_ line: [UInt8]) -> StoredMessage? {
    line.withUnsafeBufferPointer(RowLine.decode)
  }
}
