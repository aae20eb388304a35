import CatalogTestSupport
import L10nMessages
import Testing

@testable import L10nCatalog
@testable import L10nEditing
@testable import L10nFormats
@testable import L10nText

@Suite("Files that are converted to another format")
struct ConversionTests {
  private struct Result {
    /// The texts by language; the empty name is that of a file with all languages.
    var files: [String: String] = [:]
    /// The texts of the files next to these.
    var companions: [String: String] = [:]
    var count: Int
    var leftOut: [String]
    var simplified: [String]
  }

  private func converted(
    _ files: [String: String], to name: String, source: String = "en", syntax: MessageSyntax = .icu,
    dialect: FileDialect? = nil, acceptsLosses: Bool = false
  ) throws -> Result {
    var options = ReadingOptions(source: source, syntax: syntax, usesNamespaces: false)
    options.takesKeysAsTexts = false
    let project = ProjectFiles(files, options: options)
    let conversion = try #require(
      Conversion(of: project.catalog, from: project.inputs, to: name, dialect: dialect, acceptsLosses: acceptsLosses))
    var result = Result(count: conversion.count, leftOut: conversion.leftOut, simplified: conversion.simplified)
    for file in conversion.files {
      let text = String(decoding: file.bytes, as: UTF8.self)
      if file.isCompanion {
        result.companions[file.language ?? ""] = text
      } else {
        result.files[file.language ?? ""] = text
      }
    }
    return result
  }

  private func catalog(_ entries: String...) -> [String: String] {
    ["Localizable.xcstrings": StringCatalogText.catalog(entries.joined(separator: ",\n"))]
  }

  private func entry(_ key: String, _ text: String) -> String {
    StringCatalogText.entry(key, ["en": StringCatalogText.unit(text)])
  }

  @Test("a name in no known format isn't converted to", arguments: ["ko.txt", "ko", "", "strings"])
  func unknownFormat(name: String) {
    let project = ProjectFiles(["en.yml": "a: A\n"])
    #expect(Conversion(of: project.catalog, from: project.inputs, to: name) == nil)
  }

  @Test("the number of an Android plural is written to a file of i18next")
  func numberOfI18next() throws {
    let result = try converted(
      [
        "values/strings.xml": """
        <resources>
          <plurals name="p"><item quantity="one">one %2$s</item><item quantity="other">%1$d x</item></plurals>
          <string name="n">%d</string>
        </resources>

        """
      ], to: "t.json", dialect: .i18next)
    #expect(result.leftOut == [])
    let text = try #require(result.files["en"])
    #expect(
      text.contains("\"p_other\": \"{{count, number}} x\"") && text.contains("\"p_one\": \"one {{arg2}}\""), "\(text)")
  }

  private static let lostNames =
    "the argument name 'store' of 'a', and those of 1 other string: the format has only positions; names.yml can name them"

  @Test(
    "names of arguments that a format can't hold are reported",
    arguments: [
      ("t.strings", true), ("t.xcstrings", true), ("strings.xml", true), ("t.po", true), ("t.json", false),
      ("t.arb", false),
    ])
  func argumentNames(file: String, areLost: Bool) throws {
    let text = "a: \"{store}, {count, plural, one{# day} other{# days}}\"\nb: \"{x} {y}\"\nc: \"{arg1}\"\nd: e\n"
    let result = try converted(["en.yml": text], to: file)
    #expect(result.leftOut == (areLost ? [Self.lostNames] : []))
    let accepted = try converted(["en.yml": text], to: file, acceptsLosses: true)
    #expect(accepted.leftOut.isEmpty)
    #expect(accepted.simplified == (areLost ? [Self.lostNames] : []))
  }

  @Test("files without strings become no file", arguments: ["a.yml", "a.json", "a.strings", "a.xcstrings"])
  func empty(name: String) throws {
    let result = try converted(["en.yml": ""], to: name)
    #expect(result.count == 0)
    #expect(result.leftOut == [])
    #expect(result.companions.isEmpty)
  }

  @Test("a catalog becomes a YAML or JSON file for each language")
  func bundles() throws {
    let files = catalog(
      StringCatalogText.entry(
        "store.title", ["en": StringCatalogText.unit("Store"), "ko": StringCatalogText.unit("매장")]),
      StringCatalogText.entry(
        "%lld files", ["en": StringCatalogText.plural(["one": "%lld file", "other": "%lld files"])]))
    let yaml = try converted(files, to: "x.yml")
    #expect(
      yaml.files == [
        "en": "store:\n  title: Store\n\"%lld files\": \"{count, plural, one {# file} other {# files}}\"\n",
        "ko": "store:\n  title: 매장\n",
      ])
    #expect(yaml.count == 3)
    #expect(yaml.leftOut == [])
    #expect(try converted(files, to: "x.json").files["ko"] == "{\n  \"store\": {\n    \"title\": \"매장\"\n  }\n}\n")
  }

  @Test(
    "strings that are converted to a table and back are the same",
    arguments: ["Table.xcstrings", "Table.strings"])
  func roundTrip(table: String) throws {
    let files = [
      "en.yml": """
      title: "It's 100% \\"new\\"\\nhere"
      greeting: "{arg2}, {arg1}!"
      files: "{count, plural, one {# file} other {# files}}"
      shop:
        open: Open

      """,
      "ko.yml": "title: 새로움\nfiles: \"{count, plural, other {파일 #개}}\"\n",
    ]
    let first = try converted(files, to: table)
    #expect(first.leftOut == [])
    #expect(first.count == 6)
    var written: [String: String] = [:]
    for (language, text) in first.files { written[language.isEmpty ? table : "\(language).lproj/\(table)"] = text }
    for (language, text) in first.companions { written["\(language).lproj/Table.stringsdict"] = text }
    let back = try converted(written, to: "x.yml")
    #expect(back.leftOut == [])
    #expect(
      ProjectFiles(["en.yml": back.files["en"] ?? "", "ko.yml": back.files["ko"] ?? ""]).messages
        == ProjectFiles(files).messages)
  }

  @Test("the plurals of a table are in the file next to it, and its texts only in the table")
  func companions() throws {
    let result = try converted(
      ["en.yml": "a: A\nn: \"{count, plural, one {# file} other {# files}}\"\n", "ko.yml": "a: 가\n"],
      to: "Localizable.strings")
    #expect(result.files == ["en": "\"a\" = \"A\";\n", "ko": "\"a\" = \"가\";\n"])
    #expect(result.companions.keys.sorted() == ["en"])
    #expect(result.companions["en"]?.contains("<key>n</key>") == true)
    #expect(result.count == 3)
  }

  @Test("a list is left out of .strings and .stringsdict files, and kept in other formats")
  func lists() throws {
    let files = ["en.yml": "a: A\ndays: [Mo, Tu]\n"]
    let json = ["en": "{\n  \"a\": \"A\",\n  \"days\": [\n    \"Mo\",\n    \"Tu\"\n  ]\n}\n"]
    for name in ["x.strings", "x.stringsdict"] {
      let result = try converted(files, to: name)
      #expect(result.leftOut.filter { $0.hasPrefix("'days' in en:") }.count == 1, "\(name): \(result)")
    }
    let catalog = try converted(files, to: "x.xcstrings")
    #expect(catalog.leftOut == [] && catalog.count == 2)
    #expect(try converted(["x.xcstrings": catalog.files[""] ?? ""], to: "x.json").files == json)
    #expect(try converted(files, to: "x.json").files == json)
  }

  @Test("a plural map becomes a plural in ICU's syntax")
  func pluralMaps() throws {
    let result = try converted(
      ["en.yml": "files:\n  one: \"%{count} file\"\n  other: \"%{count} files\"\n"], to: "x.xcstrings", syntax: .ruby)
    #expect(result.leftOut == [])
    let back = try converted(["x.xcstrings": result.files[""] ?? ""], to: "x.yml")
    #expect(back.files == ["en": "files: \"{count, plural, one {# file} other {# files}}\"\n"])
  }

  @Test("conversions in a table's texts are copied to other tables as they are written, and are none in YAML")
  func conversions() throws {
    let yaml = try converted(["en.lproj/T.strings": "\"Hello\" = \"50%% off for %@\";"], to: "x.yml")
    #expect(yaml.files == ["en": "Hello: \"50% off for {arg1}\"\n"])
    let result = try converted(
      ["en.lproj/T.strings": "\"a\" = \"A %S %1$@, 50%% off\"; \"e\" = \"\";"], to: "T.xcstrings")
    #expect(result.leftOut == [])
    #expect(result.files[""]?.contains("\"value\" : \"A %S %1$@, 50%% off\"") == true)
    #expect(result.files[""]?.contains("\"value\" : \"\"") == true)
  }

  @Test("a number that a text shows twice is the same argument both times", arguments: ["T.xcstrings", "T.strings"])
  func repeatedNumbers(table: String) throws {
    let texts = ["# of #", "# of {count}"].map { "{count, plural, one {1 \($0)} other {\($0)}}" }
    for text in texts + ["{count, plural, one {#} other {#}} of {count}", "{arg1} of {arg1}"] {
      let result = try converted(["en.yml": "a: \"\(text)\"\n"], to: table)
      #expect(result.leftOut == [])
      let written = try #require(result.files.values.first ?? result.companions.values.first)
      #expect(written.contains("%1$"), "\(written)")
      #expect(!written.contains("%lld of") && !written.contains("of %lld"), "\(written)")
    }
  }

  @Test("a key that YAML can't have is left out, and the others are written; JSON has no limit")
  func longKeys() throws {
    let long = String(repeating: "k", count: 1_025)
    let files = catalog(entry(long, "x"), entry("a", "A"))
    let yaml = try converted(files, to: "x.yml")
    #expect(yaml.files == ["en": "a: A\n"])
    #expect(yaml.count == 1)
    #expect(yaml.leftOut.count == 1 && yaml.leftOut[0].hasPrefix("'\(long)' in en:"))
    let alone = try converted(catalog(entry(long, "x")), to: "x.yml")
    #expect(alone.files.isEmpty)
    #expect(alone.count == 0 && alone.leftOut.count == 1)
    #expect(try converted(files, to: "x.json").leftOut == [])
  }

  @Test(
    "a key path that a project can't have is left out with its language, and the others are written",
    arguments: [
      ("en.json", #"{"a":"A","n":{"KEY":"K","z":"Z"}}"#, "n.KEY"),
      ("en.json", #"{"a":"A","KEY":{"x":"X"},"n":{"z":"Z"}}"#, "KEY"),
      ("en.yml", "a: A\nKEY: K\nn:\n  z: Z\n", "KEY"), ("en.yml", "a: A\nn:\n  z: Z\n  KEY:\n    x: X\n", "KEY"),
      ("en.yml", "a: A\nn: {z: Z, ? KEY : K}\n", "KEY"),
    ])
  func longPaths(file: String, text: String, key: String) throws {
    let long = String(repeating: "k", count: 1_100)
    for name in ["x.yml", "x.json", "x.xcstrings"] where !name.hasSuffix(file.suffix(4)) {
      let result = try converted([file: text.replacing("KEY", with: long)], to: name)
      #expect(result.count == 2, "\(name)")
      #expect(
        result.leftOut.map { $0.prefix { $0 != ":" } } == [
          "'\(key.replacing("KEY", with: long))' in \(file.replacing(".json", with: ""))"
        ])
      #expect(result.files.values.allSatisfy { !$0.contains(long) && $0.contains("A") && $0.contains("Z") })
    }
  }

  @Test("the longest key that YAML can have is written")
  func longestKey() throws {
    let key = String(repeating: "k", count: 1_024)
    let result = try converted(catalog(entry(key, "x")), to: "x.yml")
    #expect(result.leftOut == [])
    let text = try #require(result.files["en"])
    #expect(ProjectFiles(["en.yml": text]).catalog.messages.map(\.keyPath) == [key])
  }

  @Test("strings of Interface Builder's objects are left out, each once")
  func objects() throws {
    let strings = "\"k75-bg-mhK.title\" = \"x\"; \"aB1-cD-eF2.text\" = \"y\";"
    let result = try converted(["en.lproj/Main.strings": strings, "ko.lproj/Main.strings": strings], to: "x.xcstrings")
    #expect(result.files.values.allSatisfy { !$0.contains("title") })
    #expect(result.count == 0)
    #expect(result.leftOut.map { $0.prefix { $0 != ":" } } == ["'k75-bg-mhK.title'", "'aB1-cD-eF2.text'"])
  }

  @Test("the limit of keys counts bytes, so that a key in another script reaches it with fewer characters")
  func longKeysInOtherScripts() throws {
    let files = catalog(entry(String(repeating: "키", count: 342), "x"), entry("a", "A"))
    #expect(try converted(files, to: "x.yml").leftOut.count == 1)
    #expect(try converted(catalog(entry(String(repeating: "키", count: 341), "x")), to: "x.yml").leftOut == [])
  }

  @Test("a string with an empty key is left out, and Xcode's entry for an empty literal isn't one")
  func emptyKey() throws {
    let literal = try converted(catalog("    \"\" : {\n\n    }", entry("a", "A")), to: "x.yml")
    #expect(literal.leftOut == [] && literal.count == 1)
    let result = try converted(catalog(entry("", "x"), entry("a", "A")), to: "x.yml")
    #expect(result.files == ["en": "a: A\n"])
    #expect(result.leftOut.count == 1 && result.leftOut[0].hasPrefix("''"))
  }

  @Test("keys that would mean something else in YAML are left out")
  func misreadKeys() throws {
    let result = try converted(
      ["en.strings": "\"n.one\" = \"1\"; \"n.other\" = \"2\"; \"x\" = \"X\"; \"x.y\" = \"Y\"; \"Hi. You\" = \"H\";"],
      to: "x.yml")
    #expect(result.files == ["en": "x: X\n\"Hi. You\": H\n"])
    #expect(result.leftOut.map { $0.prefix { $0 != ":" } } == ["'n.one'", "'n.other'", "'x.y'"])
    #expect(result.count == 2)
  }

  @Test("comments and states, which YAML and JSON don't have, are listed; catalogs and .strings files keep comments")
  func facts() throws {
    let unit = StringCatalogText.unit("A")
    let review = unit.replacing("translated", with: "needs_review")
    let files = catalog(
      StringCatalogText.entry("a", ["en": unit, "ko": review], fields: "      \"comment\" : \"First\",\n"),
      StringCatalogText.entry("b", ["en": unit], fields: "      \"shouldTranslate\" : false,\n"))
    let yaml = try converted(files, to: "x.yml").leftOut
    #expect(yaml.count == 2)
    #expect(yaml.contains { $0.hasPrefix("'a':") && $0.contains("description") && $0.contains("ko (needs-review)") })
    #expect(yaml.contains { $0.hasPrefix("'b':") && $0.contains("isn't translated") })
    let strings = try converted(files, to: "x.strings")
    #expect(strings.files["en"]?.hasPrefix("/* First */\n") == true)
    #expect(strings.leftOut.count == 2 && strings.leftOut.allSatisfy { !$0.contains("description") })
  }

  @Test("a text that can't be parsed is left out, and the others are written")
  func brokenTexts() throws {
    let files = ["en.yml": "a: A\nb: \"{count, plural, one {#\"\n"]
    let result = try converted(files, to: "x.xcstrings")
    #expect(result.count == 1)
    #expect(result.leftOut.count == 1 && result.leftOut[0].hasPrefix("'b' in en:"))
  }

  @Test("a conversion that the syntax doesn't have is left out, with the syntax that keeps it")
  func missingConversion() throws {
    let result = try converted(["en.lproj/T.strings": "\"a\" = \"%5.1f km\";\n\"b\" = \"B\";\n"], to: "x.yml")
    #expect(result.files == ["en": "b: B\n"])
    #expect(
      result.leftOut == [
        "'a' in en: the syntax 'icu' has no conversion like that of 'arg1'; '--syntax printf' keeps it"
      ])
  }

  @Test("a table without the language that others have as the source gets its own")
  func otherSource() throws {
    let result = try converted(["ko.yml": "a: 가\n"], to: "x.xcstrings", source: "ko")
    #expect(result.files[""]?.contains("\"sourceLanguage\" : \"ko\"") == true)
  }
}

extension ProjectFiles {
  /// The texts of each message by language, by key path.
  fileprivate var messages: [String: [String?]] {
    let catalog = catalog
    return Dictionary(
      uniqueKeysWithValues: catalog.messages.map { ($0.keyPath, $0.texts.map { $0?.stored.texts.joined() }) })
  }
}
