import CatalogTestSupport
import L10nLanguage
import Testing

@testable import L10nCatalog
@testable import L10nChecking
@testable import L10nText

@Suite("Places in messages that consist of several strings")
struct ComposedStringsTests {
  private typealias Text = StringCatalogText

  @Test("a finding in a catalog is in the string that has it, also after escapes and substitutions")
  func catalog() {
    let english = Text.text(
      "It's %1$#@files@ in '%2$@'",
      substitutions: Text.substitution("files", argument: 1, ["one": "%arg file", "other": "%arg files"]))
    let korean = Text.text(
      #"\"%2$@\"에 %1$#@files@{}❶ "#,
      substitutions: Text.substitution(
        "files", argument: 1, ["one": "하나", "other": #"\"%arg\"개의 '{' %2$@❷을"#]))
    let bundles = marked(Text.entry("files", ["en": english, "ko": korean]))
    #expect(bundles.found(by: .edgeWhitespace).map { $0.prefix(1) } == ["❶"])
    #expect(bundles.found(by: .bareParticle).map { $0.prefix(1) } == ["❷"])
  }

  @Test("the variants for a device are separate strings, and so are their plurals")
  func devices() {
    let english =
      #"{ "variations" : { "device" : { "mac" : \#(Text.plural(["one": "%1$lld click", "other": "%1$lld clicks"])), "#
      + #""other" : \#(Text.plural(["one": "%1$lld tap %2$@", "other": "%1$lld taps %2$@"])) } } }"#
    let korean =
      #"{ "variations" : { "device" : { "mac" : \#(Text.plural(["other": "클릭 %1$lld번 %2$@❶을"])), "#
      + #""other" : \#(Text.plural(["other": #"\t%1$lld번 %2$@❷을 탭"#])) } } }"#
    let bundles = marked(Text.entry("taps", ["en": english, "ko": korean]))
    #expect(bundles.found(by: .bareParticle).map { $0.prefix(1) } == ["❶", "❷"])
  }

  @Test("a missing part of a plural's branch is at that branch's string")
  func branches() {
    let catalog = Text.catalog(
      Text.entry(
        "files",
        [
          "en": Text.text(
            "Files: %#@files@", substitutions: Text.substitution("files", ["one": "%arg file", "other": "%arg files"])),
          "ko": Text.text(
            "파일: %#@files@", substitutions: Text.substitution("files", ["few": "몇 개", "other": "%arg개"])),
        ]))
    var bundles = MarkedBundles(["Localizable.xcstrings": catalog.replacing(#""몇 개""#, with: #""❶몇 개""#)])
    bundles.source = "en"
    #expect(bundles.found(by: .pluralUnusedCategory).map { $0.prefix(1) } == ["❶"])
  }

  @Test("a text in one file and a plural in another are found where each is written")
  func files() {
    let english = """
      <plist version="1.0"><dict><key>files</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>In %2$@: %1$#@n@</string>
      <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string>
      <key>one</key><string>%lld &amp; file </string><key>other</key><string>%lld files</string></dict>
      </dict></dict></plist>
      """
    var bundles = MarkedBundles([
      "en.lproj/Localizable.stringsdict": english,
      "ko.lproj/Localizable.strings": "/* 파일 */ \"files\" = \"\\\"%2$@\\\"에서 %2$@❶을 %1$lld개\";\n",
    ])
    bundles.source = "en"
    #expect(bundles.found(by: .bareParticle).map { $0.prefix(1) } == ["❶"])
  }

  @Test("fixes change the string, and nothing else")
  func fixes() throws {
    let english = Text.text(
      "%1$#@files@ in %2$@",
      substitutions: Text.substitution("files", argument: 1, ["one": "%arg file", "other": "%arg files"]))
    let korean = Text.text(
      #"\"%2$@\"에 %1$#@files@ "#,
      substitutions: Text.substitution("files", argument: 1, ["other": #"\"%arg\"개의 %2$@을 \u0007"#]))
    let text = Text.catalog(Text.entry("files", ["en": english, "ko": korean]))
    let input = InputFile(
      path: ["Localizable.xcstrings"], shownPath: "Localizable.xcstrings", bytes: Array(text.utf8))
    let fixer = Fixer { files in
      let catalog = CatalogReader.catalog(of: files, options: ReadingOptions(source: "en"))
      return (catalog, Checker(Rules.all, options: CheckingOptions()).findings(in: catalog))
    }
    let outcome = fixer.fix([input])
    let fixed = try #require(outcome.fixes.files.first).bytes
    let expected = text.replacing(#"%1$#@files@ ""#, with: #"%1$#@files@""#)
      .replacing(#"을 \u0007"#, with: "을 ")
    #expect(String(decoding: fixed, as: UTF8.self) == expected)
    // Foundation would show both forms of a particle.
    #expect(outcome.fixes.findings.count == 2)
  }

  private func marked(_ strings: String) -> MarkedBundles {
    var bundles = MarkedBundles(["Localizable.xcstrings": Text.catalog(strings)])
    bundles.source = "en"
    return bundles
  }
}
