import L10nLanguage
import Testing

@testable import L10nExchange
@testable import L10nFormats

@Suite("Writing XLIFF")
struct XLIFFWriterTests {
  @Test("the file has Xcode's bytes: the order of units, escapes, states and notes")
  func bytes() {
    let units = [
      TranslationUnit(key: "plain", source: "A <b> & \"c\"\r", target: UnitText(text: "", state: nil)),
      TranslationUnit(key: "<>&\"\t\n\r", source: "line\nline", target: UnitText(text: "Ä", state: .machineTranslated)),
      TranslationUnit(
        key: "plain", path: UnitPath(steps: [.plural(.one)]), source: nil, target: UnitText(text: "1", state: .new),
        note: UnitNote(text: "By Xcode", isGenerated: true)),
      TranslationUnit(
        key: "", source: "", target: UnitText(text: " ", state: .needsReview), note: UnitNote(text: "Two\nlines")),
    ]
    let file = UnitFile(original: "A&B.xcstrings", source: "en", target: "de", units: units)
    let tool = XLIFFTool(attributes: [.init(name: "tool-id", value: "com.apple.dt.xcode")])
    let lines = XLIFFWriter.text(of: [file], tool: tool).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.prefix(1) == [#"<?xml version="1.0" encoding="UTF-8"?>"#])
    #expect(
      lines.dropFirst(2).joined(separator: "\n") == """
          <file original="A&amp;B.xcstrings" source-language="en" target-language="de" datatype="plaintext">
            <header>
              <tool tool-id="com.apple.dt.xcode"/>
            </header>
            <body>
              <trans-unit id="" xml:space="preserve">
                <source/>
                <target state="needs-review-l10n"> </target>
                <note>Two
        lines</note>
              </trans-unit>
              <trans-unit id="&lt;&gt;&amp;&quot;&#9;&#10;&#13;" xml:space="preserve">
                <source>line
        line</source>
                <target state="translated" state-qualifier="leveraged-mt">Ä</target>
                <note/>
              </trans-unit>
              <trans-unit id="plain" xml:space="preserve">
                <source>A &lt;b&gt; &amp; "c"&#13;</source>
                <target state="translated"/>
                <note/>
              </trans-unit>
              <trans-unit id="plain|==|plural.one" xml:space="preserve">
                <target state="new">1</target>
                <note from="auto-generated">By Xcode</note>
              </trans-unit>
            </body>
          </file>
        </xliff>

        """)
  }
}
