import Testing

@testable import L10nFormats
@testable import L10nText

@Suite("Editing a text of a property list")
struct PropertyListTextTests {
  @Test(
    "only the changed part is written, with its signs escaped",
    arguments: [
      ("<string>ab</string>", 1..<1, "<&>", "<string>a&lt;&amp;&gt;b</string>"),
      ("<string>a&amp;b</string>", 1..<2, "-", "<string>a-b</string>"),
      ("<string>a&#x1F600;b </string>", 6..<7, "", "<string>a&#x1F600;b</string>"),
      ("<string>매장 </string>", 6..<7, "", "<string>매장</string>"),
      ("<string></string>", 0..<0, "a", "<string>a</string>"),
      ("<string><![CDATA[a ]]></string>", 1..<2, "", "<string><![CDATA[a]]></string>"),
      // Neither of them has a place for this.
      ("<string><![CDATA[a ]]></string>", 1..<2, "&", nil), ("<string/>", 0..<0, "a", nil),
    ])
  func edits(element: String, range: Range<Int>, replacement: String, expected: String?) throws {
    let bytes = Array("<dict><key>é</key>\(element)</dict>".utf8)
    let document = PropertyListReader.read(bytes, .stringsdictString)
    let text = try #require(PropertyListText.texts(in: document).first)
    let change = TextReplacement(range: range, replacement: replacement)
    let changes = text.editor(in: bytes, lines: LineTable(bytes)).changes([change], besides: [])
    let edited = changes.map { TextEdit.apply($0.map(\.edit), to: bytes, in: 0..<bytes.count) }
    #expect(edited.map { String(decoding: $0, as: UTF8.self) } == expected.map { "<dict><key>é</key>\($0)</dict>" })
  }

  @Test("the place of a character in the file is found after escapes")
  func places() {
    let source = Array("a&lt;<![CDATA[b]]>c</string>".utf8)
    let places = EscapedPlaces(source[...], as: XMLStringReader.self)
    #expect((0...4).map { places.scalars(toOffset: $0) } == [0, 1, 14, 18, 19])
  }
}
