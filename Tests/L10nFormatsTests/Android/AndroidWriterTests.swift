import L10nMessages
import Testing

@testable import L10nFormats

@Suite("Writing an Android resource file")
struct AndroidWriterTests {
  private let name = AppleTableString.Argument(name: "name", type: .string, position: nil, isDevice: false)
  private let count = AppleTableString.Argument(name: "count", type: .int, position: nil, isDevice: false)

  private func string(
    _ key: String, _ texts: [String], isList: Bool = false, description: String? = nil, isTranslatable: Bool = true,
    arguments: [AppleTableString.Argument] = [], verbatim: Bool = false
  ) -> AppleTableString {
    AppleTableString(
      key: key, description: description, isTranslatable: isTranslatable, arguments: arguments,
      texts: [
        .init(
          language: "en", patterns: texts.map { MessageSyntax.icu.parse($0).pattern }, isList: isList, isPresent: false,
          verbatim: verbatim ? texts[0] : nil)
      ])
  }

  private func writing(_ strings: [AppleTableString], to file: String = "") throws -> (text: String, reasons: [String])
  {
    let written = try #require(AndroidWriter.writing(strings, to: Array(file.utf8)))
    return (String(decoding: written.bytes, as: UTF8.self), written.refusals.map(\.reason))
  }

  @Test("a new file has strings, plurals and arrays, with Java's conversions")
  func new() throws {
    let strings = [
      string("a", ["{name}: 5 % it's"], description: "Shown -- to all", arguments: [name]),
      string("b", ["{count} of {name}"], arguments: [name, count]),
      string("stores", ["Found {count, plural, one {# store} other {# stores}}."], arguments: [count]),
      string("days", ["Mon", " <Tue>"], isList: true), string("id", ["x"], isTranslatable: false),
      string("apple", ["%@ has %lld of %2$.1f"], verbatim: true), string("p", ["5% a, 6% b"]),
      string("bold", ["<b>a</b> & b"]), string("html", ["<b>{name}</b>"], arguments: [name]),
    ]
    let file = try writing(strings)
    #expect(
      file.text == """
        <?xml version="1.0" encoding="utf-8"?>
        <resources>
            <!-- Shown - - to all -->
            <string name="a">%s: 5 %% it\\'s</string>
            <string name="b">%2$d of %1$s</string>
            <plurals name="stores">
                <item quantity="one">Found %d store.</item>
                <item quantity="other">Found %d stores.</item>
            </plurals>
            <string-array name="days">
                <item>Mon</item>
                <item>\\u0020&lt;Tue&gt;</item>
            </string-array>
            <string name="id" translatable="false">x</string>
            <string name="apple">%1$s has %2$d of %2$.1f</string>
            <string name="p" formatted="false">5% a, 6% b</string>
            <string name="bold"><b>a</b> &amp; b</string>
            <string name="html">&lt;b&gt;%s&lt;/b&gt;</string>
        </resources>

        """)
    #expect(file.reasons.isEmpty)
    #expect(AndroidReader.read(Array(file.text.utf8)).isSound)
    #expect(try writing(strings, to: file.text).text == file.text)
  }

  @Test("texts that differ are replaced in place, and nothing else changes")
  func present() throws {
    let file = """
      <resources>
        <!-- A -->
        <string name="a" tools:ignore="Typos">Hi <xliff:g id="n">%s</xliff:g></string> <!-- a -->
        <plurals name="b"><item quantity="one">%d store</item>  <item quantity="other">%d stores</item></plurals>
      </resources>
      """
    let strings = [
      string("a", ["Hello {name}"], arguments: [name]),
      string("b", ["{count, plural, one {# shop} other {# stores}}"], arguments: [count]), string("c", ["3"]),
    ]
    let expected = file.replacing("Hi ", with: "Hello ").replacing("%d store<", with: "%d shop<")
      .replacing("</plurals>", with: "</plurals>\n  <string name=\"c\">3</string>")
    #expect(try writing(strings, to: file).text == expected)
    #expect(try writing(strings, to: file.replacing("\n", with: "\r\n")).text == expected.replacing("\n", with: "\r\n"))
  }

  @Test("a resource with other parts is written anew")
  func otherParts() throws {
    let file = "<resources>\n  <string name=\"a\">1</string>\n</resources>"
    let strings = [string("a", ["1", "2"], isList: true)]
    #expect(
      try writing(strings, to: file).text
        == "<resources>\n  <string-array name=\"a\">\n    <item>1</item>\n    <item>2</item>\n  </string-array>\n</resources>"
        .replacing("\n    <item>", with: "\n      <item>").replacing("\n      <item>", with: "\n    <item>"))
  }

  @Test(
    "what Android can't hold is left out with the reason",
    arguments: [
      ("{name, select, a {1} other {2}}", "an Android resource chooses by numbers only"),
      ("{count, plural, =1 {one} other {#}}", "Android's plurals have no variant for one number"),
      ("{count, selectordinal, other {#}}", "Android's plurals have no ordinals"),
      ("{count, plural, other {#}} {count, plural, other {#}}", "an Android resource has one plural"),
      ("{count, date, short}", "a table can't write dates"),
    ])
  func refusals(text: String, reason: String) throws {
    let written = try writing([string("a", [text], arguments: [name, count]), string("b", ["x"])])
    #expect(written.reasons.count == 1 && written.reasons.first?.hasPrefix(reason) == true, "\(written.reasons)")
    #expect(written.text.contains("<string name=\"b\">x</string>"))
    #expect(!written.text.contains("\"a\""))
  }

  @Test("a name that Android can't have is one for the key path")
  func names() {
    #expect(AndroidFormat().key("store.title_1", of: ["store", "title_1"]) == "store.title_1")
    #expect(AndroidFormat().key("Pay %@ a visit", of: ["pay_name-visit"]) == "pay_name_visit")
  }
}
