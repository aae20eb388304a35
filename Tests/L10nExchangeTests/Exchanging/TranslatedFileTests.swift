import Testing

@testable import L10nExchange
@testable import L10nText

@Suite("Files that translators return")
struct TranslatedFileTests {
  private func read(_ path: String, _ bytes: some Sequence<UInt8>) -> TranslatedFiles {
    TranslatedFiles([InputFile(path: [path], shownPath: path, bytes: Array(bytes))], source: "en")
  }

  private static func xliff(_ body: String) -> String {
    """
    <xliff version="1.2">
    <file original="en.yml" source-language="en" target-language="ko"><body>
    \(body)
    </body></file>
    </xliff>
    """
  }

  @Test("an XLIFF file has a unit for each text, at its translation's place or its own")
  func xliff() throws {
    let text = Self.xliff(
      """
      <trans-unit id="a"><source>A</source>
      <target state="needs-review-l10n">가</target></trans-unit>
      <trans-unit id="b"><source>B</source></trans-unit>
      """)
    let file = try #require(read("in.xliff", text.utf8).files.first)
    #expect(file.original == "en.yml" && file.source == "en" && file.target == "ko")
    #expect(file.location.line == 2)
    #expect(file.units.map(\.id) == ["a", "b"])
    #expect(file.units.map(\.location.line) == [4, 5])
    #expect(file.units.map { $0.target?.text } == ["가", nil])
    #expect(file.units.first?.target?.state == .needsReview)
    #expect(file.units.map(\.lacksStale) == [true, true])
  }

  @Test("a text with elements in place of characters can't be imported")
  func placeholders() {
    let text = Self.xliff(#"<trans-unit id="a"><source>A</source><target>가<x id="1"/></target></trans-unit>"#)
    let units = read("in.xliff", text.utf8).files.flatMap(\.units)
    #expect(units.count == 1)
    #expect(units.first?.obstacle?.contains("<x/>") == true)
  }

  @Test("a name's ending shows the format", arguments: ["in.csv", "in.tsv", "in.xliff", "in.xlf"])
  func formats(name: String) {
    let isSheet = name.hasSuffix("sv")
    let text =
      isSheet ? "key,en,ko\na,A,가\n" : Self.xliff("<trans-unit id=\"a\"><source/><target>가</target></trans-unit>")
    let read = read(name, (name == "in.tsv" ? text.replacing(",", with: "\t") : text).utf8)
    #expect(read.mistakes.isEmpty)
    #expect(read.files.flatMap { $0.units.map(\.id) } == ["a"])
  }

  @Test("files in UTF-16 are read")
  func encoding() {
    let utf16 = "key,en,ko\na,A,가\n".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    #expect(read("in.csv", [0xFF, 0xFE] + utf16).files.first?.units.first?.target?.text == "가")
  }

  @Test(
    "a file that can't be read is a mistake at its place, and has no units",
    arguments: [
      ("in.csv", "", 1), ("in.csv", "key,en,ko\na,\"A\n", 2), ("in.xlsx", "no workbook", 1),
      ("in.xliff", "<xliff>\n<a>", 2),
      ("in.xliff", "", 1),
    ])
  func mistakes(name: String, text: String, line: Int) {
    let read = read(name, text.utf8)
    #expect(read.mistakes.map(\.location.line) == [line])
    #expect(read.mistakes.first?.location.file == name)
    #expect(read.files.isEmpty)
  }

  @Test("bytes that are no text are a mistake")
  func binary() {
    #expect(read("in.csv", [0xC3, 0x28, 0x00]).mistakes.count == 1)
    #expect(read("in.xliff", [0xC3, 0x28, 0x00]).mistakes.count == 1)
  }

  @Test("one file's mistakes don't keep others from being read")
  func several() {
    let inputs = ["key,en,ko\na,A,가\n", "", "key,en,ja\nb,B,あ\n"].enumerated().map { index, text in
      InputFile(path: ["\(index).csv"], shownPath: "\(index).csv", bytes: Array(text.utf8))
    }
    let read = TranslatedFiles(inputs, source: "en")
    #expect(read.files.map(\.target) == ["ko", "ja"])
    #expect(read.mistakes.map(\.location.file) == ["1.csv"])
  }
}
