import Testing

@testable import L10nFormats
@testable import L10nText

@Suite("Text files of a listing")
struct ListingFormatTests {
  private let format = ListingFormat()

  private func text(_ file: String) -> String? { format.read(Array(file.utf8)).root?.text }

  /// Returns a file with its text replaced.
  private func replacing(_ file: String, with new: String) -> String? {
    let bytes = Array(file.utf8)
    let text = format.editableTexts(in: bytes)[0]
    let ways = text.editor(in: bytes, lines: LineTable(bytes)).replacing(text.text, with: new)
    return ways.first.map { String(decoding: TextEdit.apply($0, to: bytes, in: 0..<bytes.count), as: UTF8.self) }
  }

  @Test("a file is one text, without the white space that isn't uploaded")
  func reading() {
    #expect(text("가게 지도\n") == "가게 지도")
    #expect(text("\r\n  100 % {free}\n\n'quoted'\r\n\r\n") == "100 % {free}\n\n'quoted'")
    #expect(text(" \n") == "")
    #expect(text("") == "")
    #expect(text("\u{A0}a\u{A0}") == "\u{A0}a\u{A0}")
  }

  @Test("an edit changes the text alone, and keeps the end of the file")
  func editing() {
    #expect(replacing("가게\n", with: "상점") == "상점\n")
    #expect(replacing("가게", with: "상점") == "상점")
    #expect(replacing("\n 가게\r\n\r\n", with: "두 줄\r\n글") == "\n 두 줄\r\n글\r\n\r\n")
  }

  @Test("a text that begins or ends with white space can't be written, because it would be read without it")
  func edges() {
    #expect(replacing("가게\n", with: " 상점") == nil)
    #expect(replacing("가게\n", with: "상점\n") == nil)
  }

  @Test("a new file ends with a line feed, and a file with a text takes no other one")
  func adding() {
    let entries = [KeyedEntry](
      [(path: ["name"], message: .text("가게"))])
    #expect(format.adding(entries, under: [], to: []) == Array("가게\n".utf8))
    #expect(format.adding(entries, under: [], to: Array("\n\n".utf8)) == Array("가게\n".utf8))
    #expect(format.adding(entries, under: [], to: Array("상점".utf8)) == nil)
  }

  @Test("bytes that aren't UTF-8 are a problem at their place, and the text isn't read")
  func encoding() {
    let document = format.read([0x61, 0x62, 0xFF, 0x63, 0x0A])
    #expect(document.illFormed?.offset == 2)
    #expect(document.root?.isUnread == true)
  }

  @Test("a place in a text is a place in the file, in scalars")
  func places() {
    let source = Array("가é𝒳z".utf8)
    #expect(format.distance(toOffset: 3, of: "가é𝒳z", .listing, in: source[...]) == 1)
    #expect(format.distance(toOffset: source.count, of: "가é𝒳z", .listing, in: source[...]) == 4)
  }
}
