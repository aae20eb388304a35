import Testing

@testable import L10nFormats
@testable import L10nText

@Suite("Reading a property list in XML")
struct PropertyListReaderTests {
  private func document(_ text: String) -> BundleDocument {
    PropertyListReader.read(Array(text.utf8), .stringsdictString)
  }

  /// Returns the keys and values as `line:column key=value`, or the problems as `line:column explanation`.
  private func read(_ text: String) -> [String] {
    let document = document(text)
    let lines = LineTable(document.bytes)
    func place(_ offset: Int) -> String {
      let position = lines.position(atScalar: offset)
      return "\(position.line):\(position.column)"
    }
    guard document.problems.isEmpty else {
      return document.problems.map { "\(place($0.offset)) \($0.explanation)" }
    }
    return (document.root?.entries ?? []).map { "\(place($0.value.offset)) \($0.key)=\(Self.written($0.value))" }
  }

  private static func written(_ node: DocumentNode) -> String {
    switch node.content {
    case .text(let text): text.text
    case .list(let items): "[\(items.map(written).joined(separator: ","))]"
    case .mapping(let entries): "{\(entries.map { "\($0.key)=\(written($0.value))" }.joined(separator: ","))}"
    case .unread: "?"
    }
  }

  @Test(
    "keys and texts are read as by Core Foundation",
    arguments: [
      ("<plist><dict><key>a</key><string>b</string></dict></plist>", ["1:34 a=b"]),
      ("<dict><key>a</key><string/></dict>", ["1:28 a="]), ("<plist><dict/></plist>", []), ("", []), (" \n", []),
      (
        "<?xml version=\"1.0\" encoding=\"UTF-16\"?>\n<dict><!-- c --><key>한&lt;</key>\n<string>é</string></dict>",
        ["3:9 한<=é"]
      ),
      ("<dict><key>a</key><string>1 &amp; 2&#x41;&#66; <![CDATA[<&>]]>\n</string></dict>", ["1:27 a=1 & 2AB <&>\n"]),
      // XML's own rule would turn each of these into a single line feed.
      ("<dict><key>a</key><string>1\r\n2\r3</string></dict>", ["1:27 a=1\r\n2\r3"]),
      ("<dict><key>a</key><dict><key>b</key><string>c</string></dict></dict>", ["1:19 a={b=c}"]),
      ("<dict><key>a</key><array><string>b</string><string/></array></dict>", ["1:19 a=[b,]"]),
      (
        "<dict><key>a</key><string>1</string><key>b</key><string>2</string><key>a</key><string>3</string></dict>",
        [
          "1:87 a=3", "1:57 b=2",
        ]
      ),
    ])
  func entries(text: String, expected: [String]) {
    #expect(read(text) == expected)
  }

  @Test("the last of two values with the same key counts, and both places are known")
  func repetitions() {
    let document = document("<dict><key>a</key><string>1</string><key>a</key><string>2</string></dict>")
    #expect(document.repetitions == [RepeatedKey(key: "a", first: 11, second: 41, last: 41)])
  }

  @Test("a comment above a key describes it")
  func comments() {
    let document = document(
      """
      <!-- of the file --><dict>
      <!-- The number
           of files. --><key>a</key><string>b</string>
      <key>c</key><!-- of no key --><string>d</string>
      </dict>
      """)
    #expect(document.notes.map(\.key) == ["a"])
    #expect(document.notes.map(\.description) == ["The number of files."])
  }

  @Test(
    "content that Apple's systems would refuse is reported at its place",
    arguments: [
      ("<dict><key>a</key><string>1 & 2</string></dict>", "1:29 XML has no such character or sign here"),
      ("<dict><key>a</key><string>1 < 2</string></dict>", "1:29 XML has no such character or sign here"),
      ("<dict><key>a</key><string>&copy;</string></dict>", "1:27 XML doesn't define this entity"),
      ("<!DOCTYPE plist SYSTEM \"x\"><dict><key>a</key><string>&copy;</string></dict>", "1:54 XML doesn't define this"),
      ("<!DOCTYPE plist [<!ENTITY x \"y\">]><dict/>", "1:17 a property list declares no entities"),
      ("<dict><key>a</key><string>b</key></dict>", "1:28 this end tag doesn't match the open <string>"),
      ("<dict><key>a</key>", "1:19 the file ends before its elements do"),
      ("<dict><key>a</key></dict>", "1:19 the key 'a' has no value"),
      ("<dict><key>a</key><key>b</key></dict>", "1:19 the key 'a' has no value"),
      ("<dict><string>b</string></dict>", "1:7 this value has no <key> above it"),
      ("<dict><key>a</key><integer>1</integer></dict>", "1:28 the value of 'a' is not text"),
      ("<dict><key>a</key><true/></dict>", "1:26 the value of 'a' is not text"),
      ("<dict><key>a</key><b>1</b></dict>", "1:19 a property list has no <b>"),
      (
        "<dict><key>a</key><string>1<!-- c --></string></dict>", "1:28 Apple's systems refuse a comment inside a string"
      ),
      ("<dict><key>a<b/></key></dict>", "1:13 a <key> can't contain other elements"),
      ("<dict><key>a</key><string>b</dict>", "1:19 this <string> is never closed"),
      ("<dict><key>a</key>b</string></dict>", "1:20 no <string> is open here"),
      ("<dict><key>a</key><string>]]></string></dict>", "1:29 XML can't contain ']]>' here"),
      ("<dict><key>a</key><dict></key></dict></dict>", "1:25 no <key> is open here"),
      ("<dict>a</dict>", "1:7 text isn't allowed outside <string> and <key>"),
      ("<plist><dict/><dict/></plist>", "1:15 a property list is one <dict>"),
      ("<plist><string>a</string></plist>", "1:8 a property list is one <dict>"),
      ("<plist></plist>", "1:1 a property list has a <dict>"),
      ("<dict/>x", "1:8 nothing can follow the end of the root element"),
      ("<dict>\n<<<<<<< HEAD\n<key>a</key>", "2:1 this is a git conflict marker"),
      ("bplist00", "1:1 this is a property list in binary form"),
      ("plain", "1:1 text isn't allowed outside the root element"),
    ])
  func mistakes(text: String, expected: String) throws {
    let found = read(text)
    #expect(found.first?.hasPrefix(expected) == true, "\(found)")
  }

