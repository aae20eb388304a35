import TestSupport
import Testing

@Suite("XLIFF of tables with a file for each language")
struct XLIFFOfTablesTests {
  private static let plurals = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
    	<key>files</key>
    	<dict>
    		<key>NSStringLocalizedFormatKey</key>
    		<string>%#@n@</string>
    		<key>n</key>
    		<dict>
    			<key>NSStringFormatSpecTypeKey</key>
    			<string>NSStringPluralRuleType</string>
    			<key>NSStringFormatValueTypeKey</key>
    			<string>ld</string>
    			<key>one</key>
    			<string>%ld file</string>
    			<key>other</key>
    			<string>%ld files</string>
    		</dict>
    	</dict>
    </dict>
    </plist>

    """

  @Test("translations are imported into .strings and .stringsdict files, which are created if they are missing")
  func whole() throws {
    let sandbox = try Sandbox([
      "l10n.yml": "source: en\nlanguages: [en, ko]\ntranslations: App\n",
      "App/en.lproj/Localizable.strings": "/* Greets */\n\"Hello %@\" = \"Hello %@\";\n\"b\" = \"B\";\n",
      "App/en.lproj/Localizable.stringsdict": Self.plurals,
      "App/ko.lproj/Localizable.strings": "\"b\" = \"비\"; // kept\n",
    ])
    #expect(try sandbox.run("export", "xliff").error == "Wrote ko.xliff\n4 strings written\n")
    var text = try sandbox.read("ko.xliff")
    #expect(
      text.contains(#"<trans-unit id="/files:dict/NSStringLocalizedFormatKey:dict/:string" xml:space="preserve">"#))
    #expect(text.contains("<note>Greets</note>"))
    text.replace(/<source>([^<]*)<\/source>\n *<note/) { "<source>\($0.1)</source><target>\($0.1)!</target><note" }
    text.replace("비<", with: "비\"<")
    try sandbox.write(text, to: "ko.xliff")
    let run = try sandbox.run("import", "ko.xliff")
    #expect(
      run.error == """
        Wrote App/ko.lproj/Localizable.strings
        Wrote App/ko.lproj/Localizable.stringsdict
        4 translations written

        """)
    #expect(
      try sandbox.read("App/ko.lproj/Localizable.strings")
        == "\"b\" = \"비\\\"\"; // kept\n/* Greets */\n\"Hello %@\" = \"Hello %@!\";\n")
    let plurals = try sandbox.read("App/ko.lproj/Localizable.stringsdict")
    #expect(
      plurals.contains("\t\t<string>%#@n@!</string>\n") && plurals.contains("\t\t\t<string>%ld files!</string>\n"))
    #expect(plurals.contains("\t\t\t<key>NSStringFormatValueTypeKey</key>\n\t\t\t<string>ld</string>\n"))
    #expect(!plurals.contains("<key>one</key>"))
    #expect(try sandbox.run("import", "ko.xliff").error == "0 translations written, 4 already present\n")
  }
}
