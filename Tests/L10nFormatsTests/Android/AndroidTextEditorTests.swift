import Testing

@testable import L10nFormats
@testable import L10nText

@Suite("Changing a text of an Android resource file")
struct AndroidTextEditorTests {
  private func editor(_ content: String) throws -> (editor: any TextEditor, text: String, bytes: [UInt8]) {
    let bytes = Array("<resources><string name=\"a\">\(content)</string></resources>".utf8)
    let text = try #require(AndroidFormat().editableTexts(in: bytes).first)
    return (text.editor(in: bytes, lines: LineTable(bytes)), text.text, bytes)
  }

  private func content(_ bytes: [UInt8], _ edits: [TextEdit]) -> String {
    let file = String(decoding: TextEdit.apply(edits, to: bytes, in: 0..<bytes.count), as: UTF8.self)
    return String(file.dropFirst(#"<resources><string name="a">"#.count).dropLast("</string></resources>".count))
  }

  @Test(
    "another text is written as the old one",
    arguments: [
      ("Hi", "it's \"5\" < 6 & @\n", #"it\'s \"5\" &lt; 6 &amp; @\n"#), ("Hi", "@x", #"\@x"#),
      ("Hi", "?x @", #"\?x @"#),
      ("Hi", " a  b ", #"\u0020a \u0020b\u0020"#), ("Hi", "a\\nb\t", #"a\\nb\t"#), ("Hi", "", ""),
      ("<xliff:g id=\"n\">%1$s</xliff:g> is here", "Da ist %1$s!", "Da ist <xliff:g id=\"n\">%1$s</xliff:g>!"),
      ("<xliff:g id=\"n\">%1$s</xliff:g>", "none", "none"), ("<b>a</b> b", "c <b>d</b>", "c <b>d</b>"),
      ("a &lt;b&gt;", "<i>c</i>", "&lt;i&gt;c&lt;/i&gt;"), ("<b>a</b>", "1 < 2", "1 &lt; 2"),
      ("<![CDATA[<b>x</b>]]>", "<p>it's &amp;</p>", #"<![CDATA[<p>it\'s &amp;</p>]]>"#),
      ("<![CDATA[x]]>", "a ]]> b", "a ]]&gt; b"), ("%1$,d", "%1$'d it's", #"%1$,d it\'s"#),
    ])
  func replacing(old: String, new: String, written: String) throws {
    let (editor, text, bytes) = try editor(old)
    let way = try #require(editor.replacing(text, with: new).first)
    #expect(content(bytes, way) == written)
  }

  @Test("a part of a text is changed, and everything around it stays")
  func changes() throws {
    let (editor, text, bytes) = try editor("\n   Hello  <xliff:g>%1$s</xliff:g>,\\n it\\'s <!-- c --> me ")
    #expect(text == "Hello %1$s,\n it's me")
    let end = text.utf8.count
    let changes = editor.changes(
      [
        TextReplacement(range: 0..<5, replacement: "It's"), TextReplacement(range: 6..<10, replacement: "%2$s"),
        TextReplacement(range: end..<end, replacement: "!"),
      ], besides: [])
    #expect(
      changes.map { content(bytes, $0.map(\.edit)) }
        == "\n   It\\'s  <xliff:g>%2$s</xliff:g>,\\n it\\'s <!-- c --> me! ")
  }

  @Test("an empty element has no place for a text")
  func empty() throws {
    let bytes = Array("<resources><string name=\"a\"/></resources>".utf8)
    let text = try #require(AndroidFormat().editableTexts(in: bytes).first)
    #expect(text.editor(in: bytes, lines: LineTable(bytes)).replacing("", with: "x").isEmpty)
  }

  @Test("a name is replaced by one that Android accepts")
  func names() throws {
    let bytes = Array("<resources><string name=\"a\">x</string></resources>".utf8)
    let name = try #require(AndroidFormat().editableKeys(in: bytes).first)
    let edits = AndroidFormat().edits(
      renaming: name, to: "b.c", in: bytes, lines: LineTable(bytes), habits: KeyHabits())
    #expect(edits == [TextEdit(range: 25..<26, replacement: Array("b.c".utf8))])
    #expect(
      AndroidFormat().edits(renaming: name, to: "b c", in: bytes, lines: LineTable(bytes), habits: KeyHabits()) == nil)
  }
}
