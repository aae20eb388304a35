import Testing

@testable import L10nFormats
@testable import L10nText

@Suite("Reading an Android resource file")
struct AndroidReaderTests {
  private func document(_ resources: String) -> BundleDocument {
    AndroidReader.read(Array("<resources>\n\(resources)\n</resources>\n".utf8))
  }

  /// Returns the text of a string, or its problem.
  private func text(_ content: String) -> String {
    let document = document("<string name=\"a\">\(content)</string>")
    return document.problems.first?.explanation ?? document.root?.entries.first?.value.text ?? "unread"
  }

  /// Returns the places of problems with the explanations' beginnings.
  private func problems(_ document: BundleDocument) -> [String] {
    let lines = LineTable(document.bytes)
    return document.problems.map { problem in
      let position = lines.position(atScalar: problem.offset)
      return "\(position.line):\(position.column) \(problem.explanation)"
    }
  }

  @Test(
    "texts are read as by aapt2",
    arguments: [
      (#"it\'s   many\#n  spaces "#, "it's many spaces"), (#""it\'s   many\#n  spaces ""#, "it's   many\n  spaces "),
      (##"\u0020lead\n\ttab\\ \@x \?x \u00e9 \q \# end\u0020"##, " lead\n\ttab\\ @x ?x é q # end "),
      (
        #"Hello <xliff:g id="n" example="Bob">%1$s</xliff:g>, <b>bold</b> &lt;b&gt; &amp;"#,
        "Hello %1$s, <b>bold</b> <b> &"
      ),
      (#"<![CDATA[ <b>x</b>  y &amp; \n it\'s ]]>"#, "<b>x</b> y &amp; \n it's"), ("50% of %", "50% of %"),
      (#"a "  q  " b"#, "a   q   b"), (" <b> x </b> y ", " <b> x </b> y "), ("a<!-- c -->b", "ab"),
      ("\\  x \\", "  x "), ("a\\\nb", "a\nb"), (#"a "b c"#, "a b c"), ("\\u12", "\u{12}"), ("", ""),
      ("a &quot;  q  &quot; b", "a   q   b"), ("a &#10; &#160; &#32; b&#32;", "a \u{A0} b"),
      (" <xliff:g> x </xliff:g> ", " x "), ("<xliff:g>x </xliff:g>", "x"), ("a <!-- c --> b", "a b"),
      (#""a  <b>  x  </b>  q""#, "a  <b> x </b> q"), ("a<br/>b", "a<br/>b"), ("a <tools:x>b</tools:x> c", "a b c"),
      (" <![CDATA[  x ]]> y <![CDATA[ ]]> ", "x y"), ("%1$,d, %2$,.2f", "%1$'d, %2$'.2f"), ("1,2%, 3", "1,2%, 3"),
      ("@foo", "@foo"), ("@user name", "@user name"), ("?", "?"), ("?a/b", "?a/b"), (#""@string/x""#, "@string/x"),
      ("\u{3000}x\u{3000}", "\u{3000}x\u{3000}"), ("5%% %s", "5%% %s"),
    ])
  func texts(content: String, text: String) {
    #expect(self.text(content) == text)
  }

  @Test(
    "a text that aapt2 refuses, or that Android doesn't show, has a problem",
    arguments: [
      ("don't", "aapt2 refuses an apostrophe"), ("%s of %s", "Android needs the positions"),
      ("%1$s of %s", "Android needs the positions"), ("5% a, 6% b", "Android needs the positions"),
      ("? what", "Android takes this text for a reference"), ("@string/x y", "Android takes this text for a reference"),
      (#"\u00zz"#, "'\\u' is followed by four"), (#"\uD83D\uDE00"#, "Android drops this escape"),
    ])
  func refused(content: String, explanation: String) {
    #expect(text(content).hasPrefix(explanation), "\(text(content))")
  }

  @Test(
    "references to other resources aren't texts, and aren't mistakes",
    arguments: ["@string/x", "?attr/x", "?x", "@null"])
  func references(content: String) {
    #expect(text(content) == "unread")
  }

  @Test("plurals, arrays and strings are read with their attributes and comments; colors aren't texts")
  func kinds() {
    let document = document(
      """
      <!-- A heading -->

      <!-- Counts
           stores. -->
      <plurals name="stores"><item quantity="one">%d store</item><item quantity="other">%d stores</item></plurals>
      <string-array name="days" translatable="false"><item>Mon</item><item>@string/x</item></string-array> <!-- days -->
      <color name="red">#f00</color>
      <string name="url" tools:ignore="MissingTranslation, Typos">a</string>
      <string name="two" formatted="false">%s %s</string>
      <string name="url" product="tablet">b</string>
      <item type="string" name="item">c</item>
      """)
    #expect(document.problems.isEmpty)
    let entries = document.root?.entries ?? []
    #expect(entries.map(\.key) == ["stores", "days", "url", "two", "item"])
    #expect(entries.first?.value.entries.map(\.key) == ["one", "other"])
    #expect(entries.first?.value.entries.map(\.value.text) == ["%d store", "%d stores"])
    #expect(document.notes.map(\.key) == ["stores", "days", "url"])
    #expect(document.notes.map(\.description) == ["Counts stores.", nil, nil])
    #expect(document.notes.map(\.isTranslatable) == [true, false, false])
    #expect(document.repetitions.isEmpty)
  }

  @Test("keys and characters are found at their places")
  func places() {
    let bytes = Array("<resources>\n<string name='é'>\n  a\\u0062 &amp; <xliff:g>c</xliff:g></string></resources>".utf8)
    let document = AndroidReader.read(bytes)
    #expect(document.root?.entries.first?.keyOffset == 26)
    let node = document.root?.entries.first?.value
    #expect(node?.text == "ab & c")
    let source = bytes.dropFirst(LineTable(bytes).byteOffset(atScalar: node?.offset ?? 0, in: bytes))
    let places = (0...6).map { AndroidFormat().distance(toOffset: $0, of: "ab & c", .androidText, in: source) }
    #expect(places == [3, 4, 10, 11, 16, 26, 27])
  }

  @Test(
    "a mistake costs one resource, and is reported at its place",
    arguments: [
      (#"<string name="b">open"#, "3:1 this <string> is never closed"),
      (#"<string name="b">R&D</string>"#, "3:19 XML has no such character"),
      (#"<string name="b">a < b</string>"#, "3:20 XML has no such character"),
      (#"<string name="b">a &nbsp; b</string>"#, "3:20 XML doesn't define this entity"),
      (#"<string name="b"><b>x</string>"#, "3:24 this end tag doesn't match"),
      ("<string name=\"b\">a\u{1}b</string>", "3:19 XML can't contain this control character"),
      ("<string name=\"b\">a\u{FFFE}</string>", "3:19 XML can't contain this character"),
      (#"<string name="b">it's</string>"#, "3:20 aapt2 refuses an apostrophe"),
      ("<string>x</string>", "3:1 this <string> has no name"),
      (#"<string name="b c">x</string>"#, "3:1 'b c' can't be the name of a resource"),
      (#"<plurals name="b"><item quantity="x">1</item></plurals>"#, "3:19 an <item> of <plurals> has a quantity"),
      (#"<plurals name="b"><string>1</string></plurals>"#, "3:1 this <plurals> is never closed"),
      (#"<string-array name="b"><it>1</it></string-array>"#, "3:24 a <string-array> has <item> elements"),
      ("text", "3:1 text isn't allowed between resources"),
      ("<<<<<<< HEAD", "3:1 this is a git conflict marker"),
    ])
  func mistakes(resource: String, problem: String) {
    let document = document("<string name=\"a\">1</string>\n\(resource)\n<string name=\"c\">3</string>")
    #expect(problems(document).count == 1)
    #expect(problems(document).first?.hasPrefix(problem) == true, "\(problems(document))")
    guard !document.problems.haveConflicts else { return }
    let texts = (document.root?.entries ?? []).filter { $0.value.text != nil }.map(\.key)
    #expect(texts == ["a", "c"])
  }

  @Test(
    "a mistake costs one string of a line with several",
    arguments: ["R&D", "a < b", "a &nbsp; b", "a\u{1}b", "\u{2}", "<b>x", "it's"])
  func mistakesInLine(content: String) {
    let string = { (name: String, text: String) in "<string name=\"\(name)\">\(text)</string>" }
    let document = AndroidReader.read(
      Array("<resources>\(string("a", "1"))\(string("b", content)) \(string("c", "3"))</resources>".utf8))
    #expect(problems(document).count == 1, "\(problems(document))")
    let texts = (document.root?.entries ?? []).filter { $0.value.text != nil }.map(\.key)
    #expect(texts == ["a", "c"])
  }

  @Test("a file that isn't of resources, declares entities or ends early has a problem")
  func files() {
    for file in [
      "<plist/>", "<resources>",
      "<!DOCTYPE r [<!ENTITY a \"b\">]><resources><string name=\"a\">&a;</string></resources>",
      "text", "<resources><string name=\"a\">x</string></resources><a/>",
    ] {
      #expect(AndroidReader.read(Array(file.utf8)).problems.count == 1, "\(file)")
    }
    #expect(AndroidReader.read([]).isSound)
  }

  @Test("'%@', which Java doesn't have, is doubtful")
  func doubts() {
    #expect(
      document(#"<string name="a">Hello %1$@</string>"#).doubts.map(\.explanation) == [
        "Android has no '%@'; write '%s'"
      ])
    #expect(document(#"<string name="a">100%%@</string>"#).doubts.isEmpty)
  }

  @Test("a file is its texts below keys, byte for byte")
  func keyedText() throws {
    let file = """
      <?xml version="1.0" encoding="utf-8"?>
      <resources>
          <!-- One -->
          <string name="a">1</string> <!-- of a -->

          <plurals name="b">
              <item quantity="other">2</item>
          </plurals>
          <color name="c">#fff</color>
          <!-- end -->
      </resources>

      """
    for text in [file, file.replacing("\n", with: "\r\n"), "<resources>\n</resources>"] {
      let keyed = try #require(AndroidFormat().keyedText(of: Array(text.utf8)))
      #expect(keyed.bytes(separator: AndroidFormat().separator) == Array(text.utf8))
    }
    #expect(AndroidFormat().keyedText(of: Array(file.utf8))?.entries?.map(\.key) == ["a", "b", ""])
    #expect(AndroidFormat().keyedText(of: Array(#"<resources><string name="a">1</string></resources>"#.utf8)) == nil)
  }
}
