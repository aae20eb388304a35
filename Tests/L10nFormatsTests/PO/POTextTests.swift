import Testing

@testable import L10nFormats
@testable import L10nText

@Suite("Changing texts of a PO file")
struct POTextTests {
  private static let file =
    POReaderTests.header + #"""
      msgctxt "menu"
      msgid "Open"
      msgstr "Открыть "
      "файл"

      #, no-wrap
      msgid "b"
      msgstr "x"

      """#

  private func edited(_ file: String, _ edits: [TextEdit]?) -> String? {
    edits.map { String(decoding: TextEdit.apply($0, to: Array(file.utf8), in: 0..<file.utf8.count), as: UTF8.self) }
  }

  @Test("a part of a text is changed where it is written, across its lines")
  func parts() throws {
    let bytes = Array(Self.file.utf8)
    let text = try #require(POText.translations(in: bytes).first)
    #expect(text.text == "Открыть файл")
    let editor = text.editor(in: bytes, lines: LineTable(bytes))
    let quote = TextReplacement(range: 0..<0, replacement: "\"")
    let changes = editor.changes([quote], besides: [])
    #expect(edited(Self.file, changes?.map(\.edit)) == Self.file.replacing("\"Открыть", with: "\"\\\"Открыть"))
    let joined = TextReplacement(range: 12..<17, replacement: "")
    #expect(
      edited(Self.file, editor.changes([joined], besides: [])?.map(\.edit))
        == Self.file.replacing("Открыть \"\n\"файл", with: "Открытайл"))
  }

  @Test("a new text is wrapped, unless its entry says that it isn't")
  func whole() throws {
    let bytes = Array(Self.file.utf8)
    let texts = POText.translations(in: bytes)
    let long = String(repeating: "слово ", count: 14)
    for (text, written) in zip(
      texts,
      [
        "msgstr \"\"\n\"\(String(repeating: "слово ", count: 12))\"\n\"слово слово \"", "msgstr \"\(long)\"",
      ])
    {
      let ways = text.editor(in: bytes, lines: LineTable(bytes)).replacing(text.text, with: long)
      #expect(edited(Self.file, ways.first)?.contains(written) == true)
    }
  }

  @Test("a key without a context is renamed in its place")
  func keys() throws {
    let bytes = Array(Self.file.utf8)
    let renaming = KeyRenaming(of: bytes, in: POFormat())
    let keys = POText.keys(in: bytes)
    #expect(keys.map(\.text) == ["b"])
    let edits = try renaming.edits(ofTableKeyAt: keys[0].offset, to: "c")
    #expect(edited(Self.file, edits) == Self.file.replacing("msgid \"b\"", with: "msgid \"c\""))
  }

  @Test("entries are put in order with their comments, and the header stays at the top")
  func formatting() {
    let file = Self.file + "\n# of a\nmsgid \"a\"\nmsgstr \"y\"\n"
    let bytes = Array(file.utf8)
    let offsets = POReader.read(bytes).sources.map(\.keyOffset)
    let ranks = Dictionary(uniqueKeysWithValues: zip(offsets, [2, 1, 0]))
    let formatted = FileFormatting.formatted(bytes, in: POFormat(), ranks: ranks)
    #expect(formatted.unmoved.isEmpty)
    #expect(
      String(decoding: formatted.bytes, as: UTF8.self) == POReaderTests.header + #"""
        # of a
        msgid "a"
        msgstr "y"

        #, no-wrap
        msgid "b"
        msgstr "x"

        msgctxt "menu"
        msgid "Open"
        msgstr "Открыть "
        "файл"

        """#)
  }
}
