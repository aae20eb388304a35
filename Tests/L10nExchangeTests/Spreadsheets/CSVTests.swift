import Testing

@testable import L10nExchange

@Suite("CSV")
struct CSVTests {
  private func rows(_ text: String) throws -> [[String]] {
    try CSVReader.read(Array(text.utf8)).rows.map { $0.map(\.text) }
  }

  @Test("CSV is read with commas, semicolons or tabs between fields, and with any line endings")
  func separators() throws {
    #expect(try rows("a,b\r\n\"x,\"\"y\"\"\",z\r\n") == [["a", "b"], ["x,\"y\"", "z"]])
    #expect(try rows("a;b;c\n1,5;2;\n") == [["a", "b", "c"], ["1,5", "2", ""]])
    #expect(try rows("a\tb\r\"x\r\ny\"\tz") == [["a", "b"], ["x\r\ny", "z"]])
    #expect(try rows("a\n\n,\nb") == [["a"], ["b"]])
    #expect(try rows("\"a;b;c\n\",d\n") == [["a;b;c\n", "d"]])
    #expect(try rows("sep=;\r\na,b,c;d\n") == [["a,b,c", "d"]])
    #expect(try rows("sep=,x\n") == [["sep=", "x"]])
    #expect(try rows("sep=|") == [])
  }

  @Test("each field has its place")
  func places() throws {
    let sheet = try CSVReader.read(Array("é,b\n\"x\ny\",z".utf8))
    #expect(sheet.rows.flatMap { $0.map { "\($0.line):\($0.column)" } } == ["1:1", "1:3", "2:1", "3:4"])
  }

  @Test("CSV with an unclosed or misplaced quote, or in another encoding, is refused")
  func mistakes() {
    func mistake(_ bytes: [UInt8]) -> String? {
      do {
        _ = try CSVReader.read(bytes)
        return nil
      } catch {
        return "\(error.offset) \(error.explanation)"
      }
    }
    #expect(mistake(Array("a,\"b".utf8)) == "2 this field is never closed; add its closing quote")
    #expect(
      mistake(Array("a,\"b\"c".utf8))
        == "5 text follows the closing quote of a field; write a quote inside of one twice")
    #expect(mistake([0xE9, 0x2C]) == "0 this file isn't UTF-8; save it as 'CSV UTF-8'")
  }

  @Test("CSV is written with a byte-order mark, and with quotes where they are needed")
  func written() throws {
    let cells = ["a", "b,c", "d\"e", "f\ng", " h", "i;j", "=1+1", "\"\u{301}", ""]
    let bytes = CSVWriter.bytes(of: Sheet(rows: [cells.map { .init(text: $0) }]))
    #expect(bytes.prefix(3) == [0xEF, 0xBB, 0xBF])
    let text = String(decoding: bytes.dropFirst(3), as: UTF8.self)
    #expect(text == "a,\"b,c\",\"d\"\"e\",\"f\ng\",\" h\",\"i;j\",=1+1,\"\"\"\u{301}\",\r\n")
    #expect(try rows(text) == [cells])
  }
}
