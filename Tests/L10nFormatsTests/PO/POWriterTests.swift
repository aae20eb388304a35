import L10nMessages
import Testing

@testable import L10nFormats
@testable import L10nText

@Suite("Writing a PO file")
struct POWriterTests {
  private func text(_ language: String, _ message: String, state: String? = nil) -> AppleTableString.Text {
    .init(
      language: language, patterns: [MessageSyntax.icu.parse(message).pattern], isList: false, state: state,
      isPresent: false)
  }

  private func string(
    _ key: String, _ language: String, _ message: String, source: String? = nil, state: String? = nil,
    description: String? = nil, arguments: [(String, String)] = []
  ) -> AppleTableString {
    let arguments = arguments.map { name, kind in
      AppleTableString.Argument(name: name, type: kind == "int" ? .int : .string, isDevice: false)
    }
    var string = AppleTableString(
      key: key, description: description, isTranslatable: true, arguments: arguments,
      texts: [text(language, message, state: state)])
    string.source = source.map { text("en", $0) }
    return string
  }

  private func writing(
    _ strings: [AppleTableString], to file: String = "", isTemplate: Bool = false
  ) throws -> (text: String, reasons: [String]) {
    let written = try #require(POWriter.writing(strings, to: Array(file.utf8), isTemplate: isTemplate))
    return (String(decoding: written.bytes, as: UTF8.self), written.refusals.map(\.reason))
  }

  private static let korean = """
    msgid ""
    msgstr ""
    "MIME-Version: 1.0\\n"
    "Content-Type: text/plain; charset=UTF-8\\n"
    "Content-Transfer-Encoding: 8bit\\n"
    "Language: ko\\n"
    "Plural-Forms: nplurals=1; plural=0;\\n"

    """

  @Test("new entries have the source's text, in the context of the key path, with the conversions of C")
  func new() throws {
    let file = try writing([
      string(
        "store.title", "ko", "{name}의 매장 100%", source: "{name}'s stores 100%", description: "Above the list",
        arguments: [("name", "string")]),
      string(
        "store.count", "ko", "매장 {n, plural, other {#곳}}", source: "{n, plural, one {# store} other {# stores}}",
        state: "needs-review", arguments: [("n", "int")]),
      string("OK", "ko", "확인", source: "OK"), string("odd", "ko", "%s 할인", source: "%s off"),
    ])
    #expect(file.reasons == [])
    #expect(
      file.text == Self.korean + """

        #. Above the list
        #, c-format
        msgctxt "store.title"
        msgid "%s's stores 100%%"
        msgstr "%s의 매장 100%%"

        #, fuzzy, c-format
        msgctxt "store.count"
        msgid "%lld store"
        msgid_plural "%lld stores"
        msgstr[0] "매장 %lld곳"

        msgid "OK"
        msgstr "확인"

        #, no-c-format
        msgctxt "odd"
        msgid "%s off"
        msgstr "%s 할인"

        """)
  }

  private static let file =
    korean + """

      #. Above
      #, fuzzy, c-format
      #| msgid "Old"
      msgctxt "store.title"
      msgid "%s's"
      msgstr "old"

      msgid "same"
      msgstr "같다"

      msgid "empty"
      msgstr ""

      #~ msgid "gone"
      #~ msgstr "간"

      """

  @Test("only entries that differ change; new ones come before obsolete ones, and a reviewed one isn't fuzzy any more")
  func edits() throws {
    let strings = [
      string("store.title", "ko", "{name}의", source: "x", arguments: [("name", "string")]),
      string("same", "ko", "같다"), string("empty", "ko", "빔", state: "needs-review"), string("new", "ko", "새"),
    ]
    let wanted = Self.file.replacing("#, fuzzy, c-format", with: "#, c-format").replacing("\"old\"", with: "\"%s의\"")
      .replacing("msgid \"empty\"\nmsgstr \"\"", with: "#, fuzzy\nmsgid \"empty\"\nmsgstr \"빔\"")
      .replacing("\n#~ msgid", with: "\nmsgid \"new\"\nmsgstr \"새\"\n\n#~ msgid", maxReplacements: 1)
    #expect(try writing(strings, to: Self.file).text == wanted)
    let crlf = { (text: String) in text.replacing("\n", with: "\r\n") }
    #expect(try writing(strings, to: crlf(Self.file)).text == crlf(wanted))
    #expect(try writing([string("same", "ko", "같다")], to: Self.file).text == Self.file)
  }

  @Test("what an entry can't hold is left out, with the reason")
  func refusals() throws {
    let n = [("n", "int")]
    let reasons = try writing(
      [
        string("a", "ko", "{n, selectordinal, other {#}}", arguments: n), string("b", "ko", "{d, date, short}"),
        string("c", "en", "{n, plural, one {a} many {b} other {c}}", arguments: n),
        string("d", "ko", "{n, plural, =0 {none} other {#}}", arguments: n),
        string("e", "ko", "{g, select, other {x}}", arguments: [("g", "string")]),
        string("same", "ko", "{n, plural, other {#}}", arguments: n),
      ], to: Self.file
    ).reasons
    #expect(
      reasons == [
        "gettext's plurals have no ordinals and no offsets", "the source doesn't have the argument 'd'",
        "the file's plural forms have none for 'one'; write the text of 'other' there, or change 'Plural-Forms'",
        "gettext's plurals have no variant for one number, only for the categories of a language",
        "a PO entry chooses by numbers only", "its entry isn't a plural in the file; add 'msgid_plural' to it",
      ])
    #expect(POWriter.writing([string("a", "ko", "b")], to: Array("msgid \"a\"\n".utf8), isTemplate: false) == nil)
  }

  @Test("a template gets entries without translations, and its texts can't be changed")
  func template() throws {
    let file = "msgid \"\"\nmsgstr \"\"\n\nmsgid \"OK\"\nmsgstr \"\"\n"
    let written = try writing(
      [string("a.b", "en", "Hello", source: "Hello"), string("OK", "en", "Okay")], to: file, isTemplate: true)
    #expect(written.text == file + "\nmsgctxt \"a.b\"\nmsgid \"Hello\"\nmsgstr \"\"\n")
    #expect(written.reasons == ["a template's texts are keys; change the text in the code, and extract it again"])
  }

  @Test("a translation of a template has the plural forms of its language")
  func translation() throws {
    let template = """
      # Title
      #, fuzzy
      msgid ""
      msgstr ""
      "Project-Id-Version: app\\n"
      "Language: \\n"
      "Content-Type: text/plain; charset=CHARSET\\n"
      "Plural-Forms: nplurals=INTEGER; plural=EXPRESSION;\\n"

      msgid "day"
      msgid_plural "days"
      msgstr[0] ""
      msgstr[1] ""

      """
    let made = try #require(POTemplate.translation(of: Array(template.utf8), to: "ko"))
    #expect(
      String(decoding: made, as: UTF8.self) == """
        # Title
        msgid ""
        msgstr ""
        "Project-Id-Version: app\\n"
        "MIME-Version: 1.0\\n"
        "Content-Type: text/plain; charset=UTF-8\\n"
        "Content-Transfer-Encoding: 8bit\\n"
        "Language: ko\\n"
        "Plural-Forms: nplurals=1; plural=0;\\n"

        msgid "day"
        msgid_plural "days"
        msgstr[0] ""

        """)
  }
}
