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

  @Test("a translation is refused if its source text has changed that is also the key")
  func changedKeyText() throws {
    let sandbox = try Sandbox([
      "l10n.yml": "source: en\ntranslations: .\n", "en.lproj/Localizable.strings": "\"Save\" = \"Save\";\n",
      "ko.lproj/Localizable.strings": "\"x\" = \"y\";\n",
    ])
    #expect(try sandbox.run("export", "xliff", "--language", "ko").status == 0)
    let text = try sandbox.read("ko.xliff").replacing("</source>", with: "</source><target>저장</target>")
    try sandbox.write(text, to: "ko.xliff")
    try sandbox.write("\"Save\" = \"Delete everything\";\n", to: "en.lproj/Localizable.strings")
    let run = try sandbox.run("import", "ko.xliff")
    #expect(run.status == 1)
    #expect(run.error.contains("'Save': the source text has changed since the export"), "\(run.error)")
    #expect(try sandbox.read("ko.lproj/Localizable.strings") == "\"x\" = \"y\";\n")
  }

  @Test("XLIFF is written for a listed language without files, and imported into a new file")
  func newLanguage() throws {
    let sandbox = try Sandbox([
      "l10n.yml": "source: en\nlanguages: [en, fr]\ntranslations: .\n",
      "en.lproj/Localizable.strings": "\"a\" = \"Save\";\n",
    ])
    #expect(try sandbox.run("export", "xliff").error == "Wrote fr.xliff\n1 string written\n")
    let text = try sandbox.read("fr.xliff").replacing("</source>", with: "</source><target>Enregistrer</target>")
    try sandbox.write(text, to: "fr.xliff")
    #expect(
      try sandbox.run("import", "fr.xliff").error
        == "Wrote fr.lproj/Localizable.strings\n1 translation written\n")
    #expect(try sandbox.read("fr.lproj/Localizable.strings") == "\"a\" = \"Enregistrer\";\n")
  }

  @Test("a text for a plural that its own file doesn't have is refused, and doesn't break a file")
  func pluralOfOtherFile() throws {
    let sandbox = try Sandbox([
      "l10n.yml": "source: en\ntranslations: App\n", "App/en.lproj/Localizable.stringsdict": Self.plurals,
      "App/ko.lproj/Localizable.strings": "\"files\" = \"파일 %d개\";\n",
    ])
    #expect(try sandbox.run("export", "xliff").status == 0)
    let text = try sandbox.read("ko.xliff").replacing("파일 %d개", with: "파일 %d 개")
    try sandbox.write(text, to: "ko.xliff")
    _ = try sandbox.run("import", "ko.xliff")
    let check = try sandbox.run("check")
    #expect(check.status == 0, "\(check.output)")
  }
}

@Suite("XLIFF of files with a different layout in other languages")
struct XLIFFOfArrangementsTests {
  @Test("translations from several files are imported into one, and into new folders next to those of the source")
  func whole() throws {
    let sandbox = try Sandbox([
      "l10n.yml": "source: en\nlanguages: [en, ko]\ntranslations: App\n",
      "App/en/a.yml": "x: X\ny: Y\n", "App/en/b.yml": "z: Z\n", "App/ko.yml": "a:\n  x: 엑스\n  y: 와이\nb:\n  z: 지\n",
      "App/Deep/en.lproj/T.strings": "\"k\" = \"K\";\n", "App/Other/en.lproj/U.strings": "\"k\" = \"K\";\n",
      "App/Other/ko.lproj/U.strings": "\"k\" = \"케\";\n",
    ])
    #expect(try sandbox.run("export", "xliff").error == "Wrote ko.xliff\n5 strings written\n")
    var text = try sandbox.read("ko.xliff")
    text.replace(/<target state="translated">([^<]*)</) { "<target>\($0.1)와 더 긴 글<" }
    text.replace("<source>K</source>\n        <note/>", with: "<source>K</source><target>새 케</target><note/>")
    try sandbox.write(text, to: "ko.xliff")
    let run = try sandbox.run("import", "ko.xliff")
    #expect(run.status == 0, "\(run.error)")
    #expect(try sandbox.read("App/ko.yml") == "a:\n  x: 엑스와 더 긴 글\n  y: 와이와 더 긴 글\nb:\n  z: 지와 더 긴 글\n")
    #expect(try sandbox.read("App/Other/ko.lproj/U.strings") == "\"k\" = \"케와 더 긴 글\";\n")
    #expect(try sandbox.read("App/Deep/ko.lproj/T.strings") == "\"k\" = \"새 케\";\n")
  }
}
