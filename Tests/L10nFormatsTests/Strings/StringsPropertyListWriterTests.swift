import L10nMessages
import Testing

@testable import L10nFormats

@Suite("Writing a .strings file that is a property list in XML")
struct StringsPropertyListWriterTests {
  private func string(_ key: String, _ text: String, description: String? = nil) -> AppleTableString {
    AppleTableString(
      key: key, description: description, isTranslatable: true, arguments: [],
      texts: [
        .init(
          language: "en", patterns: [MessageSyntax.icu.parse(text).pattern], isList: false, state: nil,
          isPresent: false, verbatim: text)
      ])
  }

  private func file(_ lines: String) -> String {
    "<?xml version=\"1.0\"?>\n<plist version=\"1.0\">\n<dict>\n\(lines)</dict>\n</plist>\n"
  }

  private func writing(_ strings: [AppleTableString], to file: String) -> String? {
    StringsFormat().writing(strings, to: Array(file.utf8), source: "en").map {
      String(decoding: $0.bytes, as: UTF8.self)
    }
  }

  @Test(
    "a value that differs is replaced in place, and nothing else changes",
    arguments: [
      ("<key>b</key>\n<string>2</string>\n\t<!-- c --><key>a</key> <string>old</string>\n", "<string>old</string>"),
      ("<key>a</key><string/>\n", "<string/>"),
      ("<key>한</key><string>글</string>\n<key>a</key><string></string>\n", "<string></string>"),
      (
        "<key>a</key><string><![CDATA[<string>]]></string>\n<key>z</key><string>&lt;</string>\n",
        "<string><![CDATA[<string>]]></string>"
      ),
    ])
  func present(lines: String, element: String) {
    let expected = file(lines.replacing(element, with: "<string>new &lt;1&gt;</string>"))
    #expect(writing([string("a", "new <1>")], to: file(lines)) == expected)
    #expect(writing([string("a", "new <1>")], to: expected) == expected)
  }

  @Test("new keys are added at the end, with their descriptions")
  func added() {
    let strings = [string("a", "1"), string("b & c", "2", description: "An -- end")]
    let lines =
      "\t<key>a</key>\n\t<string>1</string>\n\t<!-- An - - end -->\n\t<key>b &amp; c</key>\n\t<string>2</string>\n"
    #expect(writing(strings, to: file("")) == file(lines))
    #expect(writing(strings, to: file("\t<key>a</key>\n\t<string>0</string>\n")) == file(lines))
  }

  @Test(
    "nothing is added to a file with mistakes, or with several entries on a line",
    arguments: [
      "<plist><dict><key>a</key></dict></plist>", "<plist><dict><key>b</key><string>c</string></dict></plist>",
      "<plist><dict>\n<key>b</key><string>c</string>\n<key>b</key><string>c</string>\n</dict></plist>", "bplist00",
    ])
  func broken(file: String) {
    #expect(writing([string("a", "1")], to: file) == nil)
  }
}
