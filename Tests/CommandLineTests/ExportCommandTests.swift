import Foundation
import TestSupport
import Testing

@Suite("l10n-gen export")
struct ExportCommandTests {
  private static let files = [
    "l10n.yml": "source: en\nlanguages: [en, ko]\noutput: { directory: Out }\n",
    "names.yml": "Localizable:\n  greeting: \"Hello %@, %@\"\n",
    "translations/en.yml": """
    greeting: "{arg2}, {arg1}: 100%"
    plain: 100%
    items: "{count, plural, =0 {none} one {# item} other {# items}} in {place}"
    both: "{files, plural, one {# file} other {# files}} in {dirs, plural, one {# dir of {owner}} other {# dirs of {owner}}}"
    price: "{price, number, ::.00} or {exact, number, percent}"
    when: "{day, date}"
    tap: "{device, select, iphone {Tap} mac {Click} other {Tap}}"
    list: [a, b]
    click: "{device, select, iphone {Tap} mac {Click} other {Tap}} now"
    third: "{place, selectordinal, one {#st} other {#th}}"

    """,
    "translations/ko.yml": """
    greeting: "{arg1}, {arg2}: 100%"
    tap: "{device, select, other {버튼을(를) 누르기}}"
    items: "{place}을(를) {count, plural, other {#개}}"
    plain: "{place}을(를)"

    """,
    "translations/metadata.yml": """
    greeting:
      description: "Shown first."
      state: { ko: needs-review }
    click:
      arguments: { device: L10nDevice }
    tap:
      translatable: false
      arguments: { device: L10nDevice }

    """,
  ]

