import Foundation
import TestSupport
import Testing

@Suite("l10n-gen import")
struct ImportCommandTests {
  static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "" : {

        },
        "%lld items" : {
          "localizations" : {
            "en" : {
              "variations" : {
                "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld item in %@" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld items in %@" } }
                }
              }
            },
            "ko" : { "stringUnit" : { "state" : "needs_review", "value" : "%2$@에 %1$lld개" } }
          }
        },
        "Hello %@, it's {today}" : {
          "comment" : "A greeting: warm.",
          "localizations" : {
            "ko" : { "stringUnit" : { "state" : "translated", "value" : "안녕 %@" } }
          }
        },
        "store.title" : {
          "localizations" : {
            "en" : { "stringUnit" : { "state" : "translated", "value" : "Store" } },
            "fr" : { "stringUnit" : { "state" : "translated", "value" : "Magasin" } },
            "ko" : { "stringUnit" : { "state" : "new", "value" : "" } }
          }
        },
        "tap" : {
          "localizations" : {
            "en" : {
              "variations" : {
                "device" : {
                  "iphone" : { "stringUnit" : { "state" : "translated", "value" : "Tap" } },
                  "mac" : { "stringUnit" : { "state" : "translated", "value" : "Click" } }
                }
              }
            }
          },
          "shouldTranslate" : false
        },
        "width %05.1f" : {

        }
      },
      "version" : "1.0"
    }
    """

  static let settings =
    "source: en\nlanguages: [en, ko]\noutput: { directory: Out }\n"

  static func sandbox(_ files: [String: String] = [:]) throws -> Sandbox {
    let own = ["l10n.yml": settings, "App/Localizable.xcstrings": catalog]
    return try Sandbox(own.merging(files) { $1 })
  }

  @Test("unclear parts of a catalog are explained before it is copied", arguments: ["import", "convert"])
  func doubts(_ command: String) throws {
    let sandbox = try Sandbox()
    let unit = #"{ "stringUnit" : { "state" : "translated", "value" : "a" } }"#
    try sandbox.write("source: en\n", to: "l10n.yml")
    try sandbox.write(
      """
      { "sourceLanguage" : "en", "strings" : { "k" : { "localizations" : { "en" : { "variations" : {
        "device" : { "mac" : \(unit) }, "plural" : { "other" : \(unit) } } } } } }, "version" : "1.0" }

      """, to: "App/Localizable.xcstrings")
    let run =
      try command == "import"
      ? sandbox.run("import", "App") : sandbox.run("convert", "App/Localizable.xcstrings", "{language}.yml")
    #expect(run.status == 0)
    #expect(
      run.error.contains(
        "App/Localizable.xcstrings:2:3: warning: en 'k': 'device' is ignored, because 'plural' is beside it"),
      "\(run.error)")
  }

  @Test("a string keeps its name in the project if the catalog gets a key with the same name in Swift")
  func keptNames() throws {
    let sandbox = try Sandbox()
    func catalog(_ keys: String...) -> String {
      let entries = keys.map { "\"\($0)\" : { }" }.joined(separator: ", ")
      return "{ \"sourceLanguage\" : \"en\", \"strings\" : { \(entries) }, \"version\" : \"1.0\" }"
    }
    try sandbox.write("source: en\n", to: "l10n.yml")
    try sandbox.write(catalog("save_it"), to: "App/Localizable.xcstrings")
    #expect(try sandbox.run("import", "App").status == 0)
    try sandbox.write(catalog("saveIt", "save_it"), to: "App/Localizable.xcstrings")
    #expect(try sandbox.run("import", "App").error.hasSuffix("1 string added, 1 already present\n"))
    #expect(try sandbox.read("translations/en.yml") == "save_it: save_it\nsaveit: saveIt\n")
    #expect(try sandbox.read("names.yml").hasSuffix("  save_it: \"save_it\"\n  saveit: \"saveIt\"\n"))
    #expect(try sandbox.run("import", "App").error == "0 strings added, 2 already present\n")
  }

  @Test("a file of another kind is refused with a list of the formats that can be imported")
  func otherKind() throws {
    let sandbox = try Sandbox(["l10n.yml": "source: en\n", "ko.zip": "x"])
    let run = try sandbox.run("import", "ko.zip")
    #expect(run.status == 2)
    #expect(run.error.hasPrefix("error: 'ko.zip' can't be imported; import reads .xcstrings"), "\(run.error)")
  }

  @Test("bundles, metadata and names are written, left-out strings are listed, and a second import changes nothing")
  func whole() throws {
    let sandbox = try Self.sandbox()
    let run = try sandbox.run("import", "App")
    #expect(run.status == 1)
    #expect(run.output.isEmpty)
    let left = """
      Left out 'store.title' in fr: l10n.yml doesn't list this language; add it to 'languages'
      Left out 'width' in en: the syntax 'icu' has no conversion like that of 'arg1'; write \
      this in l10n.yml, and import again: syntax: { "*": icu, width: printf }

      """
    #expect(
      run.error == """
        Wrote translations/en.yml
        Wrote translations/ko.yml
        Wrote translations/metadata.yml
        Wrote names.yml
        \(left)6 strings added, 2 left out

        """)
    #expect(
      try sandbox.read("translations/en.yml") == """
        items_in: "{count, plural, one {# item in {arg2}} other {# items in {arg2}}}"
        hello_its_today: Hello {arg1}, it's '{'today'}'
        store:
          title: Store
        tap: "{device, select, iphone {Tap} mac {Click} other {Tap}}"

        """)
    #expect(
      try sandbox.read("translations/ko.yml") == """
        items_in: "{count, plural, other {{arg2}에 #개}}"
        hello_its_today: 안녕 {arg1}

        """)
    #expect(
      try sandbox.read("translations/metadata.yml") == """
        items_in:
          state: { ko: needs-review }
        hello_its_today:
          description: "A greeting: warm."
        tap:
          translatable: false
          arguments: { device: L10nDevice }

        """)
    #expect(
      try sandbox.read("names.yml").hasSuffix(
        """
        Localizable:
          hello_its_today: "Hello %@, it's {today}"
          items_in: "%lld items"
          width: "width %05.1f"

        """))
    let before = sandbox.files(below: "translations").map { "translations/\($0)" } + ["names.yml"]
    let texts = try before.map(sandbox.read)
    let second = try sandbox.run("import", "App/Localizable.xcstrings")
    #expect(second.status == 1)
    #expect(second.error == left + "0 strings added, 6 already present, 2 left out\n")
    #expect(sandbox.files(below: "translations").count == 3)
    #expect(try before.map(sandbox.read) == texts)
  }

  @Test("the imported strings have the same accessors as the catalog itself")
  func accessors() throws {
    let sandbox = try Self.sandbox()
    #expect(try sandbox.run("import", "App").status == 1)
    try sandbox.write(Self.settings + "syntax: { \"*\": icu, width: printf }\n", to: "l10n.yml")
    #expect(try sandbox.run("import", "App").error.contains("1 string added, 6 already present, 1 left out"))
    #expect(try sandbox.run("emit").status == 0)
    #expect(try sandbox.run("emit", "--translations", "App", "--output", "InPlace").status == 0)
    func declarations(_ path: String) throws -> [Substring] {
      try sandbox.read(path).split(separator: "\n").filter { $0.contains("static") }
    }
    let imported = try declarations("Out/L10n.swift")
    #expect(imported.contains { $0.contains("func tap(device: L10nDevice = .current) -> String") })
    #expect(imported.contains { $0.contains("func itemsIn(count: Int, arg2: String)") })
    #expect(imported == (try declarations("InPlace/L10n.swift")))
  }

  @Test("a dry run shows the changes and writes nothing")
  func dryRun() throws {
    let sandbox = try Self.sandbox(["translations/ko.yml": "store:\n  open: 열림\n", "translations/en.yml": "a: b\n"])
    let before = sandbox.files(below: ".").sorted()
    let run = try sandbox.run("import", "App", "--dry-run")
    #expect(run.error.contains("--- translations/ko.yml\n+++ translations/ko.yml\n@@ -1,2 +1,4 @@\n"))
    #expect(run.error.contains("+hello_its_today: 안녕 {arg1}\n"))
    #expect(run.error.contains("--- /dev/null\n+++ names.yml\n"))
    #expect(run.error.hasSuffix("6 strings would be added, 2 left out\n"))
    #expect(sandbox.files(below: ".").sorted() == before)
    #expect(try sandbox.read("translations/ko.yml") == "store:\n  open: 열림\n")
  }

  @Test("strings are added to the project's files below a namespace, and its own texts are unchanged")
  func into() throws {
    let sandbox = try Self.sandbox([
      "translations/en/shop.yml": "store:\n  title: Our own\n", "translations/ko/shop.yml": "store: {}\n",
    ])
    let run = try sandbox.run("import", "App", "--into", "shop")
    #expect(run.status == 1)
    #expect(
      run.error.contains("Left out 'shop.store.title' in en: the project has another text already, which stays\n"))
    #expect(
      try sandbox.read("translations/en/shop.yml").hasPrefix("store:\n  title: Our own\nitems_in: \"{count, plural"))
    #expect(try sandbox.read("names.yml").contains("  shop.items_in: \"%lld items\"\n"))
    #expect(try sandbox.read("names.yml").contains("  shop.store.title: \"store.title\"\n"))
    let without = try Self.sandbox(["translations/en/shop.yml": "a: b\n", "translations/ko/shop.yml": "a: b\n"])
    let refused = try without.run("import", "App")
    #expect(
      refused.error.contains(
        "Left out 'items_in' in ko: no file of this language is for such a key; name a namespace with --into\n"))
  }

  @Test("sentences are named by the texts of a given language")
  func namesFrom() throws {
    let sandbox = try Self.sandbox()
    let run = try sandbox.run("import", "App", "--names-from", "ko")
    #expect(run.status == 1)
    #expect(try sandbox.read("names.yml").contains("Hello %@, it's {today}"))
    #expect(try sandbox.run("import", "App", "--names-from", "not a language").status == 2)
    #expect(try sandbox.run("import", "App", "--into", "a..b").status == 2)
  }

  @Test("a broken catalog is refused with the place, and nothing is written")
  func broken() throws {
    let sandbox = try Self.sandbox()
    try sandbox.write(String(Self.catalog.prefix(400)), to: "App/Localizable.xcstrings")
    let run = try sandbox.run("import", "App")
    #expect(run.status == 1)
    #expect(run.error.contains("App/Localizable.xcstrings:1:1: error: this brace is never closed"))
    #expect(run.error.hasSuffix("Nothing was written.\n"))
    #expect(!sandbox.exists("translations"))
    #expect(!sandbox.exists("names.yml"))
  }

  @Test("catalogs that are already read in place, and paths without a catalog, are refused")
  func paths() throws {
    let sandbox = try Self.sandbox(["empty/a.txt": ""])
    try sandbox.write(Self.settings + "translations: App\n", to: "l10n.yml")
    let run = try sandbox.run("import", "App/Localizable.xcstrings")
    #expect(run.status == 2)
    #expect(run.error.contains("is in the translations directory, so it is read in place already"))
    #expect(try sandbox.run("import", "empty").status == 2)
    #expect(try sandbox.run("import", "missing.xcstrings").status == 2)
  }
}
