import TestSupport
import Testing

@Suite("l10n-gen convert")
struct ConvertCommandTests {
  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Hello %@, it's {today}" : {
          "comment" : "A greeting.",
          "localizations" : {
            "ko" : { "stringUnit" : { "state" : "needs_review", "value" : "안녕 %@" } }
          }
        },
        "kind" : { "localizations" : { "en" : { "stringUnit" : { "state" : "translated", "value" : "Kind" } } } },
        "kind.title" : { "localizations" : { "en" : { "stringUnit" : { "state" : "translated", "value" : "Title" } } } },
        "%lld items" : {
          "localizations" : {
            "en" : {
              "variations" : {
                "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld item" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld items" } }
                }
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """

  @Test("a catalog becomes a file for each language, and strings that these files can't represent are listed")
  func catalogToBundles() throws {
    let sandbox = try Sandbox(["Localizable.xcstrings": Self.catalog])
    let run = try sandbox.run("convert", "Localizable.xcstrings", "out/{language}.yml")
    #expect(run.status == 1)
    #expect(
      run.error == """
        Wrote out/en.yml
        Wrote out/ko.yml
        Left out 'Hello %@, it's {today}': its description, its state in ko (needs-review); 'l10n-gen import' writes \
        metadata.yml for these
        Left out 'kind.title': 'kind' is a string, so it can't contain keys
        4 strings converted; 2 left out, listed above

        """)
    #expect(
      try sandbox.read("out/en.yml") == """
        "Hello %@, it's {today}": Hello {arg1}, it's '{'today'}'
        kind: Kind
        "%lld items": "{count, plural, one {# item} other {# items}}"

        """)
    #expect(try sandbox.run("convert", "out/{language}.yml", "Back.xcstrings").status == 0)
    #expect(try sandbox.run("convert", "Back.xcstrings", "again/{language}.yml").status == 0)
    #expect(try sandbox.read("again/ko.yml") == sandbox.read("out/ko.yml"))
  }

  @Test("the plurals of a table are written next to the files for texts, and both are read again")
  func catalogToStrings() throws {
    let sandbox = try Sandbox(["Localizable.xcstrings": Self.catalog])
    let run = try sandbox.run("convert", "Localizable.xcstrings", "App/{language}.lproj/Localizable.strings")
    #expect(run.error.contains("Wrote App/en.lproj/Localizable.stringsdict\n"))
    #expect(!run.error.contains("Left out '%lld items'"))
    #expect(
      try sandbox.read("App/en.lproj/Localizable.strings") == """
        /* A greeting. */
        "Hello %@, it's {today}" = "Hello %@, it's {today}";
        "kind" = "Kind";
        "kind.title" = "Title";

        """)
    #expect(
      try sandbox.run("convert", "App/{language}.lproj/Localizable.strings", "New.xcstrings").error
        == "Wrote New.xcstrings\n5 strings converted, with en as the source language\n")
  }

  @Test("a file becomes a single file, wherever its language is named")
  func single() throws {
    let sandbox = try Sandbox(["tr/ko.yml": "store:\n  title: 매장 # here\n", "strings.json": #"{ "a": "b" }"#])
    #expect(try sandbox.run("convert", "tr/ko.yml", "ko.json").error == "Wrote ko.json\n1 string converted\n")
    #expect(try sandbox.read("ko.json") == "{\n  \"store\": {\n    \"title\": \"매장\"\n  }\n}\n")
    #expect(try sandbox.run("convert", "strings.json", "strings.yml").status == 0)
    #expect(try sandbox.read("strings.yml") == "a: b\n")
  }

  @Test("files in the same format keep their bytes")
  func same() throws {
    let sandbox = try Sandbox(["ko.yml": "a:   b # c\n", "en.yml": "a: \"b\"\n"])
    #expect(try sandbox.run("convert", "{language}.yml", "copy/{language}.yaml").status == 0)
    #expect(try sandbox.read("copy/ko.yaml") == "a:   b # c\n")
    #expect(try sandbox.read("copy/en.yaml") == "a: \"b\"\n")
  }

  @Test("the plurals of a table are copied with its texts, and an empty key is kept")
  func companions() throws {
    let plist = "<plist version=\"1.0\"><dict><key>n</key><string>x</string></dict></plist>"
    let sandbox = try Sandbox([
      "ko.lproj/T.strings": "\"\" = \"x\";\n", "ko.lproj/T.stringsdict": plist, "en.lproj/T.strings": "\"\" = \"y\";\n",
    ])
    #expect(try sandbox.run("convert", "{language}.lproj/T.strings", "new/{language}/U.strings").status == 0)
    #expect(try sandbox.read("new/ko/U.stringsdict") == plist)
    #expect(try sandbox.read("new/ko/U.strings") == "\"\" = \"x\";\n")
    #expect(!sandbox.exists("new/en/U.stringsdict"))
    #expect(try sandbox.run("convert", "en.lproj/T.strings", "one.json").status == 0)
    #expect(try sandbox.read("one.json") == "{\n  \"\": \"y\"\n}\n")
  }

  @Test(
    "files that can't be converted are refused, and nothing is written or replaced",
    arguments: [
      (["ko.yml", "ko.txt"], "'ko.txt' has no format that can be written; its name ends in .yml, .yaml, .arb, .json"),
      (["l10n.txt", "ko.json"], "'l10n.txt' has no format that can be read"),
      (["{language}.yml", "all.json"], "'all.json' has one language, and there are 2; write {language} in its path"),
      (["{language}.json", "all.xcstrings"], "there is no file '{language}.json' for any language"),
      (["broken.strings", "{language}.strings"], "'{language}.strings' has {language}"),
      (["none.yml", "none.json"], "none.yml: "),
      (["ko.yml", "old.json"], "old.json: this file exists, and is not replaced"),
      (["broken.strings", "broken.xcstrings"], "broken.strings:1:7: error: this quote is never closed"),
      (["empty.yml", "empty.json"], "'empty.yml' has no strings that can be converted"),
    ])
  func refused(arguments: [String], error: String) throws {
    let files = [
      "ko.yml": "a: b\n", "en.yml": "a: b\n", "old.json": "{}", "broken.strings": "\"a\" = \"b;", "empty.yml": "",
    ]
    let sandbox = try Sandbox(files)
    let run = try sandbox.run(["convert"] + arguments)
    #expect(run.status > 0)
    #expect(run.error.contains(error), "\(run.error)")
    #expect(try sandbox.read("old.json") == "{}")
    #expect(!sandbox.exists("all.json"))
    #expect(!sandbox.exists("broken.xcstrings"))
  }

  @Test("a key that is too long is named, and the other strings are written")
  func longKey() throws {
    let key = String(repeating: "k", count: 1_100)
    let files = [
      "en.json": "{\"a\":\"A\",\"\(key)\":\"K\"}", "ko.yml": "a: 가\n\(key): 나\n",
      "de.yml": "a: {x: X, \(key): K, y: Y}\n", "fr.yml": "a:\n  \(key): K\n  x: X\nb: B\n",
    ]
    let sandbox = try Sandbox(files)
    for (input, output, place) in [
      ("en.json", "en.yml", "en"), ("ko.yml", "ko.json", "ko.yml"), ("fr.yml", "fr.json", "fr.yml"),
    ] {
      let run = try sandbox.run("convert", input, output)
      #expect(run.status == 1)
      #expect(run.error.contains("Left out '\(key)' in \(place): "), "\(run.error)")
      #expect(run.error.hasSuffix(" converted; 1 left out, listed above\n"))
    }
    #expect(try sandbox.read("en.yml") == "a: A\n")
    #expect(try sandbox.read("fr.json") == "{\n  \"a\": {\n    \"x\": \"X\"\n  },\n  \"b\": \"B\"\n}\n")
    // libyaml doesn't read all other keys of this one.
    let run = try sandbox.run("convert", "de.yml", "de.json")
    #expect(run.status == 1 && run.error.hasSuffix("Nothing was written.\n"), "\(run.error)")
    #expect(!sandbox.exists("de.json"))
  }

  @Test("two texts with the same key are refused")
  func duplicates() throws {
    let sandbox = try Sandbox(["en.strings": "a = b; a = c;"])
    let run = try sandbox.run("convert", "en.strings", "en.yml")
    #expect(run.status == 1)
    #expect(run.error.contains("en.strings:1:8: error: en: the key 'a' is defined twice"))
    #expect(!sandbox.exists("en.yml"))
  }

  @Test("strings that are left out are listed even if no others are written")
  func nothingElse() throws {
    let sandbox = try Sandbox(["en.lproj/Main.strings": "\"k75-bg-mhK.title\" = \"x\";\n"])
    let run = try sandbox.run("convert", "{language}.lproj/Main.strings", "out/{language}.yml")
    #expect(run.status == 1)
    #expect(run.error.contains("Left out 'k75-bg-mhK.title'"))
    #expect(sandbox.files(below: "out").isEmpty)
  }

  @Test("--syntax writes ICU messages as MessageFormat 2 and back, and names what it can't write")
  func messageFormat2() throws {
    let sandbox = try Sandbox([
      "en.yml": """
      hello: Hello, {name}!
      found: "{n, plural, =0 {Nothing} one {# store} other {# stores}}"
      brace: "a '{' b"
      fee: "{rate, number, ::percent .0}"
      when: "{d, date, ::yMMMEd}"

      """
    ])
    let run = try sandbox.run("convert", "en.yml", "new.yml", "--syntax", "mf2")
    #expect(run.status == 1)
    #expect(run.error.contains("Left out 'when'"))
    #expect(
      try sandbox.read("new.yml").hasPrefix(
        #"""
        hello: Hello, {$name}!
        found: ".input {$n :integer}\n.match $n\n0 {{Nothing}}\none {{{$n} store}}\n* {{{$n} stores}}"
        brace: a \{ b

        """#))
    #expect(try sandbox.run("convert", "new.yml", "back.yml", "--syntax", "icu").status == 0)
    #expect(
      try sandbox.read("back.yml").hasPrefix(
        """
        hello: Hello, {name}!
        found: "{n, plural, =0 {Nothing} one {# store} other {# stores}}"
        brace: a '{' b

        """))
    let refused = try sandbox.run("convert", "en.yml", "new.xcstrings", "--syntax", "mf2")
    #expect(refused.status == 2)
    #expect(refused.error.contains("'new.xcstrings' has a syntax of its own; leave out --syntax"))
    #expect(try sandbox.run("convert", "en.yml", "x.yml", "--syntax", "fluent").status == 2)
  }
}
