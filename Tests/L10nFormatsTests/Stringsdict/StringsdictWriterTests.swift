import L10nLanguage
import L10nMessages
import Testing

@testable import L10nCatalog
@testable import L10nFormats
@testable import L10nText

@Suite("Writing a .stringsdict file")
struct StringsdictWriterTests {
  private func string(_ key: String, _ text: String, _ arguments: [String], description: String? = nil)
    -> AppleTableString
  {
    AppleTableString(
      key: key, description: description, isTranslatable: true,
      arguments: arguments.map { name in
        let isDevice = name == "device"
        let type: ArgumentType = isDevice ? .select : name == "name" ? .string : .int
        return .init(name: name, type: type, position: nil, isDevice: isDevice)
      },
      texts: [
        .init(
          language: "en", patterns: [MessageSyntax.icu.parse(text).pattern], isList: false, state: nil, isPresent: false
        )
      ])
  }

  private func writing(_ strings: [AppleTableString], to file: String = "") -> String? {
    StringsdictWriter.writing(strings, to: Array(file.utf8)).map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  private static let files = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    \t<!-- In a folder -->
    \t<key>files &amp; more</key>
    \t<dict>
    \t\t<key>NSStringLocalizedFormatKey</key>
    \t\t<string>%#@files@</string>
    \t\t<key>files</key>
    \t\t<dict>
    \t\t\t<key>NSStringFormatSpecTypeKey</key>
    \t\t\t<string>NSStringPluralRuleType</string>
    \t\t\t<key>NSStringFormatValueTypeKey</key>
    \t\t\t<string>lld</string>
    \t\t\t<key>zero</key>
    \t\t\t<string>no files</string>
    \t\t\t<key>one</key>
    \t\t\t<string>%lld file &lt;1%%&gt;</string>
    \t\t\t<key>other</key>
    \t\t\t<string>%lld files</string>
    \t\t</dict>
    \t</dict>
    </dict>
    </plist>

    """

  private var plural: AppleTableString {
    string(
      "files & more", "{files, plural, =0 {no files} one {# file <1%>} other {# files}}", ["files"],
      description: "In a folder")
  }

  @Test("a plural is a variable in Xcode's form, and writing it again changes nothing")
  func plurals() {
    #expect(writing([plural]) == Self.files, "\(writing([plural]) ?? "")")
    #expect(writing([plural], to: Self.files) == Self.files)
  }

  @Test("a written message is read again unchanged")
  func roundTrip() throws {
    let texts: [(text: String, arguments: [String])] = [
      ("{a, plural, one {# x} other {# y}} and {b, plural, other {# z}}", ["a", "b"]),
      ("{name}: {count, plural, one {one} other {#}}!", ["name", "count"]),
      ("{device, select, mac {Click} other {Tap}}", ["device"]),
    ]
    for (text, arguments) in texts {
      let written = try #require(StringsdictWriter.writing([string("k", text, arguments)], to: []))
      #expect(written.refusals.isEmpty)
      let names = arguments.enumerated().map { "\($1): \($0 + 1)" }.joined(separator: ", ")
      var options = ReadingOptions(source: "en")
      options.names = SourceFile(
        path: "names.yml", bytes: Array("T: { k: { key: k, arguments: { \(names) } } }".utf8))
      let file = InputFile(path: ["en.lproj", "T.stringsdict"], shownPath: "T.stringsdict", bytes: written.bytes)
      let catalog = CatalogReader.catalog(of: [file], options: options)
      let pattern = catalog.messages.first?.source?.patterns.first.map { MessageSyntax.icu.print($0).text }
      #expect(pattern == text)
    }
  }

  @Test("an entry that differs is replaced, and the others keep their bytes")
  func changed() throws {
    let other = "\t<key>mine</key>  <string>x</string>\n</dict>\n</plist>"
    let file = Self.files.replacing("</dict>\n</plist>", with: other)
    let new = string("files & more", "{files, plural, other {# files}}", ["files"])
    let written = try #require(writing([new], to: file))
    #expect(written.hasSuffix("\t</dict>\n\(other)\n"))
    #expect(!written.contains("no files"))
    let added = try #require(writing([string("z", "{n, plural, other {#}}", ["n"])], to: file))
    #expect(added.hasPrefix(file.replacing("\n</dict>\n</plist>\n", with: "\n\t<key>z</key>\n")))
  }

  @Test(
    "strings that the file can't represent are returned with the reason",
    arguments: [
      ("plain", [], "a .stringsdict file has plurals and variants for devices only"),
      ("{n, selectordinal, other {#th}}", ["n"], "a table has no ordinals and no offsets in plurals"),
      ("{n, plural, =1 {one} other {#}}", ["n"], "a table has no plural variant for one number other than 0"),
      ("{n, plural, other {#}}{n, plural, other {#}}", ["n"], "a table has one plural for a number; 'n' has two"),
      ("{n, plural, other {{m, plural, other {#}}}}", ["n", "m"], "a table has no plural in such a text"),
    ])
  func refusals(text: String, arguments: [String], reason: String) throws {
    let written = try #require(StringsdictWriter.writing([string("k", text, arguments)], to: []))
    #expect(written.refusals.map(\.reason) == [reason])
    #expect(written.changes == 0)
  }

  @Test(
    "nothing is added to a file with mistakes", arguments: ["<dict>", "<dict/>", "a = b;", "<plist><dict></plist>"])
  func broken(file: String) {
    #expect(writing([plural], to: file) == nil)
  }
}
