import Testing

@testable import L10nExchange
@testable import L10nFormats

@Suite("Reading XLIFF")
struct XLIFFReaderTests {
  private static func document(_ units: String) -> String {
    #"<xliff version="1.2"><file original="A" target-language="ko"><body>\#(units)</body></file></xliff>"#
  }

  private func units(_ text: String) throws -> [XLIFFDocument.Unit] {
    let document = XLIFFReader.read(Array(Self.document(text).utf8))
    #expect(document.problems.isEmpty)
    return try #require(document.files.first).units
  }

  @Test("source, target and state of each unit are read, with any namespaces and groups")
  func units() throws {
    let text = """
      <?xml version="1.0"?>
      <ns0:xliff xmlns:ns0="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
        <ns0:file original="App/Localizable.xcstrings" source-language="en" target-language="ko">
          <ns0:header><ns0:tool tool-name="Xcode" tool-id="com.apple.dt.xcode"/></ns0:header>
          <ns0:body><ns0:group>
            <ns0:trans-unit id="a&#10;b"><ns0:source>A &amp; <![CDATA[<b>]]></ns0:source>
              <ns0:target state="needs-review-translation">가\r
      나&#13;</ns0:target><ns0:note>x</ns0:note></ns0:trans-unit>
          </ns0:group></ns0:body>
        </ns0:file>
      </ns0:xliff>
      """
    let document = XLIFFReader.read(Array(text.utf8))
    #expect(document.problems.isEmpty)
    #expect(document.tool?.attributes.map(\.name) == ["tool-name", "tool-id"])
    let file = try #require(document.files.first)
    #expect(file.original == "App/Localizable.xcstrings")
    #expect(file.source == "en" && file.target == "ko")
    let unit = try #require(file.units.first)
    #expect(unit.id == "a\nb")
    #expect(unit.source == "A & <b>")
    #expect(unit.target?.text == "가\n나\r")
    #expect(unit.target?.state == .needsReview)
  }

  @Test(
    "the states of XLIFF 1.2 are recognized",
    arguments: [
      (#"state="translated""#, nil), ("", nil), (#"state="final""#, nil), (#"state="x-mine""#, nil),
      (#"state="new""#, .new), (#"state="needs-translation""#, .new),
      (#"state="needs-review-l10n""#, .needsReview), (#"state="needs-adaptation""#, .needsReview),
      (#"state="translated" state-qualifier="leveraged-mt""#, .machineTranslated),
      (#"state="translated" state-qualifier="exact-match""#, nil),
    ] as [(String, TranslationState?)])
  func states(attributes: String, expected: TranslationState?) throws {
    let unit = try units("<trans-unit id='a'><source>A</source><target \(attributes)>B</target></trans-unit>")[0]
    #expect(unit.target?.state == expected)
  }

  @Test("elements in a text are read as their text, and placeholders are noted")
  func inline() throws {
    let unit = try units(
      "<trans-unit id='a'><source>A <g id='1'>b</g></source><target><g id='1'>B</g><x id='2'/></target></trans-unit>")[
        0]
    #expect(unit.source == "A b")
    #expect(unit.target?.text == "B")
    #expect(unit.hasPlaceholders)
  }

  @Test("alternatives, notes and foreign elements are skipped")
  func others() throws {
    let unit = try units(
      """
      <trans-unit id='a'><source>A</source><alt-trans><source>X</source><target>Y</target></alt-trans>
      <note>A<b>c</b></note></trans-unit>
      """)[0]
    #expect(unit.source == "A")
    #expect(unit.target == nil)
  }

  @Test(
    "mistakes are reported with the place at which a file can't be read",
    arguments: [
      ("", "0 this file is empty; export it again"),
      ("<plist/>", "0 this isn't an XLIFF file, because its root element isn't '<xliff>'; export it again"),
      ("<xliff version='2.1'/>", "0 XLIFF 2.1 can't be read; export the file as XLIFF 1.2"),
      ("<xliff version='1.2'>\n<file", "22 this tag or comment is never closed; add its end"),
      (
        "<!DOCTYPE xliff [<!ENTITY a 'b'>]><xliff/>",
        "16 an XLIFF file declares no entities; remove what is between '[' and ']'"
      ),
      (
        "<!DOCTYPE xliff SYSTEM 'x.dtd'><xliff>&a;</xliff>",
        "38 XML doesn't define this entity; write the character itself"
      ),
      (
        "<xliff><file><trans-unit id='a'><target>A</target></trans-unit></file></xliff>",
        "13 this unit has no '<source>', so that its translation can't be compared with the string; export the file again"
      ),
      ("<xliff><file><body><trans-unit/></body></file></xliff>", "19 this unit has no 'id'; export the file again"),
    ])
  func mistakes(text: String, expected: String) {
    let problems = XLIFFReader.read(Array(text.utf8)).problems
    #expect(problems.map { "\($0.offset) \($0.explanation)" } == [expected])
  }

  @Test("bytes that aren't UTF-8 are refused")
  func encoding() {
    #expect(XLIFFReader.read([0x3C, 0xFF]).problems.map(\.explanation) == ["this file isn't UTF-8; save it as UTF-8"])
  }
}