  @Test("the content before a mistake is read, and keys may be missing")
  func beginning() {
    let document = document("<dict><key>a</key><string>1</string><key>b</key><string>2</strong>")
    #expect(document.root?.entries.map(\.key) == ["a"])
    #expect(!document.hasAllKeys)
  }

  @Test("a file that would grow without limit, or is nested without limit, is refused")
  func hostile() {
    let entities = (1...20).map { "<!ENTITY a\($0) \"\(String(repeating: "&a\($0 - 1);", count: 10))\">" }.joined()
    let laughs = "<!DOCTYPE plist [<!ENTITY a0 \"ha\">\(entities)]><dict><key>a</key><string>&a20;</string></dict>"
    #expect(read(laughs).first?.hasPrefix("1:17 a property list declares no entities") == true)
    let deep = String(repeating: "<dict><key>a</key>", count: 10_000)
    #expect(read(deep).first?.contains("more than 64 collections are nested here") == true)
  }

  @Test("bytes that aren't UTF-8 are reported, and their text isn't read")
  func illFormed() {
    let bytes = Array("<dict><key>a</key><string>".utf8) + [0xE9] + Array("</string></dict>".utf8)
    let document = PropertyListReader.read(bytes, .stringsdictString)
    #expect(document.illFormed?.offset == 26)
    #expect(document.root?.entries.first?.value.isUnread == true)
  }

  @Test(
    "a character that XML doesn't allow affects only its text",
    arguments: [
      "1 & 2", "1 &copy; 2", "1 < 2", "1 \u{1} 2", "1 &#0; 2", "\u{FFFE}", "1 &amp 2", "&#xD800;",
    ])
  func mistakenCharacters(_ text: String) {
    let document = document(
      "<dict><key>a</key><string>\(text)</string><key>b</key><string>2</string><!-- & --><key>c</key>"
        + "<string><![CDATA[&]]>&lt;</string></dict>")
    #expect(document.problems.count == 1, "\(document.problems)")
    #expect(document.hasAllKeys)
    #expect(document.root?.entries.map { "\($0.key)=\(Self.written($0.value))" } == ["a=?", "b=2", "c=&<"])
  }

  @Test(
    "a mistake in an entry affects only that entry, not the file",
    arguments: [
      "<key>b</key><string>2 <b>3</b></string>", "<key>b</key><string>2<br>3</string>",
      "<key>b</key><string>2<br/></string>",
      "<key>b</key><string><a href=\"x>y\">2</a> & <i>3</i></string>", "<key>b</key><string>2<!-- 한 & <b> --></string>",
      "<key>b</key><string>2 ]]> 3</string>", "<key>b</key><string>2", "<key>b</key><string>2</key>",
      "<key>b</key>2</string>", "<key>b</key>", "<key>b</key><integer>2</integer>", "<key>b</key><b>2<i>3</i></b>",
      "<key>b</key><date>2<b>3</b></date>", "<key>b</key><plist/>",
    ])
  func mistakenEntries(_ entry: String) {
    let document = document("<dict><key>가</key><string>1</string>\(entry)<key>c</key><string>3</string></dict>")
    #expect(document.problems.count == 1, "\(document.problems)")
    #expect(document.hasAllKeys)
    #expect(document.root?.entries.map { "\($0.key)=\(Self.written($0.value))" } == ["가=1", "b=?", "c=3"])
  }

  @Test(
    "a mistake in a key, or a value without one, affects the value, and keys may be missing",
    arguments: [
      "<key>b<i>x</i></key><string>2</string>", "<key>b<string>2</string>", "<key>b</string><string>2</string>",
      "<string>2</string>", "<dict><key>b</key><string>2</string></dict>", "text",
    ])
  func mistakenKeys(_ entry: String) {
    let document = document("<dict><key>a</key><string>1</string>\(entry)<key>c</key><string>3</string></dict>")
    #expect(document.problems.count == 1, "\(document.problems)")
    #expect(!document.hasAllKeys)
    #expect(document.root?.entries.map { "\($0.key)=\(Self.written($0.value))" } == ["a=1", "c=3"])
  }

  @Test("each mistake is reported at its place in the file as written")
  func placesOfMistakes() {
    let problems = read(
      "<dict>\n<key>가</key><string>한 <b>글</b></string>\n<key>나</key><string>한<!-- 글 -->글</string>\n"
        + "<key>다</key><string>한글\n<key>라</key><string>한 & 글</string></dict>")
    #expect(problems.map { $0.split(separator: " ").first } == ["2:23", "3:22", "4:13", "5:23"])
  }

  @Test("a character that XML doesn't allow in a key affects only that key")
  func mistakenKey() {
    let document = document("<dict><key>a\u{2}</key><string>1</string><key>b</key><string>2</string></dict>")
    #expect(document.root?.entries.map(\.key) == ["b"])
    #expect(document.problems.map(\.offset) == [12])
    #expect(!document.hasAllKeys)
  }
}
