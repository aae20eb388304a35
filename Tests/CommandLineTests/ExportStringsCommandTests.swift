import Foundation
import TestSupport
import Testing

@Suite("l10n-gen export strings")
struct ExportStringsCommandTests {
  private static let files = [
    "l10n.yml": "source: en\n",
    "names.yml": "Localizable:\n  hello: { key: \"Hello %@\", arguments: { name: 1 } }\n",
    "translations/en.yml": """
    hello: Hello, {name}!
    files: "{count, plural, one {# file} other {# files}} of {name}"
    percent: 100% sure
    day: "{day, date, short}"

    """,
    "translations/ko.yml": """
    hello: "{name} 님, 안녕하세요!"
    files: "{name} 님의 파일 {count, plural, other {#개}}"
    percent: 100% 확실

    """,
    "translations/metadata.yml": "hello: { description: A greeting }\n",
  ]

  @Test("texts go to .strings files and plurals to .stringsdict files, and strings that can't be written are listed")
  func new() throws {
    let sandbox = try Sandbox(Self.files)
    let run = try sandbox.run("export", "strings", "--output", "App/{language}.lproj/Localizable.strings")
    #expect(
      run.error == """
        Wrote App/en.lproj/Localizable.strings
        Wrote App/en.lproj/Localizable.stringsdict
        Wrote App/ko.lproj/Localizable.strings
        Wrote App/ko.lproj/Localizable.stringsdict
        Left out 'day' in en: a table can't write dates and times, such as 'day'
        6 strings written, 1 left out

        """)
    #expect(run.status == 1)
    #expect(
      try sandbox.read("App/ko.lproj/Localizable.strings") == """
        /* A greeting */
        "Hello %@" = "%@ 님, 안녕하세요!";
        "percent" = "100% 확실";

        """)
    let plurals = try sandbox.read("App/ko.lproj/Localizable.stringsdict")
    #expect(plurals.contains("<string>%2$@ 님의 파일 %1$#@count@</string>"))
    let again = try sandbox.run("export", "strings", "--output", "App/{language}.lproj/Localizable.strings")
    #expect(again.error.hasSuffix("0 strings written, 1 left out\n"))
  }

  @Test("the strings of existing files are kept, except for those that differ")
  func present() throws {
    let sandbox = try Sandbox(Self.files)
    try sandbox.write("/* mine */\nOTHER = x;\npercent = old;\n", to: "ko.lproj/Localizable.strings")
    #expect(try sandbox.run("export", "strings", "--language", "ko").status == 0)
    #expect(
      try sandbox.read("ko.lproj/Localizable.strings") == """
        /* mine */
        OTHER = x;
        percent = "100% 확실";
        /* A greeting */
        "Hello %@" = "%@ 님, 안녕하세요!";

        """)
    #expect(!sandbox.exists("en.lproj"))
  }

  @Test(
    "impossible exports are refused, and nothing is written",
    arguments: [
      (["--output", "Localizable.strings"], "--output 'Localizable.strings' isn't a path of .strings files"),
      (["--language", "ja"], "the project has no language 'ja'"),
      (["--output", "{language}.lproj/Broken.strings"], "en.lproj/Broken.strings: this table has mistakes"),
    ])
  func refused(arguments: [String], error: String) throws {
    let sandbox = try Sandbox(Self.files)
    try sandbox.write("Broken: { title: \"A\" }\n", to: "translations/en/x.yml")
    try sandbox.write("Broken:\n  title: A\n", to: "translations/en.yml")
    try sandbox.write("\"a\" = \"b;", to: "en.lproj/Broken.strings")
    let run = try sandbox.run(["export", "strings"] + arguments)
    #expect(run.status == 2)
    #expect(run.error.contains(error), "\(run.error)")
    #expect(!sandbox.exists("ko.lproj"))
  }
}
