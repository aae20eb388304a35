import L10nLanguage
import Testing

@testable import L10nFormats
@testable import L10nText

@Suite("Reading a PO file")
struct POReaderTests {
  static let header = """
    msgid ""
    msgstr ""
    "Language: ru\\n"
    "Content-Type: text/plain; charset=UTF-8\\n"
    "Plural-Forms: nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && "
    "n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);\\n"


    """

  /// Returns the keys with their texts, plurals in braces.
  private func texts(_ document: BundleDocument) -> [String] {
    (document.root?.entries ?? []).map { "\($0.key.replacing("\u{4}", with: "|")): \(Self.words($0.value))" }
  }

  private static func words(_ node: DocumentNode) -> String {
    switch node.content {
    case .text(let text): text.text
    case .list, .unread: "unread"
    case .mapping(let entries): "{\(entries.map { "\($0.key): \(words($0.value))" }.joined(separator: ", "))}"
    }
  }

  private func problems(_ entries: String) -> [String] {
    let document = POReader.read(Array((Self.header + entries).utf8))
    let lines = LineTable(document.bytes)
    return document.problems.map { problem in
      let position = lines.position(atScalar: problem.offset)
      return "\(position.line - 7):\(position.column) \(problem.explanation)"
    }
  }

  @Test("entries have contexts, plurals and states; entries without a translation have only original texts")
  func entries() {
    let document = POReader.read(
      Array(
        (Self.header + #"""
          # A translator's note.
          #. Shown above the list.
          #. Two lines.
          #: ui.c:3
          #, fuzzy, c-format
          #| msgid "Old"
          msgctxt "menu"
          msgid "%d stores "
          "nearby"
          msgstr ""
          "%d магазинов "
          "рядом"

          msgid "%d day"
          msgid_plural "%d days"
          msgstr[0] "%d день"
          msgstr[1] "%d дня"
          msgstr[2] "%d дней"

          msgid "new"
          msgstr ""

          msgid "part"
          msgid_plural "parts"
          msgstr[0] ""
          msgstr[1] "часть"
          msgstr[2] ""

          #~ msgid "old"
          #~ msgstr "старое"
          """#).utf8))
    #expect(document.isSound)
    #expect(
      texts(document) == [
        "menu|%d stores nearby: %d магазинов рядом", "%d day: {one: %d день, few: %d дня, other: %d дней}",
      ])
    #expect(document.sources.map(\.key) == ["menu\u{4}%d stores nearby", "%d day", "new", "part"])
    #expect(Self.words(document.sources[1].value) == "{one: %d day, other: %d days}")
    #expect(document.notes.compactMap(\.state) == ["needs-review"])
    #expect(document.notes.compactMap(\.description) == ["Shown above the list. Two lines."])
    #expect(document.language?.name == "ru")
  }

  @Test(
    "escapes are those of C",
    arguments: [
      (#"a\n\t\"\\\r\a\b\f\v"#, "a\n\t\"\\\r\u{7}\u{8}\u{C}\u{B}"), (#"\303\251\xe9"#, nil), (#"\303\251 \x41"#, "é A"),
      (#"\101\60"#, "A0"), (#"\q"#, nil), (#"\0"#, nil), (#"\xE2\x82\xAC"#, "€"), (#"\303"#, nil), ("\\", nil),
    ])
  func escapes(written: String, text: String?) {
    let string = POStringReader.read(Array("\"\(written)\"".utf8)[...])
    #expect(string.soundText == text)
  }

  @Test("a mistake costs its entry, and is reported at its place")
  func mistakes() {
    let entries = #"""
      msgid "a"
      msgstr "A \q"

      msgid "b"
      msgstr "B
      "more"

      foo "x"

      msgid "c"

      msgid "d"
      msgid_plural "ds"
      msgstr[1] "D"

      msgid "e"
      msgstr[0] "E"

      msgctxt "f"

      msgctxt "h"
      msgid "g"
      msgstr "G"

      """#
    let document = POReader.read(Array((Self.header + entries).utf8))
    #expect(texts(document) == ["a: unread", "b: unread", "d: unread", "e: unread", "h|g: G"])
    #expect(
      problems(entries.replacing("msgid \"g\"\n", with: "msgid \"g\"\n# inside\n")) == [
        #"2:11 gettext has no escape '\q'; write '\\' for a backslash"#,
        "5:1 this line ends before its text does; write a quote at its end",
        "8:1 'foo' isn't a keyword of PO files; write 'msgid', 'msgstr' or '#' for a comment",
        "10:7 this entry has no 'msgstr'; write 'msgstr \"\"' below it",
        "14:1 plural forms are numbered from 0; write 'msgstr[0]' here",
        "17:1 this isn't a plural; write 'msgstr' here",
        "19:9 this context has no 'msgid'; write one below it",
        "23:1 a comment can't be inside an entry; write it above the entry's first line",
      ])
  }

  @Test("plural forms that the header doesn't have, and other headers and encodings, are reported")
  func headers() {
    #expect(
      problems("msgid \"a\"\nmsgid_plural \"b\"\nmsgstr[0] \"x\"\n") == [
        "3:11 this entry has 1 plural forms, and the header says 3; write as many"
      ])
    #expect(
      problems("msgid \"\"\nmsgstr \"x\"\n") == [
        "1:1 the file has a header already, whose key is the empty text; remove this entry"
      ])
    func problem(_ header: String) -> String? {
      let plural = "msgid \"a\"\nmsgid_plural \"b\"\nmsgstr[0] \"x\"\nmsgstr[1] \"y\"\n"
      let document = POReader.read(Array("msgid \"\"\nmsgstr \"\(header)\"\n\n\(plural)".utf8))
      let lines = LineTable(document.bytes)
      return document.problems.first.map { problem in
        let position = lines.position(atScalar: problem.offset)
        return "\(position.line):\(position.column) \(problem.explanation)"
      }
    }
    #expect(problem("Plural-Forms: nplurals=2; plural=n != 1;\\n") == nil)
    #expect(
      problem("Content-Type: text/plain; charset=EUC-KR\\nPlural-Forms: nplurals=2; plural=n>1;\\n")
        == "2:43 only UTF-8 is read, and this says 'EUC-KR'; save the file as UTF-8, and write 'charset=UTF-8'")
    #expect(
      problem("Language: fr\\n")
        == "1:7 the header doesn't say the plural forms; write 'Plural-Forms: nplurals=2; plural=(n > 1);\\n'")
    #expect(
      problem("Plural-Forms: nplurals=2; plural=n ! 1;\\n")
        == "2:44 this isn't a part of a C expression; write plural forms such as 'nplurals=2; plural=(n != 1);'")
    #expect(problem("Plural-Forms: nplurals=2; plural=n;\\n")?.contains("for 2, this isn't one of the forms") == true)
  }

  @Test("conversions are read by an entry's flags or, without flags, if they are hardly something else")
  func conversions() {
    func isFormat(_ flags: String, _ id: String) -> Bool { POFlags([flags]).map(of: id) == .poPrintf }
    #expect(isFormat(" c-format", "50% of it") && isFormat(" fuzzy, python-format", "a"))
    #expect(!isFormat(" no-c-format", "%s") && !isFormat(" python-brace-format", "{a} %s"))
    #expect(isFormat("", "%s of %1$d") && isFormat("", "(%(name)s)") && isFormat("", "%.1f km"))
    #expect(!isFormat("", "50%d") && !isFormat("", "100% sure") && !isFormat("", "%%s") && !isFormat("", "a%start"))
  }

  @Test("a file with carriage returns, without a final line feed, or without entries keeps its bytes")
  func keyedTexts() throws {
    let entries =
      "#~ msgid \"x\"\n#~ msgstr \"y\"\n\nmsgid \"a\"\nmsgstr \"b\"  \n\n#, fuzzy\nmsgid \"c\"\nmsgstr \"d\""
    let old = "\n\n# end\n#~ msgid \"z\"\n"
    for file in [
      Self.header + entries + old, Self.header + entries, entries, Self.header, "", "\n", "# c\n" + Self.header,
      (Self.header + entries + old).replacing("\n", with: "\r\n"),
    ] {
      let bytes = Array(file.utf8)
      let keyed = try #require(POReader.keyedText(of: bytes, repeated: false), "\(file)")
      #expect(String(decoding: keyed.bytes(separator: [0x0A]), as: UTF8.self) == file)
    }
    let keyed = try #require(POReader.keyedText(of: Array((Self.header + entries + old).utf8), repeated: false))
    #expect(keyed.entries?.map { $0.key.prefix(2) } == ["#~", "a", "c"])
    #expect(POReader.keyedText(of: Array("msgid \"a\"\nmsgstr \"b\" # c\n".utf8), repeated: false) == nil)
  }
}