  @Test("a new catalog is written as Xcode would write it, and strings that it can't represent are listed")
  func new() throws {
    let sandbox = try Sandbox(Self.files)
    let run = try sandbox.run("export", "xcstrings")
    #expect(run.status == 1)
    #expect(
      run.error == """
        Wrote Localizable.xcstrings
        Left out 'click' in en: a table has a whole text for each device; write what is around the choice in each of its \
        texts
        Left out 'plain' in ko: the source doesn't have the argument 'place'
        Left out 'price' in en: a table can't write the number 'exact' in this format
        Left out 'third' in en: a table has no ordinals and no offsets in plurals
        Left out 'when' in en: a table can't write dates and times, such as 'day'
        9 strings written, 5 left out

        """)
    let text = try sandbox.read("Localizable.xcstrings")
    #expect(
      text.hasPrefix(
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "both" : {
              "extractionState" : "manual",
              "localizations" : {
                "en" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "%#@files@ in %#@dirs@"
                  },
                  "substitutions" : {
                    "dirs" : {
                      "argNum" : 2,
                      "formatSpecifier" : "lld",
                      "variations" : {
                        "plural" : {
                          "one" : {
                            "stringUnit" : {
                              "state" : "translated",
                              "value" : "%arg dir of %3$@"
                            }
                          },

        """))
    #expect(
      text.contains(
        """
            "Hello %@, %@" : {
              "comment" : "Shown first.",
              "extractionState" : "manual",
              "localizations" : {
                "en" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "%2$@, %1$@: 100%%"
                  }
                },
                "ko" : {
                  "stringUnit" : {
                    "state" : "needs_review",
                    "value" : "%1$@, %2$@: 100%%"
                  }
                }
              }
            },

        """))
    #expect(text.contains("\"value\" : \"100%\"\n"))
    #expect(text.contains("\"value\" : \"%1$lld items in %2$@\"\n"))
    #expect(text.contains("\"zero\" : {\n"))
    #expect(text.contains("\"value\" : \"%2$@을(를) %1$lld개\"\n"))
    #expect(text.contains("\"shouldTranslate\" : false\n"))
    #expect(text.hasSuffix("  },\n  \"version\" : \"1.0\"\n}"))
    let second = try sandbox.run("export", "xcstrings")
    #expect(second.status == 1)
    #expect(second.error.hasSuffix("0 strings written, 5 left out\n"))
    #expect(try sandbox.read("Localizable.xcstrings") == text)
  }

  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "" : {

        },
        "pay %@ %@" : {
          "comment" : "Xcode's",
          "localizations" : {
            "en" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Pay %2$@ to %1$@"
              }
            },
            "ja" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "%1$@に%2$@"
              }
            },
            "ko" : {
              "stringUnit" : {
                "state" : "needs_review",
                "value" : "%1$@에게 %2$@"
              }
            }
          }
        },
        "Zoo" : {

        }
      },
      "version" : "1.0",
      "x-unknown" : [ 1,2 ]
    }

    """

  private static func imported() throws -> Sandbox {
    let sandbox = try Sandbox([
      "l10n.yml": "source: en\nlanguages: [en, ko]\n", "App/Localizable.xcstrings": catalog,
    ])
    #expect(try sandbox.run("import", "App").error.contains("3 strings added"))
    return sandbox
  }

  @Test("an imported catalog is unchanged by an export")
  func unchanged() throws {
    let sandbox = try Self.imported()
    let run = try sandbox.run("export", "xcstrings", "--output", "App/Localizable.xcstrings")
    #expect(run.status == 0)
    #expect(run.error == "0 strings written\n")
    #expect(try sandbox.read("App/Localizable.xcstrings") == Self.catalog)
  }

  @Test("only lines that differ are changed, and keys are added where Xcode would add them")
  func edit() throws {
    let sandbox = try Self.imported()
    let korean = try sandbox.read("translations/ko.yml")
    try sandbox.write(korean.replacing("{arg1}에게", with: "{arg1} 님께") + "new: 새\n", to: "translations/ko.yml")
    try sandbox.write(try sandbox.read("translations/en.yml") + "new: New\n", to: "translations/en.yml")
    try sandbox.write(
      try sandbox.read("translations/metadata.yml").replacing("  state: { ko: needs-review }\n", with: ""),
      to: "translations/metadata.yml")
    let run = try sandbox.run("export", "xcstrings", "--output", "App/Localizable.xcstrings")
    #expect(run.status == 0, "\(run.error)")
    let expected = Self.catalog.replacing("\"needs_review\"", with: "\"translated\"")
      .replacing("%1$@에게", with: "%1$@ 님께")
      .replacing(
        "    \"pay %@ %@\"",
        with: """
              "new" : {
                "extractionState" : "manual",
                "localizations" : {
                  "en" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "New"
                    }
                  },
                  "ko" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "새"
                    }
                  }
                }
              },
              "pay %@ %@"
          """)
    #expect(try sandbox.read("App/Localizable.xcstrings") == expected)
  }

  @Test("the given languages are written to a table below its namespace")
  func languages() throws {
    let sandbox = try Sandbox([
      "l10n.yml": "source: en\n", "translations/en.yml": "Shop: { a: A }\nb: B\n",
      "translations/ko.yml": "Shop: { a: 가 }\nb: 나\n",
    ])
    let run = try sandbox.run("export", "xcstrings", "--language", "ko", "--output", "App/Shop.xcstrings")
    #expect(run.error == "Wrote App/Shop.xcstrings\n1 string written\n")
    let text = try sandbox.read("App/Shop.xcstrings")
    #expect(
      text.contains("\"a\" : {\n") && text.contains("\"가\"") && !text.contains("\"A\"") && !text.contains("\"나\""))
    #expect(try sandbox.run("export", "xcstrings", "--language", "fr").status == 2)
    #expect(try sandbox.run("export", "xcstrings", "--output", "App/Shop.strings").status == 2)
  }

  @Test("a broken catalog and a broken project are refused, and nothing is written")
  func broken() throws {
    let sandbox = try Self.imported()
    let broken = String(Self.catalog.prefix(300))
    try sandbox.write(broken, to: "App/Localizable.xcstrings")
    let run = try sandbox.run("export", "xcstrings", "--output", "App/Localizable.xcstrings")
    #expect(run.status == 2)
    #expect(
      run.error.contains(
        "this catalog has mistakes; 'l10n-gen check --translations App/Localizable.xcstrings' shows them"))
    #expect(try sandbox.read("App/Localizable.xcstrings") == broken)
    try sandbox.write("a: [\n", to: "translations/ko.yml")
    #expect(try sandbox.run("export", "xcstrings").status == 1)
    #expect(!sandbox.exists("Localizable.xcstrings"))
  }
}
