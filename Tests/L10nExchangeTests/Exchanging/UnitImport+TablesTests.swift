import CatalogTestSupport
import Testing

@testable import L10nCatalog
@testable import L10nExchange
@testable import L10nText

/// Projects with a file for each language, which are exported as XLIFF, edited and imported again.
@Suite("XLIFF of tables with a file for each language, and of different layouts")
struct UnitImportTablesTests {
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

  private func exported(_ project: ProjectFiles, language: String = "ko") -> String {
    let units = ProjectUnits(of: project.catalog, in: project.inputs, language: language, base: ".")
    return String(decoding: XLIFFExport(units, UnitSelection(), old: nil).bytes, as: UTF8.self)
  }

  private func imported(_ text: String, into project: ProjectFiles) -> UnitImport {
    let input = ProjectFiles(["in.xliff": text]).inputs
    return UnitImport(input, into: project.inputs, options: project.options, base: ".")
  }

  /// Returns a file with a translation for each text that has none: the source text and an exclamation mark.
  private func translated(_ text: String) -> String {
    text.replacing(/<source>([^<]*)<\/source>\n *<note/) { "<source>\($0.1)</source><target>\($0.1)!</target><note" }
  }

  @Test("an unchanged file changes nothing")
  func unchanged() {
    let project = ProjectFiles([
      "en.lproj/T.strings": "\"b\" = \"B\";\n", "en.lproj/T.stringsdict": Self.plurals,
      "ko.lproj/T.strings": "b = '비';\n",
      "ko.lproj/T.stringsdict": Self.plurals.replacing("%ld files", with: "파일 %ld개"),
    ])
    let result = imported(exported(project), into: project)
    #expect(result.refused.isEmpty && result.changes.isEmpty && result.changed == 0)
  }

  @Test("a string that only the translation has, in a table whose keys are texts, is exported and stays the same")
  func onlyInTranslation() {
    let project = ProjectFiles([
      "en.lproj/T.strings": "\"Save\" = \"Save\";\n", "ko.lproj/T.strings": "\"Open\" = \"열기\";\n",
    ])
    let text = exported(project)
    #expect(imported(text, into: project).refused.isEmpty)
    #expect(imported(text, into: project).changes.isEmpty)
    let result = imported(text.replacing("열기", with: "열다"), into: project)
    #expect(result.changes.texts == ["ko.lproj/T.strings": "\"Open\" = \"열다\";\n"])
  }

  @Test("translations are imported into .strings and .stringsdict files, which are created if they are missing")
  func tables() throws {
    let project = ProjectFiles([
      "App/en.lproj/T.strings": "/* Greets */\n\"Hello %@\" = \"Hello %@\";\n\"b\" = \"B\";\n",
      "App/en.lproj/T.stringsdict": Self.plurals, "App/ko.lproj/T.strings": "\"b\" = \"비\"; // kept\n",
    ])
    let text = translated(exported(project))
    let result = imported(text.replacing("비<", with: "비\"<"), into: project)
    #expect(result.refused.isEmpty && result.changed == 4)
    #expect(
      result.changes.texts["App/ko.lproj/T.strings"]
        == "\"b\" = \"비\\\"\"; // kept\n/* Greets */\n\"Hello %@\" = \"Hello %@!\";\n")
    let plurals = try #require(result.changes.texts["App/ko.lproj/T.stringsdict"])
    #expect(plurals.contains("<string>%#@n@!</string>") && plurals.contains("<string>%ld files!</string>"))
    #expect(plurals.contains("<string>ld</string>") && !plurals.contains("<key>one</key>"))
    let second = imported(text.replacing("비<", with: "비\"<"), into: project.applying(result.changes))
    #expect(second.changes.isEmpty && second.present == 4)
  }

  @Test("a translation is refused if its source text has changed, also if that was the key")
  func changedKeyText() {
    let project = ProjectFiles(["en.lproj/T.strings": "\"Save\" = \"Save\";\n"])
    var changed = project
    changed.texts["en.lproj/T.strings"] = "\"Save\" = \"Delete everything\";\n"
    let result = imported(translated(exported(project)), into: changed)
    #expect(result.changes.isEmpty)
    #expect(result.refused.count == 1 && result.refused[0].message.hasPrefix("'Save':"))
  }

  @Test("a language without files gets them next to those of the source")
  func newLanguage() {
    let project = ProjectFiles(["en.lproj/T.strings": "\"a\" = \"A\";\n"])
    let result = imported(translated(exported(project, language: "fr")), into: project)
    #expect(result.changes.texts == ["fr.lproj/T.strings": "\"a\" = \"A!\";\n"])
  }

  @Test("a text for a plural that its own file doesn't have leaves the project without mistakes")
  func pluralOfOtherFile() {
    let project = ProjectFiles([
      "en.lproj/T.stringsdict": Self.plurals, "ko.lproj/T.strings": "\"files\" = \"파일 %d개\";\n",
    ])
    let result = imported(exported(project).replacing("파일 %d개", with: "파일 %d 개"), into: project)
    #expect(project.applying(result.changes).catalog.problems.isEmpty)
  }

  @Test("translations from several files are imported into one, and into folders next to those of the source")
  func layouts() {
    let project = ProjectFiles([
      "en/a.yml": "x: X\ny: Y\n", "en/b.yml": "z: Z\n", "ko.yml": "a:\n  x: 엑스\n  y: 와이\nb:\n  z: 지\n",
      "Deep/en.lproj/T.strings": "\"k\" = \"K\";\n", "Other/en.lproj/U.strings": "\"k\" = \"K\";\n",
      "Other/ko.lproj/U.strings": "\"k\" = \"케\";\n",
    ])
    let text = exported(project).replacing(/(<target state="translated">[^<]*)</) { "\($0.1)와 더 긴 글<" }
    let result = imported(translated(text), into: project)
    #expect(result.refused.isEmpty)
    #expect(
      result.changes.texts == [
        "ko.yml": "a:\n  x: 엑스와 더 긴 글\n  y: 와이와 더 긴 글\nb:\n  z: 지와 더 긴 글\n",
        "Other/ko.lproj/U.strings": "\"k\" = \"케와 더 긴 글\";\n", "Deep/ko.lproj/T.strings": "\"k\" = \"K!\";\n",
      ])
  }
}
